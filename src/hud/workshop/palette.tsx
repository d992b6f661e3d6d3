import { useState } from 'preact/hooks';

export interface PaletteChoice {
  readonly label: string;
  readonly about: string;
}

interface PaletteProps {
  readonly items: readonly PaletteChoice[];
  onPut(this: void, index: number): void;
}

/** Parts that are put in ready made. */
export function Palette({ items, onPut }: PaletteProps) {
  const [chosen, setChosen] = useState(0);
  if (items.length === 0) return null;
  return (
    <div class="palette">
      <label>
        Put in a step
        <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {items.map(({ label }, i) => (
            <option key={label} value={i}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button small" onClick={() => onPut(chosen)}>
        Put it in
      </button>
      <span class="quiet">{items[chosen]?.about}</span>
    </div>
  );
}
