import { useState } from 'preact/hooks';

/** A figure that is set before something is put in. */
export interface ChoiceFigure {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface PaletteChoice {
  readonly label: string;
  readonly about: string;
  readonly figure: ChoiceFigure | null;
}

interface PaletteProps {
  /** What one of them is: `a step`. */
  readonly what: string;
  readonly items: readonly PaletteChoice[];
  /** With the figure that was set; null for a part without one. */
  onPut(this: void, index: number, figure: number | null): void;
}

/** What a figure may be, in words; null for one that is so. */
function faultOf({ least, most, step }: ChoiceFigure, figure: number): string | null {
  const isWhole = Number.isInteger(step);
  if (figure >= least && figure <= most && (!isWhole || Number.isInteger(figure))) return null;
  return `${isWhole ? 'a whole number' : 'a number'} from ${least} to ${most}`;
}

interface FigureFieldProps {
  readonly figure: ChoiceFigure;
  readonly written: string;
  readonly fault: string | null;
  readonly onWrite: (written: string) => void;
}

function FigureField({ figure, written, fault, onWrite }: FigureFieldProps) {
  return (
    <label class="palette-figure">
      {figure.label}
      <input
        type="number"
        min={figure.least}
        max={figure.most}
        step={figure.step}
        value={written}
        aria-invalid={fault !== null}
        aria-describedby={fault ? 'palette-fault' : undefined}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </label>
  );
}

/** Parts that are put in ready made. */
export function Palette({ what, items, onPut }: PaletteProps) {
  const [chosen, setChosen] = useState(0);
  const [set, setFigure] = useState<string | null>(null);
  const item = items[chosen] ?? items[0];
  if (!item) return null;
  const { figure, about } = item;
  const written = set ?? String(figure?.value ?? '');
  const value = written === '' ? NaN : Number(written);
  const fault = figure ? faultOf(figure, value) : null;
  return (
    <form
      class="palette"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) onPut(items.indexOf(item), figure && value);
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <label>
        Put in {what}
        <select
          value={items.indexOf(item)}
          onChange={(event) => {
            setChosen(Number(event.currentTarget.value));
            setFigure(null);
          }}
        >
          {items.map(({ label }, i) => (
            <option key={label} value={i}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {figure && <FigureField figure={figure} written={written} fault={fault} onWrite={setFigure} />}
      <button type="submit" class="button small">
        Put it in
      </button>
      <span class="quiet">{about}</span>
      {fault && (
        <p class="problem palette-fault" id="palette-fault">
          {figure!.label}: {fault}
        </p>
      )}
    </form>
  );
}
