import { expect, test } from 'vitest';
import { policies } from '../../src/ai/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntAction } from '../../src/rulesets/damnatio/index.ts';
import { huntSetup } from '../../src/rulesets/damnatio/index.ts';
import type { SavedHunt } from '../../src/session/index.ts';
import { beginSession, positionHash, resumeSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

/** A hunt of some answers, as it comes back from a store. */
function saved(answers: number): SavedHunt {
  const session = beginSession(kit, huntSetup({ beasts: ['lion'] }), 'resume');
  const player = seededRng('player');
  for (let i = 0; i < answers; i += 1) session.play(policies.naive(session.bout, player));
  return JSON.parse(JSON.stringify(session.save())) as SavedHunt;
}

test('D-279: a saved hunt goes on with its whole log and the same dice', () => {
  const store = saved(12);
  const session = resumeSession(kit, store);
  expect(session.steps).toHaveLength(13);
  expect(positionHash(session.bout)).toBe(store.record.hash);
  expect(session.save()).toEqual(store);
});

test('D-279: answers that are no longer legal are passed over: the stored position goes on', () => {
  const store = saved(12);
  const foreign: HuntAction = { type: 'strike', figure: 'nobody', card: 'stab' };
  const actions = store.record.actions.map((action, i) => (i === 5 ? foreign : action));
  const session = resumeSession(kit, { ...store, record: { ...store.record, actions } });
  expect(session.steps).toHaveLength(1);
  expect(positionHash(session.bout)).toBe(store.record.hash);
  expect(session.decision()).not.toBeNull();
});
