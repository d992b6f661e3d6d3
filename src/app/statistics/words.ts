import type { Gauge, StatisticsGroup, StatisticsLine } from '../../hud/statistics/index.ts';
import type { PostMortem } from '../../hud/end/index.ts';
import type { Digest } from './digest.ts';
import type { Apart, Line, Mean } from './sums.ts';
import { apart, betterThan, inGroups } from './sums.ts';

/** Lives or victories: whole ones, or what was left to hope for. */
const count = (came: number): string => (Number.isInteger(came) ? String(came) : came.toFixed(1));

function points(share: number): string {
  const many = Math.abs(Math.round(share * 100));
  return `${many} ${many === 1 ? 'point' : 'points'}`;
}

function surely({ mean, half }: Mean): boolean {
  return half !== null && Math.abs(mean) > half;
}

/** How many players in a hundred would have had worse dice; never nobody, and never everybody. */
function worseOff(sigmas: number): number {
  return Math.max(1, Math.min(99, Math.round(betterThan(sigmas) * 100)));
}

/** The dice of all fights in words: how many players in a hundred would have had worse ones. */
export function luckGauge({ sigmas, luck }: Apart): Gauge {
  const worse = worseOff(sigmas);
  const told =
    sigmas < 0
      ? `${100 - worse} players in 100 would have had better dice, ${worse} worse`
      : `${worse} players in 100 would have had worse dice, ${100 - worse} better`;
  const common = Math.abs(sigmas) < 1 ? ': nothing out of the common' : '';
  return { name: 'Luck', value: sigmas, half: null, reach: 3, text: `In ${luck.rolls} throws ${told}${common}.` };
}

function skillWords(mean: Mean, withoutLuck: boolean): string {
  const half = mean.half === null ? '' : ` (± ${Math.round(mean.half * 100)})`;
  const what = withoutLuck ? 'with what the dice did taken out' : 'the dice still in it';
  const side = mean.mean < 0 ? 'below' : 'above';
  const sure = surely(mean) ? '' : mean.half === null ? ' Too few fights to say more.' : ' That may be chance.';
  return `${points(mean.mean)} a fight ${side} a careful bot from the same openings${half}, ${what}.${sure}`;
}

/** What came above the bot: with the dice taken out where there are fights enough for that. */
export function skillGauge({ skill, above }: Apart): Gauge | null {
  const mean = skill ?? above;
  return mean && { name: 'Skill', value: mean.mean, half: mean.half, reach: 0.5, text: skillWords(mean, skill !== null) };
}

/** What weighed choices cost at least, where some have been weighed; null otherwise. */
export function choiceNote(held: readonly PostMortem[]): string | null {
  if (held.length === 0) return null;
  const cost = held.reduce((sum, { better, measure }) => sum + better.reduce((all, { gain }) => all + gain.mean, 0) / measure.most, 0);
  const fights = held.length === 1 ? 'the fight of yours whose choices were' : `the ${held.length} fights of yours whose choices were`;
  const weighed = `In ${fights} weighed of late on their end pages`;
  if (Math.round((cost / held.length) * 100) === 0) return `${weighed}, no single one can be shown to have cost anything.`;
  return `${weighed}, those that had a surely better answer cost at least ${points(cost / held.length)} a fight: not every choice is weighed, and what may be chance is left out.`;
}

/** How a fight was not the player's to its end, after who fought; empty where it was. */
export function notOwnWords({ own, foes, ended, round = 0, came, most, of }: Digest): string {
  if (ended === undefined) return '';
  const who = [own, foes].flatMap((names) => (names.length > 0 ? [names.join(' and ')] : [])).join(' against ');
  if (ended === 'given-up') return `${who}: given up in round ${round}`;
  const when = round > 0 ? `in round ${round}` : 'before the first round';
  const left =
    of === 'saved' ? `${count(came)} of ${most} could still be hoped for` : `${Math.round((came / most) * 100)} % of such bouts are won`;
  return `${who}: handed to the bot ${when}, when ${left}`;
}

export function lineWords({ name, fights, of, came, most, share }: Line): StatisticsLine {
  return { name, fights, came: `${count(came)} of ${most} ${of}`, share: share.mean, half: share.half };
}

/** Fights after one another, at most so many groups. */
export function groupsOf(digests: readonly Digest[], most: number): StatisticsGroup[] {
  const size = Math.max(5, Math.ceil(digests.length / most));
  let first = 1;
  return inGroups(digests, size).map((group) => {
    const name = group.length === 1 ? String(first) : `${first} to ${first + group.length - 1}`;
    first += group.length;
    const { sigmas, came, above } = apart(group);
    return {
      name,
      share: came,
      luck: `${worseOff(sigmas)} of 100`,
      above: above ? `${above.mean < 0 ? '−' : '+'}${points(above.mean)}` : '–',
    };
  });
}
