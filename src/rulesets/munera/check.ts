import type { BoutSetup, Entrant } from './bout-setup.ts';
import type { GearCard, LoadoutEntry, MuneraContent } from './cards.ts';
import { SKILLS } from './cards.ts';
import { lexProblem } from './lex.ts';
import { rejectSetup } from './reject-setup.ts';
import { arenaOf, loadoutOf } from './world.ts';

export const MOST_FIGHTERS = 24;
const MOST_ITEMS = 24;
const MOST_DARTS = 4;
const MOST_TODAY = 20;

function takesHand({ wear }: GearCard): boolean {
  return wear === 'hand' || wear === 'left' || wear === 'fist';
}

/** What a loadout breaks, as field and message; null when nothing (M-011 to M-017, M-102, M-264). */
export function loadoutProblem(
  gear: Readonly<Record<string, GearCard>>,
  entries: readonly LoadoutEntry[],
): { readonly rule: string; readonly at: string; readonly message: string } | null {
  if (entries.length > MOST_ITEMS) return { rule: 'M-011', at: '', message: `at most ${MOST_ITEMS} things, not ${entries.length}` };
  for (const [i, { gear: id, start }] of entries.entries()) {
    const card = Object.hasOwn(gear, id) ? gear[id] : undefined;
    if (!card) return { rule: 'M-011', at: `[${i}].gear`, message: `there is no weapon or armour "${id}"` };
    if (start === 'sheathed' && !card.sheath) return { rule: 'M-070', at: `[${i}].start`, message: `${id} has no sheath` };
  }
  const cards = entries.map(({ gear: id, start }) => ({ card: gear[id]!, start }));
  const count = (test: (card: GearCard) => boolean) => cards.filter(({ card }) => test(card)).length;
  const ready = cards.filter(({ start }) => start === 'ready').map(({ card }) => card);
  if (count(({ shield, fixed }) => shield !== null && !fixed) > 1) return { rule: 'M-102', at: '', message: 'two shields' };
  if (count(({ wear }) => wear === 'head') > 1) return { rule: 'M-102', at: '', message: 'two helmets' };
  if (count(({ wear }) => wear === 'bundle') > MOST_DARTS) return { rule: 'M-264', at: '', message: `more than ${MOST_DARTS} darts` };
  const hands = ready.filter(takesHand).length + (ready.some(({ wear }) => wear === 'bundle') ? 1 : 0);
  if (hands > 2) return { rule: 'M-012', at: '', message: `${hands} things in hand; there are two hands` };
  return null;
}

function checkEntrant(content: MuneraContent, each: Entrant, field: string): void {
  const { card, side, skills } = each;
  if (!Object.hasOwn(content.fighters, card)) rejectSetup('M-011', `${field}.card`, `there is no fighter "${card}"`);
  if (side === '') rejectSetup('M-347', `${field}.side`, 'a side needs a name');
  const unknown = skills.find((skill) => !SKILLS.includes(skill));
  if (unknown !== undefined) rejectSetup('M-196', `${field}.skills`, `there is no skill "${String(unknown)}"; there are ${SKILLS.join(', ')}`);
  const twice = skills.find((skill, i) => skills.indexOf(skill) !== i);
  if (twice) rejectSetup('M-202', `${field}.skills`, `${twice} is named twice; each skill can be had once`);
  const { defeatsToday } = each;
  const sound = Number.isInteger(defeatsToday) && defeatsToday >= 0 && defeatsToday <= MOST_TODAY;
  if (!sound) rejectSetup('M-181', `${field}.defeatsToday`, `0 to ${MOST_TODAY} victories today, not ${String(defeatsToday)}`);
  const problem = loadoutProblem(content.gear, loadoutOf(content, each));
  if (problem) rejectSetup(problem.rule, `${field}.loadout.gear${problem.at}`, problem.message);
}

/** Checks a set-up; throws `SetupError` with the field that is wrong (M-002, M-011, M-133, M-347). */
export function checkBout(content: MuneraContent, setup: BoutSetup): void {
  const { fighters, sparedToday } = setup;
  if (fighters.length < 2 || fighters.length > MOST_FIGHTERS) {
    rejectSetup('M-002', 'fighters', `2 to ${MOST_FIGHTERS} fighters, not ${fighters.length}`);
  }
  fighters.forEach((each, i) => checkEntrant(content, each, `fighters[${i}]`));
  if (new Set(fighters.map(({ side }) => side)).size < 2) rejectSetup('M-347', 'fighters', 'all are on one side; nobody would fight');
  const sound = Number.isInteger(sparedToday) && sparedToday >= 0 && sparedToday <= MOST_TODAY;
  if (!sound) rejectSetup('M-184', 'sparedToday', `0 to ${MOST_TODAY} spared today, not ${String(sparedToday)}`);
  const problem = lexProblem(setup.lex);
  if (problem) rejectSetup(problem.rule, `lex.${problem.field}`, problem.message);
  if (!arenaOf(content, setup)) rejectSetup('M-002', 'arena', `there is no arena "${String(setup.arena)}"`);
}
