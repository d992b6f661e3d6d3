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

/** After the line of its id: in a list or a map of one line, wherever the card stands in its file. */
function inserted(line: string, figure: string): string {
  const [, indent] = /^(\s*(?:- +)?)id:/.exec(line) ?? [];
  if (indent !== undefined) return `${line}\n${indent.replace('-', ' ')}${figure}`;
  return line.replace(/\bid: *[^,}]+?(?= *[,}])/, (id) => `${id}, ${figure}`);
}

/** The text of the file of a card with a new figure on the card; everything else stays. */
export function withFigureOn(text: string, { origins }: Pick<ResolvedCard, 'origins'>, perCent: number): string {
  const figure = `${KEY}: ${perCent}`;
  const lines = text.split('\n');
  const known = origins[KEY];
  const place = (known === undefined ? lineOfCard({ origins }) : placeOf(known).line) - 1;
  const line = lines[place]!;
  if (known === undefined && line.startsWith('id:')) return `${text.trimEnd()}\n${figure}\n`;
  lines[place] = known === undefined ? inserted(line, figure) : line.replace(new RegExp(`\\b${KEY}: *\\w+`), figure);
  return lines.join('\n');
}
