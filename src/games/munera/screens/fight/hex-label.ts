import type { Cell } from '../../../../engine/hex/index.ts';
import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { sideNumeral, type HexMark, type Overlays } from '../../../../art/index.ts';
import type { View } from '../../rules/index.ts';
import { quadrantOf } from '../../rules/index.ts';
import type { Words } from '../../../../hud/common/index.ts';
import { actingFighter } from './model/derived.ts';
import type { MuneraBoard, Gladiator } from './model/board.ts';

/** What the hatches mean. */
export const MARKS: Readonly<Partial<Record<HexMark['kind'], string>>> = {
  reach: 'he can walk here',
  'reach-costly': 'he can walk here, partly sideways or back',
  overrun: 'an opponent can strike here',
  run: 'he can strike here',
  target: 'the opponent chosen',
  'arc-front': 'in front of the opponent',
  'arc-flank': 'at his side',
  'arc-rear': 'behind him',
  'overrun-struck': 'a miss knocks him down: he cannot give way',
};

/** A label that is a price; others are chances. */
const PRICE = /^(\u2212?)(\d+)↻?(?:·|$)/u;

function figureWords(view: View, figure: Gladiator, words: Words): string[] {
  const parts = [
    words.whole(figure.id),
    `side ${sideNumeral(figure.place)}`,
    `Stamina ${Math.max(0, figure.hp)} of ${figure.fullHp}`,
    `facing ${words.say('direction', `d${figure.facing}`)}`,
  ];
  parts.push(...figure.conditions.map((name) => words.say('condition', name)));
  const acting = actingFighter(view);
  const other = view.state.fighters[figure.index]!;
  if (acting && acting !== other && acting.cell !== OUTSIDE && figure.cell !== OUTSIDE) {
    const far = distance(view.world.arena, acting.cell, figure.cell);
    parts.push(
      `${far === 1 ? 'beside' : `${far} hexes from`} ${words.figure(acting.id)}, who sees his ${words.say('quadrant', quadrantOf(view, other, acting.cell))}`,
    );
  }
  if (figure.selected) parts.push('has the turn, choose to turn him');
  if (figure.threatened) parts.push('chosen as target');
  return parts;
}

/** The name of a hex for whoever does not see it: who and what is there, and what it means now. */
export function hexLabel(cell: Cell, board: MuneraBoard, view: View, overlays: Overlays, words: Words): string {
  const parts: string[] = [];
  const here = board.figures.find((figure) => figure.cell === cell);
  if (here) parts.push(...figureWords(view, here, words));
  for (const item of board.items) if (item.cell === cell) parts.push(`${words.card(item.weapon)} on the sand`);
  if (view.world.arena.blocked[cell]) parts.push('an obstacle');
  for (const { cell: at, kind } of overlays.marks) if (at === cell && kind !== 'target' && MARKS[kind]) parts.push(MARKS[kind]);
  for (const { cell: at, text } of overlays.labels) {
    const [, back, points] = (at === cell && !here && PRICE.exec(text)) || [];
    if (points) parts.push(`${points} AP${back ? ' back' : ''}`);
  }
  return `Hex ${words.hex(cell)}: ${['sand', ...new Set(parts)].join(', ')}`;
}
