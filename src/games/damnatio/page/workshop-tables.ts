import { count, endsTable, lengthRows, percent, shareOfAll, type ReportTable } from '../../../hud/workshop/index.ts';
import type { HuntReport } from '../desk/index.ts';
import type { BeastCard } from '../rules/index.ts';

const mean = (value: number): string => value.toFixed(2);

/** Who lived, when the first fell, who had Control, and what each attack did. */
export function tablesOf(report: HuntReport, card: BeastCard | null): ReportTable[] {
  const { hunts, men, beast, draws, survivors, firstDeath, beastRounds, attacks, rounds } = report;
  const nameOf = (attack: string): string => card?.attacks[attack]?.name ?? attack;
  const lost = Object.values(firstDeath.counts).reduce((sum, each) => sum + each, 0);
  return [
    endsTable([
      ['The men won', men],
      ['The beast won', beast],
      ['Nobody', draws],
    ]),
    {
      title: 'Survivors',
      head: ['Men alive', 'Of all bouts'],
      rows: Object.entries(survivors.counts).map(([alive, bouts]) => [alive, shareOfAll(bouts, hunts)]),
    },
    {
      title: 'First casualty and length',
      head: ['What', 'Is'],
      rows: [
        ['Bouts in which somebody fell', shareOfAll(lost, hunts)],
        ...(lost === 0
          ? []
          : [
              ['Round of the first fall, mean', mean(firstDeath.mean)],
              ['First fall: half come by round', String(firstDeath.median)],
              ['First fall: 9 in 10 come by round', String(firstDeath.p90)],
            ]),
        ...lengthRows(rounds),
        ['Rounds in which the beast had Control', percent(beastRounds.share)],
      ],
    },
    {
      title: 'Damage by attack',
      head: ['Attack', 'Used', 'Hits', 'Damage a bout', 'Men felled'],
      rows: Object.entries(attacks).map(([attack, { used, hits, damage, kills }]) => [
        nameOf(attack),
        count(used),
        shareOfAll(hits, used),
        mean(hunts === 0 ? 0 : damage / hunts),
        count(kills),
      ]),
    },
  ];
}
