import { figureIds, type Decision, type Play as PlayOf, type Refusal, type View } from '../../src/engine/bout/index.ts';
import { buildArena, cellAt } from '../../src/engine/hex/index.ts';
import { exactly, fail, object, oneOf, wholeFrom, type Check } from '../../src/engine/read/index.ts';
import * as is from '../../src/engine/state/index.ts';
import { aFigure, deedsOf, definePhases, phasesField, rulesOfPhases, type ActionOfDeed } from '../../src/engine/turns/index.ts';
import { outcomes, seatsOf, sidesOf, winningSide, type Desk } from '../../src/session/index.ts';

/** Duo, two against two. Each side chooses in secret who takes cover, and strikes with all its men; luck throws a die again. */
const SIDES = ['red', 'blue'] as const;
const fighters = ['red', 'red', 'blue', 'blue'].map((side) => ({ card: side, side }));
const ids = figureIds(fighters.map(({ card }) => card));
const arena = buildArena({ id: 'pit', radius: 2, blocked: [], marks: {} });
export const CELLS = [cellAt(arena, -1, 0), cellAt(arena, -1, 1), cellAt(arena, 1, -1), cellAt(arena, 1, 0)];
const FIELDS = {
  round: is.whole(1, 10_000),
  fighters: is.roster({ up: is.flag, covered: is.secret(false, is.flag) }),
  luck: is.fixedRecord({ red: is.whole(0, 3), blue: is.whole(0, 3) }),
  phases: phasesField('cover', 'strike', 'luck'),
  blow: is.orNone(is.fixedRecord({ by: is.figure, target: is.figure, face: is.whole(1, 6) })),
  outcome: is.undecided,
};
type State = is.ValuesOf<typeof FIELDS>;
type Play = PlayOf<is.BoutWorld, State>;
type Setup = is.Entering & { readonly ruleset: 'duo'; readonly luck: number };
const phases = definePhases<Play>(
  {
    cover: { kind: 'once', next: ({ state }) => phases.begin(state, 'strike', SIDES[state.round % 2]!) },
    strike: { kind: 'figures', next: ({ state }) => newRound(state) },
    luck: { kind: 'reaction', next: land },
  },
  ({ fighters }, index) => fighters[index]!.up,
);
const state = is.defineState<is.BoutWorld, typeof FIELDS>(FIELDS, { rule: 'U-1', whole: (view) => phases.hold(view.state as State) });
const answering = (now: State) => phases.open(now).side as (typeof SIDES)[number];

function newRound(now: State): State {
  now.round += 1;
  for (const man of now.fighters) man.covered = false;
  phases.begin(now, 'cover', SIDES[now.round % 2]!);
  return now;
}

function throwDie({ state: now, referee }: Play, by: number, target: number, rules: readonly string[]): void {
  const die = { type: 'drawn', what: 'lot', figure: now.fighters[by]!.id, sides: 6, rules } as const;
  now.blow = { by, target, face: referee.roll(6, (face) => ({ ...die, face, value: `${face}` })) };
}

/** The die lies: 3 or more fells, and 6 who has taken cover. */
function land({ state: now, referee }: Play): void {
  const { by, target, face } = now.blow!;
  const [striker, man] = [now.fighters[by]!, now.fighters[target]!];
  now.blow = null;
  if (face < (man.covered ? 6 : 3)) return;
  man.up = false;
  referee.tell?.({ type: 'felled', figure: man.id, by: striker.id, dead: true, rules: ['U-5'] });
  const up = now.fighters.filter((each) => each.up);
  if (up.some(({ side }) => side === man.side)) return;
  now.outcome = { winner: striker.side, by: 'last-standing', rounds: now.round, survivors: up.map(({ id }) => id) };
  referee.tell?.({ type: 'bout-ended', outcome: now.outcome, rules: ['U-6'] });
}

