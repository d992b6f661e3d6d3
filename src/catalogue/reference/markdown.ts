import type { ReferencePage, ReferenceRow, ReferenceSection } from './pages.ts';

const NOTE = '<!-- Made from the schemas by `npm run schema`. Change descriptions in the schemas, not here. -->';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The address of a section on its page, as Markdown hosts make them of headings. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');

function rowText({ key, type, needed, fallback, description, section }: ReferenceRow): string {
  const value = section === null ? type : `${type} – [keys](#${anchor(section)})`;
  return line([`\`${key}\``, value, needed ? '**needed**' : fallback, description]);
}

function sectionText({ id, about, rows, words }: ReferenceSection): string {
  const keys = [line(['key', 'value', 'left out', 'what it is']), line(['---', '---', '---', '---']), ...rows.map(rowText)];
  const told = words.map(({ word, takes, description }) => line([word, takes, description]));
  return [
    `## ${id}`,
    ...(about ? [about] : []),
    ...(words.length > 0 ? [[line(['one of', 'takes', 'what it is']), line(['---', '---', '---']), ...told].join('\n')] : []),
    ...(words.length > 0 && rows.length > 0 ? ['All of them have:'] : []),
    ...(rows.length > 0 ? [keys.join('\n')] : []),
  ].join('\n\n');
}

/** A page of the reference as Markdown. */
export function referenceMarkdown(page: ReferencePage): string {
  const { schema, about, sections } = page;
  const parts = [NOTE, `# \`${schema}\``, ...(about ? [about] : []), ...sections.map(sectionText)];
  return `${parts.join('\n\n')}\n`;
}

/** The first page: every kind with what it is. */
export function referenceIndex(pages: readonly ReferencePage[]): string {
  const rows = pages.map(({ name, schema, about }) => line([`[\`${schema}\`](${name}.md)`, about]));
  const table = [line(['schema', 'what a file of it is']), line(['---', '---']), ...rows].join('\n');
  return [
    NOTE,
    '# Reference',
    'Every key that a file of a pack may have. How to use them: [the guide](../README.md).',
    table,
    'Beside them: [events](events.md), which lessons ask for, and [limits](limits.md), which packs keep to.',
    'Needed keys must be written; the column *left out* says what counts otherwise.\n',
  ].join('\n\n');
}
