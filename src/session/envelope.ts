import { fingerprint } from '../engine/bout/index.ts';
import { BytesError, ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';

/** Why the envelope of a link cannot be opened, or what is in it is none of ours. */
export type EnvelopeFault = 'too-long' | 'foreign' | 'cut' | 'newer' | 'altered';

/** Something that came as a link cannot be used, or is too much for one. */
export abstract class FaultyLink<Fault extends string> extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

interface EnvelopeKind {
  /** Two letters that every link of the kind begins with, as bytes. */
  readonly mark: readonly [number, number];
  /** Longest text that is made or looked at. */
  readonly longest: number;
  /** `a replay link of Damnatio` */
  readonly called: string;
  readonly fault: new (fault: EnvelopeFault, message: string) => FaultyLink<string>;
}

export interface OpenedEnvelope {
  /** The byte that tells how the body is written. */
  readonly format: number;
  /** The body, once it is asked for: what is newer may be checked otherwise. */
  readonly body: () => Uint8Array;
}

const CHECKED = 4;

function checksum(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return fingerprint(letters).slice(0, 2 * CHECKED);
}

/** How every link of ours is wrapped: mark, format and checksum before the body, as letters of an address. */
export class Envelope {
  private readonly kind: EnvelopeKind;

  constructor(kind: EnvelopeKind) {
    this.kind = kind;
  }

  /** The text of a link. Throws where it would be longer than any that is read. */
  seal(format: number, body: Uint8Array): string {
    const head = new ByteWriter().raw(this.kind.mark).byte(format).hex(checksum(body)).done();
    const text = toBase64Url(Uint8Array.from([...head, ...body]));
    this.refuseLong(text);
    return text;
  }

  /** Throws the error of the kind, and nothing else. */
  open(text: string): OpenedEnvelope {
    this.refuseLong(text);
    const bytes = this.bytesOf(text);
    if (this.kind.mark.some((byte, i) => byte !== bytes[i])) throw this.foreign();
    const format = bytes[this.kind.mark.length];
    if (format === undefined) throw this.cut();
    return { format, body: () => this.bodyOf(bytes.subarray(this.kind.mark.length + 1)) };
  }

  /** What to throw at a format that nobody here knows. */
  newer(): Error {
    return this.error('newer', 'the link was made by a newer edition of the game');
  }

  private bytesOf(text: string): Uint8Array {
    try {
      return fromBase64Url(text);
    } catch (error) {
      throw error instanceof BytesError ? this.foreign() : error;
    }
  }

  private bodyOf(checked: Uint8Array): Uint8Array {
    if (checked.length < CHECKED) throw this.cut();
    const body = checked.subarray(CHECKED);
    if (new ByteReader(checked).hex(CHECKED) !== checksum(body)) throw this.cut();
    return body;
  }

  private refuseLong({ length }: string): void {
    const { longest } = this.kind;
    if (length > longest) throw this.error('too-long', `the link has ${length} letters; ours have at most ${longest}`);
  }

  private foreign(): Error {
    return this.error('foreign', `this is not ${this.kind.called}`);
  }

  private cut(): Error {
    return this.error('cut', 'the link is cut off or was changed on its way');
  }

  private error(fault: EnvelopeFault, message: string): Error {
    return new this.kind.fault(fault, message);
  }
}
