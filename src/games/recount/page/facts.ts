import type { DuelFacts } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { ended, recountDuels } from '../desk/index.ts';
import { classOf, fighterOf, MOST_FIGHTERS } from '../rules/index.ts';
import { drawnAs, recountNames } from '../screens/index.ts';

/** What the pages of recount have in common. */
export const facts: DuelFacts<RecountGame> = {
  duels: recountDuels,
  address: 'recount',
  /** Heavy against retiarius where an address names nobody. */
  terms: {
    limits: { sides: MOST_FIGHTERS, fighters: MOST_FIGHTERS },
    bot: recountDuels.desk.usualBot,
    traits: [],
    usual: { free: false, sides: ['heavy', 'retiarius'] },
  },
  names: recountNames,
  traitsOf: () => [],
  fate(bout, index, words) {
    const { id, full, strength } = fighterOf(bout, index);
    const cls = classOf(bout, index);
    return {
      fate: ended(bout)[index]!.fate,
      life: Math.max(0, strength) / Math.max(1, full),
      kind: 'gladiator',
      kit: drawnAs(cls),
      name: words.title(id),
      title: cls.name,
      arcs: 'ancestor',
    };
  },
};
