import type { RosterAt } from '../../../app/index.ts';
import { behaviourPalette, OTHER_SIDE, OWN_SIDE, rosterWorkshop } from '../../../app/index.ts';
import type { ReportTable } from '../../../hud/workshop/index.ts';
import { count, shareOfAll } from '../../../hud/workshop/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';
import { recountClasses } from './classes.ts';
import { RULES } from './workshop-rules.ts';

function blows(report: unknown, { messages }: RosterAt<RecountGame>): ReportTable {
  const { strikes } = report as RecountReport;
  return {
    title: 'What each weapon did',
    head: ['With', 'Used', 'Hits', 'Saved', 'Wounds'],
    rows: Object.entries(strikes).map(([key, { used, hits, saved, wounds }]) => [
      messages['recount-gear']?.[key] ?? messages['gear']?.[key] ?? key,
      count(used),
      shareOfAll(hits, used),
      shareOfAll(saved, hits),
      count(wounds),
    ]),
  };
}

/** How cards of quick bouts are made. */
export const workshop = rosterWorkshop<RecountGame>({
  kinds: ['recount-class', 'behaviour'],
  many: { 'recount-class': 'classes of the quick bout' },
  players: ['greedy', 'newcomer', 'skilled', 'random'],
  fighter: 'recount-class',
  fightersOf: ({ classes }) => Object.values(classes).map(({ id, name }) => ({ id, name, class: id, foes: [] })),
  duel: (first, second) =>
    recountSetup({ fighters: [entrant({ card: first, side: OWN_SIDE }), entrant({ card: second, side: OTHER_SIDE })] }),
  classes: recountClasses,
  blows,
  palette: (card) => behaviourPalette(card, RULES),
});
