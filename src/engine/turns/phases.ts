import { fail } from '../read/index.ts';
import { choice, count, figure, fixedRecord, list, word } from '../state/index.ts';

/**
 * The phases of a round as a table: who answers when, and when a phase is over. A phase may begin on top of another, as when a
 * side reacts to a die; the one below goes on afterwards.
 */

/**
 * How a phase passes from side to side.
 * `once`: each side answers once; what it chose is told when all have.
 * `figures`: a side acts with all its figures, or passes, before the next side does.
 * `reaction`: sides answer in turn, each as often as it likes, until all have passed one after another.
 * `turn`: one side answers as often as it likes, until it passes.
 */
export type PhaseKind = 'once' | 'figures' | 'reaction' | 'turn';

/** A phase that has begun; it is replaced, never changed. */
export interface Phase<Name extends string = string> {
  readonly name: Name;
  /** The side that answers. */
  readonly side: string;
  /** Indices of figures that have acted. */
  readonly acted: readonly number[];
  /** Sides that are done with it; in a reaction those that passed one after another. */
  readonly through: number;
}

/** As much of a state as phases need: the last of them is open. */
export interface PhasedState {
  phases: readonly Phase[];
  readonly fighters: readonly { readonly side: string }[];
  readonly outcome: unknown;
}

/** The field of a state that holds its phases. */
export const phasesField = <const Name extends string>(...names: readonly Name[]) =>
  list(names.length, fixedRecord({ name: choice(...names), side: word, acted: list(24, figure), through: count }));

export interface PhaseRow<Play extends { readonly state: PhasedState }> {
  readonly kind: PhaseKind;
  /** Who may answer in it, of those who can act at all; left out: everybody. */
  may?(this: void, state: Play['state'], index: number): boolean;
  /** What comes when it is over. Where no phase lies below and the bout is not decided, it begins one. */
  next(this: void, play: Play): void;
}

/** What follows from a table of phases; a side with nobody who may answer passes by itself. */
export interface Phases<Play extends { readonly state: PhasedState }> {
  /** Begins a phase with a side, on top of what is open. */
  begin(this: void, state: Play['state'], name: NameIn<Play>, side: string): void;
  /** The phase that is open. Throws where none is. */
  open(this: void, state: Play['state']): Phase<NameIn<Play>>;
  /** Figures of the side that may still act. */
  left(this: void, state: Play['state']): number[];
  /** The side answers, in a phase of figures with one of them. Called before what the answer does, which may begin a phase on top. */
  answered(this: void, state: Play['state'], index: number | undefined): void;
  /** The side passes: it is done with a phase of figures, with a turn, and with a reaction unless another side answers. */
  passed(this: void, state: Play['state']): void;
  /** Closes the reactions that are open as if nobody answered, with all that comes of it: for odds. */
  unanswered(this: void, play: Play): void;
  /** After every answer: closes what is over and lets `next` begin what comes. */
  settle(this: void, play: Play): void;
  /** Turns down phases that no answers lead to: for `whole` of a state. */
  hold(this: void, state: Play['state']): void;
}

type NameIn<Play extends { readonly state: PhasedState }> = Play['state']['phases'][number]['name'];

const sidesOf = ({ fighters }: PhasedState): string[] => [...new Set(fighters.map(({ side }) => side))];

function open(state: PhasedState): Phase {
  const phase = state.phases.at(-1);
  if (!phase) throw new Error('no phase is open');
  return phase;
}

function replace(state: PhasedState, change: Partial<Phase>): void {
  state.phases = [...state.phases.slice(0, -1), { ...open(state), ...change }];
}

/** Every side is done with it. */
function done(state: PhasedState): void {
  replace(state, { through: sidesOf(state).length });
}

/** The next side is to answer, and so many are done. */
function onward(state: PhasedState, through: number): void {
  const sides = sidesOf(state);
  replace(state, { through, side: sides[(sides.indexOf(open(state).side) + 1) % sides.length]! });
}

/** Phases by name; `canAct` says whether a figure can act at all, and `may` of a row who in that phase. */
export function definePhases<Play extends { readonly state: PhasedState }>(
  table: Readonly<Record<NameIn<Play>, PhaseRow<Play>>>,
  canAct: (state: Play['state'], index: number) => boolean,
): Phases<Play> {
  const rowOf = ({ name }: Phase): PhaseRow<Play> => table[name as NameIn<Play>];
  const left = (state: Play['state']): number[] => {
    const phase = open(state);
    const { may } = rowOf(phase);
    const isHis = (index: number): boolean => state.fighters[index]!.side === phase.side && !phase.acted.includes(index);
    const indices = state.fighters.map((_, index) => index);
    return indices.filter((index) => isHis(index) && canAct(state, index) && (!may || may(state, index)));
  };
  /** The side has nothing more to say. */
  const pass = (state: Play['state']): void => {
    const phase = open(state);
    if (rowOf(phase).kind === 'turn') done(state);
    else onward(state, phase.through + 1);
  };
  const close = (play: Play): void => {
    const phase = open(play.state);
    play.state.phases = play.state.phases.slice(0, -1);
    rowOf(phase).next(play);
  };
  return {
    open: open as Phases<Play>['open'],
    left,
    begin(state, name, side) {
      state.phases = [...state.phases, { name, side, acted: [], through: 0 }];
    },
    answered(state, index) {
      const { acted, through } = open(state);
      const { kind } = rowOf(open(state));
      if (kind === 'figures' && index === undefined) throw new Error('an answer in a phase of figures says which figure acts');
      if (kind === 'figures') replace(state, { acted: [...acted, index!] });
      else if (kind !== 'turn') onward(state, kind === 'once' ? through + 1 : 0);
    },
    passed: pass,
    unanswered(play) {
      while (play.state.outcome === null && rowOf(open(play.state)).kind === 'reaction') close(play);
    },
    settle(play) {
      const { state } = play;
      while (state.outcome === null) {
        if (open(state).through >= sidesOf(state).length) close(play);
        else if (left(state).length === 0) pass(state);
        else return;
      }
    },
    hold(state) {
      if (state.phases.length === 0) fail('phases', 'a phase that is open');
      const sides = sidesOf(state);
      state.phases.forEach((phase, index) => {
        const field = `phases[${index}]`;
        if (!sides.includes(phase.side)) fail(`${field}.side`, 'a side that fights');
        if (phase.through >= sides.length) fail(`${field}.through`, 'fewer than there are sides');
        if (rowOf(phase).kind !== 'figures' && phase.acted.length > 0) fail(`${field}.acted`, 'empty: it is no phase of figures');
        if (new Set(phase.acted).size < phase.acted.length) fail(`${field}.acted`, 'each figure once');
      });
      if (left(state).length === 0) fail(`phases[${state.phases.length - 1}].side`, 'a side of which somebody can act');
    },
  };
}
