import { fileURLToPath } from 'node:url';
import { formatFinding, loadCatalogue as loadWith, type Catalogue, type ContentFile, type LoadResult } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { contentFiles } from '../../src/cli/content-files.ts';

/** With the cards of all games. */
export const loadCatalogue = (files: readonly ContentFile[]): LoadResult => loadWith(files, CARDS);

const root = fileURLToPath(new URL('../..', import.meta.url));

export const coreFiles: readonly ContentFile[] = contentFiles(['content/core'], root);
export const sampleFiles: readonly ContentFile[] = contentFiles(['content/sample-mod'], root);

/** Without the rulebook, which takes longer to read than all the rest. */
const cards = coreFiles.filter(({ path }) => !path.includes('/rules/'));

/** The core content, loaded once. */
export const core: LoadResult = loadCatalogue(coreFiles);

export function coreCatalogue(): Catalogue {
  if (!core.catalogue) throw new Error(core.findings.map(formatFinding).join('\n'));
  return core.catalogue;
}

/** The core with the text of one file changed. */
export function changed(path: string, edit: (text: string) => string): LoadResult {
  const files = cards.map((file) => (file.path === path ? { path, text: edit(file.text) } : file));
  return loadCatalogue(files);
}

/** The core with a pack `test` beside it; paths are relative to the folder of the pack. A `rules.yaml` brings the rulebook too. */
export function withPack(files: Readonly<Record<string, string>>): LoadResult {
  const pack = Object.entries(files).map(([path, text]) => ({ path: `test/${path}`, text }));
  return loadCatalogue([...(files['rules.yaml'] ? coreFiles : cards), { path: 'test/mod.yaml', text: MOD }, ...pack]);
}

const MOD = 'schema: mod/2\nid: acme.test\nname: Test\nversion: 1.0.0\nlicence: MIT\n';

/** One YAML file alone. */
export const alone = (text: string): LoadResult => loadCatalogue([{ path: 'a.yaml', text }]);

export const messages = ({ findings }: LoadResult): string[] =>
  findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
