import { behaviourPalette, duelWorkshop, type BehaviourRule } from '../../../app/index.ts';
import { recountDuels, type RecountGame } from '../desk/index.ts';
import { recountClasses } from './setup.tsx';

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
export const workshop = duelWorkshop<RecountGame>(recountDuels, {
  kinds: ['recount-class', 'behaviour'],
  many: { 'recount-class': 'classes of the quick bout' },
  fighter: 'recount-class',
  fightersOf: ({ classes }) => Object.values(classes).map(({ id, name }) => ({ id, name, class: id, foes: [] })),
  classes: recountClasses,
  onlyWounds: true,
  palette: (card) => behaviourPalette(card, RULES),
});
