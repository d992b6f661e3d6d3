import type { BoutEvent, EventOf } from '../../engine/bout/index.ts';
import { diceOf, eventReader, showsDice } from '../../engine/bout/index.ts';
import type { Modifier } from '../../engine/dice/index.ts';
import { capital, signed, termsLine, type Words } from '../common/index.ts';

/** Dice as they lie: who threw them for what, what they show, and what came of it. */
export interface Throw {
  /** In dice notation, for their shape. */
  readonly dice: string;
  readonly faces: readonly number[];
  readonly who: string;
  readonly why: string;
  /** The sum or the need, with the number that counts in bold. */
  readonly before: string;
  readonly number: string;
  readonly after: string;
  readonly result: string | null;
  /** Good or bad for whoever threw; null when it is neither. */
  readonly passed: boolean | null;
  readonly modifiers: readonly Modifier[];
  readonly chance: number | null;
}

const PASSED = ['hit', 'success', 'critical'];

function rolled({ figure, roll, again }: EventOf<'rolled'>, words: Words): Throw {
  const { dice, faces, modifiers, chance, needed, total, result } = roll;
  const sums = { before: `${dice}: rolled ${faces.join(' + ')}${termsLine(modifiers, words)}: `, number: String(total), after: '' };
  const needs = { before: 'needs ', number: `${needed}+`, after: `, rolled ${faces[0]}` };
  const why = `${words.say('roll', roll.why)}${again ? ' again' : ''}`;
  const passed = result === null ? null : PASSED.includes(result);
  return {
    dice,
    faces,
    who: words.figure(figure),
    why,
    ...(needed === null ? sums : needs),
    result: result ? words.say('result', result) : null,
    passed,
    modifiers,
    chance,
  };
}

function clashed({ figure, target, faces, modifiers, difference, result, again }: EventOf<'clashed'>, words: Words): Throw {
  return {
    dice: '1d6',
    faces,
    who: words.figure(figure),
    why: `${words.say('roll', 'clash')} ${words.figure(target)}${again ? ' again' : ''}`,
    before: `${faces[0]}${termsLine(
      modifiers.filter(({ value }) => value !== 0),
      words,
    )} against ${faces[1]}: `,
    number: signed(difference),
    after: '',
    result: words.say('result', result),
    passed: result === 'double' ? null : result === 'hit',
    modifiers,
    chance: null,
  };
}

function saved({ figure, quadrant, face, save, passed, modifiers }: EventOf<'saved'>, words: Words): Throw {
  return {
    dice: '1d6',
    faces: face === null ? [] : [face],
    who: words.figure(figure),
    why: `${words.say('roll', 'save')} ${words.say('quadrant-side', quadrant)}`,
    before: face === null ? 'no Save: ' : 'needs ',
    number: face === null ? '0' : `${save} or less`,
    after: face === null ? '' : `, rolled ${face}`,
    result: words.say('result', passed ? 'success' : 'failure'),
    passed,
    modifiers,
    chance: null,
  };
}

function actionPoints({ figure, face, modifiers, total }: EventOf<'action-points'>, words: Words): Throw {
  return {
    dice: '1d6',
    faces: [face],
    who: words.figure(figure),
    why: words.say('roll', 'action-points'),
    before: `rolled ${face}${termsLine(
      modifiers.filter(({ value }) => value !== 0),
      words,
    )}: `,
    number: String(total),
    after: ' AP',
    result: null,
    passed: null,
    modifiers,
    chance: null,
  };
}

function appealed({ figure, faces, modifiers, total, needed, granted }: EventOf<'appealed'>, words: Words): Throw {
  return {
    dice: '1d6',
    faces,
    who: words.figure(figure),
    why: words.say('roll', 'appeal'),
    before: `needs ${needed}+, ${faces.join(' + ')}${termsLine(modifiers, words)}: `,
    number: String(total),
    after: '',
    result: words.say('result', granted ? 'success' : 'failure'),
    passed: granted,
    modifiers,
    chance: null,
  };
}

function judged({ figure, votes, modifiers, needed, spared }: EventOf<'judged'>, words: Words): Throw {
  const faces = votes.flatMap(({ face }) => face ?? []);
  const up = votes.filter((vote) => vote.up).length;
  return {
    dice: '1d6',
    faces,
    who: words.figure(figure),
    why: words.say('roll', 'verdict'),
    before: `${needed}+ is a thumb up${termsLine(modifiers, words)}: `,
    number: `${up} to ${votes.length - up}`,
    after: '',
    result: words.say('result', spared ? 'success' : 'failure'),
    passed: spared,
    modifiers,
    chance: null,
  };
}

/** The dice that an event threw; null for one without dice. */
export const throwOf = eventReader<Throw | null, [words: Words]>(
  { rolled, clashed, saved, 'action-points': actionPoints, appealed, judged },
  null,
);

/** Whether dice fall for all to see, so that nothing may tell of an event before they lie. */
export function dieFalls(event: BoutEvent): boolean {
  return event.type !== 'drawn' && diceOf(event).length > 0;
}

/** Whether there is a throw to look at. */
export function hasThrow(event: BoutEvent): boolean {
  return showsDice(event) && event.type !== 'drawn' && event.type !== 'tie-number';
}

/** Who threw, as a sentence begins. */
export function thrower({ who }: Throw): string {
  return capital(who);
}
