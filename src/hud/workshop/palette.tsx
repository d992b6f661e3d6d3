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

const isWithin = ({ least, most }: ChoiceFigure, figure: number): boolean => figure >= least && figure <= most;

/** Parts that are put in ready made. */
export function Palette({ what, items, onPut }: PaletteProps) {
  const [chosen, setChosen] = useState(0);
  const [set, setFigure] = useState<number | null>(null);
  const item = items[chosen] ?? items[0];
  if (!item) return null;
  const { figure, about } = item;
  const value = figure && (set ?? figure.value);
  return (
    <form
      class="palette"
      onSubmit={(event) => {
        event.preventDefault();
        onPut(items.indexOf(item), value);
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
      {figure && value !== null && (
        <label class="palette-figure">
          {figure.label}
          <input
            type="number"
            min={figure.least}
            max={figure.most}
            step={figure.step}
            value={value}
            required
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (isWithin(figure, valueAsNumber)) setFigure(valueAsNumber);
            }}
          />
        </label>
      )}
      <button type="submit" class="button small">
        Put it in
      </button>
      <span class="quiet">{about}</span>
    </form>
  );
}
