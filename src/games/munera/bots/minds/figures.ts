import { sum } from '../../../../engine/dice/index.ts';
import { distance } from '../../../../engine/hex/index.ts';
import { inPercent, type Argument } from '../../../../engine/mind/index.ts';
import type { Fighter } from '../../rules/index.ts';
import { appealTerms } from '../../rules/index.ts';
import type { ConditionName } from './conditions.ts';
import { endChance, type Considered } from './considered.ts';

type FigureOf = (considered: Considered, args: readonly Argument[]) => number | null;

/** A figure of him or of the nearest opponent. */
const of =
  (figure: (fighter: Fighter) => number): FigureOf =>
  ({ me, foe }, [who]) => {
    const fighter = who === 'me' ? me : foe;
    return fighter && figure(fighter);
  };

/** The best of all blows that may be struck now; null where there is none. */
const best =
  (chance: (outlook: Parameters<typeof endChance>[0]) => number): FigureOf =>
  ({ blows }) =>
    blows.size === 0 ? null : inPercent(Math.max(...[...blows.values()].map(chance)));

/** The figures that conditions compare. */
export const figures: Readonly<Partial<Record<ConditionName, FigureOf>>> = {
  within: ({ away }) => (Number.isFinite(away) ? away : null),
  points: ({ seen }) => seen.state.turn.ap,
  round: ({ seen }) => seen.state.round,
  'may-hit': best(({ hit }) => hit),
  'may-end': best(endChance),
  wounded: of(({ stamina, original }) => inPercent(Math.max(0, stamina) / original)),
  tired: of(({ fatigue }) => fatigue),
  exhausted: of(({ fatigue }) => fatigue),
  'lies-near': ({ mind, me, seen }) =>
    mind.wanted.length === 0 ? null : Math.min(...mind.wanted.map(({ cell }) => distance(seen.world.arena, me.cell, cell))),
  favour: ({ seen, mind }) => sum(appealTerms(seen.view, mind.index, -1)),
};
