import { describe, expect, it } from 'vitest';
import { proseOfProgramme } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { beginSession, boutAsProgrammed, whoFights } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';
import { withPack } from './support.ts';

const PAIRS = '{ game: munera, sides: [[murmillo], [thraex]] }';

/** What is told of a programme of these bouts, without the place. */
const told = (...bouts: string[]): string[] => {
  const text = `schema: programme/2\nid: day\nname: Day\ntext: A day.\nbouts:\n${bouts.map((bout) => `  - ${bout}\n`).join('')}`;
  return withPack({ 'day.yaml': text }).findings.map(({ path, message }) => `${path}: ${message}`);
};

describe('a programme', () => {
  it('is sound where everything is there that its bouts name', () => {
    expect(
      told(PAIRS, '{ game: damnatio, name: In the morning, hunt: ursus }', '{ game: recount, classes: [[heavy], [retiarius]] }'),
    ).toEqual([]);
  });

  it('tells of each bout what is not there, and what does not fit', () => {
    const all = told(
      '{ game: damnatio, hunt: urus }',
      '{ game: munera, sides: [[murmilo], [thraex, { card: lion }]] }',
      '{ game: munera, sides: [[murmillo], [thraex]], against: huntsman }',
      '{ game: munera, sides: [[murmillo], [thraex]], arena: colosseum }',
      '{ game: recount, classes: [[heavy], [lion]] }',
    );
    expect(all).toEqual([
      'bouts.0.hunt: there is no sound hunt "urus"',
      'bouts.1.sides.0.0: there is no sound fighter "murmilo"',
      'bouts.1.sides.1.1: "lion" is a beast',
      'bouts.2.against: there is no sound behaviour "huntsman"',
      'bouts.3.arena: there is no sound arena "colosseum"',
      'bouts.4.classes.1.0: "lion" is a beast',
    ]);
    expect(told('{ game: munera, sides: [[murmillo]] }')[0]).toMatch(/^bouts\.0\.sides: /);
    expect(told('{ game: munera, sides: [[{ card: gaul, skills: [dodge, dodge] }], [gaul]] }')[0]).toMatch(/each skill can be had once/);
    expect(told('{ game: chess, white: e4 }')[0]).toMatch(/^bouts\.0\.game: /);
  });

  it('is told in sentences, the bouts in order', () => {
    expect(proseOfProgramme(core.programmes['whole-day']!, CARDS, core.content)).toEqual([
      'A whole day of games.',
      'Beasts in the morning, gladiators in the afternoon, as the city has come to want it.',
      'Bout 1: In the morning, the hunt Prima venatio.',
      'Bout 2: The hunt Two hunters.',
      'Bout 3: In the afternoon, Retiarius against Secutor.',
      'Bout 4: Thraex against Hoplomachus (small shield, sword).',
    ]);
  });
});

describe('the programmes of the game', () => {
  it('can be fought, every bout, against those whom they name', () => {
    for (const { id, bouts } of Object.values(core.programmes))
      for (const bout of bouts) {
        const { setup, others, game } = boutAsProgrammed(kit, bout);
        expect(() => beginSession(kit, setup, 'a'), id).not.toThrow();
        for (const [side, bot] of Object.entries(others)) {
          expect(game.desk.sides(setup).indexOf(side), `${id} ${side}`).toBeGreaterThan(0);
          expect(Object.hasOwn(game.desk.bots, bot), `${id} ${bot}`).toBe(true);
        }
      }
  });

  it('name everybody who fights, the men of a hunt too', () => {
    const who = core.programmes['whole-day']!.bouts.map((bout) => {
      const { game, setup } = boutAsProgrammed(kit, bout);
      return whoFights(game, beginSession(kit, setup, 'a'));
    });
    expect(who.slice(0, 3)).toEqual([
      'Lion against Mamertinus, Dama, Gavius and Bulla',
      'Lion against Mamertinus and Bullarius',
      'Retiarius against Secutor',
    ]);
    const hunt = (id: string) => boutAsProgrammed(kit, { game: 'damnatio', hunt: id } as { game: string });
    const { game, setup } = hunt('rehearsal');
    expect(whoFights(game, beginSession(kit, setup, 'a'))).toBe('Bear against Bull');
  });

  it('leave the first side to the player, and the others to a behaviour in the grade of the bout', () => {
    const [first, , third] = core.programmes['pompeii']!.bouts;
    expect(boutAsProgrammed(kit, first!).others).toEqual({ b: 'aggressor@tiro' });
    expect(boutAsProgrammed(kit, third!).others).toEqual({ b: 'patient@spectatus' });
    const named = core.programmes['whole-day']!.bouts.map((bout) => boutAsProgrammed(kit, bout).name);
    expect(named).toEqual(['In the morning', 'Two hunters', 'In the afternoon', null]);
    expect(boutAsProgrammed(kit, { game: 'damnatio', hunt: 'ursus' } as { game: string }).others).toEqual({});
    expect(() => boutAsProgrammed(kit, { game: 'damnatio', hunt: 'nobody' } as { game: string })).toThrow('there is no hunt "nobody"');
  });
});
