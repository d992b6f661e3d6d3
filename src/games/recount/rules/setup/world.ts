import { figureIds } from '../../../../engine/bout/index.ts';
import type { Arena, ArenaData } from '../../../../engine/hex/index.ts';
import { buildArena } from '../../../../engine/hex/index.ts';
import type { RecountContent } from '../cards.ts';
import { LEX } from '../lex.ts';
import type { World } from '../state/world.ts';
import type { RecountSetup } from './bout-setup.ts';
import { checkSetup } from './check.ts';

const plain = new Map<number, ArenaData>();
const arenas = new WeakMap<ArenaData, Arena>();

/** The bare hexagon of a radius. */
function hexagon(radius: number): ArenaData {
  let data = plain.get(radius);
  if (!data) plain.set(radius, (data = { id: `hexagon-${radius}`, radius, blocked: [], marks: {} }));
  return data;
}

/** The tables of an arena, built once and shared by all bouts on it. */
function tablesOf(data: ArenaData): Arena {
  let arena = arenas.get(data);
  if (!arena) arenas.set(data, (arena = buildArena(data)));
  return arena;
}

/** Everything that stays the same for all bouts of a set-up. Throws `SetupError`. */
export function prepareWorld(content: RecountContent, setup: RecountSetup): World {
  checkSetup(content, setup);
  const lex = { ...LEX.usual, ...setup.lex };
  const cards = setup.fighters.map(({ card }) => card);
  return {
    arena: tablesOf(setup.arena === null ? hexagon(lex.arenaRadius) : content.arenas[setup.arena]!),
    lex,
    ids: figureIds(cards),
    classes: cards.map((card) => content.classes[card]!),
    voters: setup.voters,
  };
}
