import { seededRng } from '../../../../engine/dice/index.ts';
import {
  foreseen as foreseenIn,
  hasLostHalf,
  IN_DUELS,
  lookAhead as lookAheadWith,
  whose,
  type Asking,
  type Bounds,
  type Outlook,
  type Vocabulary,
  type Weighed,
} from '../../../../engine/mind/index.ts';
import type { RECOUNT_WORDS } from '../../cards/index.ts';
import { classOf, fighterOf, sideOf, type RecountAction, type RecountState, type RecountView } from '../../rules/index.ts';
import { adviceOf, bestPlan, dangerHere, EASY, type PlanTo } from '../skilled.ts';
import { voteOf } from '../vote.ts';
import { WORTH } from '../worth.ts';
import { considered, type Considered } from './considered.ts';

/** How far somebody thinks ahead with all the foresight there is. */
const BOUNDS: Bounds = { nodes: 160, width: 4, margin: 0.8, errors: 1 };

/** How a turn and those of all others are imagined. */
const OUTLOOK: Outlook<RecountView, RecountAction> = {
  quick(seen) {
    if (seen.decision()!.kind === 'vote') return { type: 'vote', up: true };
    const { action } = bestPlan(seen.view, EASY);
    return seen.isLegal(action) ? action : { type: 'end' };
  },
  isFar: (copy, from) => copy.state.turn.number >= from.state.turn.number + from.state.order.length,
  /** The Strength of a side against that of all others; nets and lost shields count. */
  worth({ state }, side) {
    let total = 0;
    for (const fighter of state.fighters) {
      if (fighter.status !== 'up') continue;
      const things = (fighter.ensnaredBy >= 0 ? -WORTH.net : 0) + (fighter.offHand === 'lost' ? -WORTH.offHand : 0);
      const own = WORTH.fall + fighter.strength + things - WORTH.balance * fighter.offBalance;
      total += fighter.side === side ? own : -own;
    }
    return total;
  },
};

/** The same for the same position, as thoughts have no dice of their own. */
const seedOf = ({ round, turn, fighters }: RecountState): string =>
  [round, turn.number, turn.ap, ...fighters.map(({ cell, facing, strength }) => `${cell} ${facing} ${strength}`)].join(';');

const lookAhead = (bounds: Bounds) => lookAheadWith(OUTLOOK, bounds);

/** The answer that comes out best when this turn and those of the others are imagined, before all others. */
const foreseen = ({ seen, tastes, weighed }: Considered) =>
  foreseenIn(
    OUTLOOK,
    BOUNDS,
    { seen, tastes, seed: seedOf(seen.state) },
    weighed(() => true),
  );

type Choice = (considered: Considered) => readonly Weighed<RecountAction>[];

const conditions: Readonly<Record<keyof typeof RECOUNT_WORDS.conditions, Asking<Considered>>> = {
  ...IN_DUELS,
  side: ({ view, me, foe }, [side]) => foe !== null && sideOf(view.world.arena, foe, me.cell) === side,
  struck: ({ seen }) => seen.state.turn.struck,
  'may-strike': ({ plans }) => plans.some(({ to }) => to === 'strike'),
  wounded: hasLostHalf(({ strength, full }) => strength / full),
  weaker: ({ me, foe }) => foe !== null && foe.strength > me.strength,
  netted: whose(({ ensnaredBy }) => ensnaredBy >= 0),
  unshielded: whose(({ offHand }) => offHand !== 'held'),
  'has-net': ({ view, me }) => classOf(view, view.state.turn.fighter).offHand === 'net' && me.offHand === 'held',
  threatened: ({ view }, [points]) => dangerHere(view) >= Number(points),
};

/** First answers of the plans that lead to a deed. */
const doing =
  (deed: PlanTo['to']): Choice =>
  ({ weighed }) =>
    weighed(({ to }) => to === deed);

/** The same, none when the best of them is a folly. */
const soundly =
  (deed: PlanTo['to'], serves: (plan: PlanTo, considered: Considered) => boolean = () => true): Choice =>
  (own) => {
    const serving = own.weighed((plan) => plan.to === deed && serves(plan, own));
    return serving.some(({ value }) => value >= own.folly) ? serving : [];
  };

const choices: Readonly<Record<keyof typeof RECOUNT_WORDS.choices, Choice>> = {
  fight: ({ weighed }) => weighed(() => true),
  foresee: foreseen,
  strike: doing('strike'),
  /** At the back, or past shield or net. */
  behind: soundly('strike', ({ at, against }, { view }) => {
    const side = sideOf(view.world.arena, fighterOf(view, against), at.cell);
    return side === 'back' || side === 'sword';
  }),
  cast: soundly('cast'),
  struggle: doing('struggle'),
  'close-in'({ foe, weighed, hexesTo, away }) {
    const left = ({ at }: PlanTo): number => hexesTo(foe!.cell, at.cell);
    return foe
      ? weighed(
          (plan) => plan.to === 'stand' && left(plan) < away,
          (plan) => -left(plan),
        )
      : [];
  },
  'give-ground'({ view, weighed }) {
    const advice = adviceOf(view);
    return weighed(
      ({ to }) => to === 'stand',
      ({ at }) => -advice.danger(at),
    );
  },
  wait: ({ weighed }) => weighed(({ action }) => action.type === 'end'),
};

/** What the words of behaviour trees do in a bout of recount. */
export const recountVocabulary: Vocabulary<RecountView, Considered, RecountAction> = {
  think: considered,
  ponders: ({ isTurn, plans }) => isTurn && plans.length > 1,
  conditions,
  choices,
  lookAhead,
  otherwise({ seen, isTurn, plans, weighed }) {
    if (!isTurn) return [{ action: voteOf(seen, seededRng(seedOf(seen.state))), value: 0 }];
    return plans.length > 0 ? weighed(() => true) : [{ action: { type: 'end' }, value: 0 }];
  },
};
