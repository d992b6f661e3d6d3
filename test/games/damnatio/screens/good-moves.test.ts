import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import { advisedMove } from '../../../../src/games/damnatio/desk/index.ts';
import { chanceOn, huntIntent, reachChances, reachOf, theBeast, withMan, type View } from '../../../../src/games/damnatio/rules/index.ts';
import { goodMoves } from '../../../../src/games/damnatio/screens/fight/model/good-moves.ts';
import { planReach } from '../../../../src/games/damnatio/screens/fight/model/planning.ts';
import { on, pit, stage, viewOf } from '../../../support/stage.ts';

const none = seededRng('no die is thrown here');
const SIDES = 10;

function facing(beast: string, men: NonNullable<Parameters<typeof stage>[0]['men']>): View {
  return viewOf(stage({ start: 'men', dice: [], beasts: pit(beast, {}), men }, none));
}

function all(view: View, man: number): ReadonlyMap<number, Fraction> {
  const steps = reachChances(view, man);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The chance of Control by throwing every pair of dice. */
function controlOf(view: View): number {
  const { terms, tieGoesTo } = huntIntent(view)!.control;
  const [beast, men] = [terms.beast, terms.men].map((list) => list.reduce((sum, { value }) => sum + value, 0)) as [number, number];
  let wins = 0;
  for (let its = 1; its <= SIDES; its += 1)
    for (let ours = 1; ours <= SIDES; ours += 1) {
      const lead = its + beast - ours - men;
      if (lead > 0 || (lead === 0 && tieGoesTo === 'beast')) wins += 1;
    }
  return wins / SIDES ** 2;
}

describe('where the beast strikes at a man', () => {
  it('D-046 D-059 D-249: is every hex on which its card goes for him, with the chance that it has Control', () => {
    for (const beast of ['lion', 'bull', 'bear']) {
      const view = facing(beast, [on('valens', 2, 0), on('syrus', -3, 0)]);
      const chances = all(view, 0);
      const control = controlOf(view);
      const reach = reachOf(view, view.state.men[0]!);
      for (const cell of reach.cells) {
        const { attack, man, pushed, swept } = huntIntent(withMan(view, 'valens', { cell }))!.ifBeast[0]!;
        const meets = (attack !== null && man.id === 'valens') || [...pushed, ...swept].some(({ id }) => id === 'valens');
        expect(chances.get(cell)?.valueOf() ?? 0, `${beast} ${cell}`).toBeCloseTo(meets ? control : 0, 9);
        expect(chanceOn(view, 0, cell).valueOf()).toBe(chances.get(cell)?.valueOf() ?? 0);
      }
      expect([...chances.values()].some((chance) => chance.valueOf() > 0)).toBe(true);
      expect(chances.size).toBeLessThan(view.world.arena.size);
    }
  });
});

describe('the moves that are offered', () => {
  it('begin with what is advised, and have the farthest hex and his own among them, each once and with its odds', () => {
    const view = facing('lion', [on('valens', 3, 0), on('syrus', -3, 0)]);
    const [valens] = view.state.men;
    const walks = planReach(view, 'valens', [])!;
    const moves = goodMoves(view, valens!, walks);
    const advised = advisedMove(view, valens!);
    expect(moves[0]!.cell).toBe(advised.type === 'move' ? advised.to : -1);
    expect(moves.map(({ value }) => value)).toEqual(moves.map(({ value }) => value).toSorted((a, b) => b - a));
    const beast = theBeast(view.state).cell;
    const away = (cell: number): number => distance(view.world.arena, cell, beast);
    expect(moves.map((move) => move.away)).toContain(Math.max(...[...walks.cost.keys()].map(away)));
    expect(moves.some(({ aim }) => aim === 'stay')).toBe(true);
    expect(new Set(moves.map(({ cell }) => cell)).size).toBe(moves.length);
    for (const { cell, struck, points } of moves) {
      expect(struck).toBeCloseTo(chanceOn(view, 0, cell).valueOf(), 9);
      expect(points).toBe(walks.cost.get(cell));
    }
    for (const { aim, deals } of moves) if (aim === 'strike') expect(deals).toBeGreaterThan(0);
  });

  it('D-059: keep a man with one Hit Point away where another can draw the attack', () => {
    const men = [{ ...on('dama', -4, 2), hp: 1 }, on('bulla', 3, 0), on('gavius', 3, -3)];
    const view = facing('lion', men);
    const dama = view.state.men.find(({ id }) => id === 'dama')!;
    const advised = advisedMove(view, dama);
    const there = advised.type === 'move' ? advised.to : -1;
    expect(chanceOn(view, view.state.men.indexOf(dama), there).valueOf()).toBe(0);
    const [best] = goodMoves(view, dama, planReach(view, 'dama', [])!);
    expect([best!.struck, best!.falls]).toEqual([0, 0]);
  });
});
