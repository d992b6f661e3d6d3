import { describe, expect, test } from 'vitest';
import { SetupError } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import type { HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import {
  asBeast,
  beginHuntBout,
  checkSetup,
  controlOdds,
  damnatio,
  huntIntent,
  huntSetup,
  reachChances,
  reachOf,
  strikeTerms,
  whirlOdds,
} from '../../../../src/games/damnatio/rules/index.ts';
import { core, ruleset } from '../../../support/core-content.ts';
import { expectScenario, manOf, openScene, placeOf, refusalOf, waysOf } from '../../../support/scenario.ts';
import type { Scene } from '../../../support/scenario.ts';

const at = (card: string, q: number, r: number, rest: object = {}) => ({ card, at: [q, r] as const, ...rest });
const beast = (card: string, q: number, r: number, rest: object = {}) => ({ ...at(card, q, r, { facing: 0 }), ...rest });
const lex = { severalBeasts: true, fateCards: false } as const;

/** A round of the beasts, or one of the men, or the check before it. */
const round = (part: Partial<Scene>): Scene => ({ start: 'beast', control: 'beast', lex, beasts: [], men: [], dice: [], ...part });
const ofMen = (part: Partial<Scene>): Scene => round({ start: 'men', control: 'men', ...part });

function refusedBy(part: Partial<HuntSetup> & Pick<HuntSetup, 'beasts'>): string | null {
  try {
    checkSetup(core.damnatio, huntSetup(part));
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.rule;
    throw error;
  }
}

/** The core with a pack of hounds: lions of few Hit Points, three to a card. */
const withPack = damnatio({
  ...core.damnatio,
  beasts: { ...core.damnatio.beasts, hounds: { ...core.damnatio.beasts['lion']!, id: 'hounds', figures: 3 } },
});

describe('D-401: several beasts by the lex', () => {
  test('D-010 D-401: without the lex two beasts fight only each other; with it two to six hunt men', () => {
    expect(refusedBy({ beasts: ['lion', 'bear'], men: ['dama'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bear', 'bull'], men: ['dama'] })).toBe('D-010');
    expect(refusedBy({ beasts: ['lion', 'bear'], men: ['dama'], lex })).toBeNull();
    expect(refusedBy({ beasts: Array<string>(6).fill('bear'), men: ['dama'], lex })).toBeNull();
    expect(refusedBy({ beasts: Array<string>(7).fill('bear'), men: ['dama'], lex })).toBe('D-401');
    expect(refusedBy({ beasts: ['lion', 'bear'], lex, men: [], draw: 7 })).toBe('D-017');
  });

  test('D-401: the men win when the last beast is dead, not before', () => {
    const scene = ofMen({
      beasts: [beast('lion', 0, 0, { hp: 1 }), beast('bear', 0, 2, { hp: 1 })],
      men: [at('bulla', -1, 0), at('valens', -1, 2)],
    });
    expectScenario({
      ...scene,
      dice: [19, 6],
      play: ['hold', 'bulla strikes stab at lion'],
      expect: ['felled lion by=bulla D-229'],
      never: ['bout-ended'],
      waiting: 'strikes valens',
    });
    expectScenario({
      ...scene,
      dice: [19, 6, 19, 6],
      play: ['hold', 'bulla strikes stab at lion', 'valens strikes stab at bear'],
      expect: ['felled bear by=valens', 'bout-ended'],
      finally: { bout: { winner: 'men', by: 'beast-dead' } },
    });
  });

  test('D-401: the beasts win when no man is left', () => {
    expectScenario(
      round({
        beasts: [beast('lion', 0, 0), beast('bear', 4, 0)],
        men: [at('dama', 1, 0, { hp: 1 })],
        dice: [10, 1],
        play: ['dama defends none'],
        expect: ['felled dama by=lion', 'bout-ended'],
        never: ['target-chosen bear'],
        finally: { bout: { winner: 'beast', by: 'men-fallen' } },
      }),
    );
  });
});

describe('D-402: one Control for all', () => {
  const check = (part: Partial<Scene>): Scene =>
    round({ start: 'control', control: 'men', beasts: [beast('bear', 0, 0), beast('lion', 0, 3)], men: [at('dama', 5, 0)], ...part });

  test('D-402: the one that adds most throws for all: the lion with 4, not the bear with 3', () => {
    expectScenario(
      check({
        dice: [5, 1],
        expect: ['rolled lion roll.why=control roll.total=9', 'rolled dama', 'control-decided side=beast D-046', 'target-chosen bear'],
        never: ['rolled bear roll.why=control'],
      }),
    );
  });

  test('D-402: sand in the eyes of the lion lets the bear throw, and is used up all the same', () => {
    expectScenario(
      check({
        beasts: [beast('bear', 0, 0), beast('lion', 0, 3, { nextControl: -2 })],
        dice: [1, 9],
        expect: ['rolled bear roll.total=4', 'one-shot lion what=control value=-2 used=true', 'control-decided side=men'],
        finally: { lion: { nextControl: 0 } },
        waiting: 'order dama',
      }),
    );
  });

  test('D-402 D-248: the odds of the check are those of the side', () => {
    const view = openScene(check({ start: 'men', control: 'men' }));
    expect(controlOdds(view).terms.lead.id).toBe('lion');
    expect(controlOdds(asBeast(view.view, 0)).beast).toEqual(controlOdds(asBeast(view.view, 1)).beast);
  });
});

describe('D-403: places and turns', () => {
  test('D-403: the first on the Shield Hex, the others two hexes to its right and left; the row as far as the fastest charges', () => {
    const setup = huntSetup({ beasts: ['lion', 'bull', 'bear'], men: ['dama', 'gavius'], lex: { ...lex, reluctant: true } });
    const { bout } = beginHuntBout(ruleset, setup, new ScriptedRng([1, 6, 6, 6]));
    expect(['lion', 'bull', 'bear'].map((id) => placeOf(bout, id))).toEqual([
      [2, -4],
      [0, -3],
      [4, -5],
    ]);
    expect(['dama', 'gavius'].map((id) => placeOf(bout, id)[1])).toEqual([3, 3]);
  });

  test('D-403: they act one after another in the order of the bill, and then the bystanders', () => {
    const events = expectScenario(
      round({
        beasts: [beast('bear', 0, 0), beast('lion', 4, 0, { facing: 3 })],
        men: [at('dama', -1, 0), at('gavius', 5, 0), at('syrus', 0, 6)],
        dice: [1, 1],
        play: ['dama defends none', 'gavius defends none', 'done'],
        expect: ['target-chosen bear target=dama', 'target-chosen lion target=gavius'],
        waiting: 'dice',
      }),
    );
    const chosen = events.filter(({ type }) => type === 'target-chosen').map((event) => ('figure' in event ? event.figure : null));
    expect(chosen).toEqual(['bear', 'lion']);
  });

  test('D-403 D-054: in Round One each charges whom it finds closest', () => {
    expectScenario(
      round({
        start: 'round-one',
        round: 1,
        beasts: [beast('bear', 0, 0), beast('bear', 0, 4)],
        men: [at('dama', 3, 0), at('gavius', 3, 4)],
        dice: [1, 1],
        play: ['dama defends none', 'gavius defends none'],
        expect: ['target-chosen bear target=dama', 'charged bear', 'target-chosen bear-2 target=gavius', 'charged bear-2'],
        waiting: 'dice',
      }),
    );
  });
});

describe('D-404: each its own prey', () => {
  test('D-404: two go for one man, who pays for a card of his own against each', () => {
    expectScenario(
      round({
        beasts: [beast('lion', 0, 0), beast('bear', 2, 0, { facing: 3 })],
        men: [at('valens', 1, 0)],
        dice: [1, 1],
        play: ['valens defends dodge', 'valens defends fallBack'],
        expect: ['target-chosen lion target=valens', 'target-chosen bear target=valens'],
        finally: { valens: { stamina: 11 }, lion: { lastFought: 'valens' }, bear: { lastFought: 'valens' } },
        waiting: 'dice',
      }),
    );
  });

  test('D-404: each remembers its own enemy', () => {
    expectScenario(
      round({
        beasts: [beast('lion', 0, 0, { lastFought: 'dama' }), beast('bear', 0, 2, { lastFought: 'gavius' })],
        men: [at('dama', 1, 0), at('gavius', -1, 2), at('syrus', 1, 1)],
        dice: [1, 1],
        play: ['dama defends none', 'gavius defends none', 'done'],
        expect: ['target-chosen lion target=dama why=last-enemy', 'target-chosen bear target=gavius why=last-enemy'],
        waiting: 'dice',
      }),
    );
  });

  test('D-404: the second goes for nobody when the last man is behind a door', () => {
    const { harena } = core.damnatio.arenas;
    const marks = { ...harena!.marks, cochlea: { at: { q: 1, r: 1 }, facing: 0 as const } };
    const withDoor = damnatio({ ...core.damnatio, arenas: { ...core.damnatio.arenas, harena: { ...harena!, marks } } });
    expectScenario(
      round({
        lex: { ...lex, optionalCards: true },
        beasts: [beast('lion', 0, 0), beast('bear', 0, 3)],
        men: [at('dama', 1, 0)],
        dice: [10, 11],
        play: ['dama defends cochlea'],
        expect: ['condition dama condition=sheltered gained=true', 'held-back bear why=nobody-there D-404'],
        waiting: 'dice',
      }),
      withDoor,
    );
  });
});

describe('D-405: whom a man strikes', () => {
  const between = ofMen({
    beasts: [beast('lion', 0, 0), beast('bear', 2, 0, { facing: 0 })],
    men: [at('bulla', 1, 0), at('dama', 0, 6)],
    play: ['hold'],
  });

  test('D-405: the beast that he names, by its own guard and hide: the front of the lion, the rear of the bear', () => {
    expectScenario({
      ...between,
      dice: [19, 6],
      play: ['hold', 'bulla strikes stab at bear'],
      expect: ['attacked bulla target=bear', 'wounded bear by=bulla net=4'],
      never: ['wounded lion'],
      waiting: 'defend bulla',
    });
    const { view } = openScene(between);
    const bulla = view.state.men[0]!;
    const stab = core.damnatio.attacks.generic.find(({ id }) => id === 'stab')!;
    expect(strikeTerms(asBeast(view, 0), bulla, stab)).toMatchObject({ chance: 5, hide: -1 });
    expect(strikeTerms(asBeast(view, 1), bulla, stab)).toMatchObject({ chance: 10, hide: -2 });
  });

  test('D-405: he must name one that lives, and only what he reaches', () => {
    expect(refusalOf(between, 'bulla strikes stab')).toMatchObject({ rule: 'D-405', reason: 'nobody' });
    expect(refusalOf(between, 'bulla strikes stab at bull')).toMatchObject({ rule: 'D-405' });
    expect(refusalOf(between, 'bulla strikes hamstring at lion')).toMatchObject({ rule: 'D-108', reason: 'arc' });
    expect(refusalOf(between, 'bulla strikes hamstring at bear')).toBeNull();
  });

  test('D-405: what the card does beside its damage it does to that beast', () => {
    expectScenario({
      ...between,
      dice: [19],
      play: ['hold', 'bulla strikes sand at lion'],
      finally: { lion: { nextToHit: -4, nextControl: -2 }, bear: { nextToHit: 0, nextControl: 0 } },
      waiting: 'defend bulla',
    });
  });
});

describe('D-406: kept by one', () => {
  test('D-406: only the beast that keeps Control acts; the others wait', () => {
    expectScenario(
      round({
        start: 'control',
        beasts: [beast('bear', 0, 0, { retains: 'instruction' }), beast('lion', 0, 4)],
        men: [at('dama', 1, 0), at('gavius', 1, 4)],
        dice: [1],
        play: ['dama defends none'],
        expect: ['control-decided side=beast how=retained D-406', 'target-chosen bear target=dama'],
        never: ['target-chosen lion', 'rolled roll.why=control'],
        waiting: 'bystanders gavius',
      }),
    );
  });

  test('D-406: without its prey it lapses where the lex asks for the grip, and there is a check', () => {
    expectScenario(
      round({
        start: 'control',
        lex: { ...lex, retainNeedsGrip: true },
        beasts: [beast('bear', 0, 0, { retains: 'instruction' }), beast('lion', 0, 4)],
        men: [at('dama', 1, 0), at('gavius', 1, 4, { condition: 'pinned' })],
        dice: [1, 9],
        expect: ['condition bear condition=retains-control gained=false', 'rolled lion roll.why=control', 'control-decided side=men'],
        waiting: 'order dama',
      }),
    );
  });
});

describe('D-407: each answers for itself', () => {
  const two = ofMen({
    beasts: [beast('lion', 0, 0), beast('lion', 0, 3)],
    men: [at('bulla', -1, 0), at('valens', -1, 3), at('dama', -1, 4)],
  });

  test('D-407: each turns on whoever hurt it most itself, in the order of the bill', () => {
    const events = expectScenario({
      ...two,
      dice: [19, 1, 19, 6, 19, 1, 1, 1],
      play: [
        'hold',
        'bulla strikes stab at lion',
        'valens strikes stab at lion-2',
        'dama strikes stab at lion-2',
        'bulla defends none',
        'valens defends none',
      ],
      expect: ['target-chosen lion target=bulla why=most-damage', 'target-chosen lion-2 target=valens why=most-damage'],
      waiting: 'dice',
    });
    expect(events.filter(({ type }) => type === 'target-chosen')).toHaveLength(2);
  });

  test('D-117 D-407: one that nobody hit does not answer', () => {
    expectScenario({
      ...two,
      dice: [2, 19, 6, 2, 1],
      play: ['hold', 'bulla strikes stab at lion', 'valens strikes stab at lion-2', 'dama strikes stab at lion-2', 'valens defends none'],
      expect: ['target-chosen lion-2 target=valens'],
      never: ['target-chosen lion'],
      waiting: 'dice',
    });
  });

  test('D-407 D-250: the odds of the answer count for each beast what is meant for it', () => {
    const { view } = openScene({ ...two, play: ['hold'] });
    const plan = [
      { figure: 'bulla', card: 'stab', at: 'lion' },
      { figure: 'valens', card: 'stab', at: 'lion-2' },
    ];
    expect([...whirlOdds(asBeast(view, 0), plan).men.keys()]).toEqual(['bulla']);
    expect([...whirlOdds(asBeast(view, 1), plan).men.keys()]).toEqual(['valens']);
  });
});

describe('D-408: one is down', () => {
  test('D-408: it leaves the sand, its prey is free, the hunt goes on', () => {
    expectScenario(
      ofMen({
        beasts: [beast('lion', 0, 0, { hp: 1 }), beast('bear', 0, 4)],
        men: [at('dama', 1, 0, { condition: 'pinned' }), at('bulla', -1, 0), at('gavius', 3, 4)],
        dice: [19, 6],
        play: ['hold', 'done', 'bulla strikes stab at lion'],
        expect: ['felled lion', 'condition dama condition=pinned gained=false D-140'],
        never: ['bout-ended'],
        finally: { lion: { at: null }, dama: { posture: 'down' } },
        waiting: 'dice',
      }),
    );
  });

  test('D-408: a beast that runs onto a braced spear is done; the next has its turn', () => {
    expectScenario(
      round({
        beasts: [beast('bull', -4, 0, { hp: 1 }), beast('lion', 4, 0, { facing: 3 })],
        men: [at('valens', 0, 0), at('dama', 5, 0)],
        dice: [10, 19, 8, 1],
        play: ['valens defends brace', 'dama defends none'],
        expect: ['charged bull', 'felled bull by=valens', 'target-chosen lion target=dama'],
        never: ['bout-ended', 'moved bull gait=overrun', 'held-back bull'],
        waiting: 'dice',
      }),
    );
  });

  test('D-408: nobody strikes at the fallen', () => {
    const scene = ofMen({
      beasts: [beast('lion', 0, 0, { hp: 1 }), beast('bear', 0, 4)],
      men: [at('dama', -1, 0), at('bulla', -1, 1), at('gavius', -1, 4)],
      dice: [19, 4],
      play: ['hold', 'dama strikes stab at lion'],
    });
    expect(refusalOf(scene, 'bulla strikes stab at lion')).toMatchObject({ rule: 'D-405', reason: 'nobody' });
    expect(waysOf(openScene(scene), 'bulla')).toEqual([]);
    expect(waysOf(openScene(scene), 'gavius')).toEqual(['strike']);
  });
});

describe('D-409: in whose grip', () => {
  test('D-409: a man pinned by one lion is only Down to the other', () => {
    expectScenario(
      round({
        beasts: [beast('lion', 0, 0), beast('lion', 2, 0, { facing: 3 })],
        men: [at('dama', 1, 0, { condition: 'pinned', hp: 60 })],
        dice: [1, 1],
        play: ['dama defends none', 'dama defends none'],
        expect: ['attacked lion attack=maul', 'attacked lion-2 attack=seize'],
        waiting: 'dice',
      }),
    );
  });

  test('D-409: the second tears him from the first', () => {
    const hunt = openScene(
      round({
        beasts: [beast('lion', 0, 0), beast('lion', 2, 0, { facing: 3 })],
        men: [at('dama', 1, 0, { condition: 'pinned', hp: 60 }), at('syrus', 0, 6)],
        dice: [1, 10, 1],
        play: ['dama defends none', 'dama defends none'],
      }),
    );
    expect(manOf(hunt, 'dama')).toMatchObject({ pinned: true, grippedBy: 1 });
  });

  test('D-409 D-139: friends beside the beast that grips him help, those beside the other do not', () => {
    const scene = ofMen({
      beasts: [beast('lion', 0, 0), beast('lion', 0, 4)],
      men: [at('dama', 1, 0, { condition: 'pinned' }), at('bulla', -1, 4), at('gavius', 1, 4)],
      play: ['hold', 'dama struggles'],
    });
    expectScenario({ ...scene, dice: [13], expect: ['rolled dama against=lion roll.chance=8'], waiting: 'moves' });
    const near = { ...scene, men: [scene.men![0]!, at('bulla', -1, 0), at('gavius', 0, 1)] };
    expectScenario({ ...near, dice: [9], expect: ['rolled dama against=lion roll.chance=12'], waiting: 'moves' });
  });

  test('D-409 D-043: a heavy blow on the other beast frees nobody', () => {
    expectScenario(
      ofMen({
        beasts: [beast('lion', 0, 0), beast('lion', 0, 4)],
        men: [at('dama', 1, 0, { condition: 'pinned' }), at('valens', -1, 4)],
        dice: [20, 1],
        play: ['hold', 'done', 'dama strikes grounded at lion', 'valens strikes stab at lion-2'],
        expect: [],
      }),
    );
  });
});

describe('D-410: bystanders of several', () => {
  test('D-410: whoever was not attacked strikes beside any beast, or moves', () => {
    const scene = round({
      beasts: [beast('bear', 0, 0, { lastFought: 'dama' }), beast('lion', 5, 0, { lastFought: 'gavius' })],
      men: [at('dama', 1, 0), at('gavius', 6, 0), at('bulla', 5, 1), at('syrus', 0, 5)],
      dice: [1, 1],
      play: ['dama defends none', 'gavius defends none'],
      waiting: 'bystanders bulla syrus',
    });
    expectScenario(scene);
    expect(waysOf(openScene(scene), 'bulla')).toEqual(['strike']);
    expect(waysOf(openScene(scene), 'syrus')).toEqual(['move']);
    expect(refusalOf(scene, 'dama strikes stab at bear')).toMatchObject({ rule: 'D-133' });
    expect(refusalOf(scene, 'gavius strikes stab at lion')).toMatchObject({ rule: 'D-133' });
  });
});

describe('D-411 D-418: a pack', () => {
  const begun = (part: Partial<HuntSetup>) =>
    beginHuntBout(
      withPack,
      huntSetup({ beasts: ['hounds'], men: ['dama', 'gavius'], ...part, lex: { fateCards: false } }),
      new ScriptedRng([1]),
    ).bout;

  test('D-411: one card, three figures with Hit Points of their own, and no lex for it', () => {
    const { state } = begun({});
    expect(state.beasts.map(({ id, card, hp }) => [id, card, hp])).toEqual([
      ['hounds', 'hounds', 24],
      ['hounds-2', 'hounds', 24],
      ['hounds-3', 'hounds', 24],
    ]);
    expect(new Set(state.beasts.map(({ cell }) => cell)).size).toBe(3);
    expect(() => checkSetup(withPack.content, huntSetup({ beasts: ['hounds', 'lion'], men: ['dama'] }))).toThrow(/D-010|one beast/);
  });

  test('D-418: a pack does not fight another beast', () => {
    const against = () => checkSetup(withPack.content, huntSetup({ beasts: ['hounds', 'lion'], men: [], draw: 0 }));
    expect(against).toThrow(SetupError);
    expect(against).toThrow(/pack/);
  });
});

describe('D-412 D-415: the handler’s mistake', () => {
  const opened = (facing: HuntSetup['facing'], dice: number[], part: Partial<HuntSetup> = {}) => {
    const rng = new ScriptedRng(dice);
    const setup = huntSetup({
      beasts: ['lion'],
      men: ['dama'],
      ...(facing !== undefined && { facing }),
      ...part,
      lex: { ...lex, ...part.lex },
    });
    const { bout, events } = beginHuntBout(ruleset, setup, rng);
    expect(rng.left).toEqual([]);
    return { bout, events };
  };

  test('D-412: a d6 says where it looks; with the closest man not before it it spends Round One turning to him', () => {
    const { bout, events } = opened('random', [5, 1]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'drawn', what: 'facing', sides: 6, face: 5, value: '5', rules: ['D-412'] }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'held-back', why: 'looks-away', rules: ['D-412'] }));
    expect(events.some(({ type }) => type === 'charged')).toBe(false);
    expect(bout.decision()).toMatchObject({ kind: 'first-moves', figures: ['dama'] });
  });

  test('D-412: with the man before it, it charges as ever', () => {
    expect(opened('random', [2, 1]).events.some(({ type }) => type === 'charged')).toBe(true);
    expect(opened(4, [1]).events.some(({ type }) => type === 'charged')).toBe(false);
    expect(refusedBy({ beasts: ['lion'], men: ['dama'], facing: 6 as never })).toBe('D-412');
  });

  test('D-412: a scenario that begins in Round One asks nothing of where the beast looks', () => {
    expectScenario({
      start: 'round-one',
      round: 1,
      control: 'beast',
      beasts: [beast('lion', 0, 0, { facing: 3 })],
      men: [at('dama', 4, 0)],
      dice: [],
      expect: ['charged lion'],
      never: ['held-back lion'],
    });
  });

  test('D-415: of several each has a die of its own, for where it looks and for its courage', () => {
    const { events } = opened('random', [2, 5, 1], { beasts: ['lion', 'bear'] });
    expect(events.filter((event) => event.type === 'drawn').map(({ figure, value }) => [figure, value])).toEqual([
      ['lion', '2'],
      ['bear', '5'],
    ]);
    const shy = opened(undefined, [1, 6, 1], { beasts: ['lion', 'bear'], lex: { reluctant: true } });
    expect(shy.events).toContainEqual(expect.objectContaining({ type: 'held-back', figure: 'lion', why: 'reluctant' }));
    expect(shy.events).toContainEqual(expect.objectContaining({ type: 'target-chosen', figure: 'bear' }));
  });
});

describe('D-413 D-414: night', () => {
  const night = { fateCards: false, night: true } as const;
  const dark = (part: Partial<Scene>): Scene => round({ lex: night, beasts: [beast('lion', 0, 0)], ...part });

  test('D-413: it goes for the light, not for the closer man in the dark', () => {
    expectScenario(
      dark({ men: [at('dama', 4, 0), at('pyrrhus', 0, 5)], expect: ['target-chosen lion target=pyrrhus'], waiting: 'defend pyrrhus' }),
    );
    expectScenario(
      dark({
        men: [at('dama', 3, 0), at('pyrrhus', 0, 5)],
        expect: ['target-chosen lion target=dama'],
        waiting: 'defend dama',
      }),
    );
    expectScenario(
      dark({
        men: [at('dama', 4, 0), at('gavius', 1, 4), at('pyrrhus', 0, 6)],
        expect: ['target-chosen lion target=pyrrhus'],
        waiting: 'defend pyrrhus',
      }),
    );
    expectScenario(
      dark({
        men: [at('dama', 4, 0), at('gavius', 0, 5), at('pyrrhus', 0, 6)],
        expect: ['target-chosen lion target=gavius'],
        waiting: 'defend gavius',
      }),
    );
  });

  test('D-413: seeing nobody it feels its way, as far as its slow movement and without a leap', () => {
    expectScenario(
      dark({
        men: [at('dama', 6, 0)],
        expect: ['charged lion how=short run=3 leap=0'],
        never: ['attacked lion'],
        play: [],
        finally: { lion: { at: [3, 0] } },
        waiting: 'dice',
      }),
    );
  });

  test('D-414: a man strikes worse in the dark; a torch within two hexes of the beast lights it', () => {
    const chance = (q: number) => {
      const { view } = openScene(
        ofMen({ lex: night, beasts: [beast('lion', 0, 0)], men: [at('bulla', -1, 0), at('pyrrhus', q, 0)], play: ['hold'] }),
      );
      const stab = core.damnatio.attacks.generic.find(({ id }) => id === 'stab')!;
      return strikeTerms(view, view.state.men[0]!, stab).chance;
    };
    expect(chance(2)).toBe(10);
    expect(chance(3)).toBe(8);
  });
});

describe('D-416 D-417: in each other’s way', () => {
  test('D-416: an overrun passes over another beast unharmed and ends on a free hex', () => {
    expectScenario(
      round({
        beasts: [beast('bull', -4, 0), beast('bear', 1, 0, { facing: 0 })],
        men: [at('valens', 0, 0), at('dama', 4, 4)],
        dice: [2, 1],
        play: ['valens defends none', 'valens defends none', 'done'],
        expect: ['moved bull gait=overrun'],
        never: ['wounded bear'],
        finally: { bull: { at: [3, 0] } },
        waiting: 'dice',
      }),
    );
  });

  test('D-416: a beast in the lane blocks a run', () => {
    expectScenario(
      round({
        beasts: [beast('bull', -4, 0), beast('bear', -2, 0)],
        men: [at('valens', 0, 0)],
        expect: ['charged bull how=blocked D-069'],
        waiting: 'defend valens',
      }),
    );
  });

  test('D-416 D-100: a step costs 2 between two hexes beside the same beast, 1 from one beast to another', () => {
    const { view } = openScene(
      ofMen({
        beasts: [beast('lion', 0, 0), beast('bear', 3, 0)],
        men: [at('dama', 1, 0), at('gavius', -5, 0)],
        play: ['move'],
      }),
    );
    const cell = (q: number, r: number): number => view.world.arena.cells.findIndex((hex) => hex.q === q && hex.r === r);
    const { cost } = reachOf(view, view.state.men[0]!);
    expect(cost[cell(2, 0)]).toBe(1);
    expect(cost[cell(0, 1)]).toBe(2);
  });

  test('D-417: each stands in one hex', () => {
    const { state } = beginHuntBout(withPack, huntSetup({ beasts: ['hounds'], men: ['dama'] }), new ScriptedRng([1, 1, 1, 1])).bout;
    for (const { cell } of state.beasts) expect(Number.isInteger(cell)).toBe(true);
  });
});

describe('what is shown of several', () => {
  const { view } = openScene(
    ofMen({
      beasts: [beast('lion', 0, 0), beast('bear', 4, 0, { facing: 3, lastFought: 'dama' })],
      men: [at('dama', 1, 0), at('gavius', 5, 0)],
      play: ['hold'],
    }),
  );

  test('D-249 D-404: the intent of each is its own', () => {
    expect(huntIntent(asBeast(view, 0))!.ifBeast[0]!).toMatchObject({ man: { id: 'dama' } });
    expect(huntIntent(asBeast(view, 1))!.ifBeast[0]!).toMatchObject({ man: { id: 'gavius' } });
  });

  test('D-249 D-404: the chance to be struck on a hex is that of any of them', () => {
    const steps = reachChances(view, 0);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const cell = (q: number, r: number): number => view.world.arena.cells.findIndex((hex) => hex.q === q && hex.r === r);
    const own = controlOdds(view);
    const control = own.tieGoesTo === 'beast' ? own.beast.add(own.tie) : own.beast;
    expect(step.value.get(cell(0, 1))?.valueOf()).toBeCloseTo(control.valueOf());
    expect(step.value.get(cell(4, 1))?.valueOf()).toBeCloseTo(control.valueOf());
  });
});
