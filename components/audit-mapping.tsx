import type { ChosenFile, Desk } from "../lib/audit/desk/desk";
import type { ImportActions } from "../lib/audit/desk/importing";
import type { Preview, PreviewRow } from "../lib/audit/import/preview";
import {
  type BatchField,
  batchFieldSchema,
  type Delimiter,
  delimiterSchema,
  encodingSchema,
  type Shape,
} from "../lib/model/batch";
import { badReason, badReasons } from "../lib/wording/bad-rows";
import type { MessageKey } from "../lib/wording/catalogue";
import { fileSize } from "../lib/wording/file-size";
import { Button } from "./button";
import { Icon } from "./icon";
import { ScrollBox } from "./scroll-box";
import { Quoted, useWords } from "./words";

const FIELDS: Readonly<Record<BatchField, MessageKey>> = {
  id: "audit_field_id",
  question: "audit_field_question",
  answer: "audit_field_answer",
  sources: "audit_field_sources",
  sourceTitle: "audit_field_sourceTitle",
  version: "audit_field_version",
  citations: "audit_field_citations",
  date: "audit_field_date",
};
const ORDER: readonly BatchField[] = [
  "question",
  "answer",
  "sources",
  "sourceTitle",
  "version",
  "citations",
  "date",
  "id",
];
const NEEDED: ReadonlySet<BatchField> = new Set(["answer", "sources"]);

const SHAPES: Readonly<Record<Shape, MessageKey>> = {
  citecheck: "audit_shape_citecheck",
  "open-webui": "audit_shape_openWebui",
  librechat: "audit_shape_librechat",
  dify: "audit_shape_dify",
  langfuse: "audit_shape_langfuse",
  table: "audit_shape_table",
  objects: "audit_shape_objects",
  seen: "audit_shape_seen",
};

const DELIMITERS: Readonly<Record<Delimiter, MessageKey>> = {
  ",": "audit_delimiter_comma",
  ";": "audit_delimiter_semicolon",
  "\t": "audit_delimiter_tab",
  "|": "audit_delimiter_pipe",
};
const ENCODINGS = { "utf-8": "UTF-8", "utf-16le": "UTF-16 LE", "utf-16be": "UTF-16 BE", gb18030: "GB18030" } as const;

/** Which column is what, with the first rows as they then read. */
export function AuditMapping({ desk, chosen, actions }: { desk: Desk; chosen: ChosenFile; actions: ImportActions }) {
  const { say, count } = useWords();
  const { mapping, preview, reading } = chosen;
  const ready = mapping.answer !== undefined && mapping.sources !== undefined && (preview?.rows ?? 0) > 0;
  const label = preview?.whole === true ? count("audit_importN", preview.rows) : say("audit_importAll");
  return (
    <main className="main">
      <div>
        <h2 className="title">{say("audit_mapping_title")}</h2>
        <p className="mute">{say(SHAPES[reading.shape])}</p>
      </div>
      <FileBox chosen={chosen} actions={actions} />
      <div className="mapping">
        <Fields desk={desk} chosen={chosen} actions={actions} />
        <div className="stack">
          <FirstRows preview={preview} />
          {preview !== undefined && preview.bad > 0 && <BadNote preview={preview} />}
        </div>
      </div>
      <div className="row wrap foot-row">
        <label className="row">
          <span>{say("audit_batchName")}</span>
          <input value={chosen.name} maxLength={120} onChange={({ target }) => actions.onName(target.value)} />
        </label>
        <label className="row">
          <span>{say("audit_remember")}</span>
          <input
            value={chosen.remember}
            maxLength={60}
            placeholder={say("audit_rememberNot")}
            onChange={({ target }) => actions.onRemember(target.value)}
          />
        </label>
        <span className="row end">
          <Button onClick={actions.onCancel}>{say("audit_cancel")}</Button>
          <Button kind="primary" disabled={!ready} onClick={actions.onImport}>
            {label}
          </Button>
        </span>
      </div>
    </main>
  );
}

