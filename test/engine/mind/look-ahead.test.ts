import { describe, expect, it } from 'vitest';
import { beginBout, type BotView } from '../../../src/engine/bout/index.ts';
import { ScriptedRng, seededRng } from '../../../src/engine/dice/index.ts';
import { GRADES, lookAhead, mindOf, type Behaviour, type Bounds, type Vocabulary, type Weighed } from '../../../src/engine/mind/index.ts';
import { nimDesk, type Nim, type NimGame } from '../../toy/nim.ts';

type Seen = BotView<NimGame['world'], NimGame['state'], NimGame['action'], NonNullable<ReturnType<Nim['decision']>>>;
type Push = NimGame['action'];

const setup = { ruleset: 'nim', most: 3 } as const;
const rules = nimDesk.rules(nimDesk.ownContent!);
const BOUNDS: Bounds = { nodes: 2000, width: 3, margin: 10, errors: 1 };

/** Red is next, and the stone has been pushed so far. */
function at(hexes: number): Nim {
  const { bout } = beginBout(rules, rules.prepare(setup), setup, new ScriptedRng([1]), { log: false });
  for (let pushed = 0; pushed < hexes; pushed += 1) bout.play({ type: 'push', hexes: 1 });
  return bout;
}

const cautious = (seen: Seen): Weighed<Push>[] => seen.actions().map((action) => ({ action, value: -action.hexes }));

const ahead = (bounds: Bounds) =>
  lookAhead<Seen, Push>(
    {
      quick: (seen, rng) => seen.actions()[rng.die(seen.actions().length) - 1]!,
      isFar: () => false,
      worth: (seen, side) => (seen.outcome()?.winner === side ? 1 : 0),
    },
    bounds,
  );

const pushed = (hexes: number, bounds = BOUNDS): number => {
  const seen = at(hexes).forBots;
  return ahead(bounds)(seen, cautious(seen), seededRng('ahead')).action.hexes;
};

describe('looking ahead', () => {
  it('finds the answer that wins at once, though it seemed the worst', () => {
    expect(pushed(5)).toBe(3);
    expect(pushed(6)).toBe(2);
  });

  it('leaves the other where whatever he does is worse', () => {
    expect(pushed(2)).toBe(2);
    expect(pushed(1)).toBe(3);
  });

  it('keeps to first sight without nodes, within a narrow margin, and where nothing else is to be chosen', () => {
    expect(pushed(5, { ...BOUNDS, nodes: 0 })).toBe(1);
    expect(pushed(5, { ...BOUNDS, margin: 0.5 })).toBe(1);
    expect(pushed(5, { ...BOUNDS, width: 1 })).toBe(1);
    expect(pushed(7)).toBe(1);
  });

  it('throws no die of its own where there is no rival, one where there is', () => {
    const alone = at(7).forBots;
    expect(ahead(BOUNDS)(alone, cautious(alone), new ScriptedRng([])).action.hexes).toBe(1);
    const seen = at(5).forBots;
    const once = new ScriptedRng([4711]);
    ahead(BOUNDS)(seen, cautious(seen), once);
    expect(once.left).toEqual([]);
  });

  it('changes nothing of the bout, and comes to the same with the same dice', () => {
    const bout = at(2);
    const before = JSON.stringify(bout.toJSON());
    const answers = [1, 2, 3].map(() => ahead({ ...BOUNDS, nodes: 60 })(bout.forBots, cautious(bout.forBots), seededRng('again')).action);
    expect(new Set(answers.map(({ hexes }) => hexes)).size).toBe(1);
    expect(JSON.stringify(bout.toJSON())).toBe(before);
  });
});

describe('a mind of the highest grade', () => {
  const behaviour: Behaviour = {
    id: 'pusher',
    name: 'the pusher',
    game: 'nim',
    about: 'Pushes as little as he can.',
    weights: {},
    tree: { type: 'action', call: 'little' },
  };
  const words: Vocabulary<Seen, readonly Weighed<Push>[], Push> = {
    think: cautious,
    ponders: (pushes) => pushes.length > 1,
    conditions: {},
    choices: { little: (pushes) => pushes },
    otherwise: (pushes) => pushes,
    lookAhead: () => ahead(BOUNDS),
  };
  const of = (id: string) =>
    mindOf(
      behaviour,
      words,
      GRADES.find((grade) => grade.id === id)!,
    );

  it('gives up what his tree wants for what comes to more, and says so', () => {
    const decided = of('rudiarius').explain(at(5).forBots, seededRng('mind'));
    expect(decided.action.hexes).toBe(3);
    expect(decided.instead).toMatchObject({ hexes: 1 });
  });

  it('is the only one who looks ahead', () => {
    const decided = of('primus-palus').explain(at(5).forBots, seededRng('mind'));
    expect(decided.action.hexes).toBe(1);
    expect(decided).not.toHaveProperty('instead');
  });
});
