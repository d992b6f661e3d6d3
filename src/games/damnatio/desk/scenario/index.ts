import type { FigureLine, ScenarioFile, Script, Facts } from '../../../../session/index.ts';
import type { HuntSetup, Position, Beast, Hunt, Man } from '../../rules/index.ts';
import { huntSetup, readHuntSetup, BEAST, foesOf, isBeast, MAN, posture } from '../../rules/index.ts';
import type { HuntGame } from '../game.ts';
import { parsePlay } from './play-line.ts';
import { factsOf } from '../../../../engine/state/index.ts';

const total = (list: Beast['nextControl']): number => list.reduce((sum, { value }) => sum + value, 0);

/** What `finally:` may ask of a figure, as plain values. */
function factsOfFigure({ world: { arena }, state }: Hunt, figure: Beast | Man): Record<string, unknown> {
  const named = { arena, ids: foesOf(state).map(({ id }) => id) };
  if (isBeast(figure)) {
    const { nextControl, nextToHit } = figure;
    return { ...factsOf(BEAST.fields, named, figure), nextControl: total(nextControl), nextToHit: total(nextToHit) };
  }
  const weapon = state.weapons[figure.weapon]?.card ?? null;
  return { ...factsOf(MAN.fields, named, figure), posture: figure.hp > 0 ? posture(figure) : 'fallen', weapon };
}

/** Facts of every figure and of the hunt itself. */
function huntFacts(hunt: Hunt): Facts {
  const { beasts, men, round, control, phase, tieNumber, outcome } = hunt.state;
  const figures = [...beasts, ...men].map((figure) => [figure.id, factsOfFigure(hunt, figure)] as const);
  const bout = { round, control, phase, tieNumber, winner: outcome?.winner ?? null, by: outcome?.by ?? null };
  return { ...Object.fromEntries(figures), bout };
}

/** A scenario of a hunt. */
export interface HuntScenario extends ScenarioFile {
  readonly ruleset: 'damnatio';
  readonly lex?: HuntSetup['lex'];
  readonly elite?: HuntSetup['elite'];
  readonly start?: Position['start'];
  readonly tie?: number;
  /** False: a tie number is drawn at the end of a round, as in play. */
  readonly tieFixed?: boolean;
  readonly control?: 'beast' | 'men';
  readonly beasts: readonly FigureLine[];
  readonly men?: readonly FigureLine[];
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
}

function placed({ card, at, ...rest }: FigureLine) {
  void card;
  return { ...rest, at: { q: at?.[0] ?? 0, r: at?.[1] ?? 0 } };
}

/** The hunt that a scenario begins with. Throws `ReadError` naming a field that is wrong. */
function huntOf(file: HuntScenario): HuntSetup {
  const { beasts, men = [] } = file;
  const position = {
    start: file.start ?? 'control',
    round: file.round ?? 2,
    tieNumber: file.tie ?? 1,
    tieFixed: file.tieFixed ?? true,
    control: file.control ?? 'men',
    beasts: beasts.map((beast) => ({ facing: 0, ...placed(beast) })),
    men: men.map(placed),
  } as Position;
  const setup = huntSetup({
    beasts: beasts.map(({ card }) => card),
    men: men.map(({ card }) => card),
    draw: 0,
    lex: file.lex ?? {},
    elite: file.elite ?? 0,
    arena: file.arena ?? 'harena',
    position: file.setUp ? null : position,
  });
  return readHuntSetup(setup);
}

/** Scenarios of hunts. */
export const script: Script<HuntGame, HuntScenario> = {
  keys: ['lex', 'elite', 'start', 'tie', 'tieFixed', 'control', 'beasts', 'men', 'setUp'],
  setup: huntOf,
  answer: parsePlay,
  facts: huntFacts,
};
