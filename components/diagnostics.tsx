import { useEffect, useRef } from "react";
import { firingOf } from "../lib/review/firing";
import type { Review } from "../lib/review/store";
import { label } from "../lib/wording/label";
import { IconButton } from "./button";
import { useWords } from "./words";

/** How often each check looked closer and rang on the answers that were checked in this tab. */
export function Diagnostics({ review, onClose }: { review: Review; onClose: () => void }) {
  const { language, say, count } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  const { answers, rows } = firingOf(review.page, review.dismissed);
  return (
    <dialog ref={element} className="keys diagnostics" aria-label={say("diagnostics_title")} onClose={onClose}>
      <div className="row">
        <h2 className="grow strong">{say("diagnostics_title")}</h2>
        <IconButton name={say("action_close")} icon="x" onClick={onClose} />
      </div>
      <p className="small-text mute">{count("diagnostics_note", answers)}</p>
      {rows.length === 0 ? (
        <p className="mute">{say("diagnostics_none")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("diagnostics_check")}</th>
              <th scope="col">{say("diagnostics_looked")}</th>
              <th scope="col">{say("diagnostics_fired")}</th>
              <th scope="col">{say("diagnostics_rate")}</th>
              <th scope="col">{say("diagnostics_dismissed")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, precheckFired, answers: fired, oneIn, dismissed }) => (
              <tr key={code}>
                <th scope="row" title={code}>
                  {label(code, language)}
                </th>
                <td>{precheckFired ?? answers}</td>
                <td>{fired}</td>
                <td>{oneIn ?? "–"}</td>
                <td>{dismissed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </dialog>
  );
}
