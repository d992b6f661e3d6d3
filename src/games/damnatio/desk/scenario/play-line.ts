import { cellAt, toward } from '../../../../engine/hex/index.ts';
import { findMan, beastOf, nearestBeast, type Area, type Hunt, type HuntAction, type Man } from '../../rules/index.ts';
import { ScenarioError } from '../../../../session/index.ts';

const MOVE = /^to \((-?\d+), ?(-?\d+)\)(?: D([0-5]))?( pick-up)?$/;
const STRIKE = /^strikes (\w+)(?: ([HML]))?(?: at (\S+))?$/;
const DEFEND = /^defends (\w+)( slip)?$/;

function bad(line: string, why: string): never {
  throw new ScenarioError('play', `cannot read "${line}": ${why}`);
}

/** Reads one line of a scenario's `play:` list as an action of the hunt. */
export function parsePlay(hunt: Hunt, line: string): HuntAction {
  if (line === 'move' || line === 'hold') return { type: 'order', order: line };
  if (line === 'done' || line === 'watch') return { type: line };
  const [name, ...words] = line.split(' ');
  const man = findMan(hunt, name);
  if (!man) bad(line, `there is no man "${name}"`);
  return parseMan(hunt, man, words.join(' '), line);
}

function parseMan(hunt: Hunt, man: Man, rest: string, line: string): HuntAction {
  const figure = man.id;
  switch (rest) {
    case 'stands':
      return { type: 'stand', figure };
    case 'struggles':
      return { type: 'struggle', figure };
    case 'binds':
      return { type: 'bind', figure };
    case 'second wind':
      return { type: 'second-wind', figure };
    case 'fate yes':
    case 'fate no':
      return { type: 'fate', figure, use: rest === 'fate yes' };
    case 're-rolls':
    case 'keeps':
      return { type: 'reroll', figure, use: rest === 're-rolls' };
  }
  const strike = STRIKE.exec(rest);
  if (strike)
    return { type: 'strike', figure, card: strike[1]!, ...(strike[2] && { area: strike[2] as Area }), ...(strike[3] && { at: strike[3] }) };
  const defend = DEFEND.exec(rest);
  if (defend) return { type: 'defend', figure, card: defend[1] === 'none' ? null : defend[1]!, ...(defend[2] && { slip: true as const }) };
  const move = MOVE.exec(rest);
  if (move) return parseMove(hunt, man, move);
  bad(
    line,
    'after the man comes to (q,r), stands, struggles, binds, second wind, strikes CARD or strikes CARD at BEAST, defends CARD, fate yes, re-rolls or keeps',
  );
}

/** A facing left out is toward the nearest beast. */
function parseMove(hunt: Hunt, man: Man, [, q, r, facing, pickUp]: RegExpExecArray): HuntAction {
  const { arena } = hunt.world;
  const to = cellAt(arena, Number(q), Number(r));
  const look = facing === undefined && to >= 0 ? toward(arena, to, beastOf(hunt.state, nearestBeast(hunt, to)).cell) : Number(facing ?? 0);
  return { type: 'move', figure: man.id, to, facing: look, ...(pickUp && { pickUp: true as const }) };
}
