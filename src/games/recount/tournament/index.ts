export { aiBet, betProblem, profitOf, ratingOf } from './bets.ts';
export type { Gladiator, Lanista, TournamentEvent, TournamentState } from './state.ts';
export { HOUSE } from './state.ts';
export type { TournamentStep } from './tournament.ts';
export { beginTournament, boutOf, command, hireProblem, humanOf, meeting } from './tournament.ts';
export { biasOf, votersFor } from './voters.ts';
