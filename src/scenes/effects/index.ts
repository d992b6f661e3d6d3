import { eventReader } from '../../engine/bout/index.ts';
import { tabletPaint } from '../overlay-art.ts';
import { attacked } from './attacked.ts';
import { boutEnded } from './bout-ended.ts';
import { cardPlayed, controlDecided, ringSide, targetChosen } from './choices.ts';
import { clashed } from './clashed.ts';
import { onFigure, type Effects } from './effect.ts';
import { appealed, carryOff, condition, felled, judged, wounded } from './harm.ts';
import { item } from './item.ts';
import { charged, faced, moved, pushed } from './moves.ts';
import { rolled, throwDice } from './rolled.ts';
import { saved } from './saved.ts';
import { float, signPaint } from './signs.ts';
import { actionPoints, fatigued, turnStarted } from './turns.ts';

/** Has no picture of its own. */
const unseen = (): Promise<void> => Promise.resolve();

const EFFECTS: Effects = {
  'bout-started': unseen,
  drawn: unseen,
  considered: unseen,
  stamina: unseen,
  appealed,
  judged,
  /** The stage is cleared: those who fell are carried off; a breath between two rounds. */
  'round-started': async (_event, stage) => {
    const bodies = [...stage.cast.puppets.values()].filter(({ picture }) => picture.cell < 0);
    await Promise.all([stage.clock.wait(160), ...bodies.map((puppet) => carryOff(stage, puppet))]);
  },
  /** The die of sixty faces that decides among equals in this round. */
  'tie-number': ({ value }, stage) => throwDice(stage, [], [{ sides: 60, value }], 420),
  rolled,
  'control-decided': controlDecided,
  'target-chosen': targetChosen,
  charged,
  moved,
  faced,
  attacked,
  'card-played': cardPlayed,
  wounded,
  condition,
  /** A modifier for a roll to come, laid on a figure or used up, rises as a small tablet. */
  'one-shot': onFigure(async (puppet, { value, used }, stage) => {
    if (value === 0) return;
    const text = `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
    void float(stage, `one-shot ${text}`, tabletPaint(text), puppet.where, used ? 600 : 900);
    await stage.clock.wait(180);
  }),
  item,
  felled,
  /** A figure that could act and does not. */
  'held-back': onFigure(async (puppet, _event, stage) => {
    void float(stage, 'sign wait', signPaint('wait', 'ink', 0.6), puppet.where, 700);
    await stage.clock.wait(160);
  }),
  /** The order of a side: all its figures are ringed. */
  ordered: ({ side }, stage) => ringSide(stage, side, 'move'),
  'bout-ended': boutEnded,
  'play-order': unseen,
  'turn-started': turnStarted,
  'turn-ended': unseen,
  'action-points': actionPoints,
  paid: unseen,
  clashed,
  saved,
  pushed,
  fatigued,
};

/** Plays an event of any type. */
export const playEvent = eventReader(EFFECTS);
