import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fingerprint } from '../engine/bout/index.ts';
import { BytesError, fromBase64Url, toBase64Url } from './bytes.ts';
import type { PackFile } from './pack-text.ts';
import { filesOfText, LONGEST_PACK, packText, PackTextError } from './pack-text.ts';

/** Longest text of a link that is made or looked at: about what every browser and most programs carry. */
export const LONGEST_PACK_LINK = 30_000;

/** Why a link holds no pack that can be read. */
export type PackLinkFault = 'too-long' | 'foreign' | 'cut' | 'newer' | 'too-large' | 'altered';

export class PackLinkError extends Error {
  override readonly name = 'PackLinkError';
  readonly fault: PackLinkFault;

  constructor(fault: PackLinkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Two letters that every link with a pack begins with; the byte after them tells how it is written. */
const MARK = [0x44, 0x70];
const DEFLATED = 1;
const CHECKED = 4;
const HEAD = MARK.length + 1 + CHECKED;
/** Bytes that are inflated at once: they come to a quarter of a megabyte at most before anybody looks how much there is. */
const PIECE = 256;

function checksum(bytes: Uint8Array): readonly number[] {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const digits = fingerprint(text);
  return Array.from({ length: CHECKED }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

function tooLong({ length }: string): PackLinkError {
  return new PackLinkError('too-long', `the link has ${length} letters; ours have at most ${LONGEST_PACK_LINK}`);
}

/**
 * A pack as a short text for an address: its files deflated, with a checksum; the same files give the same text. Throws
 * `PackLinkError` when it would be longer than any link that is read, and `PackTextError` for files that are no pack.
 */
export function encodePack(files: readonly PackFile[]): string {
  const body = deflateSync(strToU8(packText(files)), { level: 9, mem: 8 });
  const text = toBase64Url(Uint8Array.from([...MARK, DEFLATED, ...checksum(body), ...body]));
  if (text.length > LONGEST_PACK_LINK) throw tooLong(text);
  return text;
}

/** What was deflated, given up as soon as it is more than a pack may be. */
function inflated(body: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  for (let at = 0; at < body.length; at += PIECE) {
    stream.push(body.subarray(at, at + PIECE), at + PIECE >= body.length);
    if (size > LONGEST_PACK * 2) throw new PackLinkError('too-large', 'the link holds more than a pack may be');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function bytesOf(text: string): Uint8Array {
  try {
    return fromBase64Url(text);
  } catch (error) {
    if (error instanceof BytesError) throw new PackLinkError('foreign', 'this is no link with a pack of Damnatio');
    throw error;
  }
}

/** The files of a pack in a link; nothing in them has been read as cards. Throws `PackLinkError` and nothing else. */
export function decodePack(text: string): PackFile[] {
  if (text.length > LONGEST_PACK_LINK) throw tooLong(text);
  const bytes = bytesOf(text);
  if (bytes[0] !== MARK[0] || bytes[1] !== MARK[1]) throw new PackLinkError('foreign', 'this is no link with a pack of Damnatio');
  if (bytes.length <= HEAD) throw new PackLinkError('cut', 'the link is cut off');
  if (bytes[2] !== DEFLATED) throw new PackLinkError('newer', 'the link was made by a newer edition of the game');
  const body = bytes.subarray(HEAD);
  if (checksum(body).some((byte, i) => byte !== bytes[MARK.length + 1 + i])) {
    throw new PackLinkError('cut', 'the link is cut off or was changed on its way');
  }
  try {
    const raw = inflated(body);
    const told = strFromU8(raw);
    if (told.includes('\ufffd') && strToU8(told).length !== raw.length) throw new PackLinkError('altered', 'its text is not UTF-8');
    return filesOfText(told);
  } catch (error) {
    if (error instanceof PackLinkError) throw error;
    throw new PackLinkError('altered', error instanceof PackTextError ? error.message : 'it does not hold what links of ours hold');
  }
}
