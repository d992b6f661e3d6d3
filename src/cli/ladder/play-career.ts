import type { Career, CareerBeginning, CareerCommand, CareerState, StrategyId, Ladder } from '../../career/index.ts';
import { STRATEGIES, careerOf, dayNumber } from '../../career/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { GameKit, Desk } from '../../session/index.ts';
import type { CareersTally } from './careers-tally.ts';
import { countCareer, emptyCareers } from './careers-tally.ts';
import { messagesIn } from '../../catalogue/index.ts';
import { GRADES } from '../../engine/mind/index.ts';
import { ReadError } from '../../engine/read/index.ts';
import { plainBots } from '../../session/index.ts';
import { FaultError } from '../fault.ts';
import type { Loaded } from '../game.ts';

/** How well the bouts of a school are fought: `own` as its men would by themselves, a grade, or a bot by its name. */
export type Quality = string;
export const OWN = 'own';

/** Who fights for the school in a career of this quality. */
export function fighterOf(quality: Quality): string | null {
  return quality === OWN ? null : quality;
}

/** A career that a strategy runs, and how well its bouts are fought. */
export interface CareerPlan {
  readonly beginning: CareerBeginning;
  readonly strategy: StrategyId;
  readonly quality: Quality;
}

export interface CareerPlayed {
  readonly state: CareerState;
  readonly commands: readonly CareerCommand[];
}

/** Nobody needs as many; a strategy that never ends a day would. */
const MOST_COMMANDS = 20_000;

/** What a strategy does in a career, command after command: it is to be asked at every state in turn. */
export function strategist(career: Career, { beginning, strategy }: Omit<CareerPlan, 'quality'>): (state: CareerState) => CareerCommand {
  const rng = seededRng(`${beginning.seed}/strategy`);
  const decide = STRATEGIES[strategy];
  return (state) => decide({ house: career.house, state, choices: career.commands(state), lot: (count) => rng.die(count) - 1 });
}

/** Plays a career from its first day to its last; its quality is that of `career`. The same plan comes to the same bytes. */
export function playCareer(career: Career, plan: CareerPlan): CareerPlayed {
  const decide = strategist(career, plan);
  const commands: CareerCommand[] = [];
  let { state } = career.begin(plan.beginning);
  while (!state.over && commands.length < MOST_COMMANDS) {
    const command = decide(state);
    ({ state } = career.play(state, command));
    commands.push(command);
  }
  return { state, commands };
}

/** Careers of one strategy and one quality, as a worker is given them. */
export interface CareersCell {
  readonly ladder: Ladder;
  readonly names: readonly string[];
  readonly seed: string;
  readonly strategy: StrategyId;
  readonly quality: Quality;
  readonly gentle: boolean;
}

/** Plays careers number `from` to `to`, the last not included, and counts them. */
export function playCareers(kit: GameKit, cell: CareersCell, from: number, to: number): CareersTally {
  const { ladder, names, strategy, quality, gentle, seed } = cell;
  const career = careerOf(kit, ladder, names, fighterOf(quality));
  const tally = emptyCareers();
  for (let index = from; index < to; index += 1) {
    const { state } = playCareer(career, { beginning: { seed: `${seed}/${index}`, gentle }, strategy, quality });
    countCareer(tally, ladder, state, dayNumber(ladder, state));
  }
  return tally;
}

export const GRADE_IDS: readonly string[] = GRADES.map(({ id }) => id);

/** How bouts may be fought: as the men would by themselves, in one grade, or by a bot of the game's. */
export function qualitiesOf(desk: Desk | undefined): readonly string[] {
  return [OWN, ...GRADE_IDS, ...(desk ? plainBots(desk) : [])];
}

export function namesIn({ catalogue }: Loaded): readonly string[] {
  return Object.values(messagesIn(catalogue)['gladiator-name'] ?? {});
}

/** Throws `FaultError` for a ladder that the cards at hand do not bear. */
export function careerWith({ kit }: Loaded, ladder: Ladder, names: readonly string[], quality: string): Career {
  try {
    return careerOf(kit, ladder, names, fighterOf(quality));
  } catch (error) {
    if (error instanceof ReadError) throw new FaultError(`the ladder ${ladder.id} cannot be climbed: ${error.message}`);
    throw error;
  }
}
