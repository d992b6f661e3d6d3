import type { DuelFacts } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { ended, measuredPairing, muneraDesk, PAIRINGS, sideTitle } from '../desk/index.ts';
import { entrant, muneraSetup, SKILLS } from '../rules/index.ts';
import { muneraNames } from '../screens/index.ts';

/** What the pages of gladiators have in common. */
export const facts: DuelFacts<MuneraGame> = {
  desk: muneraDesk,
  address: 'bout',
  /** The classic pair where an address names nobody. */
  terms: {
    limits: { sides: 6, fighters: 12 },
    bot: muneraDesk.usualBot,
    traits: SKILLS,
    usual: { free: false, sides: ['retiarius', 'secutor'] },
  },
  pairings: PAIRINGS,
  measured: measuredPairing,
  names: (world, _state, by) => muneraNames(world, by),
  title: sideTitle,
  nameOf: ({ fighters }, card) => fighters[card]?.name ?? card,
  traitsOf: ({ fighters }, index) => fighters[index]!.skills,
  setupOf: (entrants, { arena, lex }) =>
    muneraSetup({
      fighters: entrants.map(({ card, side, traits }) => entrant({ card, side, skills: SKILLS.filter((skill) => traits.includes(skill)) })),
      arena,
      lex,
    }),
  fate(bout, index, words) {
    const { id, stamina, original } = bout.state.fighters[index]!;
    return {
      fate: ended(bout)[index]!.fate,
      life: Math.max(0, stamina) / Math.max(1, original),
      kind: bout.world.profiles[index]!.card.kind,
      name: words.whole(id),
      title: '',
      arcs: bout.world.lex.arcModel,
    };
  },
};
