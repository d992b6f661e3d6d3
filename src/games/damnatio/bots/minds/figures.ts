import type { Argument } from '../../../../engine/mind/index.ts';
import { chanceOfControl } from '../../rules/index.ts';
import type { ConditionName } from './conditions.ts';
import { besideBeast, HUNDRED } from './conditions.ts';
import type { Considered } from './considered.ts';

type FigureOf = (considered: Considered, args: readonly Argument[]) => number | null;

const percent = (share: number): number => Math.round(share * HUNDRED);
const best =
  (chance: 'hits' | 'kills'): FigureOf =>
  (considered) => {
    const share = considered.bestBlow(chance);
    return share === null ? null : percent(share);
  };

/** The figures that conditions compare. */
export const figures: Readonly<Partial<Record<ConditionName, FigureOf>>> = {
  within: ({ away }) => (Number.isFinite(away) ? away : null),
  round: ({ view }) => view.state.round,
  'may-be-struck': ({ struck }) => percent(struck),
  'may-fall': ({ falls }) => percent(falls),
  'may-hit': best('hits'),
  'may-end': best('kills'),
  controls: ({ view }) => percent(chanceOfControl(view).valueOf()),
  winded: ({ me }) => me.stamina,
  beside: besideBeast,
};
