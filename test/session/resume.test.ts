import { expect, test } from 'vitest';
import { policies } from '../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntAction } from '../../src/games/damnatio/rules/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { SavedHunt, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { beginSession, positionHash, replayRecord, resumeSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { resealed } from '../support/resealed.ts';
import { firstSave } from '../support/first-version.ts';

/** A hunt of some answers, as it comes back from a store. */
function saved(answers: number): SavedHunt {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'] }), 'resume');
  const player = seededRng('player');
  for (let i = 0; i < answers; i += 1) session.play(policies.naive(session.bout, player));
  return JSON.parse(JSON.stringify(session.save())) as SavedHunt;
}

test('D-279: a saved hunt goes on with its whole log and the same dice', () => {
  const store = saved(12);
  const session = resumeSession<HuntGame>(kit, store);
  expect(session.steps).toHaveLength(13);
  expect(positionHash(session.bout)).toBe(store.record.hash);
  expect(session.save()).toEqual(store);
});

test('D-279: answers that are no longer legal are passed over: the stored position goes on', () => {
  const store = saved(12);
  const foreign: HuntAction = { type: 'strike', figure: 'nobody', card: 'stab' };
  const actions = store.record.actions.map((action, i) => (i === 5 ? foreign : action));
  const session = resumeSession<HuntGame>(kit, { ...store, record: { ...store.record, actions } });
  expect(session.steps).toHaveLength(1);
  expect(positionHash(session.bout)).toBe(store.record.hash);
  expect(session.decision()).not.toBeNull();
});

test('a hunt that was saved under earlier rules goes on from its position', () => {
  const store = saved(12);
  const session = resumeSession<HuntGame>(kit, { record: { ...store.record, version: 1 }, position: firstSave(store.position) });
  expect(session.steps).toHaveLength(1);
  expect(session.bout.toJSON()).toEqual(store.position);
  session.play(session.bout.actions()[0]!);
});

test('a record of earlier rules is played again and told to match when it comes out the same', () => {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'] }), 'resume');
  const player = seededRng('player');
  while (session.decision()) session.play(policies.naive(session.bout, player));
  const hash = positionHash({ toJSON: () => ({ ...session.bout.toJSON(), version: 1 }) });
  const record = resealed(session.record(), { version: 1, hash });
  expect(replayRecord<HuntGame>(kit, record).seal).toEqual({ kind: 'other-content', matches: true, packs: [], stopped: null });
  expect(replayRecord<HuntGame>(kit, resealed(record, { hash: '0'.repeat(16) })).seal).toEqual({
    kind: 'other-content',
    matches: false,
    packs: [],
    stopped: null,
  });
});
