import type { Action, Refusal } from '../bout/index.ts';
import { refereeOf } from '../bout/index.ts';
import type { Modifier } from '../dice/index.ts';
import { everyThrow, Fraction } from '../odds/index.ts';
import type { DeedTable } from './deeds.ts';

/** Exact chances of an answer, by playing every way its dice can fall through the deed itself. */

const ZERO = new Fraction(0);

/** One thing that may come of an answer. */
export interface Outlook<What extends string = string> {
  /** Message key under `outlook`. */
  readonly what: What;
  readonly chance: Fraction;
  readonly rule: string;
}

/** What an answer costs and what may come of it. */
export interface DeedOdds<A extends Action = Action, What extends string = string, Term extends Modifier = Modifier> {
  readonly action: A;
  readonly cost: number;
  readonly refusal: Refusal | null;
  /** The terms of its die; empty for an answer without dice. */
  readonly modifiers: readonly Term[];
  /** What may come of it, the chances above 0 only. */
  readonly outlook: readonly Outlook<What>[];
  /** Life that the target can expect to lose; null for what wounds nobody. */
  readonly expected: Fraction | null;
  /** The least face of the target's save; null for none. */
  readonly save: number | null;
}

/** Every way that the dice of an answer can fall, without those of what comes after it. */
export class Ways<State> {
  private readonly ways: readonly { readonly result: State; readonly chance: Fraction }[];

  constructor(ways: Ways<State>['ways']) {
    this.ways = ways;
  }

  chanceThat(holds: (after: State) => boolean): Fraction {
    return this.ways.reduce((sum, { result, chance }) => (holds(result) ? sum.add(chance) : sum), ZERO);
  }

  mean(valueOf: (after: State) => number): Fraction {
    return this.ways.reduce((sum, { result, chance }) => sum.add(chance.mul(valueOf(result))), ZERO);
  }
}

/** Plays an answer in every way through its deed. */
export function waysOf<World, State, A extends Action>(
  deeds: Pick<DeedTable<never, never, A, never>, 'perform'>,
  copy: (state: State) => State,
  { world, state }: { readonly world: World; readonly state: State },
  action: A,
): Ways<State> {
  return new Ways(
    everyThrow((rng) => {
      const after = copy(state);
      deeds.perform({ world, state: after, referee: refereeOf(rng, null) } as never, action);
      return after;
    }),
  );
}

/** One thing that may come of an answer, its rule, and what must be so of himself or of the other after it. */
export type OutlookRow<Fighter, What extends string> = readonly [
  what: What,
  rule: string,
  of: 'own' | 'his',
  holds: (after: Fighter, before: Fighter) => boolean,
];

/** What may come of an answer to himself and to another, of whom it gives the indices; the chances above 0 only. */
export function outlookOf<Fighter, What extends string>(
  ways: Ways<{ readonly fighters: readonly Fighter[] }>,
  { fighters }: { readonly fighters: readonly Fighter[] },
  at: Readonly<Record<'own' | 'his', number>>,
  rows: readonly OutlookRow<Fighter, What>[],
): Outlook<What>[] {
  const outlook = rows.map(([what, rule, of, holds]): Outlook<What> => {
    const before = fighters[at[of]]!;
    return { what, rule, chance: ways.chanceThat((after) => holds(after.fighters[at[of]]!, before)) };
  });
  return outlook.filter(({ chance }) => chance.compare(ZERO) > 0);
}

/** The chance of any of some outlooks of which an answer brings one at the most. */
export function chanceOfOne<What extends string>({ outlook }: Pick<DeedOdds<Action, What>, 'outlook'>, among: readonly What[]): Fraction {
  return outlook.reduce((sum, { what, chance }) => (among.includes(what) ? sum.add(chance) : sum), ZERO);
}
