import type { Hunt, HuntSetup, HuntState, Man } from '../rulesets/damnatio/index.ts';
import { living } from '../rulesets/damnatio/index.ts';
import type { HuntKit, HuntSession, Replay } from '../session/index.ts';
import type { HuntAbout } from './storage/about.ts';

function beastNames(kit: HuntKit, setup: HuntSetup): string[] {
  return setup.beasts.map((id) => kit.ruleset.content.beasts[id]?.name.en ?? id);
}

/** Who lives: on the sand, or carried out alive. */
export function survives({ outcome }: HuntState, man: Man): boolean {
  return living(man) || (outcome?.survivors.includes(man.id) ?? false);
}

export function savedMen(state: HuntState): number {
  return state.men.filter((man) => survives(state, man)).length;
}

function about(kit: HuntKit, setup: HuntSetup, seed: string, hunt: Hunt): HuntAbout {
  const { state } = hunt;
  const outcome = hunt.outcome()?.by ?? null;
  return { beasts: beastNames(kit, setup), round: state.round, outcome, saved: savedMen(state), party: state.men.length, seed };
}

/** A hunt in short, for lists and beside Continue. */
export function aboutHunt({ kit, setup, seed, hunt }: HuntSession): HuntAbout {
  return about(kit, setup, seed, hunt);
}

/** The same of a record that was played again. */
export function aboutReplay(kit: HuntKit, { record, positions }: Replay): HuntAbout {
  return about(kit, record.setup, record.seed, positions.at(-1)!);
}
