import type { MuneraAction } from '../deeds/index.ts';
import { DEEDS, deedOf } from '../deeds/index.ts';
import { UnreadableLine } from '../deeds/lines.ts';
import { fighterAt } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { chooser } from './decision.ts';
import { muneraRefusal } from './legal.ts';

/** An answer of whoever must give one, as scenarios and tables of odds write it. */
export function writeAnswer(view: View, action: MuneraAction): string {
  return deedOf(action).write(view, action);
}

/** The line without the name that may stand before it. */
function withoutName(view: View, line: string, me: number): string {
  const [first = '', ...words] = line.split(' ');
  const { ids } = view.world;
  if (!ids.includes(first)) return line;
  if (first !== ids[me]) throw new UnreadableLine(`${fighterAt(view, me).id} has to answer`);
  return words.join(' ');
}

/**
 * Reads a line as an answer of whoever must give one: of all that it may mean the first that is legal, else the likeliest,
 * so that what is refused is refused for a rule. Null for a line that no deed knows; throws `UnreadableLine` for names
 * that nobody has.
 */
export function readAnswer(view: View, line: string): MuneraAction | null {
  const me = view.state.outcome ? view.state.turn.fighter : chooser(view);
  const rest = withoutName(view, line, me);
  const isLegal = (action: MuneraAction): boolean => muneraRefusal(view, action) === null;
  for (const deed of DEEDS) {
    const found = deed.read(rest, { view, me, isLegal });
    if (found) return found.find(isLegal) ?? found[0] ?? null;
  }
  return null;
}
