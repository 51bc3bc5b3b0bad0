import { type Filter, MOST_VIEWS } from "../model/view";
import { changeSettings } from "../storage/settings";
import type { ReviewStore } from "./store";

/** What the audit's filters do; a view is a filter under a name. */
export interface FilterActions {
  onFilter: (filter: Filter) => void;
  /** Saves the filter in force; another view of that name gives way, and the oldest beyond the limit. */
  onSaveView: (name: string) => void;
  onDeleteView: (name: string) => void;
}

export const filtersOn = (review: ReviewStore): FilterActions => ({
  onFilter: (filter) => review.setState({ filter }),
  onSaveView: (name) => {
    const { filter } = review.getState();
    void changeSettings(({ views = [] }) => ({
      views: [...views.filter((view) => view.name !== name), { name, filter }].slice(-MOST_VIEWS),
    }));
  },
  onDeleteView: (name) =>
    void changeSettings(({ views = [] }) => ({ views: views.filter((view) => view.name !== name) })),
});
