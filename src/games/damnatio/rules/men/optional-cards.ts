import { adjacent, along, cellAt, compareClockwise, toward, type Cell } from '../../../../engine/hex/index.ts';
import type { BeastAttack, DefendCard } from '../state/cards.ts';
import { arcOfBeast, besideBeast, isFree, theBeast, weaponOf } from '../state/questions.ts';
import type { Man } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { manOf } from '../state/access.ts';

/** Conditions of the optional Defend cards against an attack, lex `optionalCards` (D-181). */
export function besideMan(view: View, man: Man, needs: NonNullable<DefendCard['needs']>, attack: BeastAttack): boolean {
  if (needs === 'adjacentAlly') return shieldingAlly(view, man, attack) >= 0;
  if (needs === 'pole') return weaponOf(view, man).reach >= 2 && vaultCell(view, man) !== null;
  return besideCochlea(view, man);
}

/** Push him forward: the first friend beside the man whom the attack can reach, clockwise from his facing; -1 for none. */
export function shieldingAlly(view: View, man: Man, attack: BeastAttack): number {
  const { world, state } = view;
  let best = -1;
  state.men.forEach((other, index) => {
    if (other === man || !reaches(view, attack, other) || !adjacent(world.arena, man.cell, other.cell)) return;
    const later = best < 0 || compareClockwise(world.arena, man.cell, man.facing, other.cell, manOf(state, best).cell) < 0;
    if (later) best = index;
  });
  return best;
}

/** An attack reaches who is beside the beast, a sweep within its arcs (D-094). */
function reaches(view: View, { sweep }: BeastAttack, man: Man): boolean {
  if (!besideBeast(view, man)) return false;
  return sweep === null || sweep.arcs.includes(arcOfBeast(view, theBeast(view.state), man.cell));
}

/** Vault over: the hex straight behind the beast in contact; null when it is not free. */
export function vaultCell(view: View, man: Man): Cell | null {
  const { arena } = view.world;
  const beast = theBeast(view.state);
  const behind = along(arena, beast.cell, toward(arena, man.cell, beast.cell), 1);
  return isFree(view, behind) ? behind : null;
}

/** Into the door: the arena marks its cochleae `cochlea`, `cochlea-2` …; the man must stand on or beside one. */
function besideCochlea({ world }: View, man: Man): boolean {
  const { arena } = world;
  return Object.entries(arena.data.marks).some(([name, { at }]) => {
    if (!name.startsWith('cochlea')) return false;
    const cell = cellAt(arena, at.q, at.r);
    return cell === man.cell || adjacent(arena, cell, man.cell);
  });
}
