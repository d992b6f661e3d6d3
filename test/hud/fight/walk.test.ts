import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import type { MuneraGame, MuneraSession } from '../../../src/games/munera/desk/index.ts';
import { muneraDuel } from '../../../src/games/munera/screens/index.ts';
import { walkOf } from '../../../src/hud/duel/index.ts';
import { walksFrom, walkTo, type Walk } from '../../../src/hud/fight/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { beginSession } from '../../../src/session/index.ts';
import { kit } from '../../support/core-content.ts';
import { faceToFace, opened, standing } from '../../games/munera/screens/support.ts';

const walk = walkOf(muneraDuel);

/** The least that every place and facing costs, by trying every sequence of steps and turns. */
function byEverySequence(session: MuneraSession): Map<string, number> {
  const least = new Map<string, number>();
  const start = walk.stanceOf(session.view)!.spent;
  const go = (bout: MuneraSession['bout']): void => {
    const { cell, facing, spent } = walk.stanceOf(bout.view)!;
    const key = `${cell} ${facing}`;
    if ((least.get(key) ?? Infinity) <= spent - start) return;
    least.set(key, spent - start);
    for (const action of bout.actions()) {
      if (!walk.isWalk(action)) continue;
      const next = bout.clone();
      next.play(action);
      go(next);
    }
  };
  go(session.bout.clone());
  return least;
}

describe('where a fighter can walk', () => {
  it.each([0, 1, 2, 3, 4])('M-063 M-066: with %i AP, is what trying every sequence of legal answers finds', (ap) => {
    const session = faceToFace({ ap });
    const found = new Map(walksFrom(session.bout.forBots, walk).map(({ cell, facing, cost }) => [`${cell} ${facing}`, cost]));
    expect(found).toEqual(byEverySequence(session));
  });

  it('M-086: keeps to the zones of control of its lex', () => {
    const session = standing(
      [
        { card: 'murmillo', side: 'a', at: [0, 0] },
        { card: 'thraex', side: 'b', at: [1, 0], facing: 3 },
      ],
      { ap: 4 },
      { lex: { zoneOfControl: 'ancestor' } },
    );
    const found = new Map(walksFrom(session.bout.forBots, walk).map(({ cell, facing, cost }) => [`${cell} ${facing}`, cost]));
    expect(found).toEqual(byEverySequence(session));
  });

  it('is legal, step by step, and ends where it says for what it says, in any position of any bout', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), fc.nat(40), fc.nat(), (seed, answers, pick) => {
        const fighters = ['murmillo', 'retiarius', 'thraex'].map((card, index) => entrant({ card, side: 'abc'[index]! }));
        const session = beginSession<MuneraGame>(kit, muneraSetup({ fighters }), seed);
        const dice = seededRng(seed);
        for (let given = 0; session.decision() && (given < answers || !walk.stanceOf(session.view)); given += 1) {
          const actions = session.bout.actions();
          session.play(actions[dice.die(actions.length) - 1]!);
        }
        if (!session.decision()) return;
        const ends = walksFrom(session.bout.forBots, walk);
        const end = ends[pick % ends.length]!;
        const before = walk.stanceOf(session.view)!;
        const { dice: thrown } = session.bout;
        for (const action of end.way) session.play(action);
        const after = walk.stanceOf(session.view)!;
        expect([after.cell, after.facing, after.spent - before.spent]).toEqual([end.cell, end.facing, end.cost]);
        expect(session.bout.dice).toBe(thrown);
        expect(session.plan.slice(-end.way.length || Infinity)).toEqual(end.way);
      }),
      { numRuns: 60 },
    );
  });

  it('is drawn from his own hex, hex beside hex, the cheapest to each first', () => {
    const ends = walksFrom(faceToFace({ ap: 4 }).bout.forBots, walk);
    expect(ends.map(({ cost }) => cost)).toEqual(ends.map(({ cost }) => cost).toSorted((a, b) => a - b));
    for (const { path, cell } of ends) expect([path[0], path.at(-1)]).toEqual([ends[0]!.cell, cell]);
  });

  it('chooses among ends alike by what the game prefers', () => {
    const end = (facing: number, cost: number): Walk => ({ cell: 1, facing, cost, way: [], path: [] });
    const ends = [end(0, 2), end(1, 2), end(2, 3)];
    expect(walkTo(ends, { cell: 1 }, ({ facing }) => -facing)?.facing).toBe(1);
    expect(walkTo(ends, { cell: 1, facing: 2 })?.cost).toBe(3);
    expect(walkTo(ends, { cell: 2 })).toBeNull();
  });
});

