import { signal } from '@preact/signals';
import { RECOUNT_POLICIES } from '../../../../src/games/recount/bots/index.ts';
import type { RecountGame, RecountSession } from '../../../../src/games/recount/desk/index.ts';
import type { Placed, Position, RecountSetup } from '../../../../src/games/recount/rules/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import type { RecountDuel } from '../../../../src/games/recount/screens/board.ts';
import { recountDuel, recountNames } from '../../../../src/games/recount/screens/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { DEFAULT_SETTINGS, wordsOf, type Settings } from '../../../../src/hud/common/index.ts';
import { duelCommands, duelFight, type DuelModel } from '../../../../src/hud/duel/index.ts';
import { createFightModel, type Bot } from '../../../../src/hud/fight/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';

export interface Stand extends Partial<Omit<Placed, 'at'>> {
  readonly card: string;
  readonly side: string;
  readonly at: readonly [number, number];
}

/** A session that begins in a position; the first fighter acts. */
export function standing(
  fighters: readonly Stand[],
  turn: Partial<Position['turn']> = {},
  part: Partial<RecountSetup> = {},
): RecountSession {
  const position: Position = {
    round: 2,
    order: fighters.map((_, index) => index),
    turn: { fighter: 0, ap: 4, ...turn },
    fighters: fighters.map(({ card: _, side: _s, at, facing = 0, ...rest }) => ({ at: { q: at[0], r: at[1] }, facing, ...rest })),
  };
  const entrants = fighters.map(({ card, side }) => entrant({ card, side }));
  return beginSession(kit, recountSetup({ fighters: entrants, position, ...part }), 'seed') as unknown as RecountSession;
}

/** A heavy who has a light before him. */
export function faceToFace(turn: Partial<Position['turn']> = {}, ...more: readonly Stand[]): RecountSession {
  return standing([{ card: 'heavy', side: 'a', at: [0, 0] }, { card: 'light', side: 'b', at: [1, 0], facing: 3 }, ...more], turn);
}

const skilled: Bot<RecountGame> = (bout) => RECOUNT_POLICIES.skilled.policy(bout, seededRng('bot'));

export function words(session: RecountSession) {
  const { world, state } = session.view;
  return wordsOf(core.text['en']!, recountNames(world, state));
}

export async function opened(session: RecountSession, bots: readonly string[] = [], part: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, speed: 'instant', confirmCommit: false, reach: { recount: 'off' }, ...part });
  const readOnly = signal<string | null>(null);
  const model = createFightModel(
    {
      session,
      settings,
      readOnly,
      words: words(session),
      onSettings: (change) => (settings.value = { ...settings.value, ...change }),
      performer: { perform: () => Promise.resolve(), skip: () => undefined },
      botOf: (figure) => (bots.includes(figure) ? skilled : null),
    },
    duelFight(recountDuel),
  ) as unknown as DuelModel<RecountDuel>;
  const commands = duelCommands<RecountDuel>(recountDuel, model);
  await commands.carryOn();
  return { model, commands, session, settings, readOnly };
}
