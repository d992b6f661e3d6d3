import type { BoutEvent } from '../../../../engine/bout/index.ts';
import type { ActionType, RecountContent, Status } from '../../rules/index.ts';
import { KEYS } from '../../rules/index.ts';

/** A key for each, so that a new deed is not forgotten here. */
const DEEDS: Readonly<Record<Exclude<ActionType, 'vote'>, true>> = {
  strike: true,
  cast: true,
  struggle: true,
  forward: true,
  step: true,
  pivot: true,
  end: true,
};

/** The same of what becomes of fighters; who waits for the verdict does so no more when a bout is over. */
const FATES: Readonly<Record<Exclude<Status, 'helpless' | 'decked'>, true>> = { up: true, dead: true, spared: true, condemned: true };

const EVENTS: readonly BoutEvent['type'][] = [
  'bout-started',
  'play-order',
  'round-started',
  'turn-started',
  'action-points',
  'paid',
  'moved',
  'faced',
  'attacked',
  'rolled',
  'clashed',
  'wounded',
  'condition',
  'item',
  'felled',
  'judged',
  'turn-ended',
  'bout-ended',
];

/** Dice that succeed or fail. */
const JUDGED: readonly string[] = ['net', 'struggle', 'save'];
/** A worse wound, the net and the lack of balance end; who is beaten or dead stays so. */
const ENDING = ['light-wound', 'ensnared', 'off-balance'];

/** What can occur in recount with a content. */
export function expected({ classes }: RecountContent): Readonly<Record<string, readonly string[]>> {
  const cards = Object.values(classes);
  const nets = cards.some(({ offHand }) => offHand === 'net');
  return {
    classes: cards.map(({ id }) => id),
    deeds: [...Object.keys(DEEDS), 'vote up', 'vote down'],
    events: EVENTS,
    rolls: KEYS.roll.flatMap((why) => (JUDGED.includes(why) ? [`${why} success`, `${why} failure`] : [why])),
    weapons: [...new Set(cards.map(({ weapon }) => weapon)), 'fists'],
    sides: ['front', 'sword', 'shield', 'back', ...(nets ? ['net'] : [])],
    strikes: ['hit', 'miss', ...[1, 2, 3, 4, 5, 6].map((face) => `double ${face}`)],
    conditions: [...KEYS.condition.map((name) => `+${name}`), ...ENDING.map((name) => `-${name}`)],
    items: ['lost', 'broken', 'cast', 'recovered'],
    verdicts: ['spared', 'condemned'],
    outcomes: KEYS.outcome.filter((by) => by !== 'all-fallen'),
    fates: Object.keys(FATES),
  };
}
