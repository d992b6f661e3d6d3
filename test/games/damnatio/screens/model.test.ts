import { awaitsAdvice, movesOffered } from '../../../../src/games/damnatio/screens/fight/model/commands/moves.ts';
import { describe, expect, it } from 'vitest';
import { hexLabel } from '../../../../src/games/damnatio/screens/fight/hex-label.ts';
import { arena, hunt, until } from './support.ts';

describe('the opening', () => {
  it('is shown from the first hexes on, event by event', async () => {
    const session = hunt();
    const { model, performed } = await arena(session);
    const events = session.steps[0]!.events;
    expect(performed).toEqual(
      events.map(({ type }) => type).filter((type) => !['bout-started', 'drawn', 'stamina', 'considered'].includes(type)),
    );
    expect(model.decision.value?.kind).toBe('defend');
    expect(model.presenter.entries.value).toHaveLength(events.length);
  });
});

describe('defending', () => {
  it('arms the card that lies first, and plays it', async () => {
    const session = hunt();
    const { model, commands } = await arena(session);
    const options = model.prompt.value!.options.filter(({ refusal }) => refusal === null);
    const least = Math.min(...options.map(({ felled }) => felled.valueOf()));
    const armed = model.prompt.value!.options.find(({ card }) => (card?.id ?? '-') === model.armed.value)!;
    expect(armed.felled.valueOf()).toBe(least);
    await commands.commit();
    expect(session.steps[1]!.action).toMatchObject({ type: 'defend', card: armed.card!.id });
  });

  it('shows the odds with Slip when it is to be played', async () => {
    const { model } = await arena(hunt());
    const before = model.prompt.value!.options[0]!.toHit.chance;
    model.slip.value = true;
    expect(model.prompt.value!.options[0]!.toHit.chance).toBe(before - 4);
  });
});

describe('planning', () => {
  async function ordered() {
    const session = until(hunt({}, 'plan'), 'order');
    const made = await arena(session);
    const figure = session.decision()!.figures[0]!;
    made.commands.select(figure);
    const walks = made.model.reach.value!;
    const to = [...walks.cost.keys()].find((cell) => walks.cost.get(cell) === 2)!;
    const other = [...walks.cost.keys()].find((cell) => walks.cost.get(cell) === 3)!;
    return { session, ...made, figure, to, other };
  }

  it('gives the order and the move with one choice of a hex, and leaves the man where he stands until the commit', async () => {
    const { session, model, commands, figure, to, performed } = await ordered();
    const stood = model.picture.value.figures.find(({ id }) => id === figure)!.cell;
    const shown = performed.length;
    commands.chooseHex(to);
    expect(session.plan.map(({ type }) => type)).toEqual(['order', 'move']);
    expect(model.picture.value.figures.find(({ id }) => id === figure)!.cell).toBe(stood);
    expect(model.overlays.value.ways[0]).toMatchObject({ figure });
    expect(model.overlays.value.ways[0]!.path.at(-1)).toBe(to);
    expect(performed).toHaveLength(shown);
  });

  it('changes the mind about a man, turns him, and takes everything back', async () => {
    const { session, model, commands, figure, to, other } = await ordered();
    commands.chooseHex(to);
    commands.select(figure);
    commands.chooseHex(other);
    expect(session.view.state.men.find(({ id }) => id === figure)!.cell).toBe(other);
    commands.turn(3);
    expect(session.plan.at(-1)).toMatchObject({ type: 'move', figure, to: other, facing: 3 });
    while (model.settled.value.canUndo && session.decision()!.kind !== 'order') commands.undo();
    expect(session.decision()!.kind).toBe('order');
    expect(model.settled.value.planned).toEqual([]);
  });

  it('sends the selected man by number, the first way being what is advised', async () => {
    const { session, model, commands } = await ordered();
    while (session.plan.length > 0) commands.undo();
    const figure = session.decision()!.figures[0]!;
    commands.select(figure);
    const [first] = movesOffered(model);
    commands.chooseCard(0);
    expect(session.plan.at(-1)).toMatchObject({ type: 'move', figure, to: first!.cell });
  });

  it('commits when every man has his move, and shows the walks then', async () => {
    const { session, commands, performed } = await ordered();
    commands.othersStay();
    expect(session.bout.isLegal({ type: 'done' })).toBe(true);
    const shown = performed.length;
    await commands.commit();
    expect(session.decision()?.kind).not.toBe('moves');
    expect(performed.slice(shown)).toContain('ordered');
  });

  it('D-096: asks whether those who have no order yet stay put, and then they do', async () => {
    const { model, commands, to, session, settings } = await ordered();
    settings.value = { ...settings.value, confirmCommit: true };
    commands.chooseHex(to);
    expect(session.decision()!.figures.length).toBeGreaterThan(0);
    await commands.commit();
    expect(model.question.value?.text).toMatch(/stays? put/);
    expect(session.decision()!.kind).toBe('moves');
    model.question.value!.go();
    await Promise.resolve();
    expect(session.record().actions.at(-1)).toEqual({ type: 'done' });
  });

  it('supposes the man on the hex that is pointed at', async () => {
    const { model, figure, to, session } = await ordered();
    model.pointed.value = to;
    expect(model.supposed.value).toMatchObject({ figure, cell: to });
    expect(model.intent.value).not.toBeNull();
    expect(session.plan).toEqual([]);
  });
});

