import { seededRng } from '../../../../engine/dice/index.ts';
import { hasLostHalf, IN_DUELS, whose, type Asking, type Vocabulary, type Weighed } from '../../../../engine/mind/index.ts';
import type { RECOUNT_WORDS } from '../../cards/index.ts';
import type { RecountAction, RecountView } from '../../rules/index.ts';
import { classOf, fighterOf, sideOf } from '../../rules/index.ts';
import { adviceOf, dangerHere, type PlanTo } from '../skilled.ts';
import { voteOf } from '../vote.ts';
import { considered, type Considered } from './considered.ts';
import { foreseen, lookAhead, seedOf } from './foresee.ts';

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