function FileBox({ chosen, actions }: { chosen: ChosenFile; actions: ImportActions }) {
  const { language, say } = useWords();
  const { file, reading } = chosen;
  return (
    <div className="box row wrap file-box">
      <Icon name="doc" />
      <div className="grow">
        <p className="strong break">{file.name}</p>
        <p className="small-text mute">{fileSize(file.size, language)}</p>
      </div>
      {reading.delimiter !== undefined && (
        <label className="row">
          <span className="small-text mute">{say("audit_delimiter")}</span>
          <select
            value={reading.delimiter}
            onChange={({ target }) => {
              const delimiter = delimiterSchema.safeParse(target.value);
              if (delimiter.success) actions.onReading({ delimiter: delimiter.data });
            }}
          >
            {delimiterSchema.options.map((one) => (
              <option key={one} value={one}>
                {say(DELIMITERS[one])}
              </option>
            ))}
          </select>
        </label>
      )}
      {reading.encoding !== undefined && (
        <label className="row">
          <span className="small-text mute">{say("audit_encoding")}</span>
          <select
            value={reading.encoding}
            onChange={({ target }) => {
              const encoding = encodingSchema.safeParse(target.value);
              if (encoding.success) actions.onReading({ encoding: encoding.data });
            }}
          >
            {encodingSchema.options.map((one) => (
              <option key={one} value={one}>
                {ENCODINGS[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button onClick={actions.onCancel}>{say("audit_otherFile")}</Button>
    </div>
  );
}

function Fields({ desk, chosen, actions }: { desk: Desk; chosen: ChosenFile; actions: ImportActions }) {
  const { say } = useWords();
  const { columns, mapping } = chosen;
  const saved = desk.mappings.filter((one) => columns.length > 0 && one.columns.some((name) => columns.includes(name)));
  return (
    <div className="box fields">
      {saved.length > 0 && (
        <label className="field-row">
          <span className="strong">{say("audit_savedMapping")}</span>
          <select value={chosen.remember} onChange={({ target }) => actions.onSavedMapping(target.value)}>
            <option value="">{say("audit_notIn")}</option>
            {saved.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {ORDER.filter((field) => batchFieldSchema.options.includes(field)).map((field) => (
        <label key={field} className="field-row">
          <span className="strong">
            {say(FIELDS[field])}
            {NEEDED.has(field) && <span className="mute"> *</span>}
          </span>
          <select
            value={mapping[field] ?? ""}
            required={NEEDED.has(field)}
            onChange={({ target }) => actions.onMapping(field, target.value)}
          >
            <option value="">{say("audit_notIn")}</option>
            {columns.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function FirstRows({ preview }: { preview: Preview | undefined }) {
  const { say } = useWords();
  return (
    <section aria-busy={preview === undefined} className="stack">
      <div className="row">
        <h3 className="subtitle grow">{say("audit_firstRows")}</h3>
        <span className="small-text mute">
          {preview === undefined
            ? say("audit_looking")
            : say(preview.whole ? "audit_readable" : "audit_readableFirst", {
                good: preview.rows,
                bad: preview.bad,
                n: preview.rows + preview.bad,
              })}
        </span>
      </div>
      <ScrollBox name={say("audit_firstRows")}>
        <table className="tb preview">
          <thead>
            <tr>
              <th className="num">#</th>
              <th>{say("audit_field_question")}</th>
              <th>{say("audit_field_answer")}</th>
              <th>{say("audit_field_sources")}</th>
            </tr>
          </thead>
          <tbody>
            {preview?.first.map((row) => (
              <Row key={row.n} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

function Row({ row }: { row: PreviewRow }) {
  const { language, count } = useWords();
  if ("reason" in row) {
    return (
      <tr className="bad">
        <td className="num">{row.n}</td>
        <td className="cut">{row.raw}</td>
        <td className="why" colSpan={2}>
          {badReason(row.reason, row.detail, language)}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td className="num">{row.n}</td>
      <td className="cut">
        <Quoted>{row.question}</Quoted>
      </td>
      <td className="cut">
        <Quoted>{row.answer}</Quoted>
      </td>
      <td className="cut">
        {count("audit_sources", row.sources)}
        {row.title !== "" && (
          <>
            {" · "}
            <Quoted>{row.title}</Quoted>
          </>
        )}
      </td>
    </tr>
  );
}

function BadNote({ preview }: { preview: Preview }) {
  const { language, count } = useWords();
  return (
    <p className="bar-note">
      <Icon name="warn" small />
      <span>{count("audit_cannotRead", preview.bad, { reasons: badReasons(preview.reasons, language) })}</span>
    </p>
  );
}
