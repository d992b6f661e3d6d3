import { figureIds, type Decision, type Play as PlayOf, type Refusal, type View } from '../../src/engine/bout/index.ts';
import { buildArena, cellAt } from '../../src/engine/hex/index.ts';
import { wholeFrom } from '../../src/engine/read/index.ts';
import * as is from '../../src/engine/state/index.ts';
import * as turns from '../../src/engine/turns/index.ts';
import { plainDesk } from '../../src/session/index.ts';

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
  phases: turns.phasesField('cover', 'strike', 'luck'),
  blow: is.orNone(is.fixedRecord({ by: is.figure, target: is.figure, face: is.whole(1, 6) })),
  outcome: is.undecided,
};
type State = is.ValuesOf<typeof FIELDS>;
type Play = PlayOf<is.BoutWorld, State>;
type Setup = is.Entering & { readonly ruleset: 'duo'; readonly luck: number };
const phases = turns.definePhases<Play>(
  {
    cover: { kind: 'once', next: ({ state }) => phases.begin(state, 'strike', SIDES[state.round % 2]!) },
    strike: { kind: 'figures', next: ({ state }) => newRound(state) },
    luck: { kind: 'reaction', next: land },
  },
  ({ fighters }, index) => fighters[index]!.up,
);

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
function land(play: Play): void {
  const { state: now, referee } = play;
  const { by, target, face } = now.blow!;
  const man = now.fighters[target]!;
  now.blow = null;
  if (face < (man.covered ? 6 : 3)) return;
  man.up = false;
  referee.tell?.({ type: 'felled', figure: man.id, by: now.fighters[by]!.id, dead: true, rules: ['U-5'] });
  turns.endIfDecided(play, ({ up }) => up, ['U-6']);
}

const deed = turns.deedsOf<View<is.BoutWorld, State>, Play, Refusal>();
const figure = turns.aFigure(4);
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
    return up && side !== phases.open(view.state).side ? null : { rule: 'U-3', reason: 'no-target' };
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
type Action = turns.ActionOfDeed<typeof cover | typeof strike | typeof again | typeof pass>;

export const duoRules = turns.rulesOfPhases<Setup, is.BoutWorld, State, Action>({
  id: 'duo',
  version: 1,
  state: is.defineState<is.BoutWorld, typeof FIELDS>(FIELDS, { rule: 'U-1' }),
  phases,
  deeds: [cover, strike, again, pass],
  passes: ['pass'],
  purse: 'luck',
  refusals: { over: 'U-6', notNow: 'U-1', notHis: 'U-2', tooDear: 'U-4', unknown: 'U-1' },
  prepare: () => ({ arena, ids }),
  begin(_, { luck, ...setup }, referee) {
    const men = setup.fighters.map((man, i) => ({ ...man, id: ids[i]!, up: true, covered: false }));
    const now: State = { round: 0, fighters: men, luck: { red: luck, blue: luck }, phases: [], blow: null, outcome: null };
    turns.tellStart({ state: now, referee }, (_man, i) => ({ cell: CELLS[i]!, hp: 1, stamina: 1 }), ['U-1']);
    return newRound(now);
  },
});

export const duoSetup: Setup = { ruleset: 'duo', luck: 1, fighters };
export type DuoGame = { content: { hash: string }; setup: Setup; world: is.BoutWorld; state: State; action: Action; decision: Decision };
export const sayDuo = (answer: Action): string => duoRules.deeds.write(answer, ids);
const figures = FIELDS.fighters.fields;
export const duoDesk = plainDesk<DuoGame>({ rules: duoRules, setup: duoSetup, asked: { luck: wholeFrom(0, 3) }, figures });
