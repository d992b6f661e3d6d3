import type { HexLabel, HexMark, Overlays, PlannedWay } from '../../../../../art/index.ts';
import { NO_OVERLAYS } from '../../../../../art/index.ts';
import { OUTSIDE } from '../../../../../engine/hex/index.ts';
import { percent } from '../../../../../hud/common/index.ts';
import { walksByHex } from '../../../../../hud/fight/index.ts';
import { hexBeside, sideOf, strikeTermsThrough } from '../../../rules/index.ts';
import type { RecountModel } from './model.ts';

const WAYS = [0, 1, 2, 3, 4, 5] as const;
/** A strike through a side that is worth so much or more is one at the back. */
const BACK = 3;

/** The hexes that he can come to, with what they cost. */
function reach({ walking }: RecountModel): { readonly marks: HexMark[]; readonly labels: HexLabel[] } {
  const found = walksByHex(walking.ends.value);
  return {
    marks: found.map(({ cell, way }) => ({ cell, kind: way.some(({ type }) => type === 'step') ? 'reach-costly' : 'reach' })),
    labels: found.map(({ cell, cost }) => ({ cell, text: String(cost) })),
  };
}

/** The hexes round the target by what a strike from them is worth. */
function sides({ target, settled, acting }: RecountModel): HexMark[] {
  const foe = target.value;
  const me = acting.value;
  const { view } = settled.value;
  if (!foe || !me || foe.cell === OUTSIDE) return [];
  const { fighters } = view.state;
  const index = fighters.indexOf(foe);
  const round = WAYS.flatMap((way): HexMark[] => {
    const cell = hexBeside(view, foe.cell, way);
    if (cell === OUTSIDE) return [];
    const side = sideOf(view.world.arena, foe, cell);
    const worth = strikeTermsThrough(view, fighters.indexOf(me), index, side)
      .filter(({ reason }) => reason !== 'disarmed' && reason !== 'target-ensnared')
      .reduce((sum, { value }) => sum + value, 0);
    return [{ cell, kind: worth >= BACK ? 'arc-rear' : worth > 0 ? 'arc-flank' : 'arc-front' }];
  });
  return [...round, { cell: foe.cell, kind: 'target' }];
}

/** The way that is armed or pointed at, and the chance at its end. */
function plan({ shownOption, acting, settled }: RecountModel): Pick<Overlays, 'ways' | 'labels'> {
  const me = acting.value;
  const option = shownOption.value;
  const pose = option?.pose ?? null;
  const ways: PlannedWay[] = me && pose && pose.path.length > 1 ? [{ figure: me.id, path: pose.path, facing: pose.facing }] : [];
  if (!option || !('target' in option.action) || option.odds.refusal) return { ways, labels: [] };
  const { cell } = settled.value.view.state.fighters[option.action.target]!;
  const [first] = option.odds.outlook;
  return { ways, labels: first ? [{ cell, text: percent(first.chance).replace(' ', '') }] : [] };
}

/** What is drawn on the hexes while the player chooses. */
export function overlaysOf(model: RecountModel): Overlays {
  const { acting, threat, pointed, mine, decision } = model;
  if (!mine.value || decision.value?.kind !== 'act') return NO_OVERLAYS;
  const hover: HexMark[] = pointed.value === null ? [] : [{ cell: pointed.value, kind: 'hover' }];
  const me = acting.value;
  const own: HexMark[] = me && me.cell !== OUTSIDE ? [{ cell: me.cell, kind: 'selected' }] : [];
  const { marks, labels } = reach(model);
  const { ways, labels: chances } = plan(model);
  return { marks: [...(threat.value > 0 ? sides(model) : []), ...marks, ...own, ...hover], ways, labels: [...labels, ...chances] };
}
