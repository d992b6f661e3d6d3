import { SetupError } from '../../engine/bout/index.ts';
import { along, cellAt, OUTSIDE, rowPlaces, toward, turned } from '../../engine/hex/index.ts';
import type { Play } from './world.ts';

/** The first beast on the Shield Hex; a second straight along its facing at the larger charge rating (D-011, D-221). */
export function placeBeasts({ world, state }: Play): void {
  const { arena } = world;
  const shield = arena.data.marks['shield'];
  const cell = shield ? cellAt(arena, shield.at.q, shield.at.r) : OUTSIDE;
  if (!shield || cell === OUTSIDE) throw new SetupError('D-023', 'arena', `${arena.data.id} has no Shield Hex inside`);
  const [first, second] = state.beasts;
  first!.cell = cell;
  first!.facing = shield.facing;
  if (!second) return;
  const away = Math.max(...state.beasts.map((beast) => world.beastCards[beast.card]!.move.charge));
  second.cell = along(arena, cell, shield.facing, away);
  if (second.cell === OUTSIDE) throw new SetupError('D-221', 'arena', `${arena.data.id} is too small for two beasts ${away} hexes apart`);
  second.facing = turned(shield.facing, 3);
}

/** Each man in the row faces toward the beast (D-016). */
export function placeMen({ world, state }: Play): void {
  if (state.men.length === 0) return;
  const { arena } = world;
  const beast = state.beasts[0]!;
  const { charge } = world.beastCards[beast.card]!.move;
  const places = rowPlaces(arena.data.radius, arena.cells[beast.cell]!, charge, state.men.length);
  if (!places) throw new SetupError('D-015', 'arena', `no row of ${state.men.length} men fits ${charge} hexes from the Shield Hex of ${arena.data.id}`);
  state.men.forEach((man, index) => {
    const { q, r } = places[index]!;
    man.cell = cellAt(arena, q, r);
    man.facing = toward(arena, man.cell, beast.cell);
  });
}
