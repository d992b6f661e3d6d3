import { expect, test } from 'vitest';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { on, pit, proves, refuses, stage } from '../../../support/stage.ts';

test('D-229: a brace that kills the beast ends the hunt at once', () => {
  proves({
    start: 'beast',
    beasts: pit('bull', { hp: 5 }),
    men: [on('valens', 4, 0), on('dama', -4, 0)],
    dice: [10, 12, 7],
    play: ['valens defends brace'],
    expect: ['wounded bull net=5 to=0', 'felled bull by=valens dead=true', 'bout-ended outcome.winner=men outcome.by=beast-dead D-229'],
    never: ['moved bull gait=overrun'],
    finally: { bout: { winner: 'men', by: 'beast-dead', phase: 'over' } },
    waiting: 'over',
  });
});

test('D-229: the beast wins when no man lives, not before', () => {
  const scene = { start: 'beast', beasts: pit('bull'), play: ['syrus defends none'] } as const;
  proves({
    ...scene,
    men: [on('syrus', 4, 0, { hp: 6 })],
    dice: [10, 1],
    expect: ['felled syrus by=bull dead=true D-143', 'bout-ended outcome.winner=beast outcome.by=men-fallen D-229'],
    waiting: 'over',
  });
  proves({ ...scene, men: [on('syrus', 4, 0), on('dama', 5, 0, { hp: 6 })], dice: [1, 1], expect: ['felled dama'], never: ['bout-ended'] });
});

test('D-229: nothing is legal when it is over, and what was queued does not happen', () => {
  const scene = { start: 'men', beasts: pit('lion', { hp: 3 }), men: [on('bulla', -1, 0), on('dama', -1, 1)], dice: [12, 3] } as const;
  const hunt = stage({ ...scene, play: ['hold', 'bulla strikes slash'] });
  expect(hunt.outcome()).toEqual({ winner: 'men', by: 'beast-dead', rounds: 2, survivors: ['bulla', 'dama'] });
  expect([hunt.decision(), hunt.actions()]).toEqual([null, []]);
  refuses({ ...scene, play: ['hold', 'bulla strikes slash', 'dama strikes stab'] }, 'over D-229');
});

test('D-229: a hunter who is carried out alive is among the survivors', () => {
  const hunt = stage({
    start: 'beast',
    beasts: pit('lion'),
    men: [on('mamertinus', 1, 0, { hp: 3 })],
    dice: [10, 1],
    play: ['mamertinus defends none'],
  });
  expect(hunt.outcome()).toMatchObject({ winner: 'beast', survivors: ['mamertinus', 'lion'] });
});

test('D-143 D-229: a hunter with \u22125 hit points is dead, with \u22124 he is carried out', () => {
  const survivors = (hp: number) => {
    const scene = {
      start: 'beast',
      beasts: pit('lion'),
      men: [on('mamertinus', 1, 0, { hp })],
      play: ['mamertinus defends none'],
    } as const;
    const { state } = stage({ ...scene, dice: [10, 4] });
    return [state.men[0]!.hp, state.outcome?.survivors];
  };
  expect([survivors(2), survivors(3)]).toEqual([
    [-5, ['lion']],
    [-4, ['mamertinus', 'lion']],
  ]);
});

test('D-230: round 40 ends undecided, and no tie number is drawn', () => {
  const scene = { start: 'round-end', tieFixed: false, beasts: pit('lion'), men: [on('dama', -6, 0)] } as const;
  proves({
    ...scene,
    round: 40,
    dice: [],
    expect: ['bout-ended outcome.by=round-limit D-230'],
    never: ['tie-number', 'round-started round=41'],
    finally: { bout: { winner: null, by: 'round-limit', round: 40 } },
    waiting: 'over',
  });
  proves({ ...scene, round: 39, dice: [17], expect: ['tie-number value=17', 'round-started round=40'], never: ['bout-ended'] });
});

test('D-230: lex roundLimit moves the end', () => {
  const scene = { start: 'round-end', beasts: pit('lion'), men: [on('dama', -6, 0)], dice: [] } as const;
  proves({ ...scene, lex: { roundLimit: 10 }, round: 10, waiting: 'over', finally: { bout: { by: 'round-limit' } } });
  proves({ ...scene, lex: { roundLimit: 60 }, round: 40, never: ['bout-ended'], waiting: 'dice' });
});

test('D-231: the earlier event decides: a jab that kills comes before the last man can fall', () => {
  proves({
    start: 'beast',
    beasts: pit('lion', { hp: 5 }),
    men: [on('mamertinus', 1, 0, { hp: 1 })],
    dice: [10, 20, 5],
    play: ['mamertinus defends riposte'],
    expect: ['felled lion by=mamertinus', 'bout-ended outcome.winner=men'],
    never: ['wounded mamertinus', 'felled mamertinus'],
    waiting: 'over',
  });
});

test('D-231: a man who cuts himself down ends it before the beast can answer', () => {
  const hunt = stage(
    { start: 'men', beasts: pit('lion'), men: [on('dama', -1, 0, { hp: 1 })], dice: [], play: ['hold'] },
    new ScriptedRng([1, 6]),
  );
  hunt.play({ type: 'strike', figure: 'dama', card: 'stab' });
  expect(hunt.outcome()).toMatchObject({ winner: 'beast', by: 'men-fallen' });
});
