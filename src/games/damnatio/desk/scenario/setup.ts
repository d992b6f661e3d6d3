import type { HuntSetup, Position } from '../../rules/index.ts';
import { huntSetup, readHuntSetup } from '../../rules/index.ts';
import type { FigureLine } from '../../../../session/index.ts';
import type { HuntScenario } from './file.ts';

function placed({ card, at, ...rest }: FigureLine) {
  void card;
  return { ...rest, at: { q: at?.[0] ?? 0, r: at?.[1] ?? 0 } };
}

/** The hunt that a scenario begins with. Throws `ReadError` naming a field that is wrong. */
export function huntOf(file: HuntScenario): HuntSetup {
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
