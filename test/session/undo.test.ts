import { expect, test } from 'vitest';
import { positionHash } from '../../src/session/index.ts';
import { planning } from './planning.ts';

function walk(session: ReturnType<typeof planning>, figure: string, q: number, r: number): void {
  const { arena } = session.bout.world;
  const to = arena.cells.findIndex((hex) => hex.q === q && hex.r === r);
  session.play({ type: 'move', figure, to, facing: 0 });
}

test('D-098: everything until the next die can be taken back and done again', () => {
  const session = planning();
  const start = positionHash(session.bout);
  walk(session, 'bulla', -1, 0);
  walk(session, 'syrus', -1, 1);
  const planned = positionHash(session.bout);
  session.undo();
  session.undo();
  expect(positionHash(session.bout)).toBe(start);
  session.redo();
  session.redo();
  expect(positionHash(session.bout)).toBe(planned);
  expect(session.steps).toHaveLength(4);
});

test('a die ends what can be taken back', () => {
  const session = planning();
  walk(session, 'bulla', -1, 0);
  walk(session, 'syrus', -1, 1);
  session.play({ type: 'done' });
  expect(session.canUndo).toBe(true);
  session.play({ type: 'strike', figure: 'bulla', card: 'slash' });
  expect(session.canUndo).toBe(false);
  expect(session.plan).toEqual([]);
});

test('the plan of one man can be taken back alone; what no longer holds without it is named', () => {
  const session = planning();
  walk(session, 'bulla', -1, 0);
  walk(session, 'syrus', -3, 0);
  expect(session.retract('bulla')).toMatchObject([{ type: 'move', figure: 'syrus' }]);
  expect(session.plan).toMatchObject([{ type: 'order' }]);
  walk(session, 'syrus', -1, 1);
  walk(session, 'bulla', -1, 0);
  expect(session.retract('syrus')).toEqual([]);
  expect(session.plan).toMatchObject([{ type: 'order' }, { figure: 'bulla' }]);
});

test('an answer that is not legal throws and changes nothing', () => {
  const session = planning();
  const before = positionHash(session.bout);
  expect(() => session.play({ type: 'strike', figure: 'bulla', card: 'slash' })).toThrow(/D-098/);
  expect(() => session.play({ type: 'move', figure: 'bulla', to: 0, facing: 0 })).toThrow(/D-099/);
  expect(positionHash(session.bout)).toBe(before);
  expect(session.canUndo).toBe(true);
});

test('a new answer after undo forgets what could have been done again', () => {
  const session = planning();
  walk(session, 'bulla', -1, 0);
  session.undo();
  expect(session.canRedo).toBe(true);
  walk(session, 'syrus', -1, 1);
  expect(session.canRedo).toBe(false);
  const planned = positionHash(session.bout);
  session.redo();
  expect(positionHash(session.bout)).toBe(planned);
  expect(session.plan).toMatchObject([{ type: 'order' }, { figure: 'syrus' }]);
});
