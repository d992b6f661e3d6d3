import type { Action, Decision, Outcome, Play, Refusal, Ruleset, View } from '../bout/index.ts';
import type { BoutWorld, Entering, Named, StateOfGame, TurnState } from '../state/index.ts';
import type { Deed, DeedTable, Price } from './deeds.ts';
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
  /** What the side that answers can pay with. */
  points(view: View<World, State>): number;
  pay(play: Play<World, State>, deed: string, price: Price): void;
  readonly refusals: Readonly<Record<'over' | 'notNow' | 'notHis' | 'tooDear' | 'unknown', Refusal>>;
}

/** A ruleset out of declared state, phases and deeds, with the table of its deeds. What is secret to a side is hidden from its bots. */
export function rulesOfPhases<Setup extends Entering, World extends BoutWorld, State extends StateOfPhases, A extends Action>({
  deeds,
  passes,
  phases,
  state: declared,
  refusals,
  ...game
}: PhasedGame<Setup, World, State>): Ruleset<Setup, World, State, A, Decision> & {
  readonly deeds: DeedTable<View<World, State>, Play<World, State>, A, Refusal>;
  /** Every way that the dice of an answer can fall, with those of reactions that nobody answers. */
  ways(this: void, view: View<World, State>, answer: A): Ways<State>;
} {
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
    points: (view) => game.points(view),
    figures: ({ state }) => state.fighters.length,
    pay: (play, deed, price) => game.pay(play, deed, price),
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
    readState: declared.read,
    decision({ state }) {
      if (state.outcome) return null;
      const { side, name } = phases.open(state);
      return { side, kind: name, figures: phases.left(state).map((index) => state.fighters[index]!.id) };
    },
  };
}
