import type { Position } from '../rules/index.ts';
import { id, listOf, oneOf, shape, wholeFrom, yesOrNo } from '../../../engine/read/index.ts';

const hex = shape({ q: wholeFrom(-20, 20), r: wholeFrom(-20, 20) }, ['q', 'r']);
const facing = wholeFrom(0, 5);
const points = wholeFrom(0, 200);
const change = wholeFrom(-30, 30);

const beast = shape(
  {
    at: hex,
    facing,
    hp: wholeFrom(1, 200),
    stamina: points,
    lastFought: id,
    retains: oneOf('instruction', 'frenzy'),
    retainUsed: yesOrNo,
    nextToHit: change,
    nextControl: change,
    chargeMod: change,
    zones: listOf(3, oneOf('H', 'M', 'L')),
  },
  ['at', 'facing'],
);

const man = shape(
  {
    at: hex,
    facing,
    hp: wholeFrom(1, 200),
    stamina: points,
    condition: oneOf('down', 'pinned', 'held'),
    fate: listOf(10, oneOf('thickSkin', 'secondWind', 'godNods', 'slip')),
    weapon: oneOf('none'),
    weaponDrops: points,
    bleeding: wholeFrom(0, 3),
    spent: listOf(20, id),
  },
  ['at'],
);

const position = shape(
  {
    start: oneOf('round-one', 'control', 'beast', 'men', 'bystanders', 'round-end'),
    round: wholeFrom(1, 200),
    tieNumber: wholeFrom(1, 60),
    tieFixed: yesOrNo,
    control: oneOf('beast', 'men'),
    beasts: listOf(2, beast),
    men: listOf(6, man),
  },
  ['start', 'round', 'tieNumber', 'control', 'beasts', 'men'],
);

/** Checks a position from outside; null for none. Throws `ReadError` naming the field. */
export function readPosition(value: unknown): Position | null {
  if (value === null || value === undefined) return null;
  position(value, 'position');
  return value as Position;
}
