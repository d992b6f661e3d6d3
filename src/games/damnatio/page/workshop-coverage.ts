import type { Messages } from '../../../catalogue/index.ts';
import type { StepCoverage } from '../../../hud/workshop/index.ts';
import type { HuntReport } from '../desk/index.ts';
import type { BeastCard } from '../rules/index.ts';

/** How often each step of a card was looked at and done, in the order of the card. */
export function coverageOf(report: HuntReport, card: BeastCard, _messages: Messages): StepCoverage[] {
  return card.procedure.map((row, index) => {
    const counted = report.steps[`${index + 1} ${row.do}`] ?? { considered: 0, fired: 0 };
    const name = card.attacks[row.do]?.name ?? row.do;
    return { id: String(index), label: `${index + 1}. ${name}`, ...counted, blocked: [] };
  });
}
