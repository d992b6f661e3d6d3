import { untoldTerms } from '../../../support/told-terms.ts';
import { describe, expect, it } from 'vitest';
import type { BoutEvent, Outcome } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { narrate } from '../../../../src/hud/common/narrate/index.ts';
import { readable } from '../../../../src/hud/common/words.ts';
import { hunt, playOut, wordsFor } from './support.ts';

const session = hunt();
const words = wordsFor(session);
const man = session.view.state.men[0]!.id;
const name = words.title(man);

it('an item of the log is a weapon that the words know, and is told by the name of its card', () => {
  const weapons = new Map(Object.values(session.view.world.content.men).map(({ weapon }) => [weapon.id, weapon]));
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const one = hunt({}, `${seed}`);
    const dice = seededRng(`${seed}`);
    while (one.decision()) one.play(policies.naive(one.bout.forBots, dice));
    for (const event of one.steps.flatMap(({ events }) => events)) {
      if (event.type !== 'item') continue;
      seen.add(event.how);
      expect(weapons.has(event.item), event.item).toBe(true);
      expect([...weapons.values()].map(({ name: called }) => called)).toContain(words.weapon(event.item));
      expect(narrate(event, words)).toContain(event.name);
    }
  }
  expect(seen).toEqual(new Set(['dropped', 'picked-up']));
});

describe('the narrator', () => {
  it('tells a roll that needed something', () => {
    const roll = { why: 'to-hit', dice: '1d20', faces: [9], modifiers: [], total: 9, chance: 11, needed: 10, result: 'miss' as const };
    const event: BoutEvent = { type: 'rolled', figure: 'lion', against: man, again: false, roll, rules: ['D-083'] };
    expect(narrate(event, words)).toBe('The lion, To Hit: needs 10 or more, rolls 9: miss.');
  });

  it('tells a sum with every term that is added to the dice', () => {
    const modifiers = [
      { rule: 'D-046', value: 4, reason: 'control' },
      { rule: 'D-049', value: -1, reason: 'shaken' },
    ];
    const roll = { why: 'control', dice: '1d10', faces: [7], modifiers, total: 10, chance: null, needed: null, result: null };
    const event: BoutEvent = { type: 'rolled', figure: 'lion', against: null, again: false, roll, rules: ['D-048'] };
    expect(narrate(event, words)).toBe('The lion, Control Check: 1d10 shows 7, +4 Control, \u22121 shaken, 10 in all.');
  });

  it.each([
    { path: [], told: 'walks no hex' },
    { path: [8], told: 'walks one hex' },
    { path: [8, 9, 10], told: 'walks 3 hexes' },
  ])('tells a way by its length, not by coordinates: $told', ({ path, told }) => {
    expect(narrate({ type: 'moved', figure: man, from: 7, path, gait: 'walk', rules: [] }, words)).toBe(`${name} ${told}.`);
  });

  it.each([
    ['control', true, 'The lion follows step 2 of its card: Rake.'],
    ['opening', true, 'The lion opens with step 2 of its card: Rake.'],
    ['hurt', true, 'Wounded, the lion follows step 2 of its card: Rake.'],
    ['kill', true, 'After the kill the lion follows step 2 of its card: Rake.'],
    ['missed', true, 'After the miss the lion follows step 2 of its card: Rake.'],
    ['approach', false, 'Nothing on its card holds the lion back.'],
    ['missed', false, 'The lion does nothing more.'],
  ])('tells what has set a step off: %s, followed: %s', (trigger, followed, told) => {
    const step = { step: 2, id: 'rake', does: 'rake', rule: 'D-196', verdict: followed ? 'fired' : 'skipped', because: null } as const;
    expect(narrate({ type: 'considered', figure: 'lion', trigger, steps: [step], rules: [] }, words)).toBe(told);
  });

  it('names the step by its id too for whoever writes the card, since two steps may use one attack', () => {
    const step = { step: 2, id: 'counter-rake', does: 'rake', rule: 'D-196', verdict: 'fired', because: null } as const;
    const event: BoutEvent = { type: 'considered', figure: 'lion', trigger: 'control', steps: [step], rules: [] };
    expect(narrate(event, { ...words, withStepIds: true })).toBe('The lion follows step 2 (counter-rake) of its card: Rake.');
  });

  it('calls a step without an attack by its deed', () => expect(words.card('backOff')).toBe('back off'));

  it('tells why somebody is chosen', () => {
    const event: BoutEvent = {
      type: 'target-chosen',
      figure: 'lion',
      target: man,
      why: 'closest',
      candidates: [],
      tieNumber: null,
      compared: null,
      rules: [],
    };
    expect(narrate(event, words)).toBe(`The lion chooses ${name}: the closest man.`);
  });

  it('tells who is in Control', () => {
    const event: BoutEvent = { type: 'control-decided', side: 'men', how: 'check', totals: [7, 9], rules: [] };
    expect(narrate(event, words)).toBe('The men are in Control: 9 to 7.');
  });

  it('tells a wound, and a blow that did not get through', () => {
    const wound = { type: 'wounded', figure: man, by: 'lion', raw: 5, modifiers: [], net: 5, from: 9, to: 4, rules: [] } as const;
    expect(narrate(wound, words)).toBe(`${name} takes 5, 4 left.`);
    expect(narrate({ ...wound, net: 0, to: 9 }, words)).toContain('not hurt');
  });

  it('has a whole sentence for everything that happens in many hunts', () => {
    const odd = new Set<string>();
    for (const [beast, seed] of [
      ['lion', '1'],
      ['bull', '2'],
      ['bear', '3'],
      ['lion', '4'],
      ['bull', '5'],
      ['bear', '6'],
    ] as const) {
      const one = hunt(
        {
          beasts: [beast],
          lex: seed > '3' ? { wounds: true, optionalCards: true, wallSlam: true, desperatio: true, reluctant: true } : {},
        },
        seed,
      );
      playOut(one, seed);
      for (const event of one.steps.flatMap(({ events }) => events)) {
        const text = narrate(event, words);
        if (!/^[A-Z0-9\u2212+].*[.!]$/.test(text) || /[{}]|undefined|NaN/.test(text)) odd.add(`${event.type}: ${text}`);
      }
    }
    expect([...odd]).toEqual([]);
  });
});

