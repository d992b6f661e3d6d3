import { comesTo, inPercent, type Argument } from '../../../../engine/mind/index.ts';
import type { RECOUNT_WORDS } from '../../cards/index.ts';
import type { Fighter } from '../../rules/index.ts';
import { classOf, sideOf } from '../../rules/index.ts';
import { dangerHere } from '../skilled.ts';
import type { Considered } from './considered.ts';

type Condition = (considered: Considered, args: readonly Argument[]) => boolean;
export type ConditionName = keyof typeof RECOUNT_WORDS.conditions;

/** Asks one thing of him or of the nearest opponent. */
const of =
  (is: (fighter: Fighter) => boolean): Condition =>
  ({ me, foe }, [who]) => {
    const fighter = who === 'me' ? me : foe;
    return fighter !== null && is(fighter);
  };

/** What each condition asks. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  within: ({ away }, [hexes]) => away <= Number(hexes),
  points: ({ seen }, [points]) => seen.state.turn.ap >= Number(points),
  round: ({ seen }, [round]) => seen.state.round >= Number(round),
  side: ({ view, me, foe }, [side]) => foe !== null && sideOf(view.world.arena, foe, me.cell) === side,
  struck: ({ seen }) => seen.state.turn.struck,
  'may-strike': ({ plans }) => plans.some(({ to }) => to === 'strike'),
  'may-end': ({ mayEnd }, [percent]) => comesTo(mayEnd ?? 0, percent),
  wounded: of(({ strength, full }) => strength * 2 <= full),
  weaker: ({ me, foe }) => foe !== null && foe.strength > me.strength,
  netted: of(({ ensnaredBy }) => ensnaredBy >= 0),
  unshielded: of(({ offHand }) => offHand !== 'held'),
  'has-net': ({ view, index, me }) => classOf(view, index).offHand === 'net' && me.offHand === 'held',
  outnumbered: ({ view, me, foes }) => {
    const here = view.state.fighters.filter(({ status }) => status === 'up');
    return foes.length > here.filter(({ side }) => side === me.side).length;
  },
  threatened: ({ view }, [points]) => dangerHere(view) >= Number(points),
};

type FigureOf = (considered: Considered, args: readonly Argument[]) => number | null;

/** The figures that conditions compare. */
export const figures: Readonly<Partial<Record<ConditionName, FigureOf>>> = {
  within: ({ away }) => (Number.isFinite(away) ? away : null),
  points: ({ seen }) => seen.state.turn.ap,
  round: ({ seen }) => seen.state.round,
  'may-end': ({ mayEnd }) => (mayEnd === null ? null : inPercent(mayEnd)),
  wounded: ({ me, foe }, [who]) => {
    const fighter = who === 'me' ? me : foe;
    return fighter && inPercent(Math.max(0, fighter.strength) / fighter.full);
  },
};
