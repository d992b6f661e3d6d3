import type { Rng, RngState } from '../dice/index.ts';
import { restoreRng } from '../dice/index.ts';

/** What came of a command of a season. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A season between bouts while a command is carried out: its state, its dice, and what happens. */
export class UnderWay<State extends { readonly rng: RngState }, Event> {
  state: State;
  readonly events: Event[] = [];
  readonly rng: Rng;

  constructor(state: State) {
    this.state = state;
    this.rng = restoreRng(state.rng);
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  step(): Step<State, Event> {
    return { state: { ...this.state, rng: this.rng.save() }, events: this.events };
  }
}

/** A value that nobody changes, however deep. */
export type Frozen<T> = { readonly [Key in keyof T]: Frozen<T[Key]> };

/** A copy of plain JSON that may be changed. */
export function thawed<T>(value: Frozen<T>): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Who has men and money. */
export interface Owner<Man = { id: string }> {
  id: string;
  funds: number;
  stable: Man[];
}

interface Owning {
  readonly stable: readonly { readonly id: string }[];
}

/** The owner of a man. Throws for one that nobody owns. */
export function ownerOf<Of extends Owning>(owners: readonly Of[], man: string): Of {
  const owner = owners.find(({ stable }) => stable.some(({ id }) => id === man));
  if (!owner) throw new RangeError(`nobody owns ${man}`);
  return owner;
}

/** Two who meet; null for a place that nobody fills: the other goes on without a bout. */
export interface Fixture {
  red: string | null;
  blue: string | null;
  winner: string | null;
}

/** Neighbours meet; whoever meets nobody has won already. */
export function neighbours(places: readonly (string | null)[]): Fixture[] {
  return places.flatMap((red, i) => {
    if (i % 2 > 0) return [];
    const blue = places[i + 1] ?? null;
    return [{ red, blue, winner: red === null || blue === null ? (red ?? blue) : null }];
  });
}

/** Days on which each meets every other once; of an odd number one meets nobody each day. Let them meet again, the other way round, for a second half. */
export function everyPair(places: readonly string[]): Fixture[][] {
  const ring: (string | null)[] = places.length % 2 > 0 ? [...places, null] : [...places];
  const [first, ...others] = ring;
  return others.map((_, day) => {
    const turned = [first!, ...others.slice(day), ...others.slice(0, day)];
    const half = turned.length / 2;
    return neighbours(turned.slice(0, half).flatMap((one, place) => [one, turned.at(-1 - place)!]));
  });
}

/** The bout that comes next: its round, its place and who meets; null when none is left. */
export function nextFixture<Of extends Readonly<Fixture>>(
  rounds: readonly (readonly Of[])[],
): { readonly round: number; readonly place: number; readonly pairing: Of } | null {
  for (const [round, pairings] of rounds.entries()) {
    const place = pairings.findIndex(({ winner }) => winner === null);
    if (place >= 0) return { round, place, pairing: pairings[place]! };
  }
  return null;
}
