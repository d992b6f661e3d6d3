import type { BoutEvent, ItemChange } from '../../../../engine/bout/index.ts';
import type { GearCard, MuneraAction, MuneraContent } from '../../rules/index.ts';
import { SKILLS } from '../../rules/index.ts';

type ActionType = Exclude<MuneraAction['type'], 'reroll'>;

/** A key for each, so that a new answer is not forgotten here. */
const ACTIONS: Readonly<Record<ActionType, true>> = {
  ready: true,
  discard: true,
  drop: true,
  release: true,
  move: true,
  turn: true,
  attack: true,
  whirl: true,
  feint: true,
  grapple: true,
  haze: true,
  draw: true,
  sheathe: true,
  'pick-up': true,
  kick: true,
  'cut-free': true,
  end: true,
  throw: true,
  disengage: true,
};

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

const ROLLS = [
  'starting-stamina',
  'arrows',
  'order',
  'wounds',
  'weapon-fate',
  'weapon-choice',
  'landing',
  'direction',
  'cone',
  'arbelos',
  'entangle',
  'cut-free',
  'haze',
  'grapple',
  'throw',
];

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
    actions: [...Object.keys(ACTIONS), 'reroll used', 'reroll kept'],
    doubles: ['1', '2', '3', '4', '5', '6'],
    conditions: [
      '+down',
      '-down',
      '+entangled',
      '-entangled',
      '+locked',
      '-locked',
      '+hazed',
      '-hazed',
      '+feinting',
      '-feinting',
      '+floored',
      '-floored',
      '+injured',
      '+tired',
      '+exhausted',
    ],
    events: EVENTS,
    items: ITEMS,
    gaits: ['walk', 'whirl', 'disengage'],
    rolls: ROLLS,
    saves: ['passed', 'failed', 'none'],
    pushes: ['free', 'wall', 'figure', 'locked'],
    quadrants: ['front', 'right', 'left', 'rear'],
    areas: noxii ? ['H', 'M', 'L'] : [],
    appeals: ['granted', 'refused'],
    fates: ['spared', 'dead', 'released'],
    outcomes: ['last-standing', 'round-limit'],
  };
}
