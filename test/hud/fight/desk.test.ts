import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { askToConcede, askToPlayOn, askToTheEnd } from '../../../src/hud/fight/flow.ts';
import type { AnyFight } from '../../../src/hud/fight/index.ts';
import { replayRecord } from '../../../src/session/index.ts';
import { arena, hunt, until } from '../../games/damnatio/screens/support.ts';
import { faceToFace, greedy, table } from '../../games/munera/screens/support.ts';
import { kit } from '../../support/core-content.ts';

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

  it('is played by whom nobody commands also where this tab may play before the opening is shown', async () => {
    const { model, session, readOnly } = table(faceToFace(), ['murmillo', 'thraex']);
    readOnly.value = 'Elsewhere.';
    model.desk.begin();
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

describe('a bot in the player’s place', () => {
  const mine = ({ session }: ReturnType<typeof table>, places: readonly (readonly [number, number])[]): void => {
    const marked = new Set(places.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
    const replay = replayRecord<MuneraGame>(kit, session.record());
    for (const place of marked) expect(replay.positions[place]!.decision()!.figures).toEqual(['murmillo']);
  };

  it('is noted for what it answers, and neither is what others’ bots answer nor what is the player’s again', async () => {
    const made = table(faceToFace(), ['thraex']);
    const { model, session } = made;
    Object.assign(model.options, { deputy: greedy });
    await model.desk.carryOn();
    await model.desk.play(session.bout.actions().find(({ type }) => type === 'end')!);
    expect(session.deputed).toEqual([]);
    const before = session.steps.length - 1;
    await model.desk.toTheEnd();
    expect(session.decision()).toBeNull();
    expect(session.deputed[0]![0]).toBeGreaterThanOrEqual(before);
    mine(made, session.deputed);
    const replay = replayRecord<MuneraGame>(kit, session.record());
    const asked = replay.positions.slice(0, -1).map((bout, place) => [bout.decision()!.figures[0], place] as const);
    const late = asked.filter(([figure, place]) => figure === 'murmillo' && place >= before).map(([, place]) => place);
    expect(session.deputed.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(late);
  });

  it('plays on until its side is taken back, which is noted no further', async () => {
    const made = table(faceToFace(), ['thraex']);
    const { model, session } = made;
    let answers = 0;
    const deputy: typeof greedy = (bout) => {
      if ((answers += 1) === 2) void model.desk.playOn(false);
      return greedy(bout);
    };
    Object.assign(model.options, { deputy });
    await model.desk.carryOn();
    await model.desk.playOn(true);
    await settled(model);
    const { deputed } = session;
    expect(answers).toBeGreaterThan(0);
    mine(made, deputed);
    expect(model.flow.isHanded()).toBe(true);
    if (session.decision()) await model.desk.play(session.bout.actions()[0]!);
    expect(session.deputed).toEqual(deputed);
  });
});

it('plays on also when it is let while something is being shown', async () => {
  const { model, session } = table(faceToFace());
  Object.assign(model.options, { deputy: greedy });
  void model.presenter.during(() => model.desk.show());
  for (const on of [true, false, true]) void model.desk.playOn(on);
  expect(model.idle.value).toBe(false);
  await settled(model);
  expect(session.decision()).toBeNull();
});

it.each([true, false])('names the key that gives a side back only where it counts: %s', async (letterKeys) => {
  const { model } = table(faceToFace(), ['thraex'], { letterKeys });
  await model.desk.playOn(true);
  await model.desk.playOn(false);
  const said: string[] = [];
  const stop = effect(() => void said.push(model.announcement.value));
  await model.desk.playOn(true);
  stop();
  expect(said.some((text) => text.includes('The skilled bot plays your side.'))).toBe(true);
  expect(said.some((text) => text.includes('P gives'))).toBe(letterKeys);
});

describe('what would end the one try of a day', () => {
  const made = (isTry: boolean) => {
    const opened = table(faceToFace(), ['thraex']);
    const { flow } = opened.model;
    Object.assign(flow, { isTry, canDepute: true, concede: () => undefined });
    return opened.model;
  };
  const asked = (model: ReturnType<typeof made>, ask: (model: AnyFight) => void): string | null => {
    model.question.value = null;
    ask(model);
    return model.question.value ? (model.question.value as { text: string }).text : null;
  };

  it('says so before it does, in no more than twelve words', () => {
    const model = made(true);
    for (const ask of [askToConcede, askToPlayOn, askToTheEnd]) {
      const text = asked(model, ask)!;
      expect(text).toContain('your one try');
      expect(text.split(' ').length).toBeLessThanOrEqual(12);
    }
    expect(model.flow.deputed.value).toBe(false);
  });

  it('asks nothing of it where it is none, or where a bot has decided in it before', () => {
    const plain = made(false);
    for (const ask of [askToConcede, askToTheEnd]) expect(asked(plain, ask)).not.toContain('one try');
    expect(asked(plain, askToPlayOn)).toBeNull();
    expect(plain.flow.deputed.value).toBe(true);
    const handed = made(true);
    handed.session.play(handed.session.bout.actions()[0]!, true);
    expect(asked(handed, askToPlayOn)).toBeNull();
    expect(asked(handed, askToTheEnd)).not.toContain('one try');
    expect(asked(handed, askToConcede)).toContain('your one try');
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
