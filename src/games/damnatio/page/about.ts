import type { Hunt, HuntSetup, HuntState, Man } from '../rules/index.ts';
import { living } from '../rules/index.ts';
import type { GameKit, HuntReplay, HuntSession } from '../../../session/index.ts';
import type { HuntAbout } from '../../../app/storage/about.ts';

function beastNames(kit: GameKit, setup: HuntSetup): string[] {
  return setup.beasts.map((id) => kit.damnatio.content.beasts[id]?.name.en ?? id);
}

/** Who lives: on the sand, or carried out alive. */
export function survives({ outcome }: HuntState, man: Man): boolean {
  return living(man) || (outcome?.survivors.includes(man.id) ?? false);
}

export function savedMen(state: HuntState): number {
  return state.men.filter((man) => survives(state, man)).length;
}

function about(kit: GameKit, setup: HuntSetup, seed: string, hunt: Hunt): HuntAbout {
  const { state } = hunt;
  const outcome = hunt.outcome()?.by ?? null;
  return {
    ruleset: 'damnatio',
    beasts: beastNames(kit, setup),
    round: state.round,
    outcome,
    saved: savedMen(state),
    party: state.men.length,
    seed,
  };
}

/** A hunt in short, for lists and beside Continue. */
export function aboutHunt({ kit, setup, seed, bout }: HuntSession): HuntAbout {
  return about(kit, setup, seed, bout);
}

/** The same of a record that was played again. */
export function aboutReplay(kit: GameKit, { record, positions }: HuntReplay): HuntAbout {
  return about(kit, record.setup, record.seed, positions.at(-1)!);
}
