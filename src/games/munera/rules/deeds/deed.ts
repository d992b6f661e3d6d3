import { type Action, DICELESS } from '../../../../engine/bout/index.ts';
import { type Check, oneOf, wholeFrom } from '../../../../engine/read/index.ts';
import type { Stage } from '../attack/stage.ts';
import type { Key, Refused } from '../keys.ts';
import { type AnswerOdds, type Asked, sureOdds } from '../odds/answers.ts';
import type { Area } from '../state/cards.ts';
import { STATE } from '../state/check-state.ts';
import { isTired, withFighter } from '../state/lookup.ts';
import type { Fighter, TurnStep } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { type Cost, pay, TIRING_AP } from '../turn/turn.ts';

/** Checks of what answers hold, before a bout knows how many things and fighters there are. */
export const ITEM: Check = wholeFrom(-1, 1000);
export const TARGET: Check = wholeFrom(0, 100);
export const DIRECTION: Check = wholeFrom(0, 5);
export const AREA: Check = oneOf('H', 'M', 'L');

/** Answers that name nothing, a thing, or a fighter. */
export interface Plain<Type extends string> {
  readonly type: Type;
}

export interface OfItem<Type extends string> extends Plain<Type> {
  readonly item: number;
}

export interface OfTarget<Type extends string> extends Plain<Type> {
  readonly target: number;
}

type Keys = Record<'item' | 'target' | 'direction' | 'facing' | 'area' | 'use', unknown>;

/**
 * Answers are values: each is made once, frozen, and shared by all bouts, so that a list of legal ones costs no more than
 * its slots. All have the same keys, most without a value, so that reading one of many costs the same as reading one of
 * a kind; JSON leaves such keys out, `structuredClone` and IndexedDB keep them, so records are written without.
 */
export function fixed<A extends Action>(action: A): A {
  const { type, item, target, direction, facing, area, use } = action as A & Keys;
  return Object.freeze({ type, item, target, direction, facing, area, use }) as unknown as A;
}

/** The answers of a type by item; each is made when it is first wanted. */
export function byItem<Type extends string>(type: Type): (item: number) => OfItem<Type> {
  const made: OfItem<Type>[] = [];
  const make = (item: number): OfItem<Type> => (made[item] = fixed({ type, item }));
  return (item) => made[item] ?? make(item);
}

export function byTarget<Type extends string>(type: Type): (target: number) => OfTarget<Type> {
  const made: OfTarget<Type>[] = [];
  return (target) => (made[target] ??= fixed({ type, target }));
}

/** What an attack or a whirl says. */
export interface BlowAnswer<Type extends string> extends OfItem<Type>, OfTarget<Type> {
  readonly area?: Area;
}

const PLACES: Readonly<Record<Area, number>> = { H: 1, M: 2, L: 3 };

/** Attacks or whirls by item, then by target and area. */
export function byBlow<Type extends string>(type: Type): (item: number, target: number, area: Area | null) => BlowAnswer<Type> {
  const made: BlowAnswer<Type>[][] = [];
  const placeOf = (target: number, area: Area | null): number => target * 4 + (area === null ? 0 : PLACES[area]);
  const make = (item: number, target: number, area: Area | null): BlowAnswer<Type> => {
    const ofItem = (made[item + 1] ??= []);
    return (ofItem[placeOf(target, area)] = fixed(area === null ? { type, item, target } : { type, item, target, area }));
  };
  return (item, target, area) => made[item + 1]?.[placeOf(target, area)] ?? make(item, target, area);
}

/** A refusal, made once: the rule that forbids and a message key under `refusal`. */
export function refuse(rule: string, reason: Key<'refusal'>): Refused {
  return Object.freeze({ rule, reason });
}

/** Refusals of several deeds. */
export const NOT_NOW = refuse('M-041', 'not-now');
export const NO_SUCH_FIGHTER = refuse('M-133', 'no-such-fighter');
export const NO_SUCH_ITEM = refuse('M-012', 'no-such-item');
export const NOT_CARRIED = refuse('M-012', 'not-carried');
export const NOT_HELD = refuse('M-080', 'not-held');
/** Neither drawn nor used before another is lost. */
export const ONLY_AFTER = refuse('M-304', 'only-after-loss');
export const SAME_BUNDLE = refuse('M-071', 'first-of-bundle');
export const FRIEND = refuse('M-133', 'not-an-opponent');
export const OUT_OF_ARC = refuse('M-094', 'not-in-front');
export const WALL = refuse('M-103', 'wall');

const COSTS = [0, 1, 2, 3, 4].map((base) => [0, 1].map((surcharge): Cost => Object.freeze({ base, surcharge })));

/** A cost; each is made once. */
export function ap(base: number, surcharge = 0): Cost {
  return COSTS[base]![surcharge]!;
}

/** The price of deeds that cost nothing, and of those that cost one AP. */
export const FREE = ap(0);
export const ONE_AP = ap(1);
export function isFree(): Cost {
  return FREE;
}
export const costsOne = (): Cost => ONE_AP;

/** AP of a cost in all. */
export function totalOf({ base, surcharge }: Cost): number {
  return base + surcharge;
}

const TOO_DEAR = refuse('M-077', 'too-few-ap');
const TOO_TIRED = refuse('M-079', 'too-tired');

