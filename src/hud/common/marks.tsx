import './stones.css';
import { sideNumeral } from '../../art/index.ts';
import type { Words } from './words.ts';

interface StonesProps {
  readonly value: number;
  readonly full: number;
  readonly name: string;
  /** Stones of hit points are filled, those of Stamina are rings. */
  readonly kind: 'hp' | 'stamina';
}

/** A rating as a row of stones, missing ones hollow, with the number in words. */
export function Stones({ value, full, name, kind }: StonesProps) {
  const left = Math.max(0, value);
  return (
    <span class={`stones stones-${kind}`} role="img" aria-label={`${name} ${left} of ${full}`}>
      <span class="stones-row" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} class={i < left ? 'stone' : 'stone gone'} />
        ))}
      </span>
      <span class="stones-number" aria-hidden="true">
        {left}/{full}
      </span>
    </span>
  );
}

/** Sides with colours of their own; beyond them the colours come again, the numerals do not. */
const COLOURS = 6;

/** The class that gives what is in it the colours of a side. */
export function sideClass(place: number): string {
  return `side-${place % COLOURS}`;
}

interface SideMarkProps {
  readonly place: number;
  /** The words beside it already say that it is a side. */
  readonly bare?: boolean;
}

/** The numeral of a side on its colour: the same sign on tiles, in the log, on the end page and in the set-up. */
export function SideMark({ place, bare = false }: SideMarkProps) {
  const name = bare ? {} : ({ role: 'img', 'aria-label': `Side ${sideNumeral(place)}` } as const);
  return (
    <span class={`side-mark ${sideClass(place)}`} {...name}>
      {sideNumeral(place)}
    </span>
  );
}

/** What somebody fights as, in a word for small places: `murm.` for the eye, `murmillo` for the ear. */
export function KindWord({ id, words }: { readonly id: string; readonly words: Pick<Words, 'kind' | 'kindShort'> }) {
  const [whole, short] = [words.kind(id), words.kindShort(id)];
  if (whole === null) return null;
  return (
    <span class="kind-word" title={whole}>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{whole}</span>
    </span>
  );
}
