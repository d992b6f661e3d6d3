import type { Pair, Scalar, YAMLMap } from 'yaml';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { ResolvedCard } from '../../catalogue/index.ts';
import { splitName } from '../../catalogue/index.ts';
import { FaultError } from '../fault.ts';

const KEY = 'newcomer';

type Placed = Pick<ResolvedCard, 'id' | 'origins'>;

/** `file:line`. */
function placeOf(origin: string): { readonly file: string; readonly line: number } {
  const colon = origin.lastIndexOf(':');
  return { file: origin.slice(0, colon), line: Number(origin.slice(colon + 1)) };
}

/** The file that a card stands in. */
export function fileOfCard({ origins }: Pick<Placed, 'origins'>): string {
  return placeOf(origins['id']!).file;
}

/** The line of its id. */
export function lineOfCard({ origins }: Pick<Placed, 'origins'>): number {
  return placeOf(origins['id']!).line;
}

/** A map of a file that is a card, and the scalar of its id. */
interface Written {
  readonly card: YAMLMap;
  readonly id: Scalar;
  readonly isWhole: boolean;
}

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** Where a card stands in its file; null where it is not there. */
function writtenIn(text: string, { id, origins }: Placed): Written | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const { local } = splitName(id);
  let found: Written | null = null;
  visit(document, {
    Map(_, card) {
      const value = pairOf(card, 'id')?.value;
      if (!isScalar(value) || value.value !== local || lineCounter.linePos(value.range![0]).line !== lineOfCard({ origins }))
        return undefined;
      found = { card, id: value, isWhole: card === document.contents };
      return visit.BREAK;
    },
  });
  return found;
}

/** A text with something put between two of its letters. */
const spliced = (text: string, from: number, to: number, put: string): string => text.slice(0, from) + put + text.slice(to);

/** What has a figure, with another; null where what stands there is no number. */
function changed(text: string, value: unknown, perCent: number): string | null {
  if (!isScalar(value) || (typeof value.value !== 'number' && value.value !== null) || value.anchor) return null;
  const [from, to] = value.range!;
  const isBare = text.slice(from, to) === '';
  return spliced(text, from, to, isBare && text[from - 1] === ':' ? ` ${perCent}` : String(perCent));
}

/** After the id: in the braces of a map, on a line of its own, or at the end of a file that is one card. */
function added(text: string, { card, id, isWhole }: Written, perCent: number): string {
  const figure = `${KEY}: ${perCent}`;
  const [, end] = id.range!;
  if (card.flow) return spliced(text, end, end, `, ${figure}`);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  if (isWhole) return `${text.trimEnd()}${lineEnd}${figure}${lineEnd}`;
  const [keyAt] = (pairOf(card, 'id')!.key as Scalar).range!;
  const indent = keyAt - (text.lastIndexOf('\n', keyAt - 1) + 1);
  const lineStop = /\r?\n|$/.exec(text.slice(end))!.index + end;
  return spliced(text, lineStop, lineStop, `${lineEnd}${' '.repeat(indent)}${figure}`);
}

/** Whether a text has the card with this figure and is otherwise as it was. */
function holds(text: string, before: Written, card: Placed, perCent: number): boolean {
  const after = writtenIn(text, card);
  const wanted = { ...(before.card.toJSON() as object), [KEY]: perCent };
  return after !== null && same(after.card.toJSON() as object, wanted);
}

function same(a: object, b: object): boolean {
  const ordered = (value: object): string => JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return ordered(a) === ordered(b);
}

/**
 * The text of the file of a card with a new figure on the card; everything else stays, comments too. Throws `FaultError` where
 * the card is written so that a figure cannot be put in its place.
 */
export function withFigureOn(text: string, card: Placed, perCent: number): string {
  const written = writtenIn(text, card);
  const pair = written && pairOf(written.card, KEY);
  const made = written && (pair ? changed(text, pair.value, perCent) : added(text, written, perCent));
  if (written && made && holds(made, written, card, perCent)) return made;
  throw new FaultError(`${card.origins['id']!}: the figure cannot be written here; write ${KEY}: ${perCent} by hand`);
}
