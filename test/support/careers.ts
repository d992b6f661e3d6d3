import { careerOf, type Career, type CareerCommand, type CareerState, type Ladder } from '../../src/career/index.ts';
import { core, kit } from './core-content.ts';

export const ladder: Ladder = core.ladders['rudis']!;
export const NAMES = Object.values(core.text['en']!['gladiator-name']!);

/** The shipped ladder, with what differs. */
export function careerWith(part: Partial<Ladder> = {}): Career {
  return careerOf(kit, { ...ladder, ...part }, NAMES);
}

/** Plays a career by whatever `choose` says, at most so many commands. */
export function playedThrough(
  career: Career,
  begun: CareerState,
  choose: (state: CareerState) => CareerCommand,
  most = 1000,
): { readonly states: readonly CareerState[]; readonly log: readonly CareerCommand[] } {
  const states = [begun];
  const log: CareerCommand[] = [];
  for (let state = begun; !state.over && log.length < most;) {
    const command = choose(state);
    log.push(command);
    ({ state } = career.play(state, command));
    states.push(state);
  }
  return { states, log };
}
