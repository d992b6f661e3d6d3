import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../../src/catalogue/index.ts';
import { beastProse } from '../../../../src/games/damnatio/cards/prose/beast.ts';
import type { Row, When } from '../../../../src/games/damnatio/rules/index.ts';
import { blockerText, conditionsText } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';

const words = wordsIn(core.text['en']!);
const LION = core.damnatio.beasts['lion']!;

/** A condition, how it is told, and how it is told that it is not so: in `not`, and as what kept a step from firing. */
const TOLD: readonly (readonly [When, string, string])[] = [
  [{ pinned: true }, 'the target is Pinned', 'the target is not Pinned'],
  [{ held: false }, 'the target is not Held', 'the target is Held'],
  [{ down: true }, 'the target is Down', 'the target is not Down'],
  [{ bloodied: true }, 'it is bloodied', 'it is not bloodied'],
  [{ lastFought: true }, 'the target is the man it fought last', 'the target is not the man it fought last'],
  [{ encircled: true }, 'it is encircled', 'it has room to back off'],
  [{ position: ['front', 'flank'] }, 'the target stands in its front or flank', 'the target does not stand in its front or flank'],
  [{ stoodIn: ['rear'] }, 'the target stood in its rear before it turned', 'the target did not stand in its rear before it turned'],
  [{ distance: { min: 4 } }, 'the target is 4 hexes or more away', 'the target is at most 3 hexes away'],
  [{ leap: { min: 1 } }, 'it leapt 1 hex or more', 'it leapt no hex'],
  [{ run: { max: 2 } }, 'it covered at most 2 hexes', 'it covered 3 hexes or more'],
  [{ beside: { min: 2 } }, 'it has 2 men or more standing beside it', 'it has at most 1 man standing beside it'],
  [{ frontFlank: { min: 1 } }, 'it has 1 man or more at its front and flanks', 'it has no man at its front and flanks'],
  [{ rear: { max: 1 } }, 'it has at most 1 man behind it', 'it has 2 men or more behind it'],
  [{ men: { min: 2, max: 3 } }, 'there are 2 to 3 men on the sand', 'it is not so that there are 2 to 3 men on the sand'],
  [{ friends: { max: 0 } }, 'the target has no man beside him', 'the target has 1 man or more beside him'],
  [{ beasts: { max: 1 } }, 'its side has at most 1 beast left', 'its side has 2 beasts or more left'],
  [{ mates: { min: 1 } }, 'the target has 1 other beast or more beside him', 'the target has no other beast beside him'],
  [{ anybody: { trait: 'a.b:handler' } }, 'somebody on the sand is called “handler”', 'nobody on the sand is called “handler”'],
  [
    { anybody: { holds: ['torch', 'hasta'] } },
    'somebody on the sand bears the torch or the hasta',
    'nobody on the sand bears the torch or the hasta',
  ],
  [
    { anybody: { trait: 'handler', holds: ['nothing'] } },
    'somebody on the sand is called “handler” and bears nothing',
    'nobody on the sand is called “handler” and bears nothing',
  ],
  [{ hp: { max: 0.5 } }, 'it has at most half its Hit Points', 'it has more than half its Hit Points'],
  [
    { targetHp: { min: 0.25 } },
    'the target has at least a quarter of his Hit Points',
    'the target has less than a quarter of his Hit Points',
  ],
  [{ hp: { max: 0.75 } }, 'it has at most three quarters of its Hit Points', 'it has more than three quarters of its Hit Points'],
  [{ hp: { min: 1 } }, 'it has at least all its Hit Points', 'it has less than all its Hit Points'],
  [{ hp: { max: 0.3 } }, 'it has at most 30 % of its Hit Points', 'it has more than 30 % of its Hit Points'],
  [{ wound: 'H' }, 'its head is wounded', 'its head is not wounded'],
  [{ wound: 'L' }, 'its legs are wounded', 'its legs are not wounded'],
  [{ trait: 'a.b:big-cat' }, 'the target is called “big cat”', 'the target is not called “big cat”'],
  [{ holds: ['torch', 'nothing'] }, 'the target bears the torch or nothing', 'the target does not bear the torch or nothing'],
  [{ holds: ['nothing'] }, 'the target has empty hands', 'the target has something in hand'],
  [{ round: { every: 3 } }, 'the round is a multiple of 3', 'the round is not a multiple of 3'],
  [{ round: { min: 2 } }, 'it is round 2 or later', 'it is round 1 or earlier'],
  [{ round: { min: 2, max: 2 } }, 'it is round 2', 'it is not so that it is round 2'],
  [{ last: { missed: false } }, 'its last attack hit', 'its last attack did not hit'],
  [{ last: { step: 'bite', missed: true } }, 'its last attack was “bite”, and failed', 'its last attack was not a “bite” that failed'],
  [
    { round: { every: 2, min: 3 } },
    'the round is a multiple of 2 and it is round 3 or later',
    'it is not so that the round is a multiple of 2 and it is round 3 or later',
  ],
  [{ hurt: { damage: { max: 0 } } }, 'it was hurt in this round for no point', 'it was not hurt in this round for no point'],
  [{ last: { missed: true } }, 'its last attack failed', 'its last attack did not fail'],
  [{ last: { step: 'bite' } }, 'its last attack was “bite”', 'its last attack was not “bite”'],
  [{ last: { step: 'bite', missed: false } }, 'its last attack was “bite”, and hit', 'its last attack was not a “bite” that hit'],
  [{ hurt: {} }, 'it was hurt in this round', 'it was not hurt in this round'],
  [
    { hurt: { damage: { min: 4 }, from: ['rear'], by: 'others' } },
    'it was hurt in this round for 4 points or more by others than the target from its rear',
    'it was not hurt in this round for 4 points or more by others than the target from its rear',
  ],
  [{ not: { down: true } }, 'the target is not Down', 'the target is Down'],
  [
    { any: [{ down: true }, { held: true }] },
    'either the target is Down or the target is Held',
    'neither the target is Down nor the target is Held',
  ],
];

