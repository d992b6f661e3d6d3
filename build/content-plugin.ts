// oxlint-disable-next-line typescript/triple-slash-reference -- declares the virtual modules to everything that runs on Node
/// <reference path="../src/app/virtual.d.ts" />
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import {
  formatFindings,
  loadCatalogue,
  cardName,
  latinName,
  messagesIn,
  packHeads,
  toldBy,
  wordsIn,
  type Catalogue,
  type ContentFile,
  type Finding,
} from '../src/catalogue/index.ts';
import { contentFiles } from '../src/cli/content-files.ts';
import { CARDS } from '../src/games/cards.ts';

const SHIPPED = normalizePath(fileURLToPath(new URL('../src/catalogue/shipped.ts', import.meta.url)));

const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Every card that a game tells in sentences. */
function toldCards(catalogue: Catalogue) {
  const { cards, content } = catalogue;
  const words = wordsIn(messagesIn(catalogue));
  return cards.flatMap(({ kind, id, pack, value }) => {
    const told = toldBy(CARDS, content, { kind, id }, words);
    return told ? [{ ...told, kind, id, pack, name: cardName(value, id), latin: latinName(value) }] : [];
  });
}

/** The virtual modules that are made of the checked catalogue; `src/app/virtual.d.ts` declares what they export. */
const MODULES: Readonly<Record<string, (catalogue: Catalogue, findings: readonly Finding[]) => string>> = {
  'virtual:content': ({ hash, content, looks, byId, packs, packHashes, joined }, findings) =>
    `import { reviveContent } from ${JSON.stringify(SHIPPED)};\n` +
    `export const content = reviveContent(${json({ hash, content, looks, byId, packs, packHashes, joined })});\n` +
    `export const findings = ${json(findings)};\n`,
  'virtual:rules': ({ rules }) => `export const rules = ${json(rules)};\n`,
  'virtual:lessons': ({ lessons }) => `export const lessons = ${json(lessons)};\n`,
  'virtual:ladders': ({ ladders }) => `export const ladders = ${json(ladders)};\n`,
  'virtual:programmes': ({ programmes }) => `export const programmes = ${json(programmes)};\n`,
  'virtual:behaviour-words': () =>
    `export const words = ${json(Object.fromEntries(CARDS.flatMap(({ game, words }) => (words ? [[game, words]] : []))))};\n`,
  'virtual:bestiary': (catalogue) => `export const cards = ${json(toldCards(catalogue))};\n`,
  'virtual:text': ({ text }) =>
    `import { reviveText } from ${JSON.stringify(SHIPPED)};\n` + `export const text = reviveText(${json(text)});\n`,
};

/** The same of the files themselves: what a page needs that reads packs beside them. */
const SOURCES: Readonly<Record<string, (files: PackSources) => string>> = {
  'virtual:sources': ({ base }) => `export const sources = ${json(base)};\n`,
  'virtual:shipped-packs': ({ beside }) => `export const shippedPacks = ${json(beside)};\n`,
  'virtual:shipped-heads': ({ beside }) =>
    `export const shippedHeads = ${json(beside.flatMap(({ files }) => packHeads(files).map(({ id, name, text }) => ({ id, name, text }))))};\n`,
  'virtual:revive': () => `export { reviveCatalogue } from ${JSON.stringify(SHIPPED)};\n`,
};

/** The folder whose cards every page is built with; its neighbours are packs that are listed and off until somebody wants them. */
const CORE = 'content/core';

/** Folders of packs: every one beside that of the game's own cards. */
function packFolders(root: string): string[] {
  const parent = dirname(CORE);
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'mod.yaml')))
    .map(({ name }) => `${parent}/${name}`)
    .sort((a, b) => Number(b === CORE) - Number(a === CORE) || (a < b ? -1 : 1));
}

interface PackSources {
  /** Files of what every page plays with. */
  readonly base: readonly ContentFile[];
  /** Files of each pack that is shipped beside it, with paths from its own folder. */
  readonly beside: readonly { readonly folder: string; readonly files: readonly ContentFile[] }[];
}

