import type { DuelFacts } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { ended, muneraDuels } from '../desk/index.ts';
import { SKILLS } from '../rules/index.ts';
import { muneraNames } from '../screens/index.ts';

/** What the pages of gladiators have in common. */
export const facts: DuelFacts<MuneraGame> = {
  duels: muneraDuels,
  address: 'bout',
  /** The classic pair where an address names nobody. */
  terms: {
    limits: { sides: 6, fighters: 12 },
    bot: muneraDuels.desk.usualBot,
    traits: SKILLS,
    usual: { free: false, sides: ['retiarius', 'secutor'] },
  },
  names: (world, _state, by) => muneraNames(world, by),
  traitsOf: ({ fighters }, index) => fighters[index]!.skills,
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