describe('striking', () => {
  it('plans a card for each who can strike, and strikes in that order', async () => {
    const session = until(hunt({}, 'strike'), 'strikes');
    const { model, commands } = await arena(session);
    expect(model.strikes.value.map(({ figure }) => figure).toSorted()).toEqual([...session.decision()!.figures].toSorted());
    const steps = session.steps.length;
    const [first] = model.strikes.value;
    await commands.commit();
    expect(session.steps[steps]!.action).toMatchObject({ type: 'strike', figure: first!.figure, card: first!.card });
  });

  it('sums the chances of whom it turns on to one', async () => {
    const { model } = await arena(until(hunt({}, 'strike'), 'strikes'));
    const { men, nobody, dead } = model.whirl.value!;
    const total = [...men.values(), nobody, dead].reduce((sum, chance) => sum.add(chance));
    expect(total.toFraction()).toBe('1');
  });
});

describe('commit', () => {
  it('asks once when some have been told what to do and somebody could still act', async () => {
    const session = until(hunt({}, 'ask'), 'first-moves');
    const { model, commands } = await arena(session, { confirmCommit: true });
    const [first] = session.decision()!.figures;
    commands.select(first!);
    commands.turn((session.view.state.men.find(({ id }) => id === first)!.facing + 1) % 6);
    await commands.commit();
    expect(model.question.value?.text).toContain('could still act');
    expect(session.decision()?.kind).toBe('first-moves');
    model.question.value!.go();
    await Promise.resolve();
    expect(session.decision()?.kind).not.toBe('first-moves');
  });

  it.each(['first-moves', 'order'] as const)(
    '%s: where nobody has been told anything the one button does what is advised',
    async (kind) => {
      const session = until(hunt({}, 'ask'), kind);
      const { model, commands } = await arena(session, { confirmCommit: true });
      expect(awaitsAdvice(model)).toBe(true);
      await commands.commit();
      expect(model.question.value).toBeNull();
      expect(session.record().actions.map(({ type }) => type)).toContain('move');
      expect([kind, 'moves']).not.toContain(session.decision()?.kind);
    },
  );

  it('is taken back until a die falls', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const session = until(hunt({}, `back-${seed}`), 'order');
      const { model, commands } = await arena(session);
      const before = session.steps.length;
      await commands.commit();
      if (session.decision()?.kind !== 'strikes') continue;
      for (let i = 0; i < 12 && model.settled.value.canUndo && session.steps.length > before; i += 1) commands.undo();
      expect(session.decision()?.kind).toBe('order');
      return;
    }
    throw new Error('nobody came to strike');
  });

  it.each([2, 4, 5, 6])('advises nothing else once all is planned as advised, %i', async (seed) => {
    const session = until(hunt({}, `advised-${seed}`), 'order');
    const { model, commands } = await arena(session);
    commands.asAdvised();
    expect(session.plan.some(({ type }) => type === 'done')).toBe(false);
    const walks = model.settled.value.planned.filter(({ action }) => action.type === 'move' && !action.pickUp);
    expect(walks.length).toBeGreaterThan(0);
    for (const { figure, action } of walks) {
      commands.select(figure);
      expect(movesOffered(model)[0]).toMatchObject({ cell: action.type === 'move' ? action.to : -1 });
    }
  });

  it('D-097: holds all by its own key', async () => {
    const session = until(hunt({}, 'plan'), 'order');
    const { commands } = await arena(session);
    await commands.hold();
    expect(session.record().actions).toContainEqual({ type: 'order', order: 'hold' });
  });

  it('does nothing where the hunt may only be watched', async () => {
    const session = hunt();
    const { commands } = await arena(session, {}, 'Another tab plays.');
    await commands.commit();
    expect(session.steps).toHaveLength(1);
  });
});

describe('waiting', () => {
  it('goes on after a roll only when it is told to', async () => {
    const session = hunt();
    const { model, commands } = await arena(session, { waitForMe: true });
    const done = commands.commit();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(model.presenter.progress.value).toBe('waiting');
    expect(model.presenter.current.value?.event.type).toBe('rolled');
    for (let i = 0; i < 30 && model.presenter.progress.value !== 'idle'; i += 1) {
      model.presenter.next();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await done;
    expect(model.idle.value).toBe(true);
  });
});

describe('names of hexes', () => {
  it('say who is there, with what, and on which side of the beast', async () => {
    const session = hunt();
    const { model } = await arena(session);
    const { view } = model.settled.value;
    const man = view.state.men[view.state.action!.target]!;
    const label = hexLabel(man.cell, model.picture.value, view, model.overlays.value, model.words);
    expect(label).toMatch(new RegExp(`^Hex -?\\d+,-?\\d+: sand, ${model.words.title(man.id)}, .*${man.hp} of \\d+, facing .*its front$`));
  });
});
