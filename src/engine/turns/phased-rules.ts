import type { Action, Decision, Outcome, Play, Refusal, Ruleset, View } from '../bout/index.ts';
import type { BoutWorld, Entering, Named, StateOfGame, TurnState } from '../state/index.ts';
import type { Deed, DeedTable } from './deeds.ts';
import { defineDeeds } from './deeds.ts';
import type { Ways } from './odds.ts';
import { waysOf } from './odds.ts';
import type { PhasedState, Phases } from './phases.ts';

/** A state of phases, with everybody in it by name. */
type StateOfPhases = PhasedState & TurnState & { readonly fighters: readonly Named[]; readonly outcome: Outcome | null };

/** What a game of phases gives: its tables, how a bout begins, and how its sides pay. */
interface PhasedGame<Setup, World extends BoutWorld, State extends StateOfPhases> extends Pick<
  Ruleset<Setup, World, State, Action, Decision>,
  'id' | 'version' | 'prepare' | 'begin'
> {
  readonly state: StateOfGame<World, State>;
  readonly phases: Phases<Play<World, State>>;
  /** Each answers the phases that its `answers` names; one with a field `figure` is done by a figure that has not acted. */
  readonly deeds: readonly Deed<View<World, State>, Play<World, State>>[];
  /** Types of the deeds by which a side passes. */
  readonly passes: readonly string[];
  /** The field of the state with what each side can pay with; left out: no deed has a price. */
  readonly purse?: keyof State;
  /** The rules by which an answer is turned down before its deed is asked. */
  readonly refusals: Readonly<Record<keyof typeof REASONS, string>>;
}

/** Why it is turned down, as message keys under `refusal`. */
const REASONS = {
  over: 'bout-over',
  notNow: 'not-now',
  notHis: 'not-his',
  tooDear: 'too-few-points',
  unknown: 'no-such-answer',
} as const;

type Purse = Readonly<Record<string, number>>;

/** A ruleset out of declared state, phases and deeds, with the table of its deeds. What is secret to a side is hidden from its bots. */
export function rulesOfPhases<Setup extends Entering, World extends BoutWorld, State extends StateOfPhases, A extends Action>({
  deeds,
  passes,
  phases,
  state: declared,
  refusals: turnedDown,
  purse,
  ...game
}: PhasedGame<Setup, World, State>): Ruleset<Setup, World, State, A, Decision> & {
  readonly deeds: DeedTable<View<World, State>, Play<World, State>, A, Refusal>;
  /** Every way that the dice of an answer can fall, with those of reactions that nobody answers. */
  ways(this: void, view: View<World, State>, answer: A): Ways<State>;
} {
  const why = (what: keyof typeof REASONS): Refusal => ({ rule: turnedDown[what], reason: REASONS[what] });
  const refusals = { over: why('over'), notNow: why('notNow'), notHis: why('notHis'), tooDear: why('tooDear'), unknown: why('unknown') };
  const purseIn = (state: State): Purse => (purse ? (state[purse] as Purse) : {});
  const inPhases = deeds.map((deed): (typeof deeds)[number] => {
    const byFigure = Object.hasOwn(deed.fields, 'figure');
    const figureOf = (answer: Action): number => (answer as Action & { readonly figure: number }).figure;
    return {
      ...deed,
      refusal: (view, answer) =>
        byFigure && !phases.left(view.state).includes(figureOf(answer)) ? refusals.notHis : (deed.refusal?.(view, answer) ?? null),
      perform(play, answer) {
        if (passes.includes(deed.type)) phases.passed(play.state);
        else phases.answered(play.state, byFigure ? figureOf(answer) : undefined);
        deed.perform(play, answer);
      },
    };
  });
  const table = defineDeeds<View<World, State>, Play<World, State>, A, Refusal>(inPhases, {
    ...refusals,
    moment: ({ state }) => (state.outcome ? null : phases.open(state).name),
    points: ({ state }) => purseIn(state)[phases.open(state).side] ?? 0,
    figures: ({ state }) => state.fighters.length,
    pay({ state }, _, { cost }) {
      const { side } = phases.open(state);
      const held = purseIn(state);
      if (purse) Object.assign(state, { [purse]: { ...held, [side]: (held[side] ?? 0) - cost } });
    },
    carryOn: phases.settle,
    wanted: `an answer of ${game.id}`,
  });
  return {
    id: game.id,
    version: game.version,
    deeds: table,
    answers: table.answers,
    actions: table.actions,
    refusal: table.refusal,
    apply: table.apply,
    prepare: (setup) => game.prepare(setup),
    begin(world, setup, referee) {
      const state = game.begin(world, setup, referee);
      phases.settle({ world, state, referee });
      return state;
    },
    ways: (view, answer) =>
      waysOf(
        {
          perform(play: Play<World, State>, action: A) {
            table.perform(play, action);
            phases.unanswered(play);
          },
        },
        declared.copy,
        view,
        answer,
      ),
    outcome: ({ outcome }) => outcome,
    clone: declared.copy,
    hide: declared.hide,
    readState(world, setup, value) {
      const read = declared.read(world, setup, value);
      phases.hold(read);
      return read;
    },
    decision({ state }) {
      if (state.outcome) return null;
      const { side, name } = phases.open(state);
      return { side, kind: name, figures: phases.left(state).map((index) => state.fighters[index]!.id) };
    },
  };
}
