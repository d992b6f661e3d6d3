import type { MuneraGame } from '../../../../src/games/munera/desk/index.ts';
import { describe, expect, it } from 'vitest';
import { muneraBoard, muneraDuel } from '../../../../src/games/munera/screens/index.ts';
import { boardAfter, openingBoard } from '../../../../src/hud/fight/index.ts';
import type { MuneraModel } from '../../../../src/games/munera/screens/board.ts';
import { fatesOf, woundShares } from '../../../../src/games/munera/screens/law.tsx';
import { headlineOf, nextFatigue } from '../../../../src/games/munera/screens/option-words.ts';
import { tiringWords } from '../../../../src/games/munera/screens/sheet.tsx';
import { duelFight, pipsOf } from '../../../../src/hud/duel/index.ts';
import { muneraSetup, entrant } from '../../../../src/games/munera/rules/index.ts';
import { MUNERA_POLICIES } from '../../../../src/games/munera/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';
import { melee, playOn } from '../../../support/munera.ts';
import { faceToFace, opened, placeOf, standing, table } from './support.ts';

const attacksIn = ({ answers }: MuneraModel) => answers.value.filter(({ action }) => action.type === 'attack');

describe('the answers of a fighter', () => {
  it('are his attacks, special moves and things, each with its price and its odds', async () => {
    const { model } = await opened(faceToFace());
    const attacks = attacksIn(model);
    expect(attacks.map(({ name }) => name)).toEqual(['sword', 'large shield', 'fists']);
    const [sword] = attacks;
    expect(sword!.odds).toMatchObject({ kind: 'blow', cost: { base: 1, surcharge: 0 }, save: 3 });
    expect(sword!.cost).toBe(1);
    expect(model.answers.value.map(({ action }) => action.type)).toContain('grapple');
    expect(model.target.value?.id).toBe('thraex');
  });

  it('say why they are not legal', async () => {
    const { model, commands } = await opened(
      standing([
        { card: 'murmillo', side: 'a', at: [0, 0] },
        { card: 'thraex', side: 'b', at: [-3, 0] },
      ]),
    );
    expect(attacksIn(model).every(({ odds }) => odds.refusal?.reason === 'not-in-front')).toBe(true);
    await commands.choose(attacksIn(model)[0]!);
    expect(model.refusal.value).toEqual({ text: 'The target is not in front of him. Turn first.', rule: 'M-094' });
  });

  it('have a message for whatever comes up in a bout', () => {
    const session = beginSession<MuneraGame>(
      kit,
      muneraSetup({ fighters: ['murmillo', 'retiarius', 'sagittarius'].map((card, i) => entrant({ card, side: 'abc'[i]! })) }),
      'words',
    );
    const { model } = table(session);
    const { words } = model;
    for (let i = 0; i < 400 && session.decision(); i += 1) {
      const view = session.bout.clone();
      for (const target of [0, 1, 2]) {
        for (const { odds } of muneraDuel.options({ duel: muneraDuel, view, words, poses: [], chosen: target, own: muneraDuel.own() })) {
          if (odds.refusal) expect(words.has('refusal', odds.refusal.reason), odds.refusal.reason).toBe(true);
          const terms = odds.kind === 'blow' ? [...odds.modifiers, ...odds.saveModifiers, ...odds.woundModifiers] : [];
          for (const { reason } of terms) expect(words.has('reason', reason), reason).toBe(true);
        }
      }
      playOn(session, 1);
    }
  });

  it('M-322: a feint that is paid for counts in the large letters', async () => {
    const { model, commands } = await opened(faceToFace());
    const sword = () => headlineOf(attacksIn(model)[0]!, true)[0]!;
    expect(sword()).toEqual({ value: '24 %', what: 'wound' });
    await commands.play({ type: 'feint' });
    expect(sword()).toEqual({ value: '31 %', what: 'wound' });
  });

  it('aim at a part of the body of the condemned', async () => {
    const { model } = await opened(
      standing([
        { card: 'murmillo', side: 'a', at: [0, 0] },
        { card: 'syrus', side: 'b', at: [1, 0], facing: 3 },
      ]),
    );
    model.area.value = 'H';
    expect(attacksIn(model)[0]!.action).toMatchObject({ type: 'attack', area: 'H' });
  });
});

