import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { AnyFight } from '../../../src/hud/fight/index.ts';
import { arena, hunt, until } from '../../games/damnatio/screens/support.ts';
import { faceToFace, greedy, table } from '../../games/munera/screens/support.ts';

/** Until nothing is shown and nobody plays by himself. */
async function settled({ idle }: Pick<AnyFight, 'idle'>): Promise<void> {
  do await new Promise((done) => setTimeout(done, 0));
  while (!idle.value);
}

describe('a fight that comes on the screen', () => {
  it('shows its opening, also where another tab plays', async () => {
    const { model } = table(faceToFace());
    expect(model.presenter.behind).toBe(1);
    model.desk.begin();
    await settled(model);
    expect(model.presenter.behind).toBe(0);
    const elsewhere = table(faceToFace(), ['murmillo', 'thraex']);
    elsewhere.readOnly.value = 'Elsewhere.';
    elsewhere.model.desk.begin();
    await settled(elsewhere.model);
    expect(elsewhere.model.presenter.behind).toBe(0);
    expect(elsewhere.session.steps).toHaveLength(1);
  });

  it('is played by whom nobody commands as soon as this tab may play', async () => {
    const { model, session, readOnly } = table(faceToFace(), ['murmillo', 'thraex']);
    readOnly.value = 'Elsewhere.';
    model.desk.begin();
    await settled(model);
    readOnly.value = null;
    model.desk.begin();
    await settled(model);
    expect(session.decision()).toBeNull();
  });

  it('begins nothing twice while it is being shown', async () => {
    const { model } = table(faceToFace());
    model.desk.begin();
    model.desk.begin();
    await settled(model);
    const events = model.session.steps.flatMap((step) => step.events);
    expect(model.presenter.entries.value.map(({ event }) => event)).toEqual(events);
  });

  it('leaves a plan that waits as a plan', async () => {
    const session = until(hunt({}, 'plan'), 'order');
    session.play({ type: 'order', order: 'move' });
    const { model } = await arena(session);
    model.desk.begin();
    await settled(model);
    expect(model.presenter.behind).toBe(1);
    expect(model.settled.value.canUndo).toBe(true);
  });
});

describe('after a bot ended its turn without a die', () => {
  it.each([{}, { waitForMe: true }])('nothing is left to take back, so that the die of the next falls at once', async (part) => {
    const { model, session } = table(faceToFace({ ap: 0 }), ['murmillo'], part);
    const dice = session.bout.dice;
    const waits = effect(() => void (model.presenter.progress.value === 'waiting' && queueMicrotask(() => model.presenter.next())));
    await model.desk.carryOn();
    waits();
    const [ended, ready] = session.record().actions.slice(-2);
    expect([ended?.type, ready?.type]).toEqual(['end', 'ready']);
    expect(session.bout.dice).toBeGreaterThan(dice);
    expect(session.decision()).toMatchObject({ kind: 'act', figures: ['thraex'] });
    expect(model.announcement.value).not.toContain('takes the last step back');
  });

  it('nothing is said to be taken back, and a turn that ends by itself still does, where it cannot be', async () => {
    const { model, commands, session } = table(faceToFace(), ['thraex']);
    await model.desk.carryOn();
    model.closing.value = true;
    commands.undo();
    expect(model.refusal.value?.text).toContain('Nothing can be taken back');
    expect(model.closing.value).toBe(true);
    expect(session.decision()?.figures).toEqual(['murmillo']);
  });
});

describe('on the way to the end', () => {
  const leaving = async (leave: (made: ReturnType<typeof table>) => void) => {
    const made = table(faceToFace(), ['thraex']);
    await made.model.desk.carryOn();
    let answers = 0;
    const deputy = (bout: Parameters<typeof greedy>[0]) => {
      if ((answers += 1) === 3) leave(made);
      return greedy(bout);
    };
    Object.assign(made.model.options, { deputy });
    await made.model.desk.toTheEnd();
    return { ...made, answers };
  };

  it('nobody plays on when the screen is gone', async () => {
    const { session, answers } = await leaving(({ model }) => model.presenter.stop());
    expect([session.decision() === null, answers]).toEqual([false, 3]);
  });

  it('nobody plays on when another tab has taken the fight over', async () => {
    const { session, model, answers } = await leaving(({ readOnly }) => void (readOnly.value = 'Elsewhere.'));
    expect([session.decision() === null, answers, model.idle.value]).toEqual([false, 3, true]);
  });
});
