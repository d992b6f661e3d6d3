import { describe, expect, test } from 'vitest';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { OUTSIDE } from '../../../../src/engine/hex/index.ts';
import { allOf, lookAt } from '../../../../src/games/damnatio/rules/beast/predicates.ts';
import type { Beast, HuntRuleset, When } from '../../../../src/games/damnatio/rules/index.ts';
import { foesOf, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { CAT, rulesOf } from '../../../support/made-beast.ts';
import type { Scene } from '../../../support/scenario.ts';
import { on, proves, stage } from '../../../support/stage.ts';

/** Words of a card that mean more where several beasts are on the sand. */

const lex = { severalBeasts: true, fateCards: false } as const;
const beast = (card: string, q: number, r: number, rest: object = {}) => on(card, q, r, { facing: 0, ...rest });
const PANICS = '{ id: bolts, trigger: approach, do: { panic: { hexes: 4, attack: tread } } }';

test('D-408 D-431: a panic that fells another beast runs on to its end, and the round goes on', () => {
  const scene: Scene = {
    start: 'beast',
    lex,
    beasts: [beast(CAT, 2, 0, { hp: 1, lastFought: 'valens' }), beast(CAT, 0, 0)],
    men: [on('valens', 2, 1), on('bulla', 3, 0)],
    dice: [1, 1, 4, 3],
    play: ['valens defends none'],
    expect: [
      'attacked acme.test:cat target=valens',
      'drawn acme.test:cat-2 what=panic face=1',
      'felled acme.test:cat by=acme.test:cat-2',
      'attacked acme.test:cat-2 target=bulla attack=tread',
      'wounded bulla raw=3',
      'moved acme.test:cat-2 gait=panic',
    ],
    never: ['bout-ended'],
    finally: { [CAT]: { at: null }, [`${CAT}-2`]: { at: [4, 0] } },
    waiting: 'bystanders bulla',
  };
  proves(scene, rulesOf(PANICS));
});

test('D-435: a wound by another beast comes out of the arc in which that beast stands', () => {
  proves(
    {
      start: 'beast',
      lex,
      beasts: [beast(CAT, 0, 0), beast(CAT, 2, 0)],
      men: [on('bulla', 2, 1)],
      dice: [1, 3, 1],
      play: ['bulla defends none'],
      expect: ['wounded acme.test:cat-2 by=acme.test:cat', 'attacked acme.test:cat-2 target=bulla attack=claw'],
      waiting: 'dice',
    },
    rulesOf(`${PANICS}\n{ id: kicks, trigger: control, when: { hurt: { from: rear, by: others } }, do: claw }`),
  );
});

test('D-410 D-422: whom a step picks instead is the one who does nothing more; the one passed over is a bystander', () => {
  proves(
    {
      start: 'beast',
      lex,
      beasts: [beast(CAT, 0, 0, { lastFought: 'bulla' }), beast('lion', 0, 6)],
      men: [on('bulla', 1, 0), on('valens', -1, 0, { hp: 3 }), on('gavius', 1, 6)],
      dice: [1, 1],
      play: ['valens defends none', 'gavius defends none'],
      expect: ['attacked acme.test:cat target=valens'],
      waiting: 'bystanders bulla',
    },
    rulesOf('{ id: picks, trigger: control, pick: weakest, do: claw }'),
  );
});

test('D-128 D-422: so does whom it charges in vain', () => {
  proves(
    {
      start: 'beast',
      beasts: [beast(CAT, 0, 0)],
      men: [on('bulla', 2, 0), on('valens', -7, 0)],
      dice: [],
      expect: ['charged acme.test:cat target=valens how=short'],
      waiting: 'bystanders bulla',
    },
    rulesOf('{ id: far, trigger: approach, do: { charge: farthest } }'),
  );
});

describe('D-027 conditions about others', () => {
  /** Which attack the beast beside bulla does that claws when this holds, and else bites. */
  const attackOf = (when: string, { start = 'beast', beasts = [], men = [on('bulla', 1, 0)], ...rest }: Partial<Scene>): string | null => {
    const all = [beast(CAT, 0, 0, { lastFought: 'bulla' }), ...beasts];
    const scene = { start, lex, dice: [], ...rest, beasts: all, men };
    return stage(scene, undefined, rulesOf(`{ id: asked, trigger: control, when: ${when}, do: claw }`)).state.action!.attack;
  };
  const bulla = on('bulla', 1, 0);
  const unarmed = on('bulla', 1, 0, { weapon: 'none' });

  test.each([
    ['{ beasts: { max: 1 } }', [], [bulla], 'claw'],
    ['{ beasts: { max: 1 } }', [beast('lion', 0, 6)], [bulla], 'bite'],
    ['{ beasts: { min: 2, max: 2 } }', [beast(CAT, 0, 6)], [bulla], 'claw'],
    ['{ beasts: { min: 3 } }', [beast(CAT, 0, 6)], [bulla], 'bite'],
    ['{ mates: { min: 1 } }', [beast('lion', 2, 0)], [bulla], 'claw'],
    ['{ mates: { min: 1 } }', [beast('lion', 3, 0)], [bulla], 'bite'],
    ['{ mates: { min: 2 } }', [beast('lion', 2, 0)], [bulla], 'bite'],
    ['{ mates: { max: 0 } }', [], [bulla], 'claw'],
    ['{ anybody: { holds: torch } }', [], [bulla], 'bite'],
    ['{ anybody: { holds: torch } }', [], [bulla, on('pyrrhus', -6, 0)], 'claw'],
    ['{ anybody: { holds: [torch, nothing] } }', [], [unarmed], 'claw'],
    ['{ not: { anybody: { holds: torch } } }', [], [bulla, on('pyrrhus', -6, 0)], 'bite'],
    ['{ anybody: { trait: beast } }', [beast('lion', 2, 0)], [bulla], 'bite'],
  ] as const)('%s', (when, beasts, men, wanted) => expect(attackOf(when, { beasts, men })).toBe(wanted));

  /** Whether conditions hold of the first beast and its foe, as a scene begins or with some of it changed. */
  const holds = (
    when: When,
    scene: Scene,
    foe: number,
    change: (beasts: readonly Beast[]) => Beast[] = (beasts) => [...beasts],
  ): boolean => {
    const { world, state } = stage(scene, undefined, rulesOf('{ id: never, trigger: control, when: { round: { min: 99 } }, do: claw }'));
    const view = { world, state: { ...state, duelist: 0, beasts: change(state.beasts) } };
    return allOf(when)(lookAt(view, foesOf(view.state)[foe]!));
  };

  test('whoever has fallen counts for nothing', () => {
    const scene: Scene = { start: 'men', control: 'men', lex, dice: [], beasts: [beast(CAT, 0, 0), beast('lion', 2, 0)], men: [bulla] };
    const felled = ([own, other]: readonly Beast[]): Beast[] => [own!, { ...other!, hp: 0, cell: OUTSIDE }];
    for (const when of [{ beasts: { min: 2 } }, { mates: { min: 1 } }]) {
      expect(holds(when, scene, 0)).toBe(true);
      expect(holds(when, scene, 0, felled)).toBe(false);
    }
  });

  test('D-223: in a duel the other beast is no mate of it, and it is anybody', () => {
    const scene: Scene = { start: 'beast', dice: [], beasts: [beast(CAT, 0, 0), beast('lion', 1, 0)] };
    expect(holds({ beasts: { max: 1 }, mates: { max: 0 } }, scene, 1)).toBe(true);
    expect(holds({ anybody: { trait: 'beast' } }, scene, 1)).toBe(true);
    expect(holds({ anybody: { trait: 'beast', holds: ['torch'] } }, scene, 1)).toBe(false);
  });
});

/** The state of a scene read back from its JSON. */
function readBack(scene: Scene, rules: HuntRuleset) {
  const rng = new ScriptedRng(scene.dice);
  const { state, world } = stage(scene, rng, rules);
  expect(rng.left).toEqual([]);
  const card = ({ card: id }: { readonly card: string }): string => id;
  const setup = huntSetup({ beasts: scene.beasts!.map(card), men: scene.men!.map(card), lex });
  const saved = JSON.parse(JSON.stringify(state)) as unknown;
  expect(rules.readState(world, setup, saved)).toEqual(saved);
  return state;
}

test('D-405 D-429: a save reads after one beast was startled and a man strikes at another, or fells the one', () => {
  const scene: Scene = {
    start: 'men',
    control: 'men',
    lex,
    beasts: [beast('lion', 0, 5), beast(CAT, 0, 0)],
    men: [on('bulla', -1, 0), on('valens', -1, 5), on('dama', 1, 5), on('syrus', 0, -1)],
    dice: [19, 5, 1],
    play: ['hold', 'bulla strikes slash at acme.test:cat', 'bulla defends none'],
  };
  const rules = rulesOf('{ id: snaps, trigger: hurt, do: claw }');
  expect(readBack(scene, rules)).toMatchObject({ duelist: 1, action: { trigger: 'hurt', attack: 'claw' } });
  const other = { ...scene, dice: [...scene.dice, 2], play: [...scene.play!, 'valens strikes stab at lion'] };
  expect(readBack(other, rules)).toMatchObject({ duelist: 0, action: null });
  const felled: Scene = {
    ...scene,
    beasts: [scene.beasts![0]!, beast(CAT, 0, 0, { hp: 7 })],
    dice: [...scene.dice, 20],
    play: [...scene.play!, 'syrus strikes flail at acme.test:cat'],
  };
  expect(readBack(felled, rules)).toMatchObject({ duelist: 0, action: null });
});
