import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { IllegalAction } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Arena, Hex } from '../../../../src/engine/hex/index.ts';
import { cellAt, OUTSIDE, rotated, turned } from '../../../../src/engine/hex/index.ts';
import type { Hunt, HuntAction, HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, huntSetup, resumeHunt } from '../../../../src/games/damnatio/rules/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { ruleset } from '../../../support/core-content.ts';
import { openScene } from '../../../support/scenario.ts';
import { begin, play, plans } from './hunts.ts';

const SHORT = { lex: { roundLimit: 6 } };

function check<T>(property: fc.IProperty<T>, numRuns: number): void {
  fc.assert(property, { numRuns, seed: 7 });
}

describe('a hunt as a position', () => {
  test('saved at any decision, through JSON, it goes on to the same end', () => {
    check(
      fc.property(plans(SHORT), (plan) => {
        const { hunt, steps } = play(plan);
        const end = JSON.stringify(hunt.toJSON());
        const again = begin(plan).bout;
        steps.slice(1).forEach(({ action }, i) => {
          const resumed = resumeHunt(ruleset, plan.setup, JSON.parse(JSON.stringify(again.toJSON())));
          expect(JSON.stringify(resumed.toJSON())).toBe(JSON.stringify(again.toJSON()));
          if (i % 5 === 0) {
            for (const later of steps.slice(i + 1)) expect(resumed.play(later.action!)).toEqual(later.events);
            expect(JSON.stringify(resumed.toJSON())).toBe(end);
          }
          again.play(action!);
        });
      }),
      6,
    );
  });

  /** What a copy may share: lists and what lies in the fields of figures, weapons and tasks is replaced, never changed in place. */
  const NEVER_CHANGED = /^(outcome|action\.\w+|(beasts|men|weapons|agenda)\.\d+\.\w+)$/;

  /** Whoever changes it in place from now on throws. */
  function frozen(value: object): void {
    Object.freeze(value);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  }

  function scramble(copy: Record<string, unknown>, original: Record<string, unknown>, path: string): void {
    for (const [key, value] of Object.entries(copy)) {
      const here = path ? `${path}.${key}` : key;
      if (typeof value === 'object' && value !== null) {
        if (NEVER_CHANGED.test(here)) {
          frozen(value);
          continue;
        }
        expect(value === original[key], `${here} is shared`).toBe(false);
        scramble(value as Record<string, unknown>, original[key] as Record<string, unknown>, here);
        if (Array.isArray(value)) value.push('more');
      } else copy[key] = 'changed';
    }
  }

  test('a copy shares nothing: every field of it can be changed without a trace', () => {
    check(
      fc.property(plans(SHORT), (plan) => {
        const { steps } = play(plan);
        const { bout } = begin(plan);
        for (const { action } of steps.slice(1)) {
          const before = JSON.stringify(bout.toJSON());
          const copy = bout.clone();
          scramble(copy.state as never, bout.state as never, '');
          expect(JSON.stringify(bout.toJSON())).toBe(before);
          bout.play(action!);
        }
      }),
      6,
    );
  });

  test('nor does a copy made in the middle of an overrun, while a victim thinks of his Fate', () => {
    const hunt = openScene({
      start: 'beast',
      beasts: [{ card: 'bull', at: [0, 0], facing: 0 }],
      men: [
        { card: 'bulla', at: [4, 0] },
        { card: 'gavius', at: [5, 0], fate: ['thickSkin'] },
      ],
      dice: [1, 1],
      play: ['bulla defends none'],
    });
    expect(hunt.decision()).toMatchObject({ kind: 'fate', figures: ['gavius'] });
    expect(hunt.state.agenda.map((task) => task.do)).toContain('overrun');
    const before = JSON.stringify(hunt.toJSON());
    const copy = hunt.clone();
    scramble(copy.state as never, hunt.state as never, '');
    expect(JSON.stringify(hunt.toJSON())).toBe(before);
  });

  test('looking ahead on a copy changes neither the position nor the dice', () => {
    check(
      fc.property(plans(SHORT), (plan) => {
        const { bout } = begin(plan);
        const before = JSON.stringify(bout.toJSON());
        const player = seededRng('ahead');
        const copy = bout.clone();
        while (copy.decision()) copy.play(policies.random(copy, player));
        expect(JSON.stringify(bout.toJSON())).toBe(before);
      }),
      6,
    );
  });
});

