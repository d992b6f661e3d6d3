import { untoldTerms } from '../../../support/told-terms.ts';
import { muneraNames } from '../../../../src/games/munera/screens/names.ts';
import type { MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import { describe, expect, it } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { narrate } from '../../../../src/hud/common/narrate/index.ts';
import { wordsOf } from '../../../../src/hud/common/words.ts';
import { entrant } from '../../../../src/games/munera/rules/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';
import { fought, melee } from '../../../support/munera.ts';

const { world } = beginSession<MuneraGame>(kit, melee(['murmillo', 'thraex', 'retiarius', 'murmillo']), 'words').view;
const words = wordsOf(core.text['en']!, muneraNames(world));
type Told = { readonly [T in BoutEvent['type']]: Omit<Extract<BoutEvent, { type: T }>, 'type' | 'rules'> };
const told = <T extends BoutEvent['type']>(type: T, event: Told[T], rules: readonly string[] = []): string =>
  narrate({ type, rules, ...event } as unknown as BoutEvent, words);
const term = (value: number, reason: string) => ({ rule: 'M-000', value, reason });

const PAIR = { figure: 'thraex', target: 'murmillo' } as const;
const BLOW = {
  ...PAIR,
  area: null,
  chance: null,
  automatic: false,
  attack: 'sica',
  kind: 'strike',
  modifiers: [term(2, 'side')],
  quadrant: 'left',
  distance: 1,
} as const;
const CLASH = { ...PAIR, faces: [5, 3], modifiers: [term(2, 'side')], difference: 4, result: 'hit', thrown: 'both', again: false } as const;
const APPEAL = { figure: 'murmillo', faces: [5, 2], modifiers: [term(1, 'injured')], total: 8, needed: 7, granted: true } as const;

describe('the narrator of munera', () => {
  it('numbers figures of the same card', () => {
    expect([words.figure('murmillo'), words.figure('murmillo-2'), words.figure('hoplomachus-a-sword')]).toEqual([
      'Murmillo',
      'Murmillo II',
      core.munera.fighters['hoplomachus-a-sword']!.name,
    ]);
  });

  it('tells who fights whom, side by side', () => {
    const figures = world.ids.map((figure, i) => ({
      figure,
      card: figure,
      side: i < 2 ? 'a' : 'b',
      cell: 0,
      facing: 0,
      hp: 5,
      stamina: 5,
    }));
    expect(told('bout-started', { figures })).toBe('The gates open: Murmillo and Thraex against Retiarius and Murmillo II.');
  });

  it('tells turns, and what was paid for', () => {
    expect(told('play-order', { order: ['thraex', 'retiarius', 'murmillo'] })).toBe('The order of play: Thraex, Retiarius and Murmillo.');
    expect(told('turn-started', { figure: 'thraex', turn: 3 })).toBe('Thraex has his turn.');
    expect(told('turn-ended', { figure: 'thraex', spent: 4, lost: 0 })).toBe('Thraex ends his turn: 4 AP spent.');
    expect(told('turn-ended', { figure: 'thraex', spent: 3, lost: 1 })).toBe('Thraex ends his turn: 3 AP spent, 1 lost.');
    const paid = { figure: 'thraex', action: 'cut-free', base: 1, surcharge: 0, from: 4, to: 3, spent: 1 };
    expect(told('paid', paid)).toBe('Thraex pays 1 AP to cut himself free, 3 left.');
    expect(told('paid', { ...paid, action: 'attack', surcharge: 1, to: 2 })).toBe('Thraex pays 1 + 1 = 2 AP for an attack, 2 left.');
    expect(told('fatigued', { figure: 'thraex', from: 1, to: 3 })).toBe('Thraex tires by 2: fatigue 3.');
  });

  it('tells action points with every term that counts', () => {
    expect(
      told('action-points', { figure: 'thraex', face: 4, modifiers: [term(1, 'light-armour'), term(0, 'heavy-armour')], total: 5 }),
    ).toBe('Thraex, AP: 4 +1 light armour = 5.');
    expect(told('action-points', { figure: 'murmillo', face: 2, modifiers: [term(-4, 'knocked-down')], total: 0 })).toBe(
      'Murmillo, AP: 2 −4 getting up = −2, which counts as 0.',
    );
  });

  it.each([
    [{}, 'Thraex attacks Murmillo with the sica, from the left: +2 on the die.'],
    [
      { attack: 'hastaUntied', kind: 'throw', quadrant: 'front', distance: 3, modifiers: [] },
      'Thraex throws the throwing spear at Murmillo over 3 hexes, from the front: 0 on the die.',
    ],
    [
      { attack: 'bow', kind: 'shoot', distance: 5, quadrant: 'rear' },
      'Thraex shoots at Murmillo with the bow over 5 hexes, from behind: +2 on the die.',
    ],
    [
      { attack: 'net', kind: 'entangle', distance: 2, quadrant: 'front', modifiers: [term(-1, 'weapon')] },
      'Thraex casts the net at Murmillo over 2 hexes, from the front: −1 on the die.',
    ],
    [{ kind: 'whirl' }, 'Thraex strikes at Murmillo from the whirl with the sica: +2 on the die.'],
    [{ attack: 'grapple', kind: 'grapple', quadrant: 'front' }, 'Thraex reaches for Murmillo to grapple, from the front: +2 on the die.'],
    [{ attack: 'improvised', area: 'H' }, 'Thraex attacks Murmillo with the fists, from the left, at the head: +2 on the die.'],
  ] as const)('tells an attack %#', (part, sentence) => expect(told('attacked', { ...BLOW, ...part })).toBe(sentence));

  it.each([
    [{}, 'Thraex: 5 +2 from the side against 3: hit by 4.'],
    [{ modifiers: [] }, 'Thraex: 5 against 3: hit by 4.'],
    [{ faces: [1, 5], difference: -2, result: 'miss' }, 'Thraex: 1 +2 from the side against 5: missed by 2.'],
    [{ faces: [3, 5], difference: 0, result: 'miss' }, 'Thraex: 3 +2 from the side against 5: level, a miss.'],
    [{ faces: [4, 4], result: 'double' }, 'Thraex: 4 against 4: Double 4, Murmillo goes down.'],
    [{ faces: [6, 3], difference: 5, again: true }, 'Thrown again. Thraex: 6 +2 from the side against 3: hit by 5.'],
  ] as const)('tells dice against dice %#', (part, sentence) => expect(told('clashed', { ...CLASH, ...part })).toBe(sentence));

  it('tells that a double in a grapple only falls again', () => {
    expect(told('clashed', { ...CLASH, faces: [4, 4], result: 'double' }, ['M-328'])).toBe(
      'Thraex: 4 against 4: Double 4, both throw again.',
    );
  });

  it('tells Saves: needed, rolled, and what came of it', () => {
    const save = {
      figure: 'murmillo',
      quadrant: 'front',
      modifiers: [term(0, 'no-armour'), term(2, 'large-shield'), term(1, 'helmet')],
      save: 3,
      face: 4,
      passed: false,
    };
    expect(told('saved', save)).toBe(
      'Murmillo, Save 3 in front (+2 large shield +1 enclosed helmet): needs 3 or less, rolls 4: not saved.',
    );
    expect(told('saved', { ...save, face: 3, passed: true })).toMatch(/rolls 3: saved\.$/);
    expect(told('saved', { ...save, quadrant: 'rear', modifiers: [], save: 0, face: null })).toBe(
      'Murmillo has no Save behind: not saved.',
    );
  });

  it.each([
    [null, 'Murmillo is pushed back.'],
    ['wall', 'Murmillo cannot be pushed back: barred by the wall.'],
    ['figure', 'Murmillo cannot be pushed back: barred by another fighter.'],
    ['locked', 'Murmillo cannot be pushed back: locked in a grapple.'],
  ] as const)('tells a push-back barred by %s', (barred, sentence) =>
    expect(told('pushed', { figure: 'murmillo', by: 'thraex', from: 3, to: barred ? 3 : 4, barred })).toBe(sentence),
  );

  it('tells wounds by the Stamina that is left, and what became of the beaten', () => {
    expect(told('wounded', { figure: 'murmillo', by: 'thraex', raw: 6, modifiers: [], net: 6, from: 3, to: -3 })).toBe(
      'Murmillo takes 6: Stamina −3.',
    );
    expect(told('felled', { figure: 'murmillo', by: 'thraex', dead: false })).toBe('Murmillo is spared and leaves the sand alive.');
    expect(told('felled', { figure: 'murmillo', by: 'thraex', dead: true })).toBe('Murmillo is dead.');
  });

  it('tells appeals with their dice; a natural 12 or 2 against the sum is told as such', () => {
    expect(told('appealed', APPEAL)).toBe('Murmillo asks the crowd for life: 5 + 2, +1 injured = 8, and 7 or more was needed. Granted.');
    expect(told('appealed', { ...APPEAL, granted: false, total: 6, faces: [3, 2] })).toBe(
      'Murmillo asks the crowd for life: 3 + 2, +1 injured = 6, and 7 or more was needed. Refused.',
    );
    expect(told('appealed', { ...APPEAL, faces: [6, 6], total: 5 })).toBe(
      'Murmillo asks the crowd for life: 6 + 6, a natural 12. Granted.',
    );
    expect(told('appealed', { ...APPEAL, faces: [1, 1], total: 9, granted: false })).toBe(
      'Murmillo asks the crowd for life: 1 + 1, a natural 2. Refused.',
    );
  });

  it.each([
    'dropped',
    'picked-up',
    'broken',
    'thrown',
    'drawn',
    'sheathed',
    'discarded',
    'lost',
    'spent',
    'landed',
    'kicked',
    'recovered',
    'cast',
  ] as const)('names the thing that is %s', (how) => {
    expect(told('item', { figure: 'retiarius', item: 'hastaThonged', how, cell: 5 })).toMatch(/thonged spear.*\.$/);
  });

  it('knows a thing by the id of its gear', () => {
    for (const { id, name } of Object.values(core.munera.gear)) expect([name, core.text['en']!['gear']?.[id]]).toContain(words.weapon(id));
  });

  it('M-241: a device names whom it was cast over, and from whom it comes back', () => {
    const net = { figure: 'retiarius', item: 'net', cell: 5, of: 'murmillo' };
    expect(told('item', { ...net, how: 'cast' })).toBe('The net of Retiarius closes over Murmillo.');
    expect(told('item', { ...net, how: 'recovered' })).toBe('Retiarius has the net back from Murmillo.');
  });

  it('M-167 M-321: floored men and feints come and go', () => {
    const of = (condition: string, gained: boolean) => told('condition', { figure: 'thraex', condition, gained });
    expect(of('floored', true)).toBe('Thraex is floored: beaten if the turn ends with his man beside him.');
    expect(of('floored', false)).toBe('The turn ends, and Thraex is judged.');
    expect(of('feinting', false)).toBe('The feint of Thraex is over.');
  });

  it.each(['down', 'entangled', 'locked', 'hazed', 'injured', 'tired', 'exhausted'])('tells that %s came and went', (condition) => {
    for (const gained of [true, false])
      expect(told('condition', { figure: 'thraex', condition, gained })).toMatch(/^Thraex (is|goes|has|feints|can)\b.*\.$/);
  });
});

describe('messages of munera', () => {
  it('have a whole sentence for everything that happens in many bouts', () => {
    const odd = new Set<string>();
    const classes = Object.values(core.munera.fighters)
      .filter(({ kind }) => kind === 'gladiator')
      .map(({ id }) => id);
    classes.forEach((card, i) => {
      const session = fought(`odd ${card}`, [card, classes[(i * 7 + 3) % classes.length]!], {
        fighters: [
          entrant({ card, side: 'a', skills: ['reflexes', 'attack'] }),
          entrant({ card: classes[(i * 7 + 3) % classes.length]!, side: 'b', skills: ['dodge'] }),
        ],
      });
      const own = wordsOf(core.text['en']!, muneraNames(session.view.world));
      for (const event of session.steps.flatMap(({ events }) => events)) {
        const text = narrate(event, own);
        for (const fault of untoldTerms(event, own)) odd.add(fault);
        if (!/^[A-Z0-9−+].*[.!]$/.test(text) || /[{}]|undefined|NaN|null/.test(text)) odd.add(`${event.type}: ${text}`);
      }
    });
    expect([...odd]).toEqual([]);
  });
});
