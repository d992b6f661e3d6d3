import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import type { Hunt, HuntAction } from '../../../../src/games/damnatio/rules/index.ts';
import { gripped, huntActions, huntRefusal, underOrder } from '../../../../src/games/damnatio/rules/index.ts';
import type { Scene } from '../../../support/scenario.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';
import { begin, plans } from './hunts.ts';

const scene = (men: NonNullable<Scene['men']>) => stage({ start: 'men', beasts: pit('lion'), men, dice: [] });

/** What a man could answer under an order that has not been given yet, moves left out. */
const acts = (hunt: Hunt, order: 'move' | 'hold', figure: string) =>
  huntActions(underOrder(viewOf(hunt), order)).flatMap((action) =>
    'figure' in action && action.figure === figure && action.type !== 'move' ? [action.type] : [],
  );

describe('what each man could do is known before the order is given', () => {
  const hunt = scene([
    on('bulla', 1, 0, { condition: 'down', fate: ['secondWind'] }),
    on('dama', -1, 0, { condition: 'pinned' }),
    on('valens', -4, 0, { fate: ['secondWind'] }),
  ]);

  test('D-096 D-102 D-235: under MOVE a Down man stands, his Second wind first if he likes', () => {
    expect(hunt.decision()?.kind).toBe('order');
    expect(acts(hunt, 'move', 'bulla')).toEqual(['stand', 'second-wind']);
    expect(acts(hunt, 'move', 'valens')).toEqual(['second-wind']);
  });

  test('D-097 D-139: under either order a Pinned man struggles, and nobody else does anything under HOLD', () => {
    expect([acts(hunt, 'move', 'dama'), acts(hunt, 'hold', 'dama')]).toEqual([['struggle'], ['struggle']]);
    expect([acts(hunt, 'hold', 'bulla'), acts(hunt, 'hold', 'valens')]).toEqual([[], []]);
  });

  test('D-097 D-136 D-137: why not, before the order', () => {
    const why = (order: 'move' | 'hold', action: HuntAction) => huntRefusal(underOrder(viewOf(hunt), order), action);
    expect(why('hold', { type: 'stand', figure: 'bulla' })).toEqual({ rule: 'D-097', reason: 'hold' });
    expect(why('move', { type: 'move', figure: 'bulla', to: hunt.state.men[0]!.cell, facing: 0 })).toEqual({
      rule: 'D-136',
      reason: 'posture',
    });
    expect(why('move', { type: 'second-wind', figure: 'dama' })).toEqual({ rule: 'D-137', reason: 'gripped' });
    expect(why('move', { type: 'stand', figure: 'bulla' })).toBeNull();
  });

  test('D-095: asking gives no order', () => {
    const before = JSON.stringify(hunt.state);
    underOrder(viewOf(hunt), 'move');
    expect(JSON.stringify(hunt.state)).toBe(before);
  });
});

test.each(['skilled', 'naive', 'random'] as const)('D-096 D-102 D-280: alone and Down, a %s man gets up', (policy) => {
  const hunt = stage(
    { start: 'men', beasts: pit('lion'), men: [on('bulla', -4, 0, { condition: 'down' })], dice: [] },
    new ScriptedRng([]),
  );
  const rng = seededRng('up');
  hunt.play({ type: 'order', order: 'move' });
  expect(hunt.actions()).toEqual([{ type: 'stand', figure: 'bulla' }]);
  hunt.play(policies[policy](hunt, rng));
  expect(hunt.state.men[0]).toMatchObject({ down: false, stood: true });
});

test(
  'D-095 D-096 D-097: in any hunt what is told before an order is what can be answered after it; whoever lies free may stand under MOVE',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(plans({ lex: { anySubset: false } }), (plan) => {
        const hunt = begin(plan).bout;
        const player = seededRng(plan.seed);
        while (hunt.decision()) {
          if (hunt.decision()!.kind === 'order') {
            for (const order of ['move', 'hold'] as const) {
              const under = underOrder(viewOf(hunt), order);
              const lies = hunt.state.men.filter((man) => man.down && !gripped(man) && man.hp > 0 && man.shelter < 0);
              for (const { id } of lies)
                expect(huntRefusal(under, { type: 'stand', figure: id })).toEqual(
                  order === 'move' ? null : { rule: 'D-097', reason: 'hold' },
                );
              const played = hunt.clone();
              played.play({ type: 'order', order });
              if (played.decision()?.kind === 'moves') expect(played.actions()).toEqual(huntActions(under));
              else expect(huntActions(under)).toEqual([{ type: 'done' }]);
            }
          }
          hunt.play(policies[plan.policy](hunt, player));
        }
      }),
      { numRuns: 25, seed: 96 },
    );
  },
);
