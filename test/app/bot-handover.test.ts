import { describe, expect, it } from 'vitest';
import { aboutGame } from '../../src/app/about.ts';
import { botHandover, handoverWords, withNotOwn } from '../../src/app/bot-handover.ts';
import { occasionText, readOccasion } from '../../src/app/occasion.ts';
import { deputedIn, deputedText } from '../../src/app/share/challenge-link.ts';
import { occasionWords } from '../../src/app/share/tell.tsx';
import { tell, tellPartOf } from '../../src/app/share/telling.ts';
import { readAbout } from '../../src/app/storage/about.ts';
import type { Spans } from '../../src/session/index.ts';
import { roundsOf } from '../../src/session/index.ts';
import { played } from './support.ts';
import { resultOf } from '../../src/app/about-words.ts';

const hunt = played('handed words');
const rounds = roundsOf(hunt.steps);
const last = hunt.steps.length - 1;
const words = (deputed: Spans): string | null => {
  const handed = botHandover(hunt.steps, deputed);
  return handed && handoverWords(handed);
};
/** The first answer of a round. */
const placeOf = (round: number): number => rounds.indexOf(round);

describe('what a bot played', () => {
  it('is told by its rounds', () => {
    expect(rounds.at(-1)).toBeGreaterThan(4);
    expect(words([])).toBeNull();
    expect(words([[placeOf(3), last]])).toBe('finished by the bot from round 3');
    expect(words([[placeOf(2), placeOf(2) + 1]])).toBe('played by the bot in round 2');
    expect(
      words([
        [placeOf(2), placeOf(2) + 1],
        [placeOf(4) - 1, placeOf(4)],
      ]),
    ).toBe('played by the bot in rounds 2 to 3');
    const told = (finished: boolean, ...stretches: [number, number][]): string =>
      handoverWords({ stretches: stretches.map(([from, to]) => ({ from, to })), finished });
    expect(told(true, [0, 7])).toBe('played by the bot');
    expect(told(false, [0, 0])).toBe('begun by the bot');
    expect(told(false, [0, 3])).toBe('played by the bot in rounds 1 to 3');
  });

  it('is told stretch by stretch, where the player had his men back in between', () => {
    const spans = (...rounds: number[]): Spans => rounds.map((round) => [placeOf(round), placeOf(round) + 1]);
    expect(words(spans(1, 4))).toBe('played by the bot in round 1 and round 4');
    expect(words([...spans(2), [placeOf(4), last]])).toBe('played by the bot in round 2, finished by the bot from round 4');
    expect(words(spans(2, 3))).toBe('played by the bot in rounds 2 to 3');
    expect(
      handoverWords({
        stretches: [
          { from: 0, to: 0 },
          { from: 5, to: 6 },
        ],
        finished: false,
      }),
    ).toBe('begun by the bot, played by the bot in rounds 5 to 6');
  });

  it('goes with what is told of the fight: in its line, and after what was done', async () => {
    const { setup, seed, bout, steps } = hunt;
    const fought = { setup, seed, bout, steps, controllers: {} };
    const part = await tellPartOf(setup);
    const own = tell(part, fought);
    expect(own.notOwn).toBeNull();
    const handed = tell(part, { ...fought, deputed: [[placeOf(3), last]] });
    expect(handed.feat).toEqual({
      ...own.feat,
      did: `${own.feat!.did} (finished by the bot from round 3)`,
      line: `${own.feat!.line}, finished by the bot from round 3`,
    });
    const begun = played('handed words', 20);
    const { round } = begun.bout.state;
    const givenUp = tell(part, { ...fought, bout: begun.bout, steps: begun.steps, givenUp: true });
    expect(givenUp.feat).toMatchObject({ did: `gave it up in round ${round}`, line: `given up in round ${round}` });
    const left = { ...fought, bout: begun.bout, steps: begun.steps };
    expect(tell(part, left).feat!.did).toBe('broke it off');
    const { did } = tell(part, { ...left, deputed: [[0, 20]] }).feat!;
    expect(did).toMatch(/^broke it off \((begun|played) by the bot( in .+|)\)$/);
  });

  it('goes into a challenge and comes back; what is none is nothing', () => {
    for (const deputed of [
      [],
      [
        [0, 0],
        [3, 9],
      ],
      [
        [12, 17],
        [20, 31],
      ],
    ] as Spans[])
      expect(deputedIn(deputedText(deputed))).toEqual(deputed);
    for (const forged of ['', '9-3', '1-4.2-9', '99999-999999']) expect(deputedIn(forged)).toEqual([]);
  });
});

describe('why a game is played', () => {
  it('says of the try of a day whether it counts: not one that was never finished, given up, or handed to a bot', () => {
    const today = { kind: 'today', day: '2026-11-22' } as const;
    const [over, begun] = [aboutGame(hunt), aboutGame(played('handed words', 20))];
    const words = (notOwn: string | null, about = over): string | null => occasionWords(today, { notOwn, about });
    expect(words(null)).toBe('Your try of Sunday 22 November: this is the one that counts.');
    expect(words('played by the bot')).toContain('Played by the bot, it does not count');
    expect(words('given up in round 2', begun)).toContain('Given up in round 2, it does not count');
    expect(words(null, begun)).toContain('Never finished, it does not count');
  });

  it('says from which step of which record it was fought on', () => {
    const fork = { kind: 'fork', of: '0123456789ab', step: 17 } as const;
    expect(readOccasion(occasionText(fork))).toEqual(fork);
    for (const text of ['fork', 'fork 0123456789ab', 'fork xyz 3', 'fork 0123456789ab -1']) expect(readOccasion(text)).toBeNull();
  });
});

describe('a summary', () => {
  it('says what a bot played of a game that is over, and that one was given up', () => {
    const whole = aboutGame(hunt);
    expect(withNotOwn(whole, hunt)).toEqual(whole);
    const { result } = withNotOwn(whole, { steps: hunt.steps, deputed: [[placeOf(3), last]] });
    expect(result).toBe(`${whole.result}, finished by the bot from round 3`);
    const begun = played('handed words', 20);
    const running = aboutGame(begun);
    expect(withNotOwn(running, { steps: begun.steps, deputed: [[0, 20]] })).toEqual(running);
    expect(resultOf(withNotOwn(running, { steps: begun.steps, givenUp: true }))).toBe(`Given up in round ${running.round}`);
  });

  it('says that a game was given up, and reads one that does not know of it', () => {
    const about = aboutGame(played('given up', 9));
    expect(resultOf(readAbout({ ...about, givenUp: true })!)).toBe(`Given up in round ${about.round}`);
    expect(resultOf(readAbout({ ...about })!)).toBe(`Broken off in round ${about.round}`);
    expect(readAbout({ ...about, givenUp: 'yes' })).toEqual(about);
  });
});
