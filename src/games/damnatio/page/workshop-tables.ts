import type { ReportTable } from '../../../hud/workshop/index.ts';
import type { HuntReport } from '../desk/index.ts';
import type { BeastCard } from '../rules/index.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (value: number): string => value.toFixed(2);

const shareOf = (count: number, of: number): string => percent(of === 0 ? 0 : count / of);

/** Who lived, when the first fell, who had Control, and what each attack did. */
export function tablesOf(report: HuntReport, card: BeastCard | null): ReportTable[] {
  const { hunts, men, beast, draws, survivors, firstDeath, beastRounds, attacks, rounds } = report;
  const nameOf = (attack: string): string => card?.attacks[attack]?.name ?? attack;
  const lost = Object.values(firstDeath.counts).reduce((sum, count) => sum + count, 0);
  return [
    {
      title: 'How it ended',
      head: ['Outcome', 'Of all bouts', 'Range'],
      rows: [
        ['The men won', percent(men.share), `${percent(men.low)} to ${percent(men.high)}`],
        ['The beast won', percent(beast.share), `${percent(beast.low)} to ${percent(beast.high)}`],
        ...(draws.count > 0 ? [['Nobody', percent(draws.share), `${percent(draws.low)} to ${percent(draws.high)}`]] : []),
      ],
    },
    {
      title: 'Survivors',
      head: ['Men alive', 'Of all bouts'],
      rows: Object.entries(survivors.counts).map(([alive, count]) => [alive, shareOf(count, hunts)]),
    },
    {
      title: 'First casualty and length',
      head: ['What', 'Is'],
      rows: [
        ['Bouts in which somebody fell', shareOf(lost, hunts)],
        ['Round of the first fall, mean', lost === 0 ? '\u2013' : mean(firstDeath.mean)],
        ['Rounds: 1 in 10 has at most', String(rounds.p10)],
        ['Rounds: half have at most', String(rounds.median)],
        ['Rounds: 9 in 10 have at most', String(rounds.p90)],
        ['Rounds in which the beast had Control', percent(beastRounds.share)],
      ],
    },
    {
      title: 'Damage by attack',
      head: ['Attack', 'Used', 'Hits', 'Damage a bout', 'Men felled'],
      rows: Object.entries(attacks).map(([attack, { used, hits, damage, kills }]) => [
        nameOf(attack),
        used.toLocaleString('en'),
        shareOf(hits, used),
        mean(hunts === 0 ? 0 : damage / hunts),
        kills.toLocaleString('en'),
      ]),
    },
  ];
}
