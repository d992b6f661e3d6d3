import type { Career, CareerBeginning, CareerCommand, CareerState, StrategyId } from '../../career/index.ts';
import { STRATEGIES } from '../../career/index.ts';
import { seededRng } from '../../engine/dice/index.ts';

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
