import { sideNumeral } from '../../art/index.ts';

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