describe('what a double may do', () => {
  it('says whether a weapon that is lost is gone for good', async () => {
    const { model } = await opened(faceToFace());
    const { odds } = attacksIn(model)[0]!;
    const one = odds.kind === 'blow' ? odds.doubles.find(({ face }) => face === 1)! : null;
    const told = fatesOf(one!, model.words);
    expect(told).toContain('he loses a weapon for good');
    expect(new Set(told.split(/, | or /).map((part) => part.replace(/^\d+ % /, ''))).size).toBe(one!.fates.length);
  });
});

describe('doing it', () => {
  it('waits for a second press where dice fall, and steps at once where none do', async () => {
    const { model, commands, session } = await opened(faceToFace());
    commands.chooseCard(placeOf(model, 'sword'));
    expect(model.armedOption.value?.name).toBe('sword');
    expect(session.steps).toHaveLength(1);
    await commands.commit();
    expect(session.steps[1]!.action).toMatchObject({ type: 'attack' });
    expect(session.steps[1]!.events.some(({ type }) => type === 'clashed')).toBe(true);
  });

  it('turns towards a hex once his own hex was chosen, and steps without', async () => {
    const { model, commands, session } = await opened(
      standing([
        { card: 'retiarius', side: 'a', at: [0, 0] },
        { card: 'thraex', side: 'b', at: [-3, 0] },
      ]),
    );
    const [own, ahead, behind] = [
      [0, 0],
      [1, 0],
      [-1, 0],
    ].map(([q, r]) => model.arena.cells.findIndex((cell) => cell.q === q && cell.r === r));
    commands.chooseHex(own!);
    expect(model.turning.value).toBe(true);
    commands.chooseHex(behind!);
    await Promise.resolve();
    expect(session.steps[1]!.action).toEqual({ type: 'turn', facing: 3 });
    await commands.carryOn();
    commands.undo();
    expect(session.steps).toHaveLength(1);
    commands.chooseHex(ahead!);
    expect(session.steps[1]!.action).toEqual({ type: 'move', direction: 0 });
  });

  it('says why a far hex, or any hex before the die, is not gone to', async () => {
    const { model, commands } = await opened(faceToFace());
    const far = model.arena.cells.findIndex(({ q, r }) => q === -5 && r === 0);
    commands.chooseHex(far);
    expect(model.refusal.value).toMatchObject({ rule: 'M-077' });
    expect(model.refusal.value!.text).toBe('He cannot walk there now: it is 5 hexes off, and no way there is within his points.');
    commands.chooseHex(model.walking.ends.value.find(({ cost }) => cost > 0)!.cell);
    expect(model.refusal.value).toBeNull();
    const before = await opened(faceToFace({ ap: null }), [], { everyPrompt: true });
    before.commands.chooseHex(far);
    expect(before.model.refusal.value).toEqual({ text: 'The die for action points falls first.', rule: 'M-044' });
  });

  it('ends the turn only after asking where points are left', async () => {
    const { model, commands, session } = await opened(faceToFace());
    model.options.onSettings({ confirmCommit: true });
    commands.endTurn();
    expect(model.question.value?.text).toBe('6 action points are left and would be lost.');
    model.question.value?.go();
    await Promise.resolve();
    expect(session.steps[1]!.action).toEqual({ type: 'end' });
  });

  it('has what is offered first behind the one button', async () => {
    const { model, commands, session } = await opened(faceToFace());
    const first = model.choices.value.shown[0]!;
    expect(model.armed.value).toBeNull();
    expect(model.armedOption.value).toBe(first);
    await commands.commit();
    expect(session.steps[1]!.action).toEqual(first.answers[0]);
  });

  it('M-041 M-058: throws the die for action points unasked, unless he wants to throw something away first', async () => {
    const { session } = await opened(faceToFace({ ap: null }));
    expect(session.record().actions).toEqual([{ type: 'ready' }]);
    const every = await opened(faceToFace({ ap: null }), [], { everyPrompt: true });
    expect(every.session.decision()?.kind).toBe('ready');
    const asked = table(faceToFace({ ap: null }));
    muneraDuel.menu!(asked.model)[0]!.act();
    await asked.commands.carryOn();
    expect(asked.session.decision()?.kind).toBe('ready');
    await asked.commands.commit();
    expect(asked.session.decision()?.kind).toBe('act');
    expect(asked.model.discards.value).toBe(false);
  });

  it('M-057: asks before the die where he would give in', async () => {
    const lying = { card: 'murmillo', side: 'a', at: [0, 0] as const, down: true };
    const { session } = await opened(standing([lying, { card: 'thraex', side: 'b', at: [1, 0], facing: 3 }], { ap: null }));
    expect(session.decision()?.kind).toBe('ready');
  });

  it('is refused while another tab plays', async () => {
    const { model, commands, session, readOnly } = await opened(faceToFace());
    readOnly.value = 'Elsewhere.';
    commands.turn(1);
    expect(session.steps).toHaveLength(1);
    expect(model.refusal.value?.text).toBe('Elsewhere.');
  });
});

