import type { MuneraSetup, Entrant } from '../state/bout-setup.ts';
import { carryProblem } from '../state/carrying.ts';
import type { GearCard, LoadoutEntry, MuneraContent } from '../state/cards.ts';
import { SKILLS } from '../state/cards.ts';
import { LEX } from '../state/lex.ts';
import { rejectSetup } from '../state/reject-setup.ts';
import { arenaOf, loadoutOf } from '../state/world.ts';

export const MOST_FIGHTERS = 24;
const MOST_ITEMS = 24;
const MOST_TODAY = 20;
/** Wounds that somebody may bring into a bout (C-010). */
export const MOST_WOUNDS = 3;

/** What a loadout breaks, as field and message; null when nothing (M-011 to M-017, M-102, M-220, M-264). */
export function loadoutProblem(
  gear: Readonly<Record<string, GearCard>>,
  entries: readonly LoadoutEntry[],
): { readonly rule: string; readonly at: string; readonly message: string } | null {
  if (entries.length > MOST_ITEMS) return { rule: 'M-011', at: '', message: `at most ${MOST_ITEMS} things, not ${entries.length}` };
  const unknown = entries.findIndex(({ gear: id }) => !Object.hasOwn(gear, id));
  if (unknown >= 0) return { rule: 'M-011', at: `[${unknown}].gear`, message: `there is no weapon or armour "${entries[unknown]!.gear}"` };
  const problem = carryProblem(
    entries.map(({ gear: id, start }) => ({ gear: gear[id]!, spot: start })),
    'start',
  );
  return problem && { rule: problem.rule, at: problem.place === null ? '' : `[${problem.place}].start`, message: problem.message };
}

function checkEntrant(content: MuneraContent, each: Entrant, field: string): void {
  const { card, side, skills } = each;
  if (!Object.hasOwn(content.fighters, card)) rejectSetup('M-011', `${field}.card`, `there is no fighter "${card}"`);
  if (side === '') rejectSetup('M-347', `${field}.side`, 'a side needs a name');
  const unknown = skills.find((skill) => !SKILLS.includes(skill));
  if (unknown !== undefined)
    rejectSetup('M-196', `${field}.skills`, `there is no skill "${String(unknown)}"; there are ${SKILLS.join(', ')}`);
  const twice = skills.find((skill, i) => skills.indexOf(skill) !== i);
  if (twice) rejectSetup('M-202', `${field}.skills`, `${twice} is named twice; each skill can be had once`);
  const { defeatsToday } = each;
  const sound = Number.isInteger(defeatsToday) && defeatsToday >= 0 && defeatsToday <= MOST_TODAY;
  if (!sound) rejectSetup('M-181', `${field}.defeatsToday`, `0 to ${MOST_TODAY} victories today, not ${String(defeatsToday)}`);
  const { wounds = 0 } = each;
  const borne = Number.isInteger(wounds) && wounds >= 0 && wounds <= MOST_WOUNDS;
  if (!borne) rejectSetup('C-010', `${field}.wounds`, `0 to ${MOST_WOUNDS} wounds of earlier days, not ${String(wounds)}`);
  const problem = loadoutProblem(content.gear, loadoutOf(content, each));
  if (problem) rejectSetup(problem.rule, `${field}.loadout.gear${problem.at}`, problem.message);
}

/** Checks a set-up; throws `SetupError` with the field that is wrong (M-002, M-011, M-133, M-347). */
export function checkBout(content: MuneraContent, setup: MuneraSetup): void {
  const { fighters, sparedToday } = setup;
  if (fighters.length < 2 || fighters.length > MOST_FIGHTERS) {
    rejectSetup('M-002', 'fighters', `2 to ${MOST_FIGHTERS} fighters, not ${fighters.length}`);
  }
  fighters.forEach((each, i) => checkEntrant(content, each, `fighters[${i}]`));
  if (new Set(fighters.map(({ side }) => side)).size < 2) rejectSetup('M-347', 'fighters', 'all are on one side; nobody would fight');
  const sound = Number.isInteger(sparedToday) && sparedToday >= 0 && sparedToday <= MOST_TODAY;
  if (!sound) rejectSetup('M-184', 'sparedToday', `0 to ${MOST_TODAY} spared today, not ${String(sparedToday)}`);
  const problem = LEX.problem(setup.lex);
  if (problem) rejectSetup(problem.rule, `lex.${problem.field}`, problem.message);
  if (!arenaOf(content, setup)) rejectSetup('M-002', 'arena', `there is no arena "${String(setup.arena)}"`);
}
