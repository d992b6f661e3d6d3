import type { BehaviourRule, RosterAt } from '../../../app/index.ts';
import { behaviourPalette, OTHER_SIDE, OWN_SIDE, rosterWorkshop } from '../../../app/index.ts';
import type { ReportTable } from '../../../hud/workshop/index.ts';
import { count, shareOfAll } from '../../../hud/workshop/index.ts';
import type { RecountGame, RecountReport } from '../desk/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';
import { recountClasses } from './setup.tsx';

function blows(report: unknown, { messages }: RosterAt<RecountGame>): ReportTable {
  const { blows: strikes } = report as RecountReport;
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

/** Rules that are put into a behaviour of quick bouts ready made. */
const RULES: readonly BehaviourRule[] = [
  {
    label: 'Finish whoever can be finished',
    say: 'Whom he can finish, he finishes.',
    when: [['may-end', 25]],
    act: 'strike',
    figure: { label: 'Chance in 100, at least', least: 1, most: 100 },
  },
  { label: 'Tear at a net', say: 'In a net he tears at it.', when: [['netted', 'me']], act: 'struggle' },
  { label: 'Cast the net first', say: 'With a net at hand he casts it.', when: [['has-net']], act: 'cast' },
  {
    label: 'Give ground when too much is at stake',
    say: 'Where he may lose much, he gives ground.',
    when: [['threatened', 4]],
    act: 'give-ground',
    figure: { label: 'Strength that he may lose, at least', least: 0, most: 10 },
  },
  { label: 'Go for the back', say: 'Once he has struck, he goes for the back.', when: [['struck']], act: 'behind' },
];

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
