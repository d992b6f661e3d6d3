import { createHash } from 'node:crypto';

/**
 * Source maps are for developers, every .woff has a .woff2 beside it, screenshots and the bill of materials are for those
 * who read about the game, and what begins with `_` or lies in server/ is for hosts.
 */
const NOT_KEPT = /\.(map|woff|br|gz|cdx\.json)$|^(screenshots|server)\/|^_|^sw\.js$/;

export interface OutputFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What is kept for playing offline: addresses as the page asks for them, each with the SHA-256 of the file. */
export function keptFiles(files: readonly OutputFile[]): [name: string, hash: string][] {
  const kept = files.filter(({ name }) => !NOT_KEPT.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return kept.map(({ name, content }) => [name === 'index.html' ? './' : name, createHash('sha256').update(content).digest('hex')]);
}

/** The text of sw.js for these files; it changes when any that it keeps does. */
export function serviceWorkerSource(files: readonly OutputFile[], template: string): string {
  return `const FILES = ${JSON.stringify(keptFiles(files))};\n${template}`;
}
