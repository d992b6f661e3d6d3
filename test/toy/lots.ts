import type { Decision, Ruleset } from '../../src/engine/bout/index.ts';
import { defineAnswers } from '../../src/engine/bout/index.ts';
import { wholeFrom } from '../../src/engine/read/index.ts';
import type { Desk } from '../../src/session/index.ts';

/** Lots: for each of some men one of two urns is chosen, and a die of a hundred says whether he lives; all chances are known. */
type Draw = { readonly type: 'draw'; readonly urn: number };
export interface LotsSetup {
  readonly ruleset: 'lots';
  /** For each man the chance in a hundred that he lives, for either urn. */
  readonly urns: readonly (readonly [number, number])[];
}
type Outcome = { readonly winner: string | null; readonly by: string; readonly rounds: number; readonly survivors: readonly string[] };
type State = { round: number; saved: string[]; outcome: Outcome | null };
export type LotsGame = {
  readonly content: { readonly hash: string };
  readonly setup: LotsSetup;
  readonly world: LotsSetup;
  readonly state: State;
  readonly action: Draw;
  readonly decision: Decision;
};

export const LOTS: Ruleset<LotsSetup, LotsSetup, State, Draw, Decision> = {
  id: 'lots',
  version: 1,
  answers: defineAnswers({ shapes: { draw: { urn: wholeFrom(0, 1) } }, optional: [], wanted: 'a draw' }),
  prepare: (setup) => setup,
  begin: () => ({ round: 1, saved: [], outcome: null }),
  decision: ({ state }) => (state.outcome ? null : { side: 'men', kind: 'draw', figures: [`man-${state.round}`] }),
  actions: ({ state }) => (state.outcome ? [] : [0, 1].map((urn) => ({ type: 'draw', urn }))),
  refusal: ({ state }, { urn }) => (!state.outcome && (urn === 0 || urn === 1) ? null : { rule: 'L-1', reason: 'no-urn' }),
  apply({ world, state, referee }, { urn }) {
    const man = `man-${state.round}`;
    const face = referee.roll(100, (value) => ({
      type: 'drawn',
      what: 'lot',
      figure: man,
      sides: 100,
      face: value,
      value: 'lot',
      rules: ['L-2'],
    }));
    if (face <= world.urns[state.round - 1]![urn]!) state.saved = [...state.saved, man];
    if (state.round === world.urns.length) {
      state.outcome = { winner: null, by: 'drawn', rounds: state.round, survivors: state.saved };
      return;
    }
    state.round += 1;
  },
  outcome: ({ outcome }) => outcome,
  clone: (state) => ({ ...state }),
  readState: (_, _setup, value) => value as State,
};

/** As much of a desk as those need who play bouts out. */
export const lotsDesk: Pick<Desk<LotsGame>, 'bots' | 'usualBot' | 'seats' | 'sides' | 'outlook'> = {
  bots: { first: { policy: () => ({ type: 'draw', urn: 0 }), about: 'takes the first urn' } },
  usualBot: 'first',
  seats: () => [],
  sides: () => ['men'],
  outlook: {
    resultOf: (_, { state }) => state.saved.length,
    measureOf: ({ urns }) => ({ of: 'saved', most: urns.length }),
    hopesOf: (_, { state }) => [state.saved.length],
    cameOutWell: ({ urns }, { state }) => state.saved.length === urns.length,
    livingIn: ({ state }) => state.saved,
  },
};
