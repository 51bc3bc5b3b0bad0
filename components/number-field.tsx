import { useId, useState } from "react";

/** A whole number, or one with digits after the point where `step` says so. What is no number changes nothing. */
export function NumberField(props: {
  value: number;
  least: number;
  most?: number;
  step?: number;
  /** Words before the field, or its name where a table's head says it. */
  label?: string;
  name?: string;
  onChange: (value: number) => void;
}) {
  const { value, least, most, step = 1, label, name, onChange } = props;
  const id = useId();
  const [text, setText] = useState(String(value));
  const shown = Number(text) === value ? text : String(value);
  const field = (
    <input
      id={id}
      className="number"
      type="number"
      aria-label={name}
      min={least}
      max={most}
      step={step}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        const next = Number(target.value);
        if (target.value === "" || !Number.isFinite(next) || next < least || (most !== undefined && next > most))
          return;
        onChange(step === 1 ? Math.round(next) : next);
      }}
    />
  );
  return label === undefined ? (
    field
  ) : (
    <span className="row">
      <label htmlFor={id}>{label}</label>
      {field}
    </span>
  );
}
