import type { KindName } from '../../catalogue/index.ts';
import { kindNames } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { UsageError } from '../fault.ts';
import { meantAmong } from './names.ts';

/** Every kind of file, as cards of it and as files of it are called. */
export const KINDS: readonly KindName[] = kindNames(CARDS);

/** A kind by either of its names. Throws `UsageError` for none, with the one that was probably meant. */
export function kindNamed(name: string, told: keyof KindName): KindName {
  const kind = KINDS.find(({ noun, file }) => noun === name || file === name);
  if (kind) return kind;
  const names = KINDS.map((each) => each[told]);
  throw new UsageError(`there is no kind "${name}"; ${meantAmong(names, name)}`);
}
