/** Fighters that a set-up offers by name, the player's side first. */
export interface Pairing {
  /** Cards by side. */
  readonly sides: readonly (readonly string[])[];
  /** The bot that plays all other sides. */
  readonly against: string;
  /** Each for himself: only the first of them is the player's. */
  readonly free?: boolean;
  /** Of 100 such bouts, those that a newcomer wins; `damnatio difficulty --write` keeps it. Null where nobody measured. */
  readonly newcomer: number | null;
}

/** The letter of a side by its place. */
export function sideAt(place: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + place);
}

/** Everybody of a pairing with the letter of his side. */
export function entrantsOfPairing({ sides, free }: Pairing): { readonly card: string; readonly side: string }[] {
  const apart = free ? sides.flat().map((card) => [card]) : sides;
  return apart.flatMap((side, place) => side.map((card) => ({ card, side: sideAt(place) })));
}

/** Who plays in the measure of a pairing: the newcomer the first side, its bot all others. */
export function playersOfPairing({ against }: Pairing): Readonly<Record<string, string>> {
  return { a: 'newcomer', '*': against };
}

/** A file of pairings with a new figure for one of them: that in the line that begins with its name. */
export function withFigure(text: string, id: string, perCent: number): string {
  return text.replace(new RegExp(`^(  ${id}: \\{[^}]*?newcomer: )(\\d+|null)`, 'm'), `$1${perCent}`);
}
