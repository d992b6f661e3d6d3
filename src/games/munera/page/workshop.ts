import type { RosterAt, TrialBout, TriedCard, TriedTerms } from '../../../app/index.ts';
import { OTHER_SIDE, OWN_SIDE, rosterWorkshop } from '../../../app/index.ts';
import type { ReportTable } from '../../../hud/workshop/index.ts';
import { count, shareOfAll } from '../../../hud/workshop/index.ts';
import type { MuneraGame, MuneraReport } from '../desk/index.ts';
import type { FighterCard, Loadout, MuneraContent, MuneraSetup } from '../rules/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';
import { readable } from '../../../hud/common/index.ts';
import { boutClasses } from './classes.ts';
import { paletteOf } from './workshop-palette.ts';

/** Everybody under his own name, gladiators first. */
function fightersOf({ fighters }: MuneraContent): FighterCard[] {
  const own = Object.entries(fighters).flatMap(([key, card]) => (key === card.id ? [card] : []));
  return own.toSorted((a, b) => Number(b.kind === 'gladiator') - Number(a.kind === 'gladiator'));
}

function duel(first: string, second: string, loadout: Loadout | null = null): MuneraSetup {
  return muneraSetup({ fighters: [entrant({ card: first, side: OWN_SIDE, loadout }), entrant({ card: second, side: OTHER_SIDE })] });
}

/** A thing is tried by the first who carries it; whatever stands in its place he carries instead. */
function gearTrial({ content, kind, id }: TriedCard<MuneraGame>, { against, stands }: TriedTerms): TrialBout<MuneraGame> | null {
  const bearer = kind === 'gear' ? fightersOf(content).find(({ gear }) => gear.some((item) => item.gear === id)) : undefined;
  if (!bearer || !Object.hasOwn(content.gear, stands)) return null;
  const gear = bearer.gear.map((item) => (item.gear === id ? { ...item, gear: stands } : item));
  return { setup: duel(bearer.id, against, { armour: bearer.armour, gear }) };
}

function blows(report: unknown, { messages }: RosterAt<MuneraGame>): ReportTable {
  const { blows: attacks } = report as MuneraReport;
  const nameOf = (key: string): string => messages['gear']?.[key] ?? readable(key);
  return {
    title: 'What each weapon did',
    head: ['With', 'Used', 'Hits', 'Saved', 'Wounds', 'Felled'],
    rows: Object.entries(attacks).map(([key, { used, hits, saved, wounds, felled }]) => [
      nameOf(key),
      count(used),
      shareOfAll(hits, used),
      shareOfAll(saved, hits),
      count(wounds),
      count(felled),
    ]),
  };
}

/** How cards of gladiators are made. */
export const workshop = rosterWorkshop<MuneraGame>({
  kinds: ['gladiator', 'gear', 'behaviour'],
  many: { gear: 'gear' },
  players: ['greedy', 'newcomer', 'skilled', 'random'],
  fighter: 'gladiator',
  fightersOf,
  duel,
  fightsBy: ({ usual }, behaviour) => Object.keys(usual).find((key) => usual[key] === behaviour),
  otherTrial: gearTrial,
  classes: boutClasses,
  blows,
  palette: paletteOf,
});
