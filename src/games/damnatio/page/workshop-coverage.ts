import type { Messages } from '../../../catalogue/index.ts';
import { filled, type Fill } from '../../../engine/text/index.ts';
import type { StepCoverage } from '../../../hud/workshop/index.ts';
import { stepKey, type HuntReport } from '../desk/index.ts';
import { blockerText, type BeastCard } from '../rules/index.ts';

/** What a modder could do about the condition that keeps a step from ever firing. */
const ADVICE: Readonly<Record<string, string>> = {
  hp: 'It is seldom so badly hurt when it is its turn: raise the maximum, or ask “hurt” instead, which looks at this round.',
  position: 'It turns before the step is looked at: ask “stoodIn” instead in answers.',
  leap: 'It never leaps so far there: look at its leap and its charge.',
  run: 'It never runs so far there: look at its charge.',
  beside: 'So many men never stand beside it.',
  frontFlank: 'So many men never stand before it; there are four as a rule.',
  pinned: 'Nobody is Pinned when it looks: none of its attacks pins, or he is freed before.',
  held: 'Nobody is held when it looks: none of its attacks holds.',
  pick: 'Nobody is ever left to pick.',
};

function sameTriggerAbove(card: BeastCard, at: number): boolean {
  return card.procedure.slice(0, at).some((row) => row.trigger === card.procedure[at]!.trigger && row.when === null);
}

/** How often each step of a card was looked at and done, in the order of the card, and which condition kept it from it. */
export function coverageOf(report: HuntReport, card: BeastCard, messages: Messages): StepCoverage[] {
  const words = { say: (group: string, key: string, fill: Fill = {}) => filled(messages[group]?.[key] ?? key, fill) };
  return card.procedure.map((row, index) => {
    const key = stepKey(index + 1, row.id);
    const { considered, fired, damage: all } = report.steps[key] ?? { considered: 0, fired: 0, damage: 0 };
    const damage = all / Math.max(1, report.hunts);
    const name = row.attack === null ? words.say('deed', row.do) : (card.attacks[row.attack]?.name ?? row.attack);
    const found = report.blocked[key] ?? [];
    const blocked = found.map(({ by, times }) => ({ why: blockerText(row, by, words), times }));
    const advice = fired > 0 ? undefined : considered === 0 && sameTriggerAbove(card, index) ? 'Move it up.' : ADVICE[found[0]?.by ?? ''];
    return { id: String(index), label: `${index + 1}. ${name} (${row.id})`, considered, fired, damage, blocked, advice };
  });
}
