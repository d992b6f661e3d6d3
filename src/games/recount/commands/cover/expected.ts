import type { BoutEvent } from '../../../../engine/bout/index.ts';
import type { ActionType, RecountContent, Status } from '../../rules/index.ts';

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

const WITH_RESULT = ['net', 'struggle', 'save'].flatMap((why) => [`${why} success`, `${why} failure`]);
const CONDITIONS = ['light-wound', 'bad-wound', 'ensnared', 'off-balance'];

/** What can occur in recount with a content. */
export function expected({ classes }: RecountContent): Readonly<Record<string, readonly string[]>> {
  const cards = Object.values(classes);
  const nets = cards.some(({ offHand }) => offHand === 'net');
  return {
    classes: cards.map(({ id }) => id),
    deeds: [...Object.keys(DEEDS), 'vote up', 'vote down'],
    events: EVENTS,
    rolls: ['strength', 'order', 'double-six', 'broken-weapon', ...WITH_RESULT],
    weapons: [...new Set(cards.map(({ weapon }) => weapon)), 'fists'],
    sides: ['front', 'sword', 'shield', 'back', ...(nets ? ['net'] : [])],
    strikes: ['hit', 'miss', ...[1, 2, 3, 4, 5, 6].map((face) => `double ${face}`)],
    conditions: [...CONDITIONS.map((name) => `+${name}`), '-light-wound', '-ensnared', '-off-balance', '+helpless', '+decked', '+dead'],
    items: ['lost', 'broken', 'cast', 'recovered'],
    verdicts: ['spared', 'condemned'],
    outcomes: ['last-standing', 'stans-missus'],
    fates: Object.keys(FATES),
  };
}
