import { listed } from '../../engine/text/index.ts';
import type { PackAbout } from './stored.ts';

/** What new packs said of their author while nobody had said who that is. */
const NOBODY = 'nobody yet';

/** Those whom a pack names as its authors. */
export function namedAuthors(authors: readonly string[]): string[] {
  return authors.map((name) => name.trim()).filter((name) => name !== '' && name !== NOBODY);
}

/** Who made a pack, as it says. */
export function madeBy(authors: readonly string[]): string {
  const named = namedAuthors(authors);
  return named.length > 0 ? `Made by ${listed(named, 'and')}` : 'It does not say who made it';
}

/** What stands below the title of a printed pack. */
export function sheetFacts({ id, authors, licence }: Pick<PackAbout, 'id' | 'authors' | 'licence'>): string[] {
  return [id, namedAuthors(authors).join(', '), licence].filter((fact) => fact !== '');
}
