import { distance, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import { oneNumber, oneWord } from '../../../../engine/turns/index.ts';
import { refuse, type Refused } from '../keys.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, areOpponents, hexBeside, occupant } from '../state/world.ts';
import { endTurn } from '../turn/turn.ts';
import { deed } from './deed.ts';

const WALL = refuse('R-037', 'wall');
const OCCUPIED = refuse('R-050', 'occupied');
const ZONE = refuse('R-053', 'zone-of-control');
const BY = { left: -1, right: 1 } as const;

/** The hex of a sector, as the man whose turn it is sees it. */
function hexOfSector(view: View, sector: number): number {
  const { cell, facing } = actorOf(view);
  return hexBeside(view, cell, turned(facing, sector));
}

/** Why he may not go there: the wall, somebody there, or an enemy round whom he would move. */
function entryRefusal(view: View, sector: number): Refused | null {
  const { arena } = view.world;
  const actor = actorOf(view);
  const to = hexOfSector(view, sector);
  if (to === OUTSIDE) return WALL;
  if (occupant(view, to) >= 0) return OCCUPIED;
  const holds = view.state.fighters.some((other) => {
    return areOpponents(actor, other) && distance(arena, actor.cell, other.cell) === 1 && distance(arena, to, other.cell) === 1;
  });
  return holds ? ZONE : null;
}

/** Goes there; nobody turns by moving. */
function go(play: Play, sector: number, rule: string): void {
  const actor = actorOf(play);
  const from = actor.cell;
  actor.cell = hexOfSector(play, sector);
  play.referee.tell?.({ type: 'moved', figure: actor.id, from, path: [actor.cell], gait: 'walk', rules: [rule, 'R-058'] });
}

/** One hex straight ahead. */
export const forward = deed({
  type: 'forward',
  answers: 'act',
  price: [1, 'R-030'],
  dice: false,
  line: 'forward',
  refusal: (view) => entryRefusal(view, 0),
  perform: (play) => go(play, 0, 'R-030'),
});

/** Into any of the five hexes that are not ahead, clockwise from his front. */
export const step = deed({
  type: 'step',
  answers: 'act',
  fields: { sector: oneNumber(1, 5) },
  price: [2, 'R-031'],
  dice: false,
  line: 'steps {sector}',
  wrong: refuse('R-031', 'no-such-sector'),
  refusal: (view, { sector }) => entryRefusal(view, sector),
  perform: (play, { sector }) => go(play, sector, 'R-031'),
});

/** One hexside left or right, anywhere and as often as he can pay. */
export const pivot = deed({
  type: 'pivot',
  answers: 'act',
  fields: { way: oneWord('left', 'right') },
  price: [1, 'R-032'],
  dice: false,
  line: 'pivots {way}',
  wrong: refuse('R-032', 'left-or-right'),
  perform(play, { way }) {
    const actor = actorOf(play);
    const from = actor.facing;
    actor.facing = turned(from, BY[way]);
    play.referee.tell?.({ type: 'faced', figure: actor.id, from, to: actor.facing, rules: ['R-032'] });
  },
});

/** Ends the turn; AP that are left are lost. */
export const end = deed({ type: 'end', answers: 'act', dice: true, line: 'ends', perform: endTurn });
