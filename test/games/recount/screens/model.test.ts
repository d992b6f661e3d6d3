import { untoldTerms } from '../../../support/told-terms.ts';
import { describe, expect, it } from 'vitest';
import { RECOUNT_POLICIES } from '../../../../src/games/recount/bots/index.ts';
import type { RecountSession } from '../../../../src/games/recount/desk/index.ts';
import { endsNextTurn, entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { dangerKey, duelFight } from '../../../../src/hud/duel/index.ts';
import { recountBoard, recountDuel } from '../../../../src/games/recount/screens/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import { boardAfter, dangerFigures, namedBoard, openingBoard } from '../../../../src/hud/fight/index.ts';
import { narrate, percent } from '../../../../src/hud/common/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { fatesIn } from '../../../../src/app/duel/facts.ts';
import { facts } from '../../../../src/games/recount/page/facts.ts';
import { kit } from '../../../support/core-content.ts';
import { faceToFace, opened, standing, words } from './support.ts';

function fought(seed: string, cards: readonly string[], lex = {}): RecountSession {
  const fighters = cards.map((card, index) => entrant({ card, side: 'abcdef'[index]! }));
  return beginSession(kit, recountSetup({ fighters, lex }), seed) as unknown as RecountSession;
}

const CASTS = [
  ['heavy', 'retiarius'],
  ['light', 'medium', 'retiarius', 'retiarius'],
  ['medium', 'light'],
] as const;

describe('the board after every event of a bout', () => {
  it.each(CASTS.flatMap((cards) => [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => [cards.join(' '), seed, cards] as const)))(
    '%s, seed %i, is that of the position',
    (_, seed, cards) => {
      const session = fought(`board ${seed}`, cards, { strengthMode: 'roll' });
      const rng = seededRng(`player ${seed}`);
      let board = openingBoard(recountBoard, session.view, session.steps[0]!.events);
      for (const event of session.steps[0]!.events) board = boardAfter(recountBoard, board, event);
      for (let step = 1; session.decision(); step += 1) {
        expect(sorted(board)).toEqual(sorted(recountBoard.of(session.view)));
        session.play((seed % 2 ? RECOUNT_POLICIES.random : RECOUNT_POLICIES.skilled).policy(session.bout.forBots, rng));
        for (const event of session.steps[step]!.events) board = boardAfter(recountBoard, board, event);
      }
      expect(sorted(board)).toEqual(sorted(recountBoard.of(session.view)));
    },
  );
});

/** Bodies that lie until the round ends are no part of a position. */
function sorted({ figures, items }: ReturnType<typeof recountBoard.of>) {
  return { items, figures: figures.map(({ body: _, ...figure }) => ({ ...figure, conditions: figure.conditions.toSorted() })) };
}

it('bears the letters at the end that were on the sand', () => {
  const session = fought('fulva-cursus-636', CASTS[1]);
  const board = namedBoard(recountBoard.of(session.view), words(session));
  expect(fatesIn(facts, session.bout, words(session)).map(({ initial }) => initial)).toEqual(board.figures.map(({ initial }) => initial));
});

it('every event of many bouts has words, and none shows a key or an empty place', () => {
  const odd: string[] = [];
  for (let seed = 1; seed <= 30; seed += 1) {
    const session = fought(`words ${seed}`, CASTS[seed % CASTS.length]!);
    const rng = seededRng(`player ${seed}`);
    while (session.decision()) session.play(RECOUNT_POLICIES.random.policy(session.bout.forBots, rng));
    const told = words(session);
    for (const event of session.steps.flatMap(({ events }) => events)) {
      const text = narrate(event, told);
      odd.push(...untoldTerms(event, told));
      if (text === '' || /[{}]|undefined|-\w+-/.test(text)) odd.push(`${event.type}: ${text}`);
    }
  }
  expect([...new Set(odd)]).toEqual([]);
});

const shown = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the fight screen of recount', () => {
  it('offers the strike in front, and going round for a better side', async () => {
    const { model } = await opened(
      standing(
        [
          { card: 'light', side: 'a', at: [0, 0] },
          { card: 'heavy', side: 'b', at: [2, 0] },
        ],
        { ap: 7 },
      ),
    );
    const strikes = model.answers.value.filter(({ action }) => action.type === 'strike');
    expect(strikes.map(({ cost, odds }) => [cost, odds.modifiers.map(({ rule }) => rule)])).toEqual([[2, ['R-073']]]);
    expect(strikes[0]!.odds.outlook[0]!.what).toBe('wounds');
  });

  it('an option is armed first and done at the second press, with the way to it', async () => {
    const { model, commands, session } = await opened(
      standing(
        [
          { card: 'light', side: 'a', at: [0, 0] },
          { card: 'heavy', side: 'b', at: [2, 0] },
        ],
        { ap: 7 },
      ),
    );
    commands.chooseCard(model.choices.value.shown.findIndex(({ action }) => action.type === 'strike'));
    expect(session.record().actions).toEqual([]);
    await commands.commit();
    expect(session.record().actions.slice(0, 2)).toEqual([{ type: 'forward' }, { type: 'strike', target: 1 }]);
    expect(model.armed.value).toBeNull();
  });

  it('a hex with a number is gone to at once, and back by undo', async () => {
    const { model, commands, session } = await opened(
      standing(
        [
          { card: 'light', side: 'a', at: [0, 0] },
          { card: 'heavy', side: 'b', at: [5, 0] },
        ],
        { ap: 4 },
      ),
    );
    commands.chooseHex(cellAt(model.arena, 2, 0));
    await shown();
    expect(session.view.state.fighters[0]!.cell).toBe(cellAt(model.arena, 2, 0));
    expect(session.view.state.turn.ap).toBe(2);
    commands.undo();
    commands.undo();
    expect(session.view.state.turn.ap).toBe(4);
  });

  it('R-023: the number on a hex is what is left to pay from where he stands now, and nothing on his way back', async () => {
    const { model, commands, session } = await opened(
      standing(
        [
          { card: 'light', side: 'a', at: [0, 0] },
          { card: 'heavy', side: 'b', at: [5, 0] },
        ],
        { ap: 4 },
      ),
    );
    const prices = () => new Map(model.overlays.value.labels.map(({ cell, text }) => [cell, text]));
    const at = (q: number) => cellAt(model.arena, q, 0);
    expect([prices().get(at(1)), prices().get(at(3))]).toEqual(['1', '3']);
    commands.chooseHex(at(2));
    await shown();
    expect([0, 1, 2, 3].map((q) => prices().get(at(q)))).toEqual(['free', 'free', undefined, '1']);
    const fight = duelFight(recountDuel);
    expect([1, 2, 3].map((q) => fight.hexLabel(model, at(q)).split(', ').at(-1))).toEqual(['free', 'choose to turn him', '1 AP']);
    for (const q of [3, 1]) {
      commands.chooseHex(at(q));
      await shown();
      expect(session.view.state.turn.ap).toBe(4 - q);
    }
  });

  it('gives every way on foot under an aim a name of its own', async () => {
    for (const at of [-1, 0, 1]) {
      const { model } = await opened(
        standing(
          [
            { card: 'light', side: 'a', at: [-3, at] },
            { card: 'heavy', side: 'b', at: [4, 0], facing: 3 },
          ],
          { ap: 3 },
        ),
      );
      for (const aim of ['close-in', 'keep-away'] as const) {
        model.aim.value = aim;
        const names = model.choices.value.shown.filter(({ key }) => key.startsWith('walk')).map(({ name }) => name);
        expect(names.length).toBeGreaterThan(1);
        expect(new Set(names).size, names.join(' | ')).toBe(names.length);
      }
    }
  });

  it('says why a hex cannot be gone to', async () => {
    const { model, commands } = await opened(faceToFace({ ap: 2 }));
    commands.chooseHex(cellAt(model.arena, 0, 1));
    expect(model.refusal.value).toMatchObject({ rule: 'R-053' });
    commands.chooseHex(cellAt(model.arena, -5, 0));
    expect(model.refusal.value).toMatchObject({ rule: 'R-023' });
  });

  it('an opponent in front is struck by choosing him twice', async () => {
    const { model, commands, session } = await opened(faceToFace());
    const foe = cellAt(model.arena, 1, 0);
    commands.chooseHex(foe);
    expect(model.armedOption.value?.action).toEqual({ type: 'strike', target: 1 });
    commands.chooseHex(foe);
    await shown();
    expect(session.record().actions[0]).toEqual({ type: 'strike', target: 1 });
  });

  it('turns by the shorter way', async () => {
    const { commands, session } = await opened(faceToFace());
    commands.turn(4);
    await shown();
    expect(session.record().actions).toEqual([
      { type: 'pivot', way: 'left' },
      { type: 'pivot', way: 'left' },
    ]);
  });

  it('asks before a turn ends in which somebody could still be struck', async () => {
    const { model, commands, session, settings } = await opened(faceToFace());
    settings.value = { ...settings.value, confirmCommit: true };
    commands.endTurn();
    expect(model.question.value?.text).toContain('Strike');
    expect(session.record().actions).toEqual([]);
  });

  it('R-033 R-069: says on every open answer what the other can do next turn, and not more of it from afar', async () => {
    const { model } = await opened(faceToFace({ ap: 6 }));
    const { shown: open } = model.choices.value;
    const danger = (key: string | null) => model.dangers.shown.value.get(key ?? '');
    await expect.poll(() => open.filter((option) => !danger(dangerKey(option))), { timeout: 20_000 }).toEqual([]);
    const steps = endsNextTurn(model.settled.value.view, 1, 0);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.valueOf()).toBeGreaterThan(0);
    expect(danger('here')?.chance.valueOf()).toBe(step.value.valueOf());
    const place = { dangers: model.dangers, key: 'here', several: false, words: model.words };
    expect(dangerFigures(place)).toEqual([{ value: percent(step.value), what: 'he ends you' }]);
    model.aim.value = 'keep-away';
    const away = model.choices.value.shown[0]!;
    await expect.poll(() => danger(dangerKey(away))?.chance.valueOf(), { timeout: 20_000 }).toBeLessThan(step.value.valueOf());
  });

  it('a refused strike stands there with its reason', async () => {
    const { model } = await opened(faceToFace({ struck: true }));
    expect(model.answers.value[0]!.odds.refusal).toEqual({ rule: 'R-034', reason: 'has-struck' });
  });
});
