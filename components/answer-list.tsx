import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo } from "react";
import type { AnswerState } from "../lib/model/page-state";
import type { Review as Reviewed } from "../lib/model/review";
import { isOpen, placeOf, type Review, shownFindings } from "../lib/review/store";
import { Answer } from "./answer";
import type { PanelActions } from "./panel";
import { useWords } from "./words";

/** Height of a closed answer in CSS pixels, until it was measured. */
const CLOSED = 64;

/** The answers. Only those in sight are in the document, so that thousands scroll as smoothly as ten. */
export function AnswerList({
  list,
  answers,
  review,
  actions,
}: {
  list: RefObject<HTMLElement | null>;
  answers: readonly AnswerState[];
  review: Review;
  actions: PanelActions;
}) {
  const { say } = useWords();
  // Scrolling renders the list anew and changes none of this: the walk over all findings is not made again.
  const place = useMemo(() => placeOf(review), [review]);
  const missed = useMemo(() => missedBy(review.reviews), [review.reviews]);
  const rows = useVirtualizer({
    count: answers.length,
    getScrollElement: () => list.current,
    getItemKey: (index) => answers[index]?.key ?? index,
    estimateSize: () => CLOSED,
    // Before the list was measured, as much as any panel may show.
    initialRect: { width: 360, height: 2000 },
    overscan: 6,
  });
  const front = useMemo(() => place && answers.findIndex(({ key }) => key === place.answer), [answers, place]);
  useEffect(() => {
    if (review.chosen !== undefined && front !== undefined && front >= 0) rows.scrollToIndex(front, { align: "auto" });
  }, [review.chosen, front, rows]);
  return (
    <ol className="answers" aria-label={say("panel_answers")} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const answer = answers[index];
        if (answer === undefined) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={answers.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Answer
              answer={answer}
              sources={review.page?.sources ?? []}
              mode={review.settings.mode}
              dismissed={review.dismissed}
              shown={shownFindings(answer, review)}
              reviews={review.reviews}
              missed={missed.get(answer.report?.answerHash ?? "") ?? []}
              reading={review.reading?.answer === answer.key ? review.reading : undefined}
              asking={review.asking}
              open={isOpen(review, answer.key)}
              current={place?.answer === answer.key ? place.finding : undefined}
              focus={review.chosen !== undefined}
              actions={actions.answer(answer)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The faults that reviewers marked, by the hash of their answer. */
function missedBy(reviews: ReadonlyMap<string, Reviewed>): Map<string, Reviewed[]> {
  const missed = new Map<string, Reviewed[]>();
  for (const review of reviews.values()) {
    if (review.standing.missed === undefined) continue;
    missed.set(review.answer, [...(missed.get(review.answer) ?? []), review]);
  }
  return missed;
}
