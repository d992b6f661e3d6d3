import type { Words } from '../../../hud/common/index.ts';
import type { FateOf } from '../../../hud/end/index.ts';
import type { Munera } from '../rules/index.ts';

/** Everybody and what became of him. */
export function fatesOf({ world, state }: Munera, words: Words): FateOf[] {
  const sides = [...new Set(state.fighters.map(({ side }) => side))];
  return state.fighters.map((fighter, index): FateOf => {
    const { card } = world.profiles[index]!;
    const won = state.outcome?.winner === fighter.side;
    const fate = fighter.fate === 'dead' || fighter.fate === 'spared' ? fighter.fate : won ? 'winner' : 'standing';
    return {
      id: fighter.id,
      card: fighter.card,
      kind: card.kind,
      name: words.whole(fighter.id),
      weapon: null,
      state: fate,
      word: words.say('became', fate),
      hp: Math.max(0, fighter.stamina) / Math.max(1, fighter.original),
      size: state.fighters.length <= 4 ? 92 : 68,
      place: sides.indexOf(fighter.side),
      arcs: world.lex.arcModel,
    };
  });
}
