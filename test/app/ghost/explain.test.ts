import { describe, expect, it } from 'vitest';
import { deciderOf } from '../../../src/app/bots.ts';
import { explained, isSameAnswer, pageDice, type Given, meantWay } from '../../../src/app/ghost/explain.ts';
import { toldGhost } from '../../../src/app/ghost/tell.ts';
import { watchBots, type Watched } from '../../../src/app/ghost/watched.ts';
import { restoreRng } from '../../../src/engine/dice/index.ts';
import { GRADES } from '../../../src/engine/mind/index.ts';
import { MUNERA_WORDS } from '../../../src/games/munera/cards/index.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import { muneraAnswers, muneraNames } from '../../../src/games/munera/screens/index.ts';
import { wordsOf } from '../../../src/hud/common/index.ts';
import {
  atOnce,
  beginSession,
  diceByBots,
  forkRecord,
  gameOf,
  playedByBots,
  playersByBots,
  replayRecord,
  resumeSession,
  type BoutReplay,
} from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';

const PAIR = muneraSetup({
  fighters: [entrant({ card: 'murmillo', side: 'i' }), entrant({ card: 'retiarius', side: 'ii' })],
  lex: { roundLimit: 12 },
});
const BY = { murmillo: 'aggressor', retiarius: 'netman@tiro' };
const messages = core.text['en']!;
const { desk } = gameOf<MuneraGame>(kit, PAIR);

/** A bout of two who go by behaviours, watched as on a page; played once. */
const bout = (() => {
  const session = beginSession<MuneraGame>(kit, PAIR, 'ghost');
  const noted: Watched<MuneraGame>[] = [];
  const watch = watchBots<MuneraGame>(session, { controllers: BY, messages }, (watched) => void noted.push(watched));
  for (let figure = session.decision()?.figures[0]; figure; figure = session.decision()?.figures[0])
    session.play(watch.botOf!(figure)!(session.bout.forBots));
  return { session, watch, noted, replay: replayRecord<MuneraGame>(kit, session.record()) };
})();

function givenAt({ positions, steps }: BoutReplay<MuneraGame>, step: number, by: Readonly<Record<string, string>>): Given<MuneraGame> {
  const figure = positions[step]!.decision()!.figures[0]!;
  return { figure, bot: by[figure]!, bout: positions[step]!, steps: step + 1, action: steps[step + 1]!.action };
}

const whyOf = (given: Given<MuneraGame>) => explained(desk, given, pageDice('ghost', given));

const allGiven = (by: Readonly<Record<string, string>>): Given<MuneraGame>[] =>
  bout.replay.steps.slice(1).map((_, step) => givenAt(bout.replay, step, by));

describe('a bout against somebody who goes by a behaviour', () => {
  it('comes out as if nobody had watched', () => {
    const plain = beginSession<MuneraGame>(kit, PAIR, 'ghost');
    for (let figure = plain.decision()?.figures[0]; figure; figure = plain.decision()?.figures[0])
      plain.play(deciderOf<MuneraGame>(plain, BY[figure as keyof typeof BY])(plain.bout.forBots));
    expect(plain.record()).toEqual(bout.session.record());
    expect(bout.watch.hasMinds).toBe(true);
    expect(bout.noted).toHaveLength(bout.session.record().actions.length);
  });

  it('is explained from its record alone, with the very dice, errors and all', () => {
    for (const [index, given] of allGiven(BY).entries()) {
      const reasons = whyOf(given)!;
      expect(reasons.exact).toBe(true);
      expect(reasons.decided).toEqual(bout.noted[index]!.explained.decided);
    }
  });

  it('is recalled from before the page took it up, as if it had been watched from the first', async () => {
    const half = forkRecord<MuneraGame>(kit, bout.session.record(), Math.floor(bout.session.record().actions.length / 2));
    const taken = resumeSession<MuneraGame>(kit, half.save());
    const watch = watchBots<MuneraGame>(taken, { controllers: BY, messages }, () => undefined);
    for (let answers = 0; answers < 6; answers += 1) taken.play(watch.botOf!(taken.decision()!.figures[0]!)!(taken.bout.forBots));
    const later = watch.decisions.value.length;
    await Promise.all([watch.recall(), watch.recall()]);
    const told = (decisions: readonly Watched<MuneraGame>[]) =>
      decisions.map(({ given: { steps }, explained: { decided } }) => ({ steps, decided }));
    const all = bout.watch.decisions.value.filter(({ given }) => given.steps < taken.steps.length);
    expect(watch.decisions.value.length).toBeGreaterThan(later);
    expect(told(watch.decisions.value)).toEqual(told(all).slice(-watch.decisions.value.length));
    expect(watch.decisions.value).toHaveLength(Math.min(120, all.length));
    const known = bout.watch.decisions.value;
    await bout.watch.recall();
    expect(bout.watch.decisions.value, 'nothing was before').toBe(known);
  });

  it('is told without errors where it was played with other dice', () => {
    const other = allGiven({ ...BY, retiarius: 'netman@spectatus' }).map((given) => ({ given, reasons: whyOf(given)! }));
    const unknown = other.filter(({ reasons: { exact } }) => !exact);
    expect(unknown.length).toBeGreaterThan(0);
    for (const { given, reasons } of unknown) {
      expect(isSameAnswer(reasons.action, given.action!)).toBe(true);
      const { weighed, action } = reasons.decided;
      const best = Math.max(...weighed.map(({ value }) => value));
      expect(weighed.find((each) => each.action === action)!.value).toBeCloseTo(best, 6);
    }
  });

  it('has nothing to explain of bots without a behaviour', () => {
    expect(whyOf(givenAt(bout.replay, 0, { murmillo: 'greedy', retiarius: 'greedy' }))).toBeNull();
    const { session } = bout;
    expect(
      watchBots<MuneraGame>(session, { controllers: { murmillo: 'human', retiarius: 'skilled' }, messages }, () => undefined).hasMinds,
    ).toBe(false);
    expect(['murmillo', 'retiarius'].map((figure) => bout.watch.mannerOf(figure))).toEqual(['the aggressor', 'the net-man (tiro)']);
  });
});

