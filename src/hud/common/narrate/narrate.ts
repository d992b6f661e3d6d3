import type { BoutEvent } from '../../../engine/bout/index.ts';
import { capital, type Words } from '../words.ts';
import { narrateAct } from './acts.ts';
import { narrateBoard } from './board.ts';
import { narrateDuel } from './duel.ts';
import { narrateHarm } from './harm.ts';
import { narrateMind } from './mind.ts';
import { narrateRoll } from './rolls.ts';

/** One sentence for what happened; empty for what needs no words. A pure function of event and words. */
export function narrate(event: BoutEvent, words: Words): string {
  return capital(sentence(event, words));
}

function sentence(event: BoutEvent, words: Words): string {
  switch (event.type) {
    case 'rolled':
      return narrateRoll(event, words);
    case 'control-decided':
    case 'target-chosen':
    case 'considered':
    case 'charged':
    case 'held-back':
    case 'ordered':
    case 'tie-number':
    case 'drawn':
      return narrateMind(event, words);
    case 'moved':
    case 'faced':
    case 'item':
    case 'round-started':
    case 'bout-started':
    case 'bout-ended':
      return narrateBoard(event, words);
    case 'attacked':
    case 'card-played':
    case 'one-shot':
    case 'stamina':
    case 'appealed':
    case 'judged':
      return narrateAct(event, words);
    case 'wounded':
    case 'condition':
    case 'felled':
      return narrateHarm(event, words);
    case 'play-order':
    case 'turn-started':
    case 'turn-ended':
    case 'action-points':
    case 'paid':
    case 'clashed':
    case 'saved':
    case 'pushed':
    case 'fatigued':
      return narrateDuel(event, words);
  }
}

/** What kind of entry the log files an event under. */
export type EntryKind = 'dice' | 'moves' | 'reasons' | 'harm' | 'other';

const KINDS: Partial<Record<BoutEvent['type'], EntryKind>> = {
  rolled: 'dice',
  drawn: 'dice',
  appealed: 'dice',
  judged: 'dice',
  'tie-number': 'dice',
  'action-points': 'dice',
  clashed: 'dice',
  saved: 'dice',
  moved: 'moves',
  faced: 'moves',
  charged: 'moves',
  pushed: 'moves',
  ordered: 'moves',
  'target-chosen': 'reasons',
  considered: 'reasons',
  'held-back': 'reasons',
  paid: 'reasons',
  'control-decided': 'reasons',
  wounded: 'harm',
  condition: 'harm',
  felled: 'harm',
  fatigued: 'harm',
};

export function entryKind(event: BoutEvent): EntryKind {
  return KINDS[event.type] ?? 'other';
}
