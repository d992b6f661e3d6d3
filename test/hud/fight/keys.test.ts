// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { neighbour } from '../../../src/engine/hex/index.ts';
import { handleKey } from '../../../src/hud/fight/keys.ts';
import { faceToFace, opened } from '../../games/recount/screens/support.ts';

it('the direction keys set out from whoever acts, not from the opponent who is chosen', async () => {
  const { model, commands } = await opened(faceToFace());
  const me = model.settled.value.view.state.fighters[0]!;
  expect(model.selected.value).not.toBe(me.id);
  const came: number[] = [];
  const root = document.createElement('main');
  const key = new KeyboardEvent('keydown', { code: 'KeyS' });
  document.body.dispatchEvent(key);
  handleKey(key, { model, commands, root, own: {}, cursor: () => 0, setCursor: (cell) => came.push(cell), clicked: () => null });
  expect(came).toEqual([neighbour(model.arena, me.cell, 1)]);
});
