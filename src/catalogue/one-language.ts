import { listed } from '../engine/text/index.ts';
import { LANGUAGE } from './schemas/common.ts';
import { ENGLISH, unknownLanguage } from './translation/language.ts';
import { at, textAt, type Path, type Tree } from './tree.ts';

/** What is said of a text that is written in several languages. */
interface OneLanguage {
  readonly message: string;
  readonly hint: string;
}

const isLanguage = (code: string): boolean => LANGUAGE.test(code) && unknownLanguage(code) === null;

/** The texts of a map whose keys are languages; empty for any other. */
function byLanguage(tree: Tree | null): readonly (readonly [language: string, text: string])[] {
  if (tree?.type !== 'map' || ![...tree.entries.keys()].every(isLanguage)) return [];
  return [...tree.entries].flatMap(([language, { value }]) =>
    value.type === 'scalar' && typeof value.value === 'string' ? [[language, value.value] as const] : [],
  );
}

/** Where a text file has a text of the head of a pack; empty for what stands elsewhere. */
function placeInFile(card: Tree, path: Path): string {
  if (!textAt(card, 'schema')?.startsWith('mod/')) return '';
  return `, under texts: { pack: { ${textAt(card, 'id') ?? 'author.pack'}: { ${path.join('.')}: … } } }`;
}

/** What is wrong where a text of a card is written in several languages and may be in one alone; null where it is not. */
export function oneLanguage(card: Tree, path: Path): OneLanguage | null {
  const texts = byLanguage(at(card, path));
  const here = texts.find(([language]) => language === ENGLISH) ?? texts[0];
  if (!here) return null;
  const others = texts.filter((text) => text !== here).map(([language]) => language);
  const write = `write ${JSON.stringify(here[1])}`;
  if (others.length === 0) return { message: 'expected text in one language', hint: write };
  const file = `(schema: text/2, language: ${others[0]}${placeInFile(card, path)})`;
  const where = `${others.length === 1 ? 'a text file' : 'a text file each'} ${file}`;
  return { message: 'expected text in one language', hint: `${write}; what it is in ${listed(others, 'and')} goes in ${where}` };
}
