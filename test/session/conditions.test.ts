import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import { KEYS as HUNT_KEYS } from '../../src/games/damnatio/rules/keys.ts';
import { huntBoard } from '../../src/games/damnatio/screens/fight/model/board.ts';
import { DESKS } from '../../src/games/headless.ts';
import { KEYS as MUNERA_KEYS } from '../../src/games/munera/rules/keys.ts';
import { muneraBoard } from '../../src/games/munera/screens/board.ts';
import { KEYS as RECOUNT_KEYS } from '../../src/games/recount/rules/keys.ts';
import { recountBoard } from '../../src/games/recount/screens/board.ts';
import type { BoardFigure, BoardOfGame } from '../../src/hud/fight/index.ts';
import { isFallen } from '../../src/hud/fight/index.ts';
import type { BoutSession, Game } from '../../src/session/index.ts';
import { sample } from '../support/chances.ts';
import { begun, PLANS } from './plans.ts';

/** `npm run chances` plays a thousand fights of each game. */
const RUNS = sample(120, 2000);
const MOST_ANSWERS = 600;
const PROTOCOL = readFileSync(new URL('../../src/engine/bout/PROTOCOL.md', import.meta.url), 'utf8');

interface Told {
  readonly conditions: readonly string[];
  readonly board: BoardOfGame<unknown, BoardFigure>;
  /** What the protocol lets end without an event, beside what stands on the board. */
  readonly unsaid: (condition: string, standing: readonly string[]) => boolean;
}

const OF_THE_ROUND = ['provoker', 'retains-control', 'kill-frenzy', 'wound-H', 'wound-M', 'wound-L'];

const GAMES: Readonly<Record<string, Told>> = {
  damnatio: {
    conditions: HUNT_KEYS.condition,
    board: huntBoard as BoardOfGame<unknown, BoardFigure>,
    unsaid: (condition) => OF_THE_ROUND.includes(condition),
  },
  munera: {
    conditions: MUNERA_KEYS.condition,
    board: muneraBoard as BoardOfGame<unknown, BoardFigure>,
    unsaid: (condition, standing) => condition === 'tired' && standing.includes('exhausted'),
  },
  recount: {
    conditions: RECOUNT_KEYS.condition,
    board: recountBoard as BoardOfGame<unknown, BoardFigure>,
    unsaid: (condition, standing) => condition.endsWith('-wound') && standing.some((each) => ['helpless', 'decked'].includes(each)),
  },
};

/** By figure, what the log has told to have come and not to have gone. */
class Open {
  private readonly by = new Map<string, Set<string>>();
  private read = 0;

  of({ steps }: BoutSession<Game>, figure: string): string[] {
    for (; this.read < steps.length; this.read += 1) steps[this.read]!.events.forEach((event) => this.note(event));
    return [...(this.by.get(figure) ?? [])];
  }

  private note(event: BoutEvent): void {
    if (event.type !== 'condition') return;
    const open = this.by.get(event.figure) ?? new Set<string>();
    if (event.gained) open.add(event.condition);
    else open.delete(event.condition);
    this.by.set(event.figure, open);
  }
}

describe.each(DESKS)('the conditions of $id', (desk) => {
  const game = desk.id;
  const { board, unsaid, conditions } = GAMES[game]!;

  test('that are told to have come are told to have gone when they have', { timeout: 60_000 + 2000 * RUNS }, () => {
    fc.assert(
      fc.property(PLANS[game]!, (plan) => {
        const session = begun(plan);
        if (!session) return;
        const player = seededRng(`${plan.seed} conditions`);
        const open = new Open();
        for (let i = 0; i < MOST_ANSWERS && session.decision(); i += 1) {
          for (const figure of board.of(session.bout.view).figures) {
            if (isFallen(figure)) continue;
            const lasting = open.of(session, figure.id).filter((each) => !unsaid(each, figure.conditions));
            expect(figure.conditions, figure.id).toEqual(expect.arrayContaining(lasting));
          }
          session.play(desk.bots['random']!.policy(session.bout, player));
        }
      }),
      { numRuns: RUNS, seed: 29 },
    );
  });

  test('stand in the protocol of the log', () => {
    const section = PROTOCOL.slice(PROTOCOL.indexOf('**Conditions**'), PROTOCOL.indexOf('**Rolls of munera**'));
    const told = section.split('\n* ').filter((line) => line.startsWith(game));
    for (const condition of conditions) expect(told.join('\n'), condition).toContain(`\`${condition}\``);
  });
});
