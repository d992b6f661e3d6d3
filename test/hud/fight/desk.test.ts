import { describe, expect, it } from 'vitest';
import type { AnyFight } from '../../../src/hud/fight/index.ts';
import { arena, hunt, until } from '../../games/damnatio/screens/support.ts';
import { faceToFace, table } from '../../games/munera/screens/support.ts';

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
