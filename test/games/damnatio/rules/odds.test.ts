import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { Rng } from '../../../../src/engine/dice/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import type { DefendOdds, StrikeOdds } from '../../../../src/games/damnatio/rules/index.ts';
import { closestFoes, controlOdds, defendPrompt, strikeOptions, struggleChance } from '../../../../src/games/damnatio/rules/index.ts';
import { manOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';
import { on, pit, proves, stage, viewOf } from '../../../support/stage.ts';

/** Stages that stop before any die. */
const none: Rng = seededRng('no die is thrown here');
const shown = (...values: Fraction[]) => values.map((value) => value.toFraction()).join('; ');

function beastRound(scene: Omit<Scene, 'dice' | 'start'>): Scene {
  return { start: 'beast', dice: [], ...scene };
}

function defence(scene: Omit<Scene, 'dice' | 'start'>, card: string | null): DefendOdds {
  return defendPrompt(viewOf(stage(beastRound(scene), none)))!.options.find((option) => (option.card?.id ?? null) === card)!;
}

function strike(beast: string, name: string, card: string, q: number, condition?: string): StrikeOdds {
  const hunt = stage({ start: 'men', dice: [], beasts: pit(beast), men: [on(name, q, 0, { condition })] }, none);
  return strikeOptions(viewOf(hunt), manOf(hunt, name)).find((option) => option.card.id === card)!;
}

describe('Control Check', () => {
  /** Lion or bear against men whose best Control makes the difference; all noxii and hunters have 1 to 7. */
  const check = (beast: string, man: string, extras = {}) => {
    const hunt = stage({ start: 'men', control: 'beast', dice: [], beasts: pit(beast, extras), men: [on(man, -6, 0)] }, none);
    return controlOdds(viewOf(hunt));
  };

  test.each([
    ['DP-002', 'lion', 'hilarinus', {}, '21/100; 7/100; 18/25'],
    ['DP-004', 'lion', 'bullarius', {}, '9/25; 9/100; 11/20'],
    ['DP-006', 'lion', 'gavius', {}, '11/20; 9/100; 9/25'],
    ['DP-008', 'lion', 'dama', {}, '18/25; 7/100; 21/100'],
    ['DP-010', 'lion', 'dama', { nextControl: 2 }, '17/20; 1/20; 1/10'],
  ])('%s: %s v %s %o', (_id, beast, man, extras, exact) => {
    const odds = check(beast, man, extras);
    expect(shown(odds.beast, odds.tie, odds.men)).toBe(exact);
  });

  test('DP-012: a beast round next, difference +1, when ties leave the beast', () => {
    const odds = check('lion', 'gavius');
    expect(odds.tieGoesTo).toBe('men');
    expect(shown(odds.beast)).toBe('11/20');
  });

  /** Chance of a beast round from the beast's and from the men's Control: ties flip. */
  const chain = (beast: string, man: string) => {
    const { beast: wins, tie } = check(beast, man);
    return { stays: wins, comes: wins.add(tie) };
  };

  test('DP-014: two checks, lion v Valens, beginning with the beast', () => {
    const { stays, comes } = chain('lion', 'valens');
    expect(shown(stays.mul(stays).add(new Fraction(1).sub(stays).mul(comes)))).toBe('101/200');
  });

  test('DP-016: long-run share, difference +2', () => {
    const { stays, comes } = chain('lion', 'syrus');
    expect(shown(comes.div(new Fraction(1).sub(stays).add(comes)))).toBe('2/3');
  });
});

describe('attacks of men: hit from flank or rear; in front; mean damage of both', () => {
  test.each([
    ['DP-018', 'syrus', 'stab', 'bull', '2/5; 3/20; 37/80; 11/40'],
    ['DP-020', 'syrus', 'slash', 'lion', '7/20; 1/10; 21/20; 17/40'],
    ['DP-022', 'syrus', 'slash', 'bear', '7/20; 3/20; 7/10; 2/5'],
    ['DP-024', 'dama', 'skullCrack', 'bull', '3/10; 1/20; 49/40; 7/20'],
    ['DP-026', 'pyrrhus', 'burn', 'lion', '2/5; 3/20; 63/40; 7/10'],
    ['DP-028', 'pyrrhus', 'burn', 'bear', '2/5; 1/5; 47/40; 27/40'],
    ['DP-030', 'gavius', 'forkNeck', 'bull', '7/20; 1/10; 11/10; 19/40'],
    ['DP-032', 'bulla', 'slash', 'lion', '9/20; 1/5; 9/5; 37/40'],
    ['DP-034', 'bulla', 'slash', 'bear', '9/20; 1/4; 27/20; 17/20'],
    ['DP-036', 'bulla', 'desperate', 'bull', '3/10; 1/20; 15/8; 1/2'],
    ['DP-038', 'valens', 'spearThrust', 'lion', '11/20; 3/10; 43/20; 51/40'],
    ['DP-040', 'valens', 'spearThrust', 'bear', '11/20; 7/20; 8/5; 11/10'],
    ['DP-042', 'bullarius', 'spearThrust', 'bull', '3/5; 7/20; 19/8; 3/2'],
    ['DP-044', 'mamertinus', 'spearThrust', 'lion', '13/20; 2/5; 77/20; 99/40'],
    ['DP-046', 'mamertinus', 'spearThrust', 'bear', '13/20; 9/20; 16/5; 23/10'],
    ['DP-048', 'mamertinus', 'driveHome', 'bull', '11/20; 3/10; 22/5; 101/40'],
    ['DP-050', 'hilarinus', 'driveHome', 'lion', '3/5; 7/20; 43/8; 13/4'],
    ['DP-052', 'hilarinus', 'driveHome', 'bear', '3/5; 2/5; 191/40; 131/40'],
  ])('%s: %s, %s at the %s', (_id, man, card, beast, exact) => {
    const [behind, before] = [strike(beast, man, card, -1), strike(beast, man, card, 1)];
    expect(shown(behind.hit, before.hit, behind.meanNet, before.meanNet)).toBe(exact);
  });

  test('DP-100: Mamertinus drives it home and frees a friend whom the bear holds', () => {
    const { net } = strike('bear', 'mamertinus', 'driveHome', -1);
    const frees = [...net!.weights].filter(([damage]) => damage >= 5).reduce((sum, [, weight]) => sum + weight, 0);
    expect(shown(new Fraction(frees, net!.total))).toBe('39/80');
  });

  test('DP-102: Bulla throws sand at the lion from the front', () => expect(shown(strike('lion', 'bulla', 'sand', 1).hit)).toBe('3/10'));
});

describe('attacks of beasts: harmed; mean damage', () => {
  const down = { condition: 'down' };
  const pinned = { condition: 'pinned' };
  const held = { condition: 'held' };
  test.each([
    ['DP-054', 'lion', on('bulla', 3, 0), 'dropFlat', '37/100; 379/100'],
    ['DP-056', 'lion', on('valens', 3, 0), 'brace', '49/100; 493/100'],
    ['DP-058', 'lion', on('bulla', 1, 0), 'fallBack', '49/100; 493/100'],
    ['DP-060', 'lion', on('pyrrhus', 1, 0), 'torchFace', '41/100; 417/100'],
    ['DP-062', 'lion', on('mamertinus', 1, 0), 'fallBack', '37/100; 61/20'],
    ['DP-064', 'lion', on('syrus', 1, 0, down), 'flinch', '11/16; 1199/160'],
    ['DP-066', 'lion', on('mamertinus', 1, 0, pinned), 'guardThroat', '59/100; 97/20'],
    ['DP-068', 'bull', on('valens', 4, 0), 'brace', '87/200; 1957/400'],
    ['DP-070', 'bull', on('mamertinus', 4, 0), 'leapAside', '13/50; 507/200'],
    ['DP-072', 'bear', on('bulla', 4, 0), 'leapAside', '137/400; 2823/800'],
    ['DP-074', 'bear', on('mamertinus', 1, 0), 'fallBack', '29/100; 211/100'],
    ['DP-076', 'bear', on('bulla', 1, 0, held), 'flinch', '13/20; 129/20'],
  ])('%s: %s v %o, %s', (_id, beast, man, card, exact) => {
    const odds = defence({ beasts: pit(beast), men: [man] }, card);
    expect(shown(odds.harmed, odds.meanNet)).toBe(exact);
  });

  test('DP-078: rake v Bulla with the lion in his flank', () => {
    const odds = defence({ beasts: pit('lion'), men: [on('bulla', 1, 0, { facing: 1 })] }, 'fallBack');
    expect([odds.defend!.chance, shown(odds.harmed)]).toEqual([7, '57/100']);
  });

  test('DP-080: a critical ignores the card', () => {
    for (const beast of ['lion', 'bull', 'bear'])
      expect(shown(defence({ beasts: pit(beast), men: [on('bulla', 1, 0)] }, 'dodge').critical)).toBe('1/20');
  });

  test('DP-082: the natural 1 of the defender needs a normal hit first', () => {
    const { harmed, critical, defend } = defence({ beasts: pit('lion'), men: [on('bulla', 1, 0)] }, 'dodge');
    const normalHit = harmed.sub(critical).div(new Fraction(20 - defend!.chance, 20));
    expect(shown(normalHit.mul(new Fraction(1, 20)))).toBe('1/25');
  });

  test('DP-094 DP-096: a fresh man falls to one blow', () => {
    expect(shown(defence({ beasts: pit('lion'), men: [on('syrus', 1, 0)] }, 'dodge').felled)).toBe('47/100');
    expect(shown(defence({ beasts: pit('lion'), men: [on('bulla', 3, 0)] }, 'leapAside').felled)).toBe('27/100');
  });
});

test('DP-084: a tie among three falls on each alike over the 60 tie numbers', () => {
  const hunt = stage(
    { start: 'men', dice: [], beasts: pit('lion'), men: [on('syrus', 3, 0), on('dama', 0, 3), on('gavius', -3, 0)] },
    none,
  );
  const closest = closestFoes(viewOf(hunt));
  const falls = Array.from({ length: 60 }, (_, t) => closest[t % closest.length]);
  for (const man of [0, 1, 2]) expect(shown(new Fraction(falls.filter((fallen) => fallen === man).length, 60))).toBe('1/3');
});

describe('struggles', () => {
  test.each([
    ['DP-086', 'syrus', 0, '3/10'],
    ['DP-088', 'valens', 1, '11/20'],
    ['DP-090', 'mamertinus', 1, '3/5'],
    ['DP-092', 'valens', 3, '3/4'],
  ])('%s: %s with %d friends', (_id, name, friends, exact) => {
    const helpers = [on('dama', 0, 1), on('gavius', -1, 1), on('pyrrhus', -1, 0)].slice(0, friends);
    const hunt = stage({ start: 'men', dice: [], beasts: pit('bear'), men: [on(name, 1, 0, { condition: 'held' }), ...helpers] }, none);
    expect(shown(new Fraction(struggleChance(viewOf(hunt), manOf(hunt, name)).chance, 20))).toBe(exact);
  });
});

/** What the last die of a tape comes to, face by face. */
function byFace(sides: number, scene: (face: number) => Scene, seen: (events: readonly BoutEvent[]) => string): string[] {
  return Array.from({ length: sides }, (_, i) => seen(proves(scene(i + 1))));
}

test('DP-098: the trample kills a fresh Dama, Gavius, Bulla', () => {
  const share = (name: string) => {
    const scene = (face: number): Scene => ({
      start: 'beast',
      beasts: pit('bull'),
      men: [on('hilarinus', 4, 0), on(name, 5, 0)],
      dice: [1, face],
      play: ['hilarinus defends none'],
    });
    const falls = byFace(6, scene, (events) => events.find(({ type }) => type === 'felled' || type === 'condition')!.type);
    return shown(new Fraction(falls.filter((fell) => fell === 'felled').length, 6));
  };
  expect([share('dama'), share('gavius'), share('bulla')]).toEqual(['2/3', '1/2', '1/3']);
});

test('DP-104: the fumble table', () => {
  const scene = (face: number): Scene => ({
    start: 'men',
    beasts: pit('lion'),
    men: [on('dama', -1, 0)],
    dice: [1, face],
    play: ['hold', 'dama strikes stab'],
  });
  const seen = byFace(6, scene, (events) => events.findLast(({ rules }) => rules.includes('D-147'))!.type);
  expect(seen).toEqual(['stamina', 'stamina', 'condition', 'condition', 'item', 'wounded']);
});