describe('the end in words', () => {
  const ended = (outcome: Partial<Outcome>): string =>
    narrate(
      { type: 'bout-ended', outcome: { winner: 'men', by: 'beast-dead', rounds: 7, survivors: [], ...outcome }, rules: ['D-229'] },
      words,
    );

  it.each([
    ['names who lives when the beast is dead', { survivors: ['dama', 'syrus'] }, 'The beast is dead. Dama and Syrus live.'],
    ['of one man in the singular', { survivors: ['dama'] }, 'The beast is dead. Dama lives.'],
    ['says when nobody is left', { winner: 'beast', by: 'men-fallen', survivors: ['lion'] }, 'No man is left on the sand.'],
    [
      'says who was carried out alive',
      { winner: 'beast', by: 'men-fallen', survivors: ['mamertinus', 'lion'] },
      'No man is left on the sand. Carried out alive: Mamertinus.',
    ],
    ['knows a draw', { winner: null, by: 'round-limit', survivors: ['dama', 'lion'] }, 'The editor has seen enough: a draw. Dama lives.'],
    [
      'has no men to speak of beast against beast',
      { winner: 'lion', survivors: ['lion'] },
      'One beast is dead. It is the lion that lives.',
    ],
    [
      'nor when two beasts are parted',
      { winner: null, by: 'round-limit', survivors: ['lion', 'lion-2'] },
      'The editor has seen enough. Neither beast has fallen.',
    ],
  ] as const)('D-229 D-230: %s', (_, outcome, told) => expect(ended(outcome)).toBe(told));

  it('D-229: no word of men in a rehearsal of two beasts, from the gates to the end', () => {
    const one = hunt({ beasts: ['lion', 'bull'], men: [], draw: 0 }, 'two');
    playOut(one, 'two');
    const told = one.steps.flatMap(({ events }) => events.map((event) => narrate(event, wordsFor(one)))).filter(Boolean);
    expect(told.at(-1)).toMatch(/^One beast is dead\. It is the (lion|bull) that lives\.$/);
    expect(told.filter((text) => /\b(man|men|his|he|him)\b/i.test(text))).toEqual([]);
  });
});

it('D-088 D-111: every term of a wound and of a sum of dice is told with it, by what gives it', () => {
  const untold = new Set<string>();
  let wounds = 0;
  for (const [place, beast] of ['lion', 'bull', 'bear', 'lion', 'bull', 'bear'].entries()) {
    const one = hunt({ beasts: [beast], men: ['mamertinus', 'bullarius', 'valens', 'gavius'] }, `terms ${place}`);
    const dice = seededRng(`${place}`);
    const told = wordsFor(one);
    while (one.decision()) one.play(policies.skilled(one.bout.forBots, dice));
    for (const event of one.steps.flatMap(({ events }) => events)) {
      for (const fault of untoldTerms(event, told)) untold.add(fault);
      if (event.type === 'wounded' && event.modifiers.length > 1) wounds += 1;
    }
  }
  expect([...untold]).toEqual([]);
  expect(wounds).toBeGreaterThan(0);
});

describe('messages', () => {
  it('explain every reason, refusal and choice that hunts come up with', () => {
    const missing = new Set<string>();
    const want = (group: string, key: string): void => void (words.has(group, key) || missing.add(`${group}.${key}`));
    /** A card that gives a term is named; everything else has its message. */
    const explain = (reason: string): void =>
      void (words.reason(reason) === readable(reason) && !words.has('reason', reason) && missing.add(`reason.${reason}`));
    for (const seed of ['p', 'q', 'r', 's']) {
      const one = hunt({ beasts: [seed < 'r' ? 'lion' : 'bear'] }, seed);
      playOut(one, seed);
      for (const event of one.steps.flatMap(({ events }) => events)) {
        if (event.type === 'rolled') want('roll', event.roll.why);
        if (event.type === 'rolled') for (const { reason } of event.roll.modifiers) explain(reason);
        if (event.type === 'attacked' || event.type === 'wounded') for (const { reason } of event.modifiers) explain(reason);
        if (event.type === 'target-chosen') want('why-target', event.why);
        if (event.type === 'condition') want('condition', event.condition);
        if (event.type === 'considered') for (const { because } of event.steps) if (because) want('skipped', because);
      }
    }
    expect([...missing]).toEqual([]);
  });
});
