import { distance } from '../../../../engine/hex/index.ts';
import { seededRng } from '../../../../engine/dice/index.ts';
import { lookAhead, weighedAhead, type Bounds, type Weighed } from '../../../../engine/mind/index.ts';
import type { HuntAction, HuntDecision, HuntState, HuntView, World } from '../../rules/index.ts';
import { onSand } from '../../rules/index.ts';
import type { Considered } from './considered.ts';
import { hopeIn } from './hope.ts';
import { playerOf } from './player.ts';
import { WEIGHTS } from './weights.ts';

/** Answers played in imagination in one decision of somebody with all the foresight there is. */
const NODES = 600;
const BOUNDS: Omit<Bounds, 'nodes'> = { width: 8, margin: Infinity, errors: 1 };
/** Hexes two away, of those that can be walked to, that are looked into. */
const WAITING_PLACES = 4;

/** Lanes take longer to find than all that he looks at beside them. */
const quick = playerOf({ ...WEIGHTS, lane: 0 });

/** Walks worth a look: those that end beside the beast, some two hexes off, the farthest, and none. */
function walksOf(considered: Considered, walks: readonly Weighed<HuntAction>[]): Weighed<HuntAction>[] {
  const { view, me, beastCell } = considered;
  const awayFrom = ({ action }: Weighed<HuntAction>): number =>
    action.type === 'move' ? distance(view.world.arena, action.to, beastCell) : 0;
  const sorted = walks.toSorted((a, b) => b.value - a.value);
  const farthest = sorted.reduce<Weighed<HuntAction> | null>((far, each) => (far && awayFrom(far) >= awayFrom(each) ? far : each), null);
  const twoOff = sorted.filter((each) => awayFrom(each) === 2).slice(0, WAITING_PLACES);
  const looked = new Set([
    ...sorted.slice(0, 1),
    ...sorted.filter((each) => awayFrom(each) <= 1),
    ...twoOff,
    ...sorted.filter(({ action }) => action.type === 'move' && action.to === me.cell),
    ...(farthest ? [farthest] : []),
  ]);
  return [...looked];
}

function candidatesOf(considered: Considered): Weighed<HuntAction>[] {
  const all = considered.weighed(() => true);
  return all.some(({ action }) => action.type === 'move') ? walksOf(considered, all) : all;
}

/** The same for the same position, as thoughts have no dice of their own. */
function seedOf({ round, tieNumber, phase, beasts, men, agenda }: HuntState): string {
  const figures = [...beasts, ...men].map((one) => `${one.cell} ${one.hp} ${one.stamina}`);
  return [round, tieNumber, phase, agenda.length, men.filter(({ moved }) => moved).length, ...figures].join(';');
}

const worthOf = (seen: HuntView): number => hopeIn(seen.view);

/** The answer that comes out best when the round is imagined to its end, before all others; none for somebody who foresees nothing. */
export function foreseen(considered: Considered): readonly Weighed<HuntAction>[] {
  const { seen, view, tastes, decision } = considered;
  const candidates = candidatesOf(considered);
  // who stands still gains breath and loses nothing within a round: no look so short shows that he wins nothing either
  if (tastes.foresight <= 0 || decision.kind === 'order' || candidates.length < 2 || !view.state.men.some(onSand)) return [];
  const search = lookAhead<World, HuntState, HuntAction, HuntDecision>(
    {
      quick: (copy, rng) => quick(copy as HuntView, rng),
      isFar: (copy, from) => copy.state.round > from.state.round,
      worth: (copy) => worthOf(copy as HuntView),
    },
    { ...BOUNDS, nodes: NODES * tastes.foresight },
  );
  return weighedAhead(search, seen, candidates, seededRng(seedOf(view.state)));
}
