import type { ResolvedCard } from '../../catalogue/index.ts';

const KEY = 'newcomer';

/** `file:line`. */
function placeOf(origin: string): { readonly file: string; readonly line: number } {
  const colon = origin.lastIndexOf(':');
  return { file: origin.slice(0, colon), line: Number(origin.slice(colon + 1)) };
}

/** The file that a card stands in. */
export function fileOfCard({ origins }: Pick<ResolvedCard, 'origins'>): string {
  return placeOf(origins['id']!).file;
}

/** The line of its id. */
export function lineOfCard({ origins }: Pick<ResolvedCard, 'origins'>): number {
  return placeOf(origins['id']!).line;
}

/** A line with nothing but an id, which stands in no braces, and how far it is put in. */
const ID_ALONE = /^(\s*(?:- +)?)id: *[^\s,}]+\s*(?:#.*)?$/;

/** After its id: on a line of its own, or within the braces of a map, wherever the card stands in its file. */
function inserted(line: string, figure: string): string {
  const [, indent] = ID_ALONE.exec(line) ?? [];
  if (indent !== undefined) return `${line}\n${indent.replace('-', ' ')}${figure}`;
  return line.replace(/\bid["']?: *[^\s,}]+/, (id) => `${id}, ${figure}`);
}

/** The text of the file of a card with a new figure on the card; everything else stays. */
export function withFigureOn(text: string, { origins }: Pick<ResolvedCard, 'origins'>, perCent: number): string {
  const figure = `${KEY}: ${perCent}`;
  const lines = text.split('\n');
  const known = origins[KEY];
  const place = (known === undefined ? lineOfCard({ origins }) : placeOf(known).line) - 1;
  const line = lines[place]!;
  if (known === undefined && ID_ALONE.exec(line)?.[1] === '') return `${text.trimEnd()}\n${figure}\n`;
  lines[place] = known === undefined ? inserted(line, figure) : line.replace(new RegExp(`\\b${KEY}: *\\w+`), figure);
  return lines.join('\n');
}
