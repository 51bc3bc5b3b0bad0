import { elementsAt } from "../dom/region";
import type { PickedSite, Region, RegionName } from "../model/picked-site";
import { derivePath, type Examples } from "./derive-path";

/** What was chosen for one region: an element pointed at and its likes, or that the page has none. */
export interface Choice extends Examples {
  /** Null where no selector tells the pointed element from the rest. */
  path: Region | null;
}

/** What a person has pointed at so far on one page. */
export class Choices {
  private readonly chosen = new Map<RegionName, Choice>();
  /** Sources that stand in the page only once they are opened. */
  opens = false;

  constructor(private readonly page: Document) {}

  get(name: RegionName): Choice | null {
    return this.chosen.get(name) ?? null;
  }

  /** Takes the pointed element alone as the example of a region. */
  take(name: RegionName, element: Element): void {
    this.set(name, { yes: [element], no: [] });
  }

  /** Another element that belongs to the region, or one that was matched and does not. */
  correct(name: RegionName, element: Element, belongs: boolean): void {
    const { yes, no } = this.chosen.get(name) ?? { yes: [], no: [] };
    this.set(name, belongs ? { yes: [...yes, element], no } : { yes, no: [...no, element] });
  }

  drop(name: RegionName): void {
    this.chosen.delete(name);
    if (name === "answer") this.chosen.delete("mark");
  }

  /** The elements that the region's path gives now. */
  matched(name: RegionName): Element[] {
    const path = this.chosen.get(name)?.path;
    if (!path) return [];
    return this.from(name).flatMap((root) => elementsAt(root, path));
  }

  /** What is saved, once an answer was chosen. */
  site(origin: string): PickedSite | null {
    const answer = this.chosen.get("answer")?.path;
    if (!answer) return null;
    const site: PickedSite = { origin, answer };
    for (const name of ["mark", "source", "question"] as const) {
      const path = this.chosen.get(name)?.path;
      if (path) site[name] = path;
    }
    if (this.opens) site.opens = true;
    return site;
  }

  private set(name: RegionName, examples: Examples): void {
    // Elements that the page has thrown away since tell nothing any more.
    const stands = (element: Element): boolean => element.isConnected;
    const yes = examples.yes.filter(stands);
    const no = examples.no.filter(stands);
    this.chosen.set(name, { yes, no, path: derivePath({ yes, no }, this.from(name)) });
  }

  private from(name: RegionName): ParentNode[] {
    return name === "mark" ? this.matched("answer") : [this.page];
  }
}