describe('a bout that bots alone played', () => {
  const watch = { setup: PAIR, seed: 'alone', bots: ['aggressor@spectatus', 'netman@tiro'] };

  it('is explained from its link, with the very dice', () => {
    const replay = replayRecord<MuneraGame>(kit, atOnce(playedByBots<MuneraGame>(kit, watch)).record());
    const dice = atOnce(diceByBots<MuneraGame>(kit, watch, replay.positions));
    const by = playersByBots<MuneraGame>(kit, watch);
    expect(by).toEqual({ murmillo: 'aggressor@spectatus', retiarius: 'netman@tiro' });
    replay.record.actions.forEach((action, step) => {
      const reasons = explained(desk, givenAt(replay, step, by), () => restoreRng(dice[step]!))!;
      expect([reasons.exact, reasons.action]).toEqual([true, action]);
    });
  });
});

describe('a decision in words', () => {
  const names = muneraNames(bout.replay.positions[0]!.world, { seed: 'ghost', messages });
  const telling = {
    desk,
    part: muneraAnswers,
    vocabulary: MUNERA_WORDS,
    words: wordsOf(messages, names),
    messages,
  };
  const told = allGiven(BY).map((given) => toldGhost<MuneraGame>(telling, given, whyOf(given)!));

  it('says who, how he fights, what he did, and by which branch', () => {
    const thought = told.filter(({ way }) => way.length > 0);
    expect(thought.length).toBeGreaterThan(10);
    for (const { way, answers, did, who, manner } of thought) {
      expect(did.startsWith(who)).toBe(true);
      expect(['the aggressor', 'the net-man (tiro)']).toContain(manner);
      expect(way.filter(({ taken }) => taken).length).toBeGreaterThan(0);
      for (const { taken, because } of way) if (!taken) expect(because).not.toEqual([]);
      expect(answers[0]!.taken).toBe(true);
      expect(answers.length).toBeLessThanOrEqual(3);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
    }
    expect(JSON.stringify(told)).not.toMatch(/[{}]\w|undefined|NaN/);
  });

  it('tells of a rudiarius what his tree led to, where looking ahead led elsewhere', { timeout: 60_000 }, () => {
    expect(told.filter(({ instead }) => instead !== null)).toEqual([]);
    const thought = allGiven({ ...BY, murmillo: 'aggressor@rudiarius' })
      .filter(({ figure }) => figure === 'murmillo')
      .slice(0, 12)
      .map((given) => ({ given: { ...given, action: null }, reasons: whyOf({ ...given, action: null })! }));
    const changed = thought.filter(({ reasons: { decided } }) => decided.instead !== undefined);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(thought.length);
    for (const { given, reasons } of changed) {
      expect(isSameAnswer(reasons.decided.instead!, reasons.action)).toBe(false);
      expect(toldGhost<MuneraGame>(telling, given, reasons).instead).toMatch(/^\w[^{}]+$/);
    }
  });

  it('tells the odds of blows as their cards do', () => {
    const blows = told.flatMap(({ answers }) => answers).filter(({ odds }) => odds.length > 0);
    expect(blows.length).toBeGreaterThan(0);
    for (const { odds } of blows) expect(odds.join(', ')).toMatch(/\d %/);
  });

  it('tells the most that he errs by, which is his grade’s', () => {
    const errors = new Map(told.map(({ manner, misjudges }) => [manner, misjudges]));
    expect(errors).toEqual(
      new Map([
        ['the aggressor', GRADES[2].error],
        ['the net-man (tiro)', GRADES[0].error],
      ]),
    );
  });
});

describe('where somebody meant to go', () => {
  const figures = [{ id: 'gaul', cell: 4, facing: 2 }];
  const decided = (to?: { cell: number; facing: number }) => ({
    decided: { action: { type: 'move' }, passed: [], weighed: [], ...(to && { to }) },
    exact: true,
  });

  it('is drawn from where he stood, with the way he looked', () => {
    expect(meantWay('gaul', decided({ cell: 9, facing: 0 }), figures)).toEqual({
      figure: 'gaul',
      path: [4, 9],
      facing: 0,
      from: { facing: 2 },
    });
    expect(meantWay('gaul', decided({ cell: 4, facing: 0 }), figures)?.path).toEqual([4]);
  });

  it('is not drawn where he stays, or nobody knows', () => {
    expect(meantWay('gaul', decided(), figures)).toBeNull();
    expect(meantWay('gaul', decided({ cell: 4, facing: 2 }), figures)).toBeNull();
    expect(meantWay('gaul', { ...decided({ cell: 9, facing: 0 }), exact: false }, figures)).toBeNull();
    expect(meantWay('thraex', decided({ cell: 9, facing: 0 }), figures)).toBeNull();
  });

  it('leads along hexes of the arena in a bout', () => {
    const meant = bout.noted.flatMap(
      ({
        explained: {
          decided: { to },
        },
      }) => (to ? [to] : []),
    );
    expect(meant.length).toBeGreaterThan(3);
    for (const { cell, facing } of meant) {
      expect(bout.replay.positions[0]!.world.arena.cells[cell]).toBeDefined();
      expect(facing).toBeGreaterThanOrEqual(0);
      expect(facing).toBeLessThan(6);
    }
  });
});