describe('a walk by one click', () => {
  it('M-077: the number on a hex is what is left to pay from where he stands now, before and after a step', async () => {
    const { model, commands, session } = await opened(faceToFace({ ap: 3 }));
    const prices = () => model.overlays.value.labels.filter(({ text }) => /^(\d+|free)$/.test(text));
    const go = async (cell: number) => {
      commands.chooseHex(cell);
      await model.desk.carryOn();
    };
    const here = walk.stanceOf(session.view)!.cell;
    for (const from of [here, prices().find(({ text }) => text === '2')!.cell]) {
      if (from !== here) await go(from);
      const { ap } = session.view.state.turn;
      const shown = prices();
      expect(shown.map(({ cell }) => cell)).not.toContain(from);
      expect(shown.some(({ text }) => text === 'free')).toBe(from !== here);
      for (const { cell, text } of [...shown.slice(0, 2), ...shown.slice(-2)]) {
        await go(cell);
        const paid = Math.max(0, ap - session.view.state.turn.ap);
        expect([walk.stanceOf(session.view)!.cell, paid]).toEqual([cell, text === 'free' ? 0 : Number(text)]);
        await go(from);
      }
    }
  });

  it('M-077: after a blow he can walk no farther than his points reach', async () => {
    const { model, commands, session } = await opened(faceToFace({ ap: 6 }));
    expect(Math.max(...model.walking.ends.value.map(({ cost }) => cost))).toBe(6);
    await commands.play({ type: 'attack', item: 0, target: 1 });
    expect(session.decision()).toMatchObject({ kind: 'act', figures: ['murmillo'] });
    const { ap } = session.view.state.turn;
    expect(Math.max(...model.walking.ends.value.map(({ cost }) => cost))).toBe(ap);
    expect(ap).toBeLessThan(6);
  });

  const far = (session: MuneraSession, hexes: number): number =>
    walksFrom(session.bout.forBots, walk).find(({ path }) => path.length === hexes + 1)!.cell;

  it('is one answer after the other, replaced by the next click, and taken back as one', async () => {
    const { model, commands, session } = await opened(faceToFace({ ap: 6 }));
    const [three, two] = [far(session, 3), far(session, 2)];
    commands.chooseHex(three);
    await model.desk.carryOn();
    expect(walk.stanceOf(session.view)!.cell).toBe(three);
    expect(session.record().actions.every(({ type }) => type === 'move' || type === 'turn')).toBe(true);
    const ap = session.view.state.turn.ap;
    commands.chooseHex(two);
    await model.desk.carryOn();
    expect(walk.stanceOf(session.view)!.cell).toBe(two);
    expect(session.view.state.turn.ap).toBeGreaterThan(ap);
    commands.undo();
    expect(session.record().actions).toEqual([]);
    await commands.redo();
    expect(walk.stanceOf(session.view)!.cell).toBe(two);
  });

  it('looks another way at its end for no more than the cheapest way costs', async () => {
    const { model, commands, session } = await opened(faceToFace({ ap: 6 }));
    const cell = far(session, 2);
    commands.chooseHex(cell);
    await model.desk.carryOn();
    const facing = (walk.stanceOf(session.view)!.facing + 1) % 6;
    const cost = walkTo(model.walking.ends.value, { cell, facing })!.cost;
    commands.turn(facing);
    await model.desk.carryOn();
    expect(walk.stanceOf(session.view)).toMatchObject({ cell, facing });
    expect(6 - session.view.state.turn.ap).toBe(cost);
  });

  it('draws where he would go while a hex is pointed at, and where he went', async () => {
    const { model, commands, session } = await opened(faceToFace({ ap: 6 }));
    const cell = far(session, 3);
    model.pointed.value = cell;
    expect(model.overlays.value.ways[0]?.path.at(-1)).toBe(cell);
    commands.chooseHex(cell);
    await model.desk.carryOn();
    model.pointed.value = null;
    expect(model.walking.taken.value.way?.path).toHaveLength(4);
  });
});