describe('legal answers', () => {
  const text = (action: HuntAction) => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

  /** Answers of all sorts for all figures, most of which are not legal at a given moment. */
  function strangers(hunt: Hunt): HuntAction[] {
    const figures = [...hunt.state.men.map(({ id }) => id), 'nobody'];
    const cards = ['stab', 'slash', 'goad', 'sand', 'grounded', 'spearThrust', 'dodge', 'parry', 'flinch', 'rollAway', 'brace', 'nonsense'];
    const cells = [-1, 0, 5, 100, 108, 109, 130, hunt.world.arena.size, ...hunt.state.men.map(({ cell }) => cell)];
    return [
      { type: 'order', order: 'move' },
      { type: 'order', order: 'stay' as never },
      { type: 'done' },
      { type: 'watch' },
      ...figures.flatMap((figure): HuntAction[] => [
        { type: 'stand', figure },
        { type: 'struggle', figure },
        { type: 'bind', figure },
        { type: 'second-wind', figure },
        { type: 'fate', figure, use: true },
        { type: 'reroll', figure, use: false },
        { type: 'defend', figure, card: null },
        { type: 'defend', figure, card: null, slip: true },
        ...cards.flatMap((card): HuntAction[] => [
          { type: 'strike', figure, card },
          { type: 'strike', figure, card, area: 'M' },
          { type: 'defend', figure, card },
        ]),
        ...cells.flatMap((to): HuntAction[] => [
          { type: 'move', figure, to, facing: 2 },
          { type: 'move', figure, to, facing: 6 },
          { type: 'move', figure, to, facing: 4, pickUp: true },
        ]),
      ]),
    ];
  }

  test('isLegal agrees with the list: all listed are legal, others are not, and playing those changes nothing', () => {
    check(
      fc.property(plans(SHORT), (plan) => {
        const { steps } = play(plan);
        const { bout } = begin(plan);
        for (const { action } of steps.slice(1)) {
          const listed = bout.actions();
          const names = new Set(listed.map(text));
          expect(names.size).toBe(listed.length);
          for (const legal of listed)
            if (!bout.isLegal(legal)) expect.fail(`listed, not legal: ${JSON.stringify(legal)} [${bout.refusal(legal)!.rule}]`);
          for (const other of strangers(bout)) {
            if (bout.isLegal(other) !== names.has(text(other)))
              expect.fail(
                `${JSON.stringify(other)} is ${bout.isLegal(other) ? 'legal, not listed' : 'listed, not legal'} in ${JSON.stringify(bout.decision())}`,
              );
          }
          const before = JSON.stringify(bout.toJSON());
          expect(() => bout.play({ type: 'strike', figure: 'nobody', card: 'stab' })).toThrow(IllegalAction);
          expect(JSON.stringify(bout.toJSON())).toBe(before);
          bout.play(action!);
        }
      }),
      10,
    );
  });

  test('each figure that a decision names has an answer of his own, and the other way round', () => {
    check(
      fc.property(plans(SHORT), (plan) => {
        const { steps } = play(plan);
        const { bout } = begin(plan);
        for (const { action } of steps.slice(1)) {
          const { kind, figures } = bout.decision()!;
          const acting = new Set(bout.actions().flatMap((answer) => ('figure' in answer ? [answer.figure] : [])));
          if (kind !== 'order') expect([...acting].sort()).toEqual([...figures].sort());
          bout.play(action!);
        }
      }),
      6,
    );
  });
});

describe('the turned board', () => {
  const ring = (max: number) =>
    fc
      .record({ q: fc.integer({ min: -max, max }), r: fc.integer({ min: -max, max }) })
      .filter(({ q, r }) => Math.abs(q + r) <= max && (q !== 0 || r !== 0));
  const cards = ['bulla', 'valens', 'gavius', 'dama'];
  const scene = fc.record({
    seed: fc.nat().map(String),
    beast: fc.constantFrom('lion', 'bull', 'bear'),
    facing: fc.integer({ min: 0, max: 5 }),
    steps: fc.integer({ min: 1, max: 5 }),
    places: fc.uniqueArray(ring(5), { minLength: 2, maxLength: 4, selector: ({ q, r }) => `${q},${r}` }),
  });

  function setupOf(beast: string, facing: number, places: readonly Hex[], steps: number): HuntSetup {
    return huntSetup({
      beasts: [beast],
      men: cards.slice(0, places.length),
      lex: { roundLimit: 8 },
      position: {
        start: 'control',
        round: 2,
        tieNumber: 13,
        control: 'men',
        beasts: [{ at: { q: 0, r: 0 }, facing: turned(facing, steps) }],
        men: places.map((place) => ({ at: rotated(place, steps) })),
      },
    });
  }

  function turnCell(arena: Arena, cell: number, steps: number): number {
    if (cell === OUTSIDE) return cell;
    const { q, r } = rotated(arena.cells[cell]!, steps);
    return cellAt(arena, q, r);
  }

  function turnAction(arena: Arena, action: HuntAction, steps: number): HuntAction {
    return action.type === 'move' ? { ...action, to: turnCell(arena, action.to, steps), facing: turned(action.facing, steps) } : action;
  }

  /** Which of two equally short ways a man takes does not matter: only where he ends. */
  function turnEvent(arena: Arena, event: BoutEvent, steps: number): unknown {
    const cell = (value: number) => turnCell(arena, value, steps);
    switch (event.type) {
      case 'bout-started':
        return {
          ...event,
          figures: event.figures.map((figure) => ({ ...figure, cell: cell(figure.cell), facing: turned(figure.facing, steps) })),
        };
      case 'charged':
        return { ...event, lane: event.lane.map(cell) };
      case 'moved':
        return {
          ...event,
          from: cell(event.from),
          path: (event.gait === 'walk' ? event.path.slice(-1) : event.path).map(cell),
          long: event.path.length,
        };
      case 'faced':
        return { ...event, from: turned(event.from, steps), to: turned(event.to, steps) };
      case 'item':
        return { ...event, cell: cell(event.cell) };
      default:
        return event;
    }
  }

  test('3: a hunt on a board turned by 60 degrees is the same hunt, turned', () => {
    check(
      fc.property(scene, ({ seed, beast, facing, steps, places }) => {
        const straight = beginHuntBout(ruleset, setupOf(beast, facing, places, 0), seededRng(seed));
        const turnedHunt = beginHuntBout(ruleset, setupOf(beast, facing, places, steps), seededRng(seed));
        const { arena } = straight.bout.world;
        const player = seededRng(`player/${seed}`);
        const same = (a: readonly BoutEvent[], b: readonly BoutEvent[]) =>
          expect(b.map((event) => turnEvent(arena, event, 0))).toEqual(a.map((event) => turnEvent(arena, event, steps)));
        same(straight.events, turnedHunt.events);
        while (straight.bout.decision()) {
          const action = policies.naive(straight.bout, player);
          same(straight.bout.play(action), turnedHunt.bout.play(turnAction(arena, action, steps)));
        }
        expect(turnedHunt.bout.outcome()).toEqual(straight.bout.outcome());
      }),
      25,
    );
  });
});
