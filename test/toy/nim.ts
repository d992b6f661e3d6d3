import type { Bout, Decision, Ruleset } from '../../src/engine/bout/index.ts';
import { defineAnswers } from '../../src/engine/bout/index.ts';
import { along, buildArena, cellAt, type Arena } from '../../src/engine/hex/index.ts';
import { exactly, object, oneOf, wholeFrom } from '../../src/engine/read/index.ts';
import { outcomes, winningSide, type Desk } from '../../src/session/index.ts';

/** Nim on hexes: red and blue push one stone 1 to 3 hexes along a row of nine; whoever brings it to the end wins. */
type Push = { readonly type: 'push'; readonly hexes: number };
type Outcome = { readonly winner: string; readonly by: string; readonly rounds: number; readonly survivors: readonly string[] };
type State = { round: number; at: number; next: string; outcome: Outcome | null };
export type NimGame = {
  readonly content: { readonly hash: string };
  readonly setup: { readonly ruleset: 'nim'; readonly most: number };
  readonly world: { readonly arena: Arena; readonly most: number };
  readonly state: State;
  readonly action: Push;
  readonly decision: Decision;
};
export type Nim = Bout<NimGame['world'], State, Push, Decision>;

const END = 8;
const arena = buildArena({ id: 'row', radius: 4, blocked: [], marks: {} });
export const cellOf = (at: number): number => cellAt(arena, at - END / 2, 0);
const other = (side: string): string => (side === 'red' ? 'blue' : 'red');
const may = (most: number, { at }: State, hexes: number): boolean => [1, 2, 3].includes(hexes) && hexes <= Math.min(most, END - at);

const state = exactly<State>({ round: wholeFrom(1, END), at: wholeFrom(0, END - 1), next: oneOf('red', 'blue'), outcome: oneOf(null) });

const rules: Ruleset<NimGame['setup'], NimGame['world'], State, Push, Decision> = {
  id: 'nim',
  version: 1,
  answers: defineAnswers({ shapes: { push: { hexes: wholeFrom(1, 3) } }, optional: [], wanted: 'a push' }),
  prepare: ({ most }) => ({ arena, most }),
  begin(_, _setup, referee) {
    const stone = { figure: 'stone', card: 'stone', side: 'red', cell: cellOf(0), facing: 0, hp: 1, stamina: 1 };
    referee.tell?.({ type: 'bout-started', figures: [stone], rules: ['N-1'] });
    const side = (face: number): string => (face === 1 ? 'red' : 'blue');
    const lot = { type: 'drawn', what: 'lot', figure: null, sides: 2, rules: ['N-2'] } as const;
    return { round: 1, at: 0, next: side(referee.roll(2, (face) => ({ ...lot, face, value: side(face) }))), outcome: null };
  },
  decision: ({ state }) => (state.outcome ? null : { side: state.next, kind: 'push', figures: ['stone'] }),
  actions: ({ world, state }) => [1, 2, 3].filter((hexes) => may(world.most, state, hexes)).map((hexes) => ({ type: 'push', hexes })),
  refusal: ({ world, state }, { hexes }) => (may(world.most, state, hexes) ? null : { rule: 'N-3', reason: 'too-far' }),
  apply({ world, state, referee }, { hexes }) {
    const [from, { next: winner, round: rounds }] = [cellOf(state.at), state];
    const path = Array.from({ length: hexes }, (_, step) => along(world.arena, from, 0, step + 1));
    referee.tell?.({ type: 'moved', figure: 'stone', from, path, gait: 'walk', rules: ['N-3'] });
    Object.assign(state, { at: state.at + hexes, next: other(winner), round: rounds + 1 });
    if (state.at < END) return;
    state.outcome = { winner, by: 'last-standing', rounds, survivors: ['stone'] };
    referee.tell?.({ type: 'bout-ended', outcome: state.outcome, rules: ['N-4'] });
  },
  outcome: ({ outcome }) => outcome,
  clone: (state) => ({ ...state }),
  readState: (_, _setup, value) => (state(value, 'state'), value as State),
};

const setup = exactly<NimGame['setup']>({ ruleset: oneOf('nim'), most: wholeFrom(1, 3) });

export const nimDesk: Desk<NimGame> = {
  id: 'nim',
  ownContent: { hash: '00000000000000aa' },
  rules: () => rules,
  setups: { read: (value) => (setup(object(value, 'setup'), ''), value as NimGame['setup']) },
  script: {
    keys: [],
    setup: () => ({ ruleset: 'nim', most: 3 }),
    answer: (_, line) => ({ type: 'push', hexes: Number(line) }),
    facts: ({ state }) => ({ stone: { at: state.at } }),
  },
  bots: {
    quick: {
      policy(bout, _rng, notes) {
        notes?.goes('pushes as far as it can');
        return bout.actions().at(-1)!;
      },
      about: 'pushes as far as it can',
    },
  },
  usualBot: 'quick',
  seats: () => [{ figure: 'stone', side: 'red' }],
  sides: () => ['red', 'blue'],
  tallying: outcomes(),
  outlook: winningSide(() => ['red', 'blue']),
  account: ({ bout }) => ({ who: 'Nim', whoInLine: 'nim', result: `${bout.outcome()?.winner ?? 'nobody'} won` }),
};
