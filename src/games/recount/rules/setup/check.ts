import { SetupError } from '../../../../engine/bout/index.ts';
import type { RecountContent } from '../cards.ts';
import { LEX } from '../lex.ts';
import type { Entrant, RecountSetup, Voter } from './bout-setup.ts';

/** Most who fight at once. */
export const MOST_FIGHTERS = 6;
const LEAST_STRENGTH = 1;
const MOST_STRENGTH = 12;
const LONGEST_NAME = 40;
const MOST_VOTERS = 12;
const MOST_BIAS = 6;

/** Turns a set-up down by the rule that it breaks and the field that is wrong. */
export function rejectSetup(rule: string, field: string, message: string): never {
  throw new SetupError(rule, field, message);
}

export function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function checkStrength({ strength }: Entrant, field: string): void {
  if (!strength) return;
  const { full, now } = strength;
  if (!isWhole(full, LEAST_STRENGTH, MOST_STRENGTH))
    rejectSetup('R-014', `${field}.strength.full`, `${LEAST_STRENGTH} to ${MOST_STRENGTH}, not ${full}`);
  if (!isWhole(now, LEAST_STRENGTH, full)) rejectSetup('R-103', `${field}.strength.now`, `${LEAST_STRENGTH} to ${full}, not ${now}`);
}

function checkEntrant({ classes }: RecountContent, each: Entrant, field: string): void {
  if (!Object.hasOwn(classes, each.card)) {
    rejectSetup('R-002', `${field}.card`, `there is no class "${each.card}"; there is ${Object.keys(classes).join(', ')}`);
  }
  if (each.side === '') rejectSetup('R-108', `${field}.side`, 'a side needs a name');
  const { name } = each;
  if (name !== null && (name === '' || name.length > LONGEST_NAME)) rejectSetup('R-012', `${field}.name`, `1 to ${LONGEST_NAME} letters`);
  checkStrength(each, field);
}

function checkVoter({ id, bias }: Voter, field: string): void {
  if (id === '' || id.length > LONGEST_NAME) rejectSetup('R-107', `${field}.id`, `1 to ${LONGEST_NAME} letters`);
  const wrong = bias.findIndex((each) => !isWhole(each, -MOST_BIAS, MOST_BIAS));
  if (wrong >= 0) rejectSetup('R-107', `${field}.bias[${wrong}]`, `-${MOST_BIAS} to ${MOST_BIAS}, not ${bias[wrong]}`);
}

/** Checks a set-up; throws `SetupError` with the field that is wrong. */
export function checkSetup(content: RecountContent, { fighters, lex, arena, voters }: RecountSetup): void {
  if (!isWhole(fighters.length, 2, MOST_FIGHTERS))
    rejectSetup('R-108', 'fighters', `2 to ${MOST_FIGHTERS} fighters, not ${fighters.length}`);
  fighters.forEach((each, i) => checkEntrant(content, each, `fighters[${i}]`));
  if (new Set(fighters.map(({ side }) => side)).size < 2) rejectSetup('R-097', 'fighters', 'all are on one side; nobody would fight');
  const problem = LEX.problem(lex);
  if (problem) rejectSetup(problem.rule, `lex.${problem.field}`, problem.message);
  if (arena !== null && !Object.hasOwn(content.arenas, arena)) {
    rejectSetup(
      'R-005',
      'arena',
      `there is no arena "${arena}"; there is ${Object.keys(content.arenas).join(', ') || 'none but the plain one'}`,
    );
  }
  if (voters && voters.length > MOST_VOTERS) rejectSetup('R-107', 'voters', `at most ${MOST_VOTERS}, not ${voters.length}`);
  voters?.forEach((voter, i) => checkVoter(voter, `voters[${i}]`));
}
