import { seededRng } from '../../../src/engine/dice/index.ts';
import { wordsOf, type Words } from '../../../src/hud/common/words.ts';
import { huntSetup, type HuntSetup } from '../../../src/rulesets/damnatio/index.ts';
import { beginSession, scenarioSetup, type HuntSession } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';
import type { Scene } from '../../support/scenario.ts';

export function hunt(part: Partial<HuntSetup> = {}, seed = 'seed'): HuntSession {
  return beginSession(kit, huntSetup({ beasts: ['lion'], ...part }), seed);
}

export function wordsFor(session: HuntSession): Words {
  return wordsOf(core.text['en']!, session.view.world);
}

/** A hunt from a position; dice fall by the seed. */
export function huntFrom(scene: Omit<Scene, 'dice'>, seed = 'seed'): HuntSession {
  return beginSession(kit, scenarioSetup(kit, { name: 'scene', ruleset: 'damnatio', dice: [], ...scene }), seed);
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