function sourcesIn(folders: readonly string[], root: string): PackSources {
  const beside = packFolders(root).filter((folder) => !folders.includes(folder));
  return {
    base: contentFiles(folders, root),
    beside: beside.map((folder) => ({
      folder: folder.slice(dirname(CORE).length + 1),
      files: contentFiles([folder], root).map(({ path, text }) => ({ path: path.slice(folder.length + 1), text })),
    })),
  };
}

const resolved = (id: string): string => `\0${id}`;
const MADE: ReadonlySet<string> = new Set([...Object.keys(MODULES), ...Object.keys(SOURCES)]);

/** For whoever writes cards: where in the build it was found helps nobody. */
function untraced(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

/** What the page is told while developing when a card has changed; `src/app/dev-cards.ts` hears it. */
export const CONTENT_CHANGED = 'damnatio:content';

/** What a page asks once it listens, with the hash it was built with: a card may have changed meanwhile. */
export const CONTENT_ASKED = 'damnatio:content-asked';

/**
 * Checks the content and ships it as JSON. A build has the cards of `folders` and fails on any error, unless faulty ones are
 * left out without a word: the command line tells of them itself whenever it reads them. While developing,
 * every pack beside them is loaded too, a changed card reaches the page as a message instead of loading it anew, and a
 * broken file leaves the last good content in place and the page shows the findings.
 */
export function contentPlugin(folders: readonly string[] = [CORE], faulty: 'refused' | 'left out' = 'refused'): Plugin {
  let root = process.cwd();
  let building = false;
  let developing = false;
  let current: { catalogue: Catalogue; findings: readonly Finding[] } | null = null;
  let lastGood: Catalogue | null = null;

  const used = (): readonly string[] => (developing ? packFolders(root) : folders);

  function load(report: (message: string) => void): { catalogue: Catalogue; findings: readonly Finding[] } {
    if (current) return current;
    const { catalogue, findings } = loadCatalogue(contentFiles(used(), root), CARDS);
    const broken = findings.some(({ severity }) => severity === 'error');
    const text = formatFindings(findings).join('\n');
    if (broken && building && faulty === 'refused') throw untraced(`the content has faults\n${text}`);
    if (findings.length > 0 && faulty === 'refused') report(text);
    if (!broken) lastGood = catalogue;
    const playable = lastGood ?? catalogue;
    if (!playable) throw untraced(`the content cannot be used\n${text}`);
    current = { catalogue: playable, findings };
    return current;
  }

  /** What a page is told; no catalogue where a file is broken, since what it has stays. */
  function told(report: (message: string) => void) {
    const { catalogue, findings } = load(report);
    const broken = findings.some(({ severity }) => severity === 'error');
    return { catalogue: broken ? null : catalogue, findings };
  }

  return {
    name: 'damnatio-content',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
      developing = !building && process.env['VITEST'] === undefined;
    },
    buildStart() {
      current = null;
    },
    configureServer({ ws, config }) {
      ws.on(CONTENT_ASKED, ({ hash }: { readonly hash: string }, page) => {
        const answer = told((message) => config.logger.warn(message));
        if (answer.catalogue?.hash !== hash) page.send(CONTENT_CHANGED, answer);
      });
    },
    resolveId(id) {
      return MADE.has(id) ? resolved(id) : undefined;
    },
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : '';
      if (Object.hasOwn(SOURCES, name)) return SOURCES[name]!(sourcesIn(used(), root));
      if (!Object.hasOwn(MODULES, name)) return undefined;
      const { catalogue, findings } = load((message) => this.warn(message));
      return MODULES[name]!(catalogue, findings);
    },
    hotUpdate({ file }) {
      if (!/\.ya?ml$/.test(file) || !used().some((folder) => file.startsWith(`${normalizePath(root)}/${folder}/`))) return undefined;
      current = null;
      const { moduleGraph, hot, name } = this.environment;
      for (const id of MADE) {
        const module = moduleGraph.getModuleById(resolved(id));
        if (module) moduleGraph.invalidateModule(module);
      }
      if (name === 'client') {
        hot.send(
          CONTENT_CHANGED,
          told((message) => this.warn(message)),
        );
      }
      return [];
    },
  };
}