const refuse = (rule: string, reason: string): Refusal => ({ rule, reason });
const deed = deedsOf<View<is.BoutWorld, State>, Play, Refusal>();
const figure = aFigure(4);
const cover = deed({
  type: 'cover',
  answers: 'cover',
  fields: { figure },
  dice: false,
  line: '{figure} takes cover',
  perform: (play, answer) => void (play.state.fighters[answer.figure]!.covered = true),
});
const strike = deed({
  type: 'strike',
  answers: 'strike',
  fields: { figure, target: figure },
  dice: true,
  line: '{figure} strikes {target}',
  refusal(view, { target }) {
    const { up, side } = view.state.fighters[target]!;
    return up && side !== answering(view.state) ? null : refuse('U-3', 'no-target');
  },
  perform(play, answer) {
    throwDie(play, answer.figure, answer.target, ['U-3']);
    phases.begin(play.state, 'luck', play.state.fighters[answer.target]!.side);
  },
});
const again = deed({
  type: 'again',
  answers: 'luck',
  price: [1, 'U-4'],
  dice: true,
  line: 'throws again',
  perform: (play) => throwDie(play, play.state.blow!.by, play.state.blow!.target, ['U-4']),
});
const pass = deed({ type: 'pass', answers: 'luck', dice: false, line: 'lets it lie', perform: () => undefined });
type Action = ActionOfDeed<typeof cover | typeof strike | typeof again | typeof pass>;

export const duoRules = rulesOfPhases<Setup, is.BoutWorld, State, Action>({
  id: 'duo',
  version: 1,
  state,
  phases,
  deeds: [cover, strike, again, pass],
  passes: ['pass'],
  prepare: () => ({ arena, ids }),
  begin(_, setup, { tell }) {
    const men = setup.fighters.map((man, i) => ({ ...man, id: ids[i]!, up: true, covered: false }));
    const figures = men.map((man, i) => ({ ...man, figure: man.id, cell: CELLS[i]!, facing: 0, hp: 1, stamina: 1 }));
    tell?.({ type: 'bout-started', figures, rules: ['U-1'] });
    return newRound({ round: 0, fighters: men, luck: { red: setup.luck, blue: setup.luck }, phases: [], blow: null, outcome: null });
  },
  points: ({ state: now }) => now.luck[answering(now)],
  pay: ({ state: now }) => void (now.luck = { ...now.luck, [answering(now)]: now.luck[answering(now)] - 1 }),
  refusals: {
    over: refuse('U-6', 'over'),
    notNow: refuse('U-1', 'not-now'),
    notHis: refuse('U-2', 'not-his'),
    tooDear: refuse('U-4', 'no-luck'),
    unknown: refuse('U-1', 'unknown'),
  },
});

export const duoSetup: Setup = { ruleset: 'duo', luck: 1, fighters };
const two: Check = (value, path) => void (JSON.stringify(value) === JSON.stringify(fighters) || fail(path, 'two men a side'));
const read = exactly<Setup>({ ruleset: oneOf('duo'), luck: wholeFrom(0, 3), fighters: two });
export type DuoGame = { content: { hash: string }; setup: Setup; world: is.BoutWorld; state: State; action: Action; decision: Decision };
export const sayDuo = (answer: Action): string => duoRules.deeds.write(answer, ids);
export const duoDesk: Desk<DuoGame> = {
  id: 'duo',
  ownContent: { hash: '00000000000000bb' },
  rules: () => duoRules,
  seats: seatsOf,
  sides: sidesOf,
  usualBot: 'any',
  setups: { read: (value) => (read(object(value, 'setup'), ''), value as Setup) },
  script: {
    keys: [],
    setup: () => duoSetup,
    answer: (_, line) => duoRules.deeds.read(line, ids),
    facts: (bout) => Object.fromEntries(bout.state.fighters.map(({ id, up }) => [id, { up }])),
  },
  bots: {
    any: { policy: (bout, rng, notes) => (notes?.goes('by lot'), bout.actions()[rng.die(bout.actions().length) - 1]!), about: 'by lot' },
  },
  tallying: outcomes(),
  outlook: winningSide(sidesOf),
  account: ({ bout }) => ({ who: 'Duo', whoInLine: 'duo', result: `${bout.outcome()?.winner ?? 'nobody'} won` }),
};
