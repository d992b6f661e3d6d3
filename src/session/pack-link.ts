import { LIMITS } from '../engine/limits/index.ts';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { EnvelopeFault } from './envelope.ts';
import { Envelope, FaultyLink } from './envelope.ts';
import type { PackFile } from './pack-text.ts';
import { filesOfText, packText, PackTextError } from './pack-text.ts';

/** Why a link holds no pack that can be read. */
export type PackLinkFault = EnvelopeFault | 'too-large';

export class PackLinkError extends FaultyLink<PackLinkFault> {
  override readonly name = 'PackLinkError';
}

const PACK_LINKS = new Envelope({
  mark: [0x44, 0x70],
  longest: LIMITS.link,
  called: 'a link with a pack of Damnatio',
  fault: PackLinkError,
});
const DEFLATED = 1;
/** Bytes that are inflated at once: they come to a quarter of a megabyte at most before anybody looks how much there is. */
const PIECE = 256;

/**
 * A pack as a short text for an address: its files deflated, with a checksum; the same files give the same text. Throws
 * `PackLinkError` when it would be longer than any link that is read, and `PackTextError` for files that are no pack.
 */
export function encodePack(files: readonly PackFile[]): string {
  return PACK_LINKS.seal(DEFLATED, deflateSync(strToU8(packText(files)), { level: 9, mem: 8 }));
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
    if (size > LIMITS.pack * 2) throw new PackLinkError('too-large', 'the link holds more than a pack may be');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The files of a pack in a link; nothing in them has been read as cards. Throws `PackLinkError` and nothing else. */
export function decodePack(text: string): PackFile[] {
  const { format, body } = PACK_LINKS.open(text);
  if (format !== DEFLATED) throw PACK_LINKS.newer();
  const deflated = body();
  try {
    const raw = inflated(deflated);
    const told = strFromU8(raw);
    if (told.includes('\ufffd') && strToU8(told).length !== raw.length) throw new PackLinkError('altered', 'its text is not UTF-8');
    return filesOfText(told);
  } catch (error) {
    if (error instanceof PackLinkError) throw error;
    throw new PackLinkError('altered', error instanceof PackTextError ? error.message : 'it does not hold what links of ours hold');
  }
}