describe('figures that nobody commands', () => {
  it('play until the player is asked, and what they did is never taken back', async () => {
    const { model, commands, session } = await opened(faceToFace(), ['thraex']);
    await commands.play({ type: 'turn', facing: 1 });
    expect(model.settled.value.canUndo).toBe(true);
    await commands.play({ type: 'end' });
    expect(session.decision()?.figures).toEqual(['murmillo']);
    expect(model.settled.value.canUndo).toBe(false);
    const steps = session.steps.length;
    commands.undo();
    expect(session.steps).toHaveLength(steps);
  });

  it('fight a whole bout while somebody watches', async () => {
    const { model, session } = await opened(faceToFace(), ['murmillo', 'thraex']);
    expect(session.decision()).toBeNull();
    expect(model.idle.value).toBe(true);
    expect(model.presenter.entries.value.at(-1)?.event.type).toBe('bout-ended');
  });
});

describe('what is drawn', () => {
  it('marks the sides of the target, steps with their price, friends who help, and where a miss drives him', async () => {
    const { model, commands } = await opened(faceToFace({}, { card: 'retiarius', side: 'a', at: [2, 0], facing: 3 }));
    const kinds = (): string[] => model.overlays.value.marks.map(({ kind }) => kind);
    expect(kinds()).toEqual(expect.arrayContaining(['arc-front', 'arc-flank', 'arc-rear', 'reach-costly', 'target']));
    expect(model.overlays.value.labels).toContainEqual({ cell: model.session.view.state.fighters[2]!.cell, text: '+1' });
    commands.chooseCard(placeOf(model, 'sword'));
    expect(model.overlays.value.marks).toContainEqual({ cell: model.target.value!.cell, kind: 'overrun-struck' });
    const free = await opened(faceToFace());
    free.commands.chooseCard(placeOf(free.model, 'sword'));
    expect(free.model.overlays.value.ways[0]).toMatchObject({ figure: 'thraex' });
  });

  it('follows the log event by event to the position', () => {
    const session = beginSession<MuneraGame>(
      kit,
      muneraSetup({ fighters: [entrant({ card: 'murmillo', side: 'a' }), entrant({ card: 'thraex', side: 'b' })] }),
      'board',
    );
    let board = openingBoard(muneraBoard, session.view, session.steps[0]!.events);
    playOn(session);
    for (const { events } of session.steps) for (const event of events) board = boardAfter(muneraBoard, board, event);
    const facts = ({ figures }: typeof board) =>
      figures.map(({ id, cell, hp, fatigue, facing, posture }) => ({ id, cell, hp, fatigue, facing, posture }));
    expect(facts(board)).toEqual(facts(muneraBoard.of(session.view)));
  });

  it.each([
    ['retiarius', 'secutor'],
    ['velite', 'gaetulian'],
    ['laquearius-spear', 'hoplomachus-a-sword'],
    ['arbelas', 'scissor'],
    ['sagittarius', 'murmillo'],
  ])('follows what a %s and a %s have on them and what weighs on them, answer by answer', (...cards) => {
    for (const seed of ['one', 'two', 'three']) {
      const session = beginSession<MuneraGame>(kit, melee(cards), seed);
      let board = openingBoard(muneraBoard, session.view, session.steps[0]!.events);
      for (const event of session.steps[0]!.events) board = boardAfter(muneraBoard, board, event);
      const rng = seededRng(`${seed} player`);
      const facts = ({ figures }: typeof board) =>
        figures
          .filter(({ posture }) => posture !== 'dead' && posture !== 'spared')
          .map(({ id, kit: { carried }, conditions }) => ({ id, carried: carried.toSorted(), conditions: conditions.toSorted() }));
      for (let i = 0; i < 150 && session.decision(); i += 1) {
        const actions = session.bout.actions();
        const action = i % 3 === 0 ? actions[rng.die(actions.length) - 1]! : MUNERA_POLICIES.greedy.policy(session.bout, rng);
        session.play(action);
        for (const event of session.steps.at(-1)!.events) board = boardAfter(muneraBoard, board, event);
        expect(facts(board), `${seed}: ${JSON.stringify(action)} ${JSON.stringify(session.steps.at(-1)!.events)}`).toEqual(
          facts(muneraBoard.of(session.view)),
        );
      }
    }
  });

  it('names every hex: who stands there, from which side he is seen, what it costs', async () => {
    const { model } = await opened(faceToFace());
    const label = (cell: number): string => duelFight(muneraDuel).hexLabel(model, cell);
    expect(label(model.target.value!.cell)).toContain('Thraex, side II, Stamina');
    expect(label(model.target.value!.cell)).toContain('beside Murmillo, who sees his front');
    const step = model.overlays.value.marks.find(({ kind }) => kind === 'reach-costly')!;
    expect(label(step.cell)).toMatch(/he can walk here, partly sideways or back, \d AP$/);
  });
});

