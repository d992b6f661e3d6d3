import type { DuelFacts } from '../../../app/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { ended, measuredPairing, PAIRINGS, recountDesk, sideTitle } from '../desk/index.ts';
import { entrant, MOST_FIGHTERS, recountSetup } from '../rules/index.ts';
import { drawnAs, recountNames } from '../screens/index.ts';

/** What the pages of recount have in common. */
export const facts: DuelFacts<RecountGame> = {
  desk: recountDesk,
  address: 'recount',
  /** Heavy against retiarius where an address names nobody. */
  terms: {
    limits: { sides: MOST_FIGHTERS, fighters: MOST_FIGHTERS },
    bot: recountDesk.usualBot,
    traits: [],
    usual: { free: false, sides: ['heavy', 'retiarius'] },
  },
  pairings: PAIRINGS,
  measured: measuredPairing,
  names: recountNames,
  title: sideTitle,
  nameOf: ({ classes }, card) => classes[card]?.name ?? card,
  traitsOf: () => [],
  setupOf: (entrants, { arena, lex }) => recountSetup({ fighters: entrants.map(({ card, side }) => entrant({ card, side })), arena, lex }),
  fate(bout, index, words) {
    const { id, full, strength } = bout.state.fighters[index]!;
    const cls = bout.world.classes[index]!;
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
