import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren; readonly name?: string }[];
  readonly onChoose: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choices<T extends string | number>({ legend, value, options, onChoose }: ChoicesProps<T>) {
  const group = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label class="choice" key={option.value}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChoose(option.value)}
          />
          <span class="choice-face">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TickProps {
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no, with a sentence on what it means. */
export function Tick({ label, note, checked, onChange }: TickProps) {
  const id = useId();
  return (
    <div class="tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {note && (
        <span class="tick-note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}