describe('numbers of a bout', () => {
  it('puts the points in order and bars the seventh for the tired', () => {
    expect(pipsOf(2, 2, { from: 7, barred: false })).toEqual(['spent', 'spent', 'left', 'left']);
    expect(pipsOf(5, 2, { from: 7, barred: true })).toEqual(['spent', 'spent', 'spent', 'spent', 'spent', 'left', 'barred']);
  });

  it('tells what the next fatigue makes of a fighter', () => {
    const fighter = faceToFace().view.state.fighters[0]!;
    const at = (fatigue: number) => ({ ...fighter, stamina: 4, fatigue });
    expect([3, 4, 5, 8].map((fatigue) => nextFatigue(at(fatigue), 1))).toEqual([null, 'tired', null, 'exhausted']);
    expect(tiringWords(at(4))).toBe('one more tires him');
    expect(tiringWords(at(6))).toBe('3 more exhaust him');
    expect(tiringWords(at(9))).toBe('exhausted');
  });

  it('adds up the shares of wounds', () => {
    const shares = woundShares({
      weights: new Map([
        [0, 2],
        [3, 1],
        [9, 1],
      ]),
      total: 4,
    });
    expect(shares.map(({ share }) => share)).toEqual([0.5, 0, 0, 0.25, 0, 0, 0.25]);
    expect(core.munera.fighters['murmillo']).toBeDefined();
  });
});