/** AP that may still be paid: all that are left, but no seventh by a tired fighter (M-077, M-079). */
export function purseOf({ state }: View, fighter: Fighter): number {
  const { ap: left, spent } = state.turn;
  return isTired(fighter) ? Math.min(left, TIRING_AP - 1 - spent) : left;
}

/** Whether a cost can be paid: the full AP are there, and a tired fighter spends no seventh (M-077, M-079). */
export function costRefusal({ state }: View, fighter: Fighter, { base, surcharge }: Cost): Refused | null {
  const cost = base + surcharge;
  if (cost > state.turn.ap) return TOO_DEAR;
  if (state.turn.spent + cost >= TIRING_AP && cost > 0 && isTired(fighter)) return TOO_TIRED;
  return null;
}

/** A copy in which the fighter whose turn it is has paid for a deed; only what paying and moving him changes is copied. */
export function paid({ world, state: before }: View, deed: Key<'action'>, cost: Cost): Play {
  const { state } = withFighter({ world, state: before }, before.turn.fighter, {});
  const play = { world, state: { ...state, turn: { ...state.turn } }, referee: DICELESS };
  pay(play, deed, cost);
  return play;
}

/** A copy of everything in which he has paid. */
export function paidInFull({ world, state }: View, deed: Key<'action'>, cost: Cost): Play {
  const play = { world, state: STATE.copy(state), referee: DICELESS };
  pay(play, deed, cost);
  return play;
}

/** A line being read: the position, and who answers. */
export interface Reading {
  readonly view: View;
  readonly me: number;
  isLegal(action: Action): boolean;
}

/** Adds legal answers to the list; `purse` is what may still be paid, `at` the target or the item in question. */
export type Add = (view: View, list: Action[], purse: number) => void;
export type AddAt = (view: View, list: Action[], at: number, purse: number) => void;

/**
 * How the legal answers of a kind are found. `step`: they are there whenever the step is; `turn`: by the position;
 * `target`: for each opponent beside him on whom attacks may be made; `beside`: for each opponent beside him; `device`:
 * for each that holds him; `lying`: for each thing on the sand that he can reach; `together`: in `legality/listing.ts`
 * itself, where a walk over the deeds was measured too slow.
 */
export type Listing =
  | { readonly per: 'step'; readonly answers: readonly Action[] }
  | { readonly per: 'turn'; readonly add: Add }
  | { readonly per: 'target' | 'beside' | 'device' | 'lying'; readonly add: AddAt }
  | { readonly per: 'together' };

/** One thing that can be done: all that the rules know of it. */
export interface Deed<A extends Action = Action> {
  readonly type: A['type'];
  /** The steps of a turn in which it is an answer. */
  readonly steps: readonly TurnStep[];
  /** What the answer holds beside its type, as records from outside are checked. */
  readonly fields: { readonly [Key in Exclude<keyof A, 'type'>]-?: Check };
  /** Purposes of the dice that fall with it alone, message keys under `roll`. */
  readonly rolls: readonly Key<'roll'>[];
  readonly listing: Listing;
  /** AP that it costs. */
  price(view: View, action: A): Cost;
  /** Why it may not be done, its price included; null when it may. The step, and things and fighters that are not there, are looked at before. */
  refusal(view: View, action: A): Refused | null;
  /** Does it; what it costs has been paid. */
  perform(play: Play, action: A): void;
  /** What may come of it; it is legal, or lacks nothing but AP. */
  odds(view: View, action: A, asked: Asked): AnswerOdds;
  /** How scenarios and tables write it. */
  write(view: View, action: A): string;
  /** What a line may mean, the likeliest first; null for a line of another deed. Throws `UnreadableLine` for names that nobody has. */
  read(line: string, reading: Reading): readonly A[] | null;
}

/** A deed with attack dice. */
export interface BlowDeed<A extends Action> extends Deed<A> {
  /** The moment when its dice are thrown: paid, whirled, with empty hands. The position itself is left alone. */
  stage(view: View, action: A): Stage;
}

type Optional = 'steps' | 'fields' | 'rolls' | 'listing' | 'price' | 'refusal' | 'odds';
type Spec<A extends Action> = Omit<Deed<A>, Optional> & Partial<Pick<Deed<A>, Optional>>;

const none = (): null => null;

/**
 * A deed. What is left out: it is done in the step `act`, for nothing, without dice of its own; it may always be done, is
 * listed by hand, and what comes of it is sure.
 */
export function deed<A extends Action>(spec: Spec<A>): Deed<A> {
  const { type, steps = ['act'], fields = {} as Deed<A>['fields'], rolls = [], listing = { per: 'together' } } = spec;
  const { price = isFree, refusal = none, perform, odds = sureOdds, write, read } = spec;
  return { type, steps, fields, rolls, listing, price, refusal, perform, odds, write, read };
}

/** A deed with attack dice; `oddsOf` counts what may come of the moment when they are thrown. */
export function blowDeed<A extends Action>(
  { stage, ...spec }: Omit<Spec<A>, 'odds'> & Pick<BlowDeed<A>, 'stage'>,
  oddsOf: (asked: Asked, stage: Stage) => AnswerOdds,
): BlowDeed<A> {
  return { ...deed<A>({ ...spec, odds: (view, action, asked) => oddsOf(asked, stage(view, action)) } as Spec<A>), stage };
}

/** The answer of a deed. */
export type AnswerOf<D> = D extends Deed<infer A> ? A : never;
