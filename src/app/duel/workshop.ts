import type { Messages } from '../../catalogue/index.ts';
import { readable } from '../../hud/common/index.ts';
import type { FoughtGame } from '../../hud/fight/index.ts';
import type { ReportTable } from '../../hud/workshop/index.ts';
import { count, shareOfAll } from '../../hud/workshop/index.ts';
import type { DuelReport, Duels } from '../../session/index.ts';
import type { RosterCards } from '../roster-workshop.tsx';
import { OTHER_SIDE, OWN_SIDE, rosterWorkshop } from '../roster-workshop.tsx';
import type { WorkshopPart } from '../workshop-part.ts';

interface DuelWorkshop<G extends FoughtGame> extends Omit<RosterCards<G>, 'duel' | 'blows' | 'players'> {
  /** Nobody falls to a weapon for good: the wounds tell all. */
  readonly onlyWounds?: true;
}

/** What each weapon did. */
function blowsTable({ blows }: DuelReport, nameOf: (gear: string) => string, onlyWounds = false): ReportTable {
  const columns = ['With', 'Used', 'Hits', 'Saved', 'Wounds', 'Felled'];
  const rows = Object.entries(blows).map(([key, { used, hits, saved, wounds, felled }]) => [
    nameOf(key),
    count(used),
    shareOfAll(hits, used),
    shareOfAll(saved, hits),
    count(wounds),
    count(felled),
  ]);
  const shown = (row: string[]): string[] => (onlyWounds ? row.slice(0, -1) : row);
  return { title: 'What each weapon did', head: shown(columns), rows: rows.map(shown) };
}

/** How the cards of such a game are made. */
export function duelWorkshop<G extends FoughtGame>(duels: Duels<G>, { onlyWounds, ...cards }: DuelWorkshop<G>): WorkshopPart<G> {
  const nameIn = (messages: Messages, gear: string): string =>
    messages[`${duels.desk.id}-gear`]?.[gear] ?? messages['gear']?.[gear] ?? readable(gear);
  return rosterWorkshop<G>({
    ...cards,
    players: ['greedy', 'newcomer', 'skilled', 'random'],
    duel: (first, second) =>
      duels.setup([
        { card: first, side: OWN_SIDE },
        { card: second, side: OTHER_SIDE },
      ]),
    blows: (report, { messages }) => blowsTable(report as DuelReport, (gear) => nameIn(messages, gear), onlyWounds),
  });
}
