import type { Voter } from '../rules/index.ts';
import type { Lanista, TournamentState } from './state.ts';
import { ownerOf } from './state.ts';

/** Nobody has as much as he. */
function isLeader(lanistae: readonly Lanista[], lanista: Lanista): boolean {
  return lanistae.every((other) => other === lanista || other.funds < lanista.funds);
}

/** What a lanista whom nobody plays adds to his die: kind to the men of the poor, harsh to the leader's. */
export function biasOf({ lanistae }: Pick<TournamentState, 'lanistae'>, voter: Lanista, owner: Lanista): number {
  if (isLeader(lanistae, owner)) return -1;
  return owner.funds <= voter.funds ? 1 : 0;
}

/** Who votes on the loser of a bout beside the victor: the lanistae who have no man in it. */
export function votersFor(state: TournamentState, fighters: readonly string[]): Voter[] {
  const owners = fighters.map((id) => ownerOf(state, id));
  const others = state.lanistae.filter((each) => !owners.includes(each));
  return others.map((voter) => ({
    id: voter.name,
    bias: voter.human ? [] : owners.map((owner) => biasOf(state, voter, owner)),
    asks: voter.human,
  }));
}
