import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** The pages of the guide, whose examples make one pack. */
export const GUIDE: Readonly<Record<string, string>> = Object.fromEntries(
  ['README.md', 'cards.md', 'further.md'].map((name) => [name, readFileSync(`${CONTENT}${name}`, 'utf8')]),
);

/** All of them, one behind the other. */
export const guideText = Object.values(GUIDE).join('\n');

/** A fenced block of a Markdown page. */
export interface Block {
  /** What stands behind the three backticks: `yaml beasts/leopard.yaml`. */
  readonly info: readonly string[];
  readonly text: string;
  /** Line of its first text, from 1. */
  readonly line: number;
}

export function blocksIn(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { info: string[]; line: number; text: string[] } | null = null;
  markdown.split('\n').forEach((text, index) => {
    if (!text.startsWith('```')) open?.text.push(text);
    else if (open) {
      blocks.push({ ...open, text: `${open.text.join('\n')}\n` });
      open = null;
    } else open = { info: text.slice(3).trim().split(/\s+/), line: index + 2, text: [] };
  });
  if (open) throw new Error('a block is not closed');
  return blocks;
}

/** A YAML example of the guide as a file that can be loaded. */
export interface Example {
  readonly path: string;
  readonly text: string;
  /** The findings that the page shows below it; null where there are none. */
  readonly findings: string | null;
  /** Lines that stand before the example in the file, and not on the page. */
  readonly before: number;
}

/**
 * The examples of a page. ```` ```yaml PATH ```` is a whole file of a pack; ```` ```yaml beast ```` are keys of a card that extends
 * the lion, written into a pack of its own; ```` ```yaml wrong PATH ```` is followed by a block of text with what the check says.
 */
export function examplesIn(markdown: string, pack: string): Example[] {
  const blocks = blocksIn(markdown);
  return blocks.flatMap(({ info: [language, ...words], text, line }, index): Example[] => {
    if (language !== 'yaml') return [];
    if (words[0] === 'beast') return [beastOf(text, `${pack}/line-${line}.yaml`, `line-${line}`)];
    const path = words.at(-1);
    if (path === undefined || !path.endsWith('.yaml')) throw new Error(`line ${line}: the example says neither "beast" nor its path`);
    const findings = words[0] === 'wrong' ? blocks[index + 1]!.text.trim() : null;
    return [{ path, text, findings, before: 0 }];
  });
}

/** Keys of a beast, as a whole file. */
export function beastOf(keys: string, path: string, id: string): Example {
  const head = `schema: beast/2\nid: ${id}\nextends: core:lion\nname: { en: Example }\n`;
  return { path, text: head + keys, findings: null, before: head.split('\n').length - 1 };
}

/** Rows of the tables of a page, each with its cells; code in a cell is kept in its backticks. */
export function rowsIn(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '));
}
