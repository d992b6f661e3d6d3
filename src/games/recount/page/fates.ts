import type { Words } from '../../../hud/common/index.ts';
import type { FateOf } from '../../../hud/end/index.ts';
import type { Recount } from '../rules/index.ts';
import { drawnAs } from '../screens/index.ts';

function fateOf(bout: Recount, index: number): 'winner' | 'standing' | 'spared' | 'dead' {
  const { status, side } = bout.state.fighters[index]!;
  if (status === 'dead' || status === 'condemned') return 'dead';
  if (status === 'spared') return 'spared';
  return bout.state.outcome?.winner === side ? 'winner' : 'standing';
}

/** Everybody and what became of him. */
export function fatesOf(bout: Recount, words: Words): FateOf[] {
  const { fighters } = bout.state;
  const sides = [...new Set(fighters.map(({ side }) => side))];
  return fighters.map((fighter, index): FateOf => {
    const fate = fateOf(bout, index);
    return {
      id: fighter.id,
      card: fighter.card,
      kind: 'gladiator',
      kit: drawnAs(bout.world.classes[index]!),
      name: words.title(fighter.id),
      weapon: null,
      state: fate,
      word: `${bout.world.classes[index]!.name}, ${words.say('became', fate)}`,
      hp: Math.max(0, fighter.strength) / Math.max(1, fighter.full),
      size: fighters.length <= 4 ? 92 : 68,
      place: sides.indexOf(fighter.side),
      arcs: 'ancestor',
    };
  });
}