describe('conditions are told', () => {
  test.each(TOLD)('%j', (when, so, otherwise) => {
    expect(conditionsText(when, words)).toBe(so);
    expect(conditionsText({ not: when }, words)).toBe(otherwise);
    expect(blockerText({ ...LION.procedure[0]!, when: { all: [when] } }, Object.keys(when)[0]!, words)).toBe(otherwise);
  });

  test('one after the other, a choice set off by a comma', () => {
    const all = { down: true, round: { every: 2, max: 12 }, all: [{ encircled: false }] } as const;
    expect(conditionsText(all, words)).toBe(
      'the target is Down, the round is a multiple of 2, it is round 12 or earlier and it has room to back off',
    );
    expect(conditionsText({ any: [{ bloodied: true }, { wound: 'M' }], down: true }, words)).toBe(
      'either it is bloodied or its body is wounded, and the target is Down',
    );
    expect(conditionsText({ any: [{ bloodied: true }] }, words)).toBe('it is bloodied');
    expect(conditionsText({ not: { down: true, held: true } }, words)).toBe('it is not so that the target is Down and the target is Held');
  });

  test('and what else kept a step from firing in words of its own', () => {
    expect(blockerText({ ...LION.procedure[0]!, when: null }, 'distance', words)).toBe('the target is not at that distance');
  });
});

/** The sentences of a lion with these steps. */
function sentences(...steps: readonly Partial<Row>[]): string[] {
  const procedure = steps.map((step, i) => ({ ...LION.procedure[3]!, breakAndCharge: null, id: `step-${i}`, ...step }));
  const prose = beastProse({ ...LION, procedure, wounds: {} }, words);
  return prose.slice(prose.findIndex((line) => line.endsWith(':')));
}

test('steps are told by what sets them off, when, at whom, and what they do', () => {
  const deed = (...before: Row['before']): Partial<Row> => ({ attack: null, do: before[0]!.do, before });
  expect(
    sentences(
      { trigger: 'opening', ...deed({ do: 'stand' }, { do: 'roar', fear: 2 }) },
      { trigger: 'approach', when: { distance: { min: 3 } }, ...deed({ do: 'go', to: ['isolated'], hexes: 2 }) },
      { trigger: 'approach', ...deed({ do: 'charge', at: ['down', 'nearest'] }) },
      { pick: ['down'], when: { down: true }, withdraw: 1 },
      { avoid: { traits: ['big-cat'], holds: ['core:torch'] }, breakAndCharge: 2, turn: false },
      { trigger: 'hurt', when: { hurt: { from: ['front'] } }, ...deed({ do: 'release' }) },
      { trigger: 'kill', ...deed({ do: 'flee', hexes: null }) },
      { trigger: 'missed', ...deed({ do: 'backOff' }, { do: 'charge', at: null }) },
    ),
  ).toEqual([
    'In Round One, instead of its charge:',
    '1. It stands still, then it roars: 2 more for it at the next Control Check.',
    'In Control, its target not beside it, before it charges:',
    '2. If the target is 3 hexes or more away: it walks up to 2 hexes towards whoever stands alone.',
    '3. Otherwise: it charges somebody out of its reach: whoever is Down, then the nearest.',
    'In Control, beside its target:',
    '4. At whoever is Down, if the target is Down: Whirling swipe (16 in 20, claw, 1d6+5); then, with a standing man beside it, backs off.',
    '5. Otherwise: Whirling swipe (16 in 20, claw, 1d6+5); it avoids whoever is called “big cat” or whoever bears the torch while there is anybody else; without turning; with 2 or more standing men beside it, backs off first and charges.',
    'When a blow has wounded it, once a round:',
    '6. If it was hurt in this round from its front: it lets go of whom it grips.',
    'When it has felled its target:',
    '7. It runs away from everybody, as far as its charge goes.',
    'When its attack has failed:',
    '8. It backs off, then it charges.',
  ]);
});
