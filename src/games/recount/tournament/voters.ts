import type { Frozen } from '../../../engine/season/index.ts';
import { ownerOf } from '../../../engine/season/index.ts';
import type { Voter } from '../rules/index.ts';
import type { Lanista, TournamentState } from './state.ts';

type Lanistae = Pick<TournamentState, 'lanistae'>;

/** What a lanista whom nobody plays adds to his die: kind to the men of the poor, harsh to those of who alone is richest. */
export function biasOf({ lanistae }: Lanistae, voter: Frozen<Lanista>, owner: Frozen<Lanista>): number {
  if (lanistae.every((other) => other === owner || other.funds < owner.funds)) return -1;
  return owner.funds <= voter.funds ? 1 : 0;
}

/** Who votes on the loser of a bout beside the victor: the lanistae who have no man in it. */
export function votersFor(state: Lanistae, fighters: readonly string[]): Voter[] {
  const owners = fighters.map((id) => ownerOf(state.lanistae, id));
  const others = state.lanistae.filter((each) => !owners.includes(each));
  return others.map((voter) => ({
    id: voter.name,
    bias: voter.human ? [] : owners.map((owner) => biasOf(state, voter, owner)),
    asks: voter.human,
  }));
}
