import type { BoutEvent, ItemChange } from '../../../../engine/bout/index.ts';
import { BARS } from '../../../../engine/bout/index.ts';
import type { GearCard, MuneraContent } from '../../rules/index.ts';
import { DEEDS, KEYS, SKILLS } from '../../rules/index.ts';

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
  'saved',
  'wounded',
  'condition',
  'item',
  'pushed',
  'fatigued',
  'felled',
  'held-back',
  'appealed',
  'turn-ended',
  'bout-ended',
];

const ITEMS: readonly ItemChange[] = [
  'dropped',
  'picked-up',
  'broken',
  'drawn',
  'sheathed',
  'discarded',
  'lost',
  'spent',
  'landed',
  'kicked',
  'recovered',
  'cast',
];

/** What a fighter seldom gets over. */
const STAYING: readonly string[] = ['injured', 'tired', 'exhausted'];

/** Dice before the first turn; all others fall with a deed. */
const OPENING_ROLLS: readonly (typeof KEYS.roll)[number][] = ['starting-stamina', 'arrows', 'order'];
/** Thrown again or left: each counts by itself. */
const REROLL = 'reroll';

/** Attacks with a thing, in each way that its ranges allow; a whirl is an answer of its own. */
function attacksWith({ id, bands }: GearCard): string[] {
  return [...new Set(bands.map(({ manner }) => `${id} ${manner}`))];
}

/** What can occur in munera with a content. A bout that nobody survives to win (`all-fallen`) can only be laid out so. */
export function expected({ fighters, gear }: MuneraContent): Readonly<Record<string, readonly string[]>> {
  const cards = Object.values(fighters);
  const noxii = cards.some(({ kind }) => kind === 'noxius');
  return {
    fighters: [...new Set(cards.map(({ id }) => id))],
    classes: [...new Set(cards.map((card) => card.class))],
    weapons: [...Object.values(gear).flatMap(attacksWith), 'improvised strike', 'grapple grapple'],
    skills: SKILLS,
    actions: [...DEEDS.map(({ type }) => type).filter((type) => type !== REROLL), `${REROLL} used`, `${REROLL} kept`],
    doubles: ['1', '2', '3', '4', '5', '6'],
    conditions: KEYS.condition.flatMap((name) => (STAYING.includes(name) ? [`+${name}`] : [`+${name}`, `-${name}`])),
    events: EVENTS,
    items: ITEMS,
    gaits: ['walk', 'whirl', 'disengage'],
    rolls: [...OPENING_ROLLS, ...DEEDS.flatMap(({ rolls }) => rolls)],
    saves: ['passed', 'failed', 'none'],
    pushes: ['free', ...BARS],
    quadrants: KEYS.quadrant,
    areas: noxii ? ['H', 'M', 'L'] : [],
    appeals: ['granted', 'refused'],
    fates: ['spared', 'dead', 'released'],
    outcomes: KEYS.outcome.filter((by) => by !== 'all-fallen'),
  };
}
