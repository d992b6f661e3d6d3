import { huntNames } from '../../../../src/games/damnatio/screens/names.ts';
import type { HuntGame } from '../../../../src/games/damnatio/desk/index.ts';
import { signal } from '@preact/signals';
import { huntFight } from '../../../../src/games/damnatio/screens/fight/hunt-fight.ts';
import { createCommands } from '../../../../src/games/damnatio/screens/fight/model/commands/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/hud/common/settings.ts';
import { createFightModel } from '../../../../src/hud/fight/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { wordsOf, type Words } from '../../../../src/hud/common/words.ts';
import { huntSetup, type HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { beginSession, scenarioSetup } from '../../../../src/session/index.ts';
import { type HuntSession } from '../../../../src/games/damnatio/desk/index.ts';
import { core, kit } from '../../../support/core-content.ts';
import type { Scene } from '../../../support/scenario.ts';

export function hunt(part: Partial<HuntSetup> = {}, seed = 'seed'): HuntSession {
  return beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'], ...part }), seed);
}

export function wordsFor(session: HuntSession): Words {
  return wordsOf(core.text['en']!, huntNames(session.view.world));
}

/** A hunt from a position; dice fall by the seed. */
export function huntFrom(scene: Omit<Scene, 'dice'>, seed = 'seed'): HuntSession {
  return beginSession<HuntGame>(kit, scenarioSetup<HuntGame>(kit, { name: 'scene', ruleset: 'damnatio', dice: [], ...scene }), seed);
}

/** Plays a hunt with any legal answers; calls back after each, and before the first. */
export function playOut(session: HuntSession, seed: string, each: () => void = () => undefined): void {
  const dice = seededRng(seed);
  each();
  for (let i = 0; i < 1500 && session.decision(); i += 1) {
    const actions = session.bout.actions();
    session.play(actions[dice.die(actions.length) - 1]!);
    each();
  }
}

/** Answers until a decision of a kind comes up. */
export function until(session: HuntSession, kind: string): HuntSession {
  const dice = seededRng(kind);
  for (let i = 0; i < 600 && session.decision() && session.decision()!.kind !== kind; i += 1) {
    const actions = session.bout.actions();
    session.play(actions[dice.die(actions.length) - 1]!);
  }
  if (session.decision()?.kind !== kind) throw new Error(`no ${kind} came up`);
  return session;
}

/** The screen's model and commands over a hunt; what is performed is noted, nothing is drawn. */
export async function arena(session: HuntSession, part: Partial<Settings> = {}, locked: string | null = null) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, confirmCommit: false, ...part });
  const performed: string[] = [];
  const model = createFightModel(
    {
      session,
      settings,
      words: wordsFor(session),
      readOnly: signal(locked),
      onSettings: (change) => (settings.value = { ...settings.value, ...change }),
      performer: { perform: async (events) => void performed.push(...events.map(({ type }) => type)), skip: () => undefined },
    },
    huntFight,
  );
  const commands = createCommands(model);
  if (model.presenter.behind > 0 && session.plan.length === 0) await commands.carryOn();
  return { model, commands, performed, settings };
}
