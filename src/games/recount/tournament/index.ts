export { aiBet, betProblem, profitOf, ratingOf } from './bets.ts';
export type { Bet, Gladiator, House, Lanista, Pairing, Phase, TournamentEvent, TournamentState } from './state.ts';
export { gladiatorOf, HOUSE, nextPairing, ownerOf } from './state.ts';
export type { Step, TournamentCommand } from './tournament.ts';
export { beginTournament, boutOf, command, hirePrice, hireProblem, humanOf, meeting, TournamentError } from './tournament.ts';
export { biasOf, votersFor } from './voters.ts';
