import type { BehaviourRule } from '../../../app/index.ts';

/** Rules that are put into a behaviour of hunts ready made. */
export const RULES: readonly BehaviourRule[] = [
  {
    label: 'Strike to kill when a blow may',
    say: 'Where a blow may kill the beast, he strikes it.',
    when: [['may-end', 20]],
    act: 'finish',
    figure: { label: 'Chance in 100, at least', least: 1, most: 100 },
  },
  {
    label: 'Spare his breath when he is winded',
    say: 'With little breath left, he spares it.',
    when: [['winded', 2]],
    act: 'spare',
    figure: { label: 'Stamina left, at most', least: 0, most: 12 },
  },
  {
    label: 'Strike from behind',
    say: 'Who stands behind the beast strikes.',
    when: [
      ['arc', 'rear'],
      ['time-to', 'strike'],
    ],
    act: 'strike',
  },
  {
    label: 'Goad it away from a friend who is down',
    say: 'While a friend lies on the sand, he draws the beast on himself.',
    when: [['down', 'friend']],
    act: 'goad',
  },
];
