import type { FigureLine, ScenarioFile, Script } from '../../../../session/index.ts';
import type { HuntSetup, Position } from '../../rules/index.ts';
import { huntSetup, readHuntSetup } from '../../rules/index.ts';
import type { HuntGame } from '../game.ts';
import { huntFacts } from './facts.ts';
import { parsePlay } from './play-line.ts';

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
