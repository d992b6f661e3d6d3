import { duelCover } from '../../../cli/index.ts';
import type { BoutEvent } from '../../../engine/bout/index.ts';
import { recountDuels, type RecountGame } from '../desk/index.ts';
import { DEEDS, KEYS } from '../rules/index.ts';

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

/** What can occur in recount with a content; who waits for the verdict does so no more when a bout is over. */
export const cover = duelCover<RecountGame>(recountDuels, {
  expected({ classes }) {
    const cards = Object.values(classes);
    const nets = cards.some(({ offHand }) => offHand === 'net');
    return {
      classes: cards.map(({ id }) => id),
      deeds: [...DEEDS.deeds.map(({ type }) => type).filter((type) => type !== 'vote'), 'vote up', 'vote down'],
      events: EVENTS,
      rolls: KEYS.roll.flatMap((why) => (JUDGED.includes(why) ? [`${why} success`, `${why} failure`] : [why])),
      weapons: [...new Set(cards.map(({ weapon }) => weapon)), 'fists'],
      sides: ['front', 'sword', 'shield', 'back', ...(nets ? ['net'] : [])],
      strikes: ['hit', 'miss', ...[1, 2, 3, 4, 5, 6].map((face) => `double ${face}`)],
      conditions: [...KEYS.condition.map((name) => `+${name}`), ...ENDING.map((name) => `-${name}`)],
      items: ['lost', 'broken', 'cast', 'recovered'],
      verdicts: ['spared', 'condemned'],
      outcomes: KEYS.outcome.filter((by) => by !== 'all-fallen'),
      fates: ['up', 'dead', 'spared', 'condemned'],
    };
  },
  bots: ['skilled', 'greedy', 'random'],
  deed: (action) => (action.type === 'vote' ? `vote ${action.up ? 'up' : 'down'}` : action.type),
  fates: ({ state }) => state.fighters.map(({ status }) => status),
  rules: {
    /** Files of the rules that say what is asked, refused or configured. */
    silent: /^odds\/|(^|\/)(lex|state|setup|deed)\.ts$/,
    ofContent: ({ classes }) => Object.values(classes).flatMap(({ because, actionPoints }) => (actionPoints === 0 ? [] : [because])),
  },
});
