import { fingerprint } from '../engine/bout/index.ts';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';

/** Longest link text that is made or looked at. */
export const LONGEST_LINK = 8000;
/** Most answers that a link may hold: a page plays them again before it shows anything. */
export const MOST_LINKED = 5000;

/** Why a link cannot be used. */
export type LinkFault = 'too-long' | 'foreign' | 'cut' | 'newer' | 'altered' | 'unplayable';

export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Two letters that every link of ours begins with; the byte after them tells how it is written. */
const MARK = [0x44, 0x61];
const CHECKED = 4;
/** Mark, format and checksum. */
const HEAD = MARK.length + 1 + CHECKED;

function checksum(bytes: Uint8Array): string {
  return fingerprint(String.fromCharCode(...bytes)).slice(0, 2 * CHECKED);
}

function tooLong({ length }: string): LinkError {
  return new LinkError('too-long', `the link has ${length} letters; ours have at most ${LONGEST_LINK}`);
}

function foreign(): LinkError {
  return new LinkError('foreign', 'this is not a replay link of Damnatio');
}

/** The text of a link with this body. Throws `LinkError` when it would be longer than any link that is read. */
export function sealEnvelope(format: number, body: ByteWriter): string {
  const bytes = body.done();
  const text = toBase64Url(
    new ByteWriter()
      .raw(MARK)
      .byte(format)
      .hex(checksum(bytes))
      .raw([...bytes])
      .done(),
  );
  if (text.length > LONGEST_LINK) throw tooLong(text);
  return text;
}

/** How a link is written, and its body once that is asked for, since what is newer may be checked otherwise. */
export function openEnvelope(text: string): { readonly format: number; readonly body: () => ByteReader } {
  if (text.length > LONGEST_LINK) throw tooLong(text);
  let bytes: Uint8Array;
  try {
    bytes = fromBase64Url(text);
  } catch {
    throw foreign();
  }
  const [first, second, format] = bytes;
  if (first !== MARK[0] || second !== MARK[1]) throw foreign();
  if (format === undefined) throw new LinkError('cut', 'the link is cut off');
  return { format, body: () => bodyOf(bytes) };
}

function bodyOf(bytes: Uint8Array): ByteReader {
  const body = bytes.slice(HEAD);
  const head = new ByteReader(bytes.slice(HEAD - CHECKED));
  const written = head.hex(Math.min(CHECKED, Math.max(0, bytes.length - HEAD + CHECKED)));
  if (written !== checksum(body)) throw new LinkError('cut', 'the link is cut off or was changed on its way');
  return new ByteReader(body);
}
