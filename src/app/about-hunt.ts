import type { HuntState } from '../rulesets/damnatio/index.ts';
import { living } from '../rulesets/damnatio/index.ts';
import type { HuntSession } from '../session/index.ts';
import type { HuntAbout } from './storage/about.ts';

/** Names of the beasts of a hunt, without numbers of doubles. */
export function beastNames(session: HuntSession): string[] {
  return session.setup.beasts.map((id) => session.kit.ruleset.content.beasts[id]?.name.en ?? id);
}

export function savedMen(state: HuntState): number {
  return state.men.filter(living).length;
}

/** A hunt in short, for lists and beside Continue. */
export function aboutHunt(session: HuntSession): HuntAbout {
  const { state } = session.hunt;
  return {
    beasts: beastNames(session),
    round: state.round,
    outcome: session.hunt.outcome()?.by ?? null,
    saved: savedMen(state),
    party: state.men.length,
    seed: session.seed,
  };
}
