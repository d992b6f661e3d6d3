import { SetupError } from '../../../../engine/bout/index.ts';
import type { MuneraSetup } from '../state/bout-setup.ts';
import { MOST_ITEMS, SETUP } from '../state/bout-setup.ts';
import { carryProblem } from '../state/carrying.ts';
import type { GearCard, LoadoutEntry, MuneraContent } from '../state/cards.ts';
import { loadoutOf } from '../state/world.ts';

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

/** Checks a set-up; throws `SetupError` with the field that is wrong (M-002, M-011, M-133, M-202, M-347). */
export function checkBout(content: MuneraContent, setup: MuneraSetup): void {
  SETUP.hold(setup, { cards: content.fighters, arenas: content.arenas });
  setup.fighters.forEach((each, index) => {
    const field = `fighters[${index}]`;
    const twice = each.skills.find((skill, i) => each.skills.indexOf(skill) !== i);
    if (twice) throw new SetupError('M-202', `${field}.skills`, `${twice} is named twice; each skill can be had once`);
    const problem = loadoutProblem(content.gear, loadoutOf(content, each));
    if (problem) throw new SetupError(problem.rule, `${field}.loadout.gear${problem.at}`, problem.message);
  });
}
