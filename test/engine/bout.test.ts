import { describe, expect, test } from 'vitest';
import type { BoutEvent, Decision, Play, Ruleset } from '../../src/engine/bout/index.ts';
import { beginBout, defineAnswers, fingerprint, IllegalAction, resumeBout, SetupError } from '../../src/engine/bout/index.ts';
import { ScriptedRng, seededRng } from '../../src/engine/dice/index.ts';

/** A bout of one die a turn up to a total, to test the frame alone. */
interface Race {
  total: number;
  faces: number[];
}
type RaceAction = { readonly type: 'roll' } | { readonly type: 'pass' };

const race: Ruleset<{ readonly from: number }, { readonly goal: number }, Race, RaceAction, Decision> = {
  id: 'race',
  version: 3,
  answers: defineAnswers({ shapes: { roll: {}, pass: {} }, optional: [], wanted: 'an answer of a race' }),
  prepare: () => ({ goal: 10 }),
  begin: (_world, setup, referee) => {
    referee.tell?.({ type: 'round-started', round: setup.from, rules: ['test'] });
    return { total: setup.from, faces: [] };
  },
  decision: ({ world: { goal }, state }) => (state.total >= goal ? null : { side: 'one', kind: 'turn', figures: [] }),
  actions: ({ world: { goal }, state }) => (state.total >= goal ? [] : [{ type: 'roll' }]),
  refusal: ({ world: { goal }, state }, action) =>
    action.type === 'roll' && state.total < goal ? null : { rule: 'R-1', reason: 'not-now' },
  apply: ({ state, referee }) => {
    const face = referee.roll(6, (value) => ({ type: 'tie-number', value, rules: ['test'] }));
    state.faces.push(face);
    state.total += face;
  },
  outcome: (state) => (state.total >= 10 ? { winner: 'one', by: 'goal', rounds: state.faces.length, survivors: [] } : null),
  clone: (state) => ({ ...state, faces: state.faces.slice() }),
  readState: (_world, _setup, value) => value as Race,
};

const begin = (faces: number[], options?: { log: boolean; listen?: (event: BoutEvent) => void }) =>
  beginBout(race, race.prepare({ from: 0 }), { from: 0 }, new ScriptedRng(faces), options);

