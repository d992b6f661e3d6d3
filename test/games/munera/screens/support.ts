import { muneraNames } from '../../../../src/games/munera/screens/names.ts';
import { signal } from '@preact/signals';
import { MUNERA_POLICIES } from '../../../../src/games/munera/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { MuneraDuel, MuneraModel } from '../../../../src/games/munera/screens/board.ts';
import { muneraDuel } from '../../../../src/games/munera/screens/index.ts';
import { duelCommands, duelFight } from '../../../../src/hud/duel/index.ts';
import { createFightModel, type Bot } from '../../../../src/hud/fight/index.ts';
import { wordsOf, DEFAULT_SETTINGS, type Settings } from '../../../../src/hud/common/index.ts';
import { muneraSetup, entrant, type MuneraSetup, type Placed, type Position } from '../../../../src/games/munera/rules/index.ts';
import { beginSession } from '../../../../src/session/index.ts';
import { type MuneraGame, type MuneraSession } from '../../../../src/games/munera/desk/index.ts';
import { core, kit } from '../../../support/core-content.ts';

export interface Stand extends Partial<Omit<Placed, 'at'>> {
  readonly card: string;
  readonly side: string;
  readonly at: readonly [number, number];
}

/** A session that begins in a position; the first fighter acts. */
export function standing(fighters: readonly Stand[], turn: Partial<Position['turn']> = {}, part: Partial<MuneraSetup> = {}): MuneraSession {
  const position: Position = {
    round: 2,
    order: fighters.map((_, index) => index),
    turn: { fighter: 0, ap: 6, ...turn },
    fighters: fighters.map(({ card: _, side: _s, at, facing = 0, ...rest }) => ({ at: { q: at[0], r: at[1] }, facing, ...rest })),
    sparedToday: 0,
  };
  return beginSession(kit, muneraSetup({ fighters: fighters.map(({ card, side }) => entrant({ card, side })), position, ...part }), 'seed');
}

/** A murmillo who has a thraex before him. */
export function faceToFace(turn: Partial<Position['turn']> = {}, ...more: readonly Stand[]): MuneraSession {
  return standing([{ card: 'murmillo', side: 'a', at: [0, 0] }, { card: 'thraex', side: 'b', at: [1, 0], facing: 3 }, ...more], turn);
}

export const greedy: Bot<MuneraGame> = (bout) => MUNERA_POLICIES.greedy.policy(bout, seededRng('bot'));

export function table(session: MuneraSession, bots: readonly string[] = [], part: Partial<Settings> = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, speed: 'instant', confirmCommit: false, reach: { munera: 'off' }, ...part });
  const readOnly = signal<string | null>(null);
  const judging = signal(false);
  const model = createFightModel(
    {
      session,
      settings,
      readOnly,
      judging,
      words: wordsOf(core.text['en']!, muneraNames(session.view.world)),
      onSettings: (change) => (settings.value = { ...settings.value, ...change }),
      performer: { perform: () => Promise.resolve(), skip: () => undefined },
      botOf: (figure) => (bots.includes(figure) ? greedy : null),
    },
    duelFight(muneraDuel),
  ) as unknown as MuneraModel;
  return { model, commands: duelCommands<MuneraDuel>(muneraDuel, model), session, settings, readOnly, judging };
}

export async function opened(session: MuneraSession, bots: readonly string[] = [], part: Partial<Settings> = {}) {
  const made = table(session, bots, part);
  await made.commands.carryOn();
  return made;
}

/** Where an answer stands among those of the number keys. */
export function placeOf(model: MuneraModel, name: string): number {
  return model.choices.value.shown.findIndex((option) => option.name === name);
}
