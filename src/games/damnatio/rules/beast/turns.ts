import type { OthersTask } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { livingBeasts } from '../state/questions.ts';

/** The turns of several beasts, and what the men may do after the last of them (D-403, D-410). */
export function beginBeasts({ state }: Play, round: OthersTask['round'], left: readonly number[] = livingBeasts(state)): void {
  state.agenda.push({ do: 'others', targets: [], round, eligible: null }, { do: 'next-beasts', left: [...left], round });
}

/** After the attacks of the men every beast that was hit answers, in the same order (D-407). */
export function beginAnswers({ state }: Play): void {
  state.agenda.push({ do: 'next-beasts', left: livingBeasts(state), round: 'answers' });
}
