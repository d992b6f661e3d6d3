// oxlint-disable-next-line typescript/triple-slash-reference -- declares the virtual modules to everything that runs on Node
/// <reference path="../src/app/virtual.d.ts" />
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { formatFinding, loadCatalogue, type Catalogue, type Finding } from '../src/catalogue/index.ts';
import { contentFiles } from '../src/cli/content-files.ts';
import { CARDS } from '../src/games/cards.ts';

const SHIPPED = normalizePath(fileURLToPath(new URL('../src/catalogue/shipped.ts', import.meta.url)));

const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The virtual modules; `src/app/virtual.d.ts` declares what they export. */
const MODULES: Readonly<Record<string, (catalogue: Catalogue, findings: readonly Finding[]) => string>> = {
  'virtual:content': ({ hash, content, byId, packs, packHashes }, findings) =>
    `import { reviveContent } from ${JSON.stringify(SHIPPED)};\n` +
    `export const content = reviveContent(${json({ hash, content, byId, packs, packHashes })});\n` +
    `export const findings = ${json(findings)};\n`,
  'virtual:rules': ({ rules }) => `export const rules = ${json(rules)};\n`,
  'virtual:lessons': ({ lessons }) => `export const lessons = ${json(lessons)};\n`,
  'virtual:ladders': ({ ladders }) => `export const ladders = ${json(ladders)};\n`,
  'virtual:behaviour-words': () =>
    `export const words = ${json(Object.fromEntries(CARDS.flatMap(({ game, words }) => (words ? [[game, words]] : []))))};\n`,
  'virtual:text': ({ text }) =>
    `import { reviveText } from ${JSON.stringify(SHIPPED)};\n` + `export const text = reviveText(${json(text)});\n`,
};

const resolved = (id: string): string => `\0${id}`;

/**
 * Checks the content and ships it as JSON. A build fails on any error; while developing, a broken file leaves the last
 * good content in place and the page shows the findings.
 */
export function contentPlugin(folders: readonly string[] = ['content/core']): Plugin {
  let root = process.cwd();
  let building = false;
  let current: { catalogue: Catalogue; findings: readonly Finding[] } | null = null;
  let lastGood: Catalogue | null = null;

  function load(report: (message: string) => void): { catalogue: Catalogue; findings: readonly Finding[] } {
    if (current) return current;
    const { catalogue, findings } = loadCatalogue(contentFiles(folders, root), CARDS);
    const broken = findings.some(({ severity }) => severity === 'error');
    const text = findings.map(formatFinding).join('\n');
    if (broken && building) throw new Error(`the content has faults\n${text}`);
    if (findings.length > 0) report(text);
    if (!broken) lastGood = catalogue;
    const used = lastGood ?? catalogue;
    if (!used) throw new Error(`the content cannot be used\n${text}`);
    current = { catalogue: used, findings };
    return current;
  }

  return {
    name: 'damnatio-content',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    buildStart() {
      current = null;
    },
    resolveId(id) {
      return Object.hasOwn(MODULES, id) ? resolved(id) : undefined;
    },
    load(id) {
      const write = id.startsWith('\0') && Object.hasOwn(MODULES, id.slice(1)) ? MODULES[id.slice(1)] : undefined;
      if (!write) return undefined;
      const { catalogue, findings } = load((message) => this.warn(message));
      return write(catalogue, findings);
    },
    hotUpdate({ file }) {
      if (!/\.ya?ml$/.test(file) || !folders.some((folder) => file.startsWith(`${normalizePath(root)}/${folder}/`))) return undefined;
      current = null;
      return Object.keys(MODULES).flatMap((id) => this.environment.moduleGraph.getModuleById(resolved(id)) ?? []);
    },
  };
}
