import type { Check, Fields } from '../../../../engine/read/index.ts';
import { exactly, fail, id, listOf, object, oneOf, orNull, shortText, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';
import type { BlowTask, Eligible, OverrunTask, StrikeTask, StruggleTask, Task } from './state.ts';
import type { World } from './world.ts';

/** The shapes of the tasks of an agenda. */

const DICE = ['d20', 'die', 'fumble', 'counter'] as const;

type FieldsByTask = { readonly [Kind in Task['do']]: Fields<Omit<Extract<Task, { do: Kind }>, 'do'>> };

function blowFields(man: Check): Fields<Omit<BlowTask, 'do'>> {
  const face = wholeFrom(0, 100);
  return {
    ask: orNull(oneOf('defend', 'nod', 'skin')),
    stage: oneOf('announce', 'to-hit', 'defend', 'answer', 'counter', 'counter-check', 'counter-damage', 'counter-land', 'damage', 'land'),
    victim: man,
    attack: id,
    automatic: yesOrNo,
    chosen: yesOrNo,
    rowToHit: wholeFrom(-100, 100),
    rowRule: shortText(120),
    tired: yesOrNo,
    card: orNull(id),
    slip: yesOrNo,
    critical: yesOrNo,
    d20: face,
    succeeded: yesOrNo,
    die: face,
    counter: face,
    nod: orNull(oneOf(...DICE)),
    raw: wholeFrom(-1000, 1000), // dice with less damage to them (D-247)
    skin: yesOrNo,
  };
}

function strikeFields(man: Check): Fields<Omit<StrikeTask, 'do'>> {
  const face = wholeFrom(0, 100);
  return {
    ask: orNull(oneOf('nod')),
    stage: oneOf('to-hit', 'resolve', 'fumble', 'fumble-land', 'damage', 'land'),
    man,
    card: id,
    area: orNull(oneOf('H', 'M', 'L')),
    d20: face,
    result: orNull(oneOf('fumble', 'critical', 'hit', 'miss')),
    die: face,
    fumble: face,
    nod: orNull(oneOf(...DICE)),
  };
}

function struggleFields(man: Check): Fields<Omit<StruggleTask, 'do'>> {
  return { ask: orNull(oneOf('nod')), stage: oneOf('roll', 'resolve'), man, d20: wholeFrom(0, 20), nod: orNull(oneOf(...DICE)) };
}

function overrunFields(world: World): Fields<Omit<OverrunTask, 'do'>> {
  return {
    cells: listOf(100, wholeFrom(0, world.arena.size - 1)),
    next: wholeFrom(0, 100),
    gait: oneOf('overrun', 'run-through'),
    direction: wholeFrom(0, 5),
  };
}

/** Checks one task by its kind. */
export function taskCheck(world: World, men: number, beasts: number): Check {
  const man = wholeFrom(0, men - 1);
  const die = wholeFrom(0, world.lex.controlDie);
  const fields: FieldsByTask = {
    reluctant: {},
    'round-one': {},
    'beast-round': {},
    'next-beasts': { left: listOf(beasts, wholeFrom(0, beasts - 1)), round: oneOf('first', 'beast', 'answers') },
    control: { ask: orNull(oneOf('reroll')), beastDie: die, menDie: die },
    blow: blowFields(man),
    aftermath: {},
    overrun: overrunFields(world),
    deeds: { row: wholeFrom(0, 100), part: oneOf('before', 'after'), next: wholeFrom(0, 100), again: yesOrNo },
    reaction: { trigger: oneOf('hurt', 'kill', 'missed'), foe: man },
    panic: { cells: listOf(100, wholeFrom(0, world.arena.size - 1)), next: wholeFrom(0, 100), attack: id },
    others: {
      targets: listOf(men, wholeFrom(0, men - 1)),
      round: oneOf('first', 'beast'),
      eligible: orNull(listOf(men, exactly<Eligible>({ man, may: oneOf('move', 'attack', 'stand') }))),
    },
    order: {},
    moves: { opened: yesOrNo },
    struggle: struggleFields(man),
    strikes: {},
    strike: strikeFields(man),
    response: {},
    'round-end': {},
    'duel-round': {},
    'duel-check': {},
    'duel-counter': { stage: oneOf('answer', 'yield') },
  };
  const checks = new Map(Object.entries(fields).map(([kind, parts]) => [kind, exactly({ do: id, ...parts })]));
  return (value, field) => {
    const check = checks.get(String(object(value, field)['do']));
    if (!check) fail(`${field}.do`, 'a task of a hunt');
    check(value, field);
  };
}
