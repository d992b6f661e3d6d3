import type { HexMark, Overlays } from '../../../../art/index.ts';
import { adjacent, toward, turned, type Cell } from '../../../../engine/hex/index.ts';
import { arcOfBeast, areSeveral, beastOf, isDuel, nearestBeast, type View } from '../../rules/index.ts';
import type { Words } from '../../../../hud/common/index.ts';
import type { HuntBoard, HuntFigure } from './model/board.ts';

/** What the hatches mean. */
export const MARKS: Readonly<Partial<Record<HexMark['kind'], string>>> = {
  run: 'it would run here',
  leap: 'it would leap over here',
  overrun: 'it would run on here',
  'overrun-struck': 'it would run on here and strike',
  reach: 'in reach',
  'reach-costly': 'in reach, a costly step',
  escape: 'it could back off to here',
  target: 'whom it would go for',
  'arc-front': 'in front of it: guarded',
  'arc-flank': 'at its flank',
  'arc-rear': 'behind it',
};

/** Marks that the words for figures and sides say already. */
const SAID: readonly HexMark['kind'][] = ['target', 'arc-front', 'arc-flank', 'arc-rear'];

function lookingAt(view: View, figure: HuntFigure, words: Words): string {
  const other = figure.kind === 'man' ? beastOf(view.state, nearestBeast(view, figure.cell)) : null;
  if (other && other.cell !== figure.cell && toward(view.world.arena, figure.cell, other.cell) === figure.facing) {
    return `facing ${words.figure(other.id)}`;
  }
  return `facing ${words.say('direction', `d${figure.facing}`)}`;
}

/** On which side of the nearest beast a hex beside it lies, in words; empty farther away. */
export function sideOfBeast(view: View, cell: Cell, words: Words): string {
  if (isDuel(view.state)) return '';
  const beast = beastOf(view.state, nearestBeast(view, cell));
  const its = areSeveral(view.state) ? `${words.title(beast.id)}: its` : 'its';
  const { arena } = view.world;
  if (cell === beast.cell || !adjacent(arena, beast.cell, cell)) return '';
  const arc = arcOfBeast(view, beast, cell);
  if (arc !== 'flank') return `${its} ${words.say('arc', arc)}`;
  const bearing = toward(arena, beast.cell, cell);
  return bearing === turned(beast.facing, 2) || bearing === turned(beast.facing, 1) ? `${its} right flank` : `${its} left flank`;
}

/** The name of a hex for whoever does not see it: who and what is there, and what it means now. */
export function hexLabel(cell: Cell, board: HuntBoard, view: View, overlays: Overlays, words: Words): string {
  const parts: string[] = [];
  const here = board.figures.find((figure) => figure.cell === cell);
  if (here) {
    parts.push(here.name);
    if (here.weapon) parts.push(words.weapon(here.weapon));
    parts.push(`${Math.max(0, here.hp)} of ${here.fullHp}`);
    if (here.posture !== 'standing') parts.push(words.say('condition', here.posture));
    parts.push(lookingAt(view, here, words));
    if (here.threatened) parts.push('in danger');
  }
  for (const item of board.items) if (item.cell === cell) parts.push(`a ${item.weapon} lies here`);
  if (view.world.arena.blocked[cell]) parts.push('an obstacle');
  const side = sideOfBeast(view, cell, words);
  if (side) parts.push(side);
  for (const way of overlays.ways) if (way.path.at(-1) === cell) parts.push(`${words.title(way.figure)} is to go here`);
  for (const { cell: at, kind } of overlays.marks) if (at === cell && !SAID.includes(kind) && MARKS[kind]) parts.push(MARKS[kind]);
  return `Hex ${words.hex(cell)}: ${['sand', ...new Set(parts)].join(', ')}`;
}
