import { D6 } from '../../../../engine/turns/index.ts';
import type { CastVote } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import type { Play, View } from '../state/world.ts';
import { fighterOf, idOf, verdictOf } from '../state/world.ts';
import type { Voter } from '../state/state.ts';
import { performanceTerms } from './terms.ts';

const MOB = 'mob';

/** Those who vote by a die. */
export function diceVoters({ world }: Pick<Play, 'world'>): readonly Voter[] {
  if (world.voters) return world.voters.filter(({ asks }) => !asks);
  return Array.from({ length: world.lex.mobVoters }, () => ({ id: MOB, bias: [], asks: false }));
}

/** Those who are asked beside the victor. */
export function askedVoters({ world }: Pick<Play, 'world'>): readonly Voter[] {
  return world.voters?.filter(({ asks }) => asks) ?? [];
}

/** Whether a face is a thumb up from a voter. */
export function isThumbUp(view: View, loser: number, { bias }: Voter, face: number): boolean {
  return face + sum(performanceTerms(view, loser)) + (bias[loser] ?? 0) >= view.world.lex.mobNeed;
}

/** The majority decides, and the victor where it is even. */
export function isSpared(up: number, votes: number, victorsVote: boolean): boolean {
  return 2 * up === votes ? victorsVote : 2 * up > votes;
}

/** All have said what they want, or throw for it; the majority decides, and the victor where it is even. */
export function judge(play: Play): void {
  const { state, world, referee } = play;
  const { loser, victor, given } = verdictOf(play);
  const [victorsVote = false] = given;
  const modifiers = performanceTerms(play, loser);
  const asked = [idOf(play, victor), ...askedVoters(play).map(({ id }) => id)];
  const said = given.map((up, i): CastVote => ({ voter: asked[i]!, face: null, bias: 0, up }));
  const voters = diceVoters(play);
  const votesBy = (faces: readonly number[]): CastVote[] => {
    const thrown = voters.map((voter, i): CastVote => {
      const face = faces[i]!;
      return { voter: voter.id, face, bias: voter.bias[loser] ?? 0, up: isThumbUp(play, loser, voter, face) };
    });
    return [...said, ...thrown];
  };
  const sparedBy = (votes: readonly CastVote[]): boolean => isSpared(votes.filter(({ up }) => up).length, votes.length, victorsVote);
  const dice = referee.rollDice(voters.length, D6, (faces) => {
    const votes = votesBy(faces);
    return {
      type: 'judged',
      figure: idOf(play, loser),
      by: idOf(play, victor),
      votes,
      modifiers,
      needed: world.lex.mobNeed,
      spared: sparedBy(votes),
      rules: modifiers.length > 0 ? ['R-093', 'R-094'] : ['R-093'],
    };
  });
  state.verdict = null;
  fighterOf(play, loser).status = sparedBy(votesBy(dice)) ? 'spared' : 'condemned';
}
