import type { Controllers } from '../../../app/index.ts';
import { controllersFor } from '../../../app/index.ts';
import { figureIds } from '../../../engine/bout/index.ts';
import type { RosterDraft } from '../../../hud/setup/index.ts';
import { draftOfEntrants, entrantsOf } from '../../../hud/setup/index.ts';
import { muneraDesk } from '../desk/index.ts';
import type { MuneraSetup } from '../rules/index.ts';
import { entrant, muneraSetup, SKILLS } from '../rules/index.ts';

/** The bout that the rules are asked about. */
export function boutOfDraft(draft: RosterDraft): MuneraSetup {
  const fighters = entrantsOf(draft).map(({ card, side, traits }) =>
    entrant({ card, side, skills: SKILLS.filter((skill) => traits.includes(skill)) }),
  );
  return muneraSetup({ fighters, arena: draft.arena, lex: draft.lex });
}

/** The draft that a set-up came from, as far as a draft can hold it. */
export function draftOfSetup(setup: MuneraSetup, named: Controllers): RosterDraft {
  const ids = figureIds(setup.fighters.map(({ card }) => card));
  const controllers = controllersFor(muneraDesk, setup, named);
  const entrants = setup.fighters.map(({ card, side, skills }, index) => ({
    card,
    side,
    traits: skills,
    controller: controllers[ids[index]!]!,
  }));
  return draftOfEntrants(entrants, { arena: setup.arena, lex: setup.lex });
}
