import { LIMITS } from '../engine/limits/index.ts';
import type { Problem } from './finding.ts';
import type { ContentFile } from './types.ts';

/** Control characters, and marks that turn the direction of writing: what is shown would not be what is read. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const MOST_TABS = 20;

/** What a text may not hold, however it is written; also as an escape in quotes. */
export function isUnseen(text: string): boolean {
  return UNSEEN.test(text) || text.includes('\r');
}

/** What keeps a file from being read as YAML at all: its size, its bytes, its line ends. */
export function textFaults({ path: file, text }: ContentFile): Problem[] {
  const fault = (offset: number, message: string, hint?: string): Problem => {
    const before = text.slice(0, offset).split('\n');
    return { severity: 'error', at: { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 }, path: [], message, hint };
  };
  if (text.length > LIMITS.file) return [fault(0, `larger than ${LIMITS.file / 1024} kB`)];
  if (text.includes('\0')) return [fault(0, 'this is no text', 'a card is a text file in UTF-8')];
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) return [fault(lost, 'a letter that cannot be read', 'save the file as UTF-8')];
  const lone = /\r(?!\n)/.exec(text);
  if (lone) return [fault(lone.index, 'a line that ends with CR alone', 'save the file with line ends LF or CRLF')];
  const unseen = UNSEEN.exec(text);
  if (unseen) return [fault(unseen.index, 'invisible character', 'remove it')];
  return [...text.matchAll(/\t+/g)].slice(0, MOST_TABS).map(({ index, 0: tabs }) => {
    const told = fault(index, 'tab', 'use spaces');
    const { line, column } = told.at;
    const leading = /^ *$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    const at = { file, line, column, length: tabs.length };
    return { ...told, at, fix: { at, replacement: (leading ? '  ' : ' ').repeat(tabs.length) } };
  });
}
