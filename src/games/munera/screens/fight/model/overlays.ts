import type { HexMark, Overlays } from '../../../../../art/index.ts';
import type { Cell } from '../../../../../engine/hex/index.ts';
import { distance, OUTSIDE } from '../../../../../engine/hex/index.ts';
import type { ActionOdds, Fighter, Quadrant, TurnPose, View } from '../../../rules/index.ts';
import { areOpponents, distancesOf, pushBackOf, quadrantOf, reachOf, stepTo, threatens } from '../../../rules/index.ts';
import { percent } from '../../../../../hud/common/index.ts';
import { priceOnHex, type PricedWalk } from '../../../../../hud/fight/index.ts';
import type { Option } from './options.ts';

const ARC_MARK: Readonly<Record<Quadrant, HexMark['kind']>> = {
  front: 'arc-front',
  right: 'arc-flank',
  left: 'arc-flank',
  rear: 'arc-rear',
};
const WAYS = [0, 1, 2, 3, 4, 5] as const;

export interface OverlayFacts {
  readonly view: View;
  readonly acting: Fighter | null;
  readonly target: Fighter | null;
  /** What steps or turns would cost, by direction; null when nobody is to choose. */
  readonly ways: readonly ActionOdds[] | null;
  /** The cheapest walk to each hex. */
  readonly walks: readonly PricedWalk[];
  readonly turning: boolean;
  /** The option that is armed or pointed at. */
  readonly option: Option | null;
  readonly threat: number;
  readonly pointed: Cell | null;
}

/** The hexes round a fighter by the quadrant they lie in, as far as somebody can strike him with what he has in hand. */
export function quadrantsRound(view: View, fighter: Fighter, range: number): { readonly cell: Cell; readonly quadrant: Quadrant }[] {
  const { arena } = view.world;
  return arena.cells.flatMap((_, cell) => {
    const away = distance(arena, fighter.cell, cell);
    return away < 1 || away > range || arena.blocked[cell] ? [] : [{ cell, quadrant: quadrantOf(view, fighter, cell) }];
  });
}

function targetMarks({ view, target, acting }: OverlayFacts): HexMark[] {
  if (!target || target.cell === OUTSIDE) return [];
  const range = acting ? Math.max(...distancesOf(view, view.state.fighters.indexOf(acting))) : 1;
  return [
    ...quadrantsRound(view, target, range).map(({ cell, quadrant }): HexMark => ({ cell, kind: ARC_MARK[quadrant] })),
    { cell: target.cell, kind: 'target' },
  ];
}

/** As far as the acting fighter can strike from here, and as far as his opponents can. */
function threatMarks({ view, acting }: OverlayFacts): HexMark[] {
  if (!acting || acting.cell === OUTSIDE) return [];
  const { fighters } = view.state;
  const theirs = new Set(fighters.flatMap((other, index) => (areOpponents(other, acting) ? reachOf(view, index) : [])));
  return [
    ...reachOf(view, fighters.indexOf(acting)).map((cell): HexMark => ({ cell, kind: 'run' })),
    ...[...theirs].map((cell): HexMark => ({ cell, kind: 'overrun' })),
  ];
}

/** Where he can walk with what he has, with its price; while he turns, the hexes to look at. */
function wayMarks({ view, acting, ways, walks, turning }: OverlayFacts): {
  readonly marks: HexMark[];
  readonly labels: Overlays['labels'];
} {
  if (!acting || !ways) return { marks: [], labels: [] };
  if (!turning) {
    return {
      marks: walks.map(({ cell, cost, path }) => ({ cell, kind: cost > path.length - 1 ? 'reach-costly' : 'reach' })),
      labels: walks.map((walk) => ({ cell: walk.cell, text: priceOnHex(walk) })),
    };
  }
  const open = WAYS.filter((way) => ways[way]!.refusal === null).map((way) => ({ way, cell: stepTo(view.world, acting.cell, way) }));
  const inside = open.filter(({ cell }) => cell !== OUTSIDE);
  return {
    marks: inside.map(({ cell }) => ({ cell, kind: 'arc-front' })),
    labels: inside.map(({ way, cell }) => ({ cell, text: `${ways[way]!.cost.base}↻` })),
  };
}

/** Friends who threaten the target as well: each adds one to the attack (M-139). */
function gangLabels({ view, acting, target }: OverlayFacts): Overlays['labels'] {
  if (!acting || !target) return [];
  return view.state.fighters.flatMap((other) =>
    other !== acting && threatens(view, other, target) ? [{ cell: other.cell, text: '+1' }] : [],
  );
}

/** The way of a walk that is armed or pointed at. */
function walkWay({ acting, option }: OverlayFacts): Overlays['ways'] {
  if (!acting || !option?.pose) return [];
  const path: Cell[] = [];
  for (let at: TurnPose | null = option.pose; at; at = at.before) if (path[0] !== at.cell) path.unshift(at.cell);
  return [{ figure: acting.id, path, facing: option.pose.facing }];
}

/** What an armed blow would do: its chance to wound, and where a miss drives the target. */
function blowMarks({ view, acting, target, option }: OverlayFacts): Pick<Overlays, 'ways' | 'labels' | 'marks'> {
  const none = { ways: [], labels: [], marks: [] };
  if (!acting || !target || !option || (option.odds.kind !== 'blow' && option.odds.kind !== 'grapple')) return none;
  const { fighters } = view.state;
  const { to, barred } = pushBackOf(view, fighters.indexOf(acting), fighters.indexOf(target));
  const chance = option.odds.kind === 'blow' && option.odds.saveModifiers.length > 0 ? option.odds.facts.anyWound : option.odds.facts.hit;
  const labels = [{ cell: target.cell, text: percent(chance).replace(' ', '') }];
  if (barred !== null) return { ways: [], labels, marks: [{ cell: target.cell, kind: 'overrun-struck' }] };
  return { ways: [{ figure: target.id, path: [target.cell, to], facing: target.facing }], labels, marks: [] };
}

export function overlaysOf(facts: OverlayFacts): Overlays {
  const { acting, threat, pointed } = facts;
  const hover: HexMark[] = pointed === null ? [] : [{ cell: pointed, kind: 'hover' }];
  const own: HexMark[] = acting && acting.cell !== OUTSIDE ? [{ cell: acting.cell, kind: 'selected' }] : [];
  const ways = wayMarks(facts);
  const blow = blowMarks(facts);
  const drawn = [...walkWay(facts), ...blow.ways];
  if (threat === 0)
    return { marks: [...own, ...ways.marks, ...hover, ...blow.marks], ways: drawn, labels: [...ways.labels, ...blow.labels] };
  return {
    marks: [...(threat > 1 ? threatMarks(facts) : []), ...targetMarks(facts), ...ways.marks, ...own, ...hover, ...blow.marks],
    ways: drawn,
    labels: [...ways.labels, ...gangLabels(facts), ...blow.labels],
  };
}
