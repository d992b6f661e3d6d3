import type { TrialBout, TriedCard, TriedTerms } from '../../../app/index.ts';
import { duelWorkshop, OTHER_SIDE, OWN_SIDE } from '../../../app/index.ts';
import { muneraDuels, type MuneraGame } from '../desk/index.ts';
import type { FighterCard, MuneraContent } from '../rules/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';
import { boutClasses } from './classes.ts';
import { paletteOf } from './workshop-palette.ts';

/** Everybody under his own name, gladiators first. */
function fightersOf({ fighters }: MuneraContent): FighterCard[] {
  const own = Object.entries(fighters).flatMap(([key, card]) => (key === card.id ? [card] : []));
  return own.toSorted((a, b) => Number(b.kind === 'gladiator') - Number(a.kind === 'gladiator'));
}

/** A thing is tried by the first who carries it; whatever stands in its place he carries instead. */
function gearTrial({ content, kind, id }: TriedCard<MuneraGame>, { against, stands }: TriedTerms): TrialBout<MuneraGame> | null {
  const bearer = kind === 'gear' ? fightersOf(content).find(({ gear }) => gear.some((item) => item.gear === id)) : undefined;
  if (!bearer || !Object.hasOwn(content.gear, stands)) return null;
  const gear = bearer.gear.map((item) => (item.gear === id ? { ...item, gear: stands } : item));
  const own = entrant({ card: bearer.id, side: OWN_SIDE, loadout: { armour: bearer.armour, gear } });
  return { setup: muneraSetup({ fighters: [own, entrant({ card: against, side: OTHER_SIDE })] }) };
}

/** How cards of gladiators are made. */
export const workshop = duelWorkshop<MuneraGame>(muneraDuels, {
  kinds: ['gladiator', 'gear', 'behaviour'],
  many: { gear: 'gear' },
  fighter: 'gladiator',
  fightersOf,
  fightsBy: ({ usual }, behaviour) => Object.keys(usual).find((key) => usual[key] === behaviour),
  otherTrial: gearTrial,
  classes: boutClasses,
  palette: paletteOf,
});