describe('the frame of a bout', () => {
  test('tells what happened before the first decision and after each answer', () => {
    const heard: BoutEvent[] = [];
    const { bout, events } = begin([4, 6], { log: true, listen: (event) => heard.push(event) });
    expect(events).toEqual([{ type: 'round-started', round: 0, rules: ['test'] }]);
    expect(bout.play({ type: 'roll' })).toEqual([{ type: 'tie-number', value: 4, rules: ['test'] }]);
    bout.play({ type: 'roll' });
    expect(heard).toHaveLength(3);
    expect(bout.decision()).toBeNull();
    expect(bout.actions()).toEqual([]);
    expect(bout.outcome()).toMatchObject({ winner: 'one', rounds: 2 });
  });

  test('an answer that was listed is taken without asking again, and only for the position that it was listed for', () => {
    const asked: string[] = [];
    const refusal: typeof race.refusal = (view, action) => {
      asked.push(action.type);
      return race.refusal(view, action);
    };
    const { bout } = beginBout({ ...race, refusal }, { goal: 10 }, { from: 0 }, new ScriptedRng([3, 3, 4]));
    const [listed] = bout.forBots.actions();
    bout.play(listed!);
    expect(asked).toEqual([]);
    bout.play(listed!);
    expect(asked).toEqual(['roll']);
    const [again] = bout.actions();
    expect(() => bout.play({ type: 'pass' })).toThrow(IllegalAction);
    bout.play(again!);
    expect(() => bout.play(again!)).toThrow(IllegalAction);
    expect(asked).toEqual(['roll', 'pass', 'roll', 'roll']);
  });

  test('with `log: false` builds no events', () => {
    const { bout, events } = begin([4], { log: false });
    expect(events).toEqual([]);
    expect(bout.play({ type: 'roll' })).toEqual([]);
    expect(bout.state.total).toBe(4);
  });

  test('an answer that is not legal throws and changes nothing, dice included', () => {
    const { bout } = begin([4, 6]);
    bout.play({ type: 'roll' });
    const before = JSON.stringify(bout.toJSON());
    expect(bout.isLegal({ type: 'pass' })).toBe(false);
    expect(() => bout.play({ type: 'pass' })).toThrow(IllegalAction);
    expect(() => bout.play({ type: 'pass' })).toThrow('R-1');
    expect(JSON.stringify(bout.toJSON())).toBe(before);
  });

  test('a bot sees the bout, cannot play it on, and does not come near its dice', () => {
    const { bout } = begin([4, 6]);
    const { forBots } = bout;
    expect([forBots.actions(), forBots.decision(), forBots.isLegal({ type: 'pass' })]).toEqual([bout.actions(), bout.decision(), false]);
    // @ts-expect-error a policy is given no way to play
    expect(forBots.play).toBeUndefined();
    // @ts-expect-error nor the generator's state
    expect(forBots.toJSON).toBeUndefined();
    // @ts-expect-error nor a copy with the same dice
    expect(forBots.clone).toBeUndefined();
    // @ts-expect-error nor how many have fallen
    expect(forBots.dice).toBeUndefined();
    const smuggled = forBots.view as Play<{ readonly goal: number }, Race>;
    expect(() => race.apply(smuggled, { type: 'roll' })).toThrow(/no die falls here/);
    expect([bout.dice, bout.state.total]).toEqual([0, 0]);
    bout.play({ type: 'roll' });
    expect(forBots.state.total).toBe(4);
  });

  test('what a bot imagines has dice of its own and no log, and leaves the bout untouched', () => {
    const { bout } = begin([4, 6]);
    const before = JSON.stringify(bout.toJSON());
    const imagined = bout.forBots.imagine(new ScriptedRng([1]));
    expect(imagined.play({ type: 'roll' })).toEqual([]);
    expect(imagined.state.total).toBe(1);
    expect(JSON.stringify(bout.toJSON())).toBe(before);
    bout.play({ type: 'roll' });
    expect(bout.state.total).toBe(4);
  });

  test('a copy goes its own way, with the same dice or with others', () => {
    const { bout } = begin([4, 6]);
    const copy = bout.clone();
    const other = bout.clone(new ScriptedRng([1]));
    expect([copy.play({ type: 'roll' }), other.play({ type: 'roll' })].flat()).toMatchObject([{ value: 4 }, { value: 1 }]);
    expect(bout.state).toEqual({ total: 0, faces: [] });
    bout.play({ type: 'roll' });
    expect(copy.state).toEqual({ total: 4, faces: [4] });
  });

  test('a copy is not heard by who listens to the first', () => {
    const heard: BoutEvent[] = [];
    const { bout } = begin([4], { log: true, listen: (event) => heard.push(event) });
    bout.clone().play({ type: 'roll' });
    expect(heard).toHaveLength(1);
  });

  test('a save is plain JSON and goes on with the same dice', () => {
    const { bout } = beginBout(race, race.prepare({ from: 0 }), { from: 0 }, seededRng('save'));
    bout.play({ type: 'roll' });
    const resumed = resumeBout(race, bout.world, JSON.parse(JSON.stringify(bout.toJSON())));
    while (bout.decision()) expect(resumed.play({ type: 'roll' })).toEqual(bout.play({ type: 'roll' }));
    expect(resumed.toJSON()).toEqual(bout.toJSON());
  });

  test('a save does not change with the bout it was taken from', () => {
    const { bout } = begin([4]);
    const save = bout.toJSON();
    bout.play({ type: 'roll' });
    expect(save.state).toEqual({ total: 0, faces: [] });
  });

  test('a save of another ruleset or of later rules is refused; one of earlier rules goes on', () => {
    const { bout } = begin([3]);
    const save = bout.toJSON();
    expect(() => resumeBout(race, bout.world, { ...save, ruleset: 'chess' })).toThrow('chess');
    expect(() => resumeBout(race, bout.world, { ...save, version: 4 })).toThrow('version 4');
    const resumed = resumeBout(race, bout.world, { ...save, version: 2 });
    expect(resumed.toJSON()).toEqual(save);
    expect(resumed.play({ type: 'roll' })).toEqual(bout.play({ type: 'roll' }));
  });

  test('a set-up error names field, rule and reason', () => {
    expect(new SetupError('D-010', 'beasts', 'too many')).toMatchObject({
      name: 'SetupError',
      rule: 'D-010',
      field: 'beasts',
      reason: 'too many',
      message: 'beasts: too many [D-010]',
    });
  });

  test('fingerprints have sixteen hex digits and tell texts apart', () => {
    expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint('ab')).not.toBe(fingerprint('ba'));
    expect(fingerprint('ab')).toBe(fingerprint('ab'));
  });
});
