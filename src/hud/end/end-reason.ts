import type { BoutEvent, EventOf } from '../../engine/bout/index.ts';
import { withoutSuperseded } from '../../engine/bout/index.ts';
import { capital, percent, signed, type Words } from '../common/index.ts';
import { mercyChance } from './bout-chances.ts';

type Steps = readonly { readonly events: readonly BoutEvent[] }[];

/** Rules by which whoever is beaten gave in (M-173). */
const GAVE_IN = 'M-173';

/** What beat him: a double, a wound, a knock, or that he gave in; null where the log does not tell. */
function cause(before: readonly BoutEvent[], fall: EventOf<'felled'>, words: Words): string | null {
  const figure = words.figure(fall.figure);
  const by = fall.by === null ? '' : words.figure(fall.by);
  for (const event of before.toReversed()) {
    if (event.type === 'appealed' && event.figure === fall.figure && event.rules.includes(GAVE_IN))
      return words.say('end-why', 'gave-in', { figure });
    if (event.type === 'condition' && event.figure === fall.figure && event.gained && words.has('end-why', event.condition))
      return words.say('end-why', event.condition, { figure, by });
    if (event.type === 'wounded' && event.figure === fall.figure && event.net > 0)
      return words.say('end-why', 'wounded', { figure, by, net: event.net, left: Math.max(0, event.to) });
    if (event.type === 'clashed' && event.target === fall.figure)
      return event.result === 'double' ? words.say('end-why', 'double', { figure, by, face: event.faces[0] }) : null;
  }
  return null;
}

/** `the crowd let him die on a chance of 41.7 % to live; against him most: −2 he has not a wound`. */
function verdict(event: EventOf<'appealed' | 'judged'>, words: Words): string {
  if (event.type === 'judged') {
    const up = event.votes.filter((vote) => vote.up).length;
    return words.say('end-why', event.spared ? 'thumbs-spared' : 'thumbs-refused', { up, down: event.votes.length - up });
  }
  const grain = event.granted ? 1 : -1;
  const [heaviest] = event.modifiers.filter(({ value }) => value * grain > 0).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const most = heaviest ? words.say('end-why', 'most', { value: signed(heaviest.value), reason: words.reason(heaviest.reason) }) : '';
  return words.say('end-why', event.granted ? 'spared' : 'refused', { percent: percent(mercyChance(event)), most });
}

/** Why a bout ended as it did: what beat the last who fell, and who judged him. Null where nobody fell, or by nothing that is told. */
export function endReason(steps: Steps, words: Words): string | null {
  const events = withoutSuperseded(steps.flatMap((step) => step.events));
  const at = events.findLastIndex(({ type }) => type === 'felled');
  const fall = events[at];
  if (fall?.type !== 'felled') return null;
  const beaten = cause(events.slice(0, at), fall, words);
  if (beaten === null) return null;
  const judged = events.findLast((event) => (event.type === 'appealed' || event.type === 'judged') && event.figure === fall.figure);
  const tail = judged?.type === 'appealed' || judged?.type === 'judged' ? `; ${verdict(judged, words)}` : '';
  return `${capital(beaten)}${tail}.`;
}
