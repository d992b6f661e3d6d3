import { distance } from '../../../../engine/hex/index.ts';
import { foreseen as foreseenIn, type Bounds, type Outlook, type Weighed } from '../../../../engine/mind/index.ts';
import type { HuntAction, HuntState, HuntView } from '../../rules/index.ts';
import { onSand } from '../../rules/index.ts';
import type { Considered } from './considered.ts';
import { hopeIn } from './hope.ts';
import { playerOf } from './player.ts';
import { WEIGHTS } from './weights.ts';

/** How far somebody thinks ahead with all the foresight there is. */
const BOUNDS: Bounds = { nodes: 600, width: 8, margin: Infinity, errors: 1 };
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

/** The round is imagined to its end. */
const OUTLOOK: Outlook<HuntView, HuntAction> = {
  quick,
  isFar: (copy, from) => copy.state.round > from.state.round,
  worth: ({ view }) => hopeIn(view),
};

/** The answer that comes out best when the round is imagined to its end, before all others. */
export function foreseen(considered: Considered): readonly Weighed<HuntAction>[] {
  const { seen, view, tastes, decision } = considered;
  // who stands still gains breath and loses nothing within a round: no look so short shows that he wins nothing either
  if (decision.kind === 'order' || !view.state.men.some(onSand)) return [];
  return foreseenIn(OUTLOOK, BOUNDS, { seen, tastes, seed: seedOf(view.state) }, candidatesOf(considered));
}
