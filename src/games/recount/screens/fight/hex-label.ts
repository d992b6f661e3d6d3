import { sideNumeral, type HexMark } from '../../../../art/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import { sideOf } from '../../rules/index.ts';
import type { Duellist } from './model/board.ts';
import type { RecountModel } from './model/model.ts';

/** What the hatches mean. */
export const MARKS: Readonly<Partial<Record<HexMark['kind'], string>>> = {
  reach: 'he can go here',
  'reach-costly': 'he can go here, aside or back',
  target: 'the opponent chosen',
  'arc-front': 'no better for a blow from here',
  'arc-flank': 'better for a blow from here',
  'arc-rear': 'best for a blow from here',
};

function figureWords({ settled, words, acting }: RecountModel, figure: Duellist): string[] {
  const { view } = settled.value;
  const parts = [
    `${words.title(figure.id)}, ${figure.cls.name}`,
    `side ${sideNumeral(figure.place)}`,
    `Strength ${Math.max(0, figure.hp)} of ${figure.fullHp}`,
    `facing ${words.say('direction', `d${figure.facing}`)}`,
    ...figure.conditions.map((name) => words.say('condition', name)),
  ];
  if (figure.arms.offHand === 'lost') parts.push(words.say('gone', figure.cls.offHand));
  if (figure.arms.weaponBroken) parts.push(words.say('gone', 'weapon'));
  const me = acting.value;
  const other = view.state.fighters[figure.index]!;
  if (me && me !== other && me.cell !== OUTSIDE && figure.cell !== OUTSIDE) {
    const far = distance(view.world.arena, me.cell, figure.cell);
    const side = sideOf(view.world.arena, other, me.cell);
    const seen = words.say('side-seen', side === 'shield' ? figure.cls.offHand : side);
    parts.push(`${far === 1 ? 'beside' : `${far} hexes from`} ${words.figure(me.id)}, who sees ${seen}`);
  }
  if (figure.selected) parts.push('has the turn');
  if (figure.threatened) parts.push('chosen as target');
  return parts;
}

/** The name of a hex for whoever does not see it: who is there, and what it costs to go there. */
export function hexLabel(model: RecountModel, cell: Cell): string {
  const { picture, settled, words, walking, acting } = model;
  const here = picture.value.figures.find((figure) => figure.cell === cell);
  const parts = here ? figureWords(model, here) : [];
  if (settled.value.view.world.arena.blocked[cell]) parts.push('an obstacle');
  const walk = acting.value?.cell === cell ? null : walking.to(cell);
  if (walk) parts.push(`${walk.cost} AP to go there`);
  return `Hex ${words.hex(cell)}: ${['sand', ...parts].join(', ')}`;
}
