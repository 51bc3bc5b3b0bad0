import { readReviews, reviewsOf, watchReviews } from "../storage/reviews";
import { readRoom } from "../storage/room";
import { type ReviewStore, setReviews, targetsOf } from "./store";

/** Keeps the store on what is decided about the page's findings and answers, in whichever window. */
export function followReviews(review: ReviewStore): void {
  let turn = 0;
  const read = async (): Promise<void> => {
    const mine = ++turn;
    const { page } = review.getState();
    const hashes = (page?.answers ?? []).flatMap(({ report }) => report?.answerHash ?? []);
    const [own, marked] = await Promise.all([readReviews(targetsOf(review.getState())), reviewsOf(hashes)]);
    // A later read has begun: what it finds is newer.
    if (mine !== turn) return;
    setReviews(review, new Map([...marked.map((one) => [one.target, one] as const), ...own]));
  };
  // How full the store is changes with what is stored, and costs no read of the page its time.
  const look = (): void => void readRoom().then(({ nearly }) => review.setState({ nearlyFull: nearly }));
  let last = review.getState().page;
  review.subscribe(({ page }) => {
    if (page === last) return;
    last = page;
    void read();
  });
  watchReviews(() => {
    void read();
    look();
  });
  void read();
  look();
}
