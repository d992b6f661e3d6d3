import { inPercent, type Argument } from '../../../../engine/mind/index.ts';
import { chanceOfControl } from '../../rules/index.ts';
import type { ConditionName } from './conditions.ts';
import { besideBeast } from './conditions.ts';
import type { Considered } from './considered.ts';

type FigureOf = (considered: Considered, args: readonly Argument[]) => number | null;

const best =
  (chance: 'hits' | 'kills'): FigureOf =>
  (considered) => {
    const share = considered.bestBlow(chance);
    return share === null ? null : inPercent(share);
  };

/** The figures that conditions compare. */
export const figures: Readonly<Partial<Record<ConditionName, FigureOf>>> = {
  within: ({ away }) => (Number.isFinite(away) ? away : null),
  round: ({ view }) => view.state.round,
  'may-be-struck': ({ struck }) => inPercent(struck),
  'may-fall': ({ falls }) => inPercent(falls),
  'may-hit': best('hits'),
  'may-end': best('kills'),
  controls: ({ view }) => inPercent(chanceOfControl(view).valueOf()),
  winded: ({ me }) => me.stamina,
  beside: besideBeast,
};
