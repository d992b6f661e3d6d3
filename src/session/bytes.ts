/** A text in bytes could not be read; `where` counts bytes from the beginning. */
export class BytesError extends Error {
  override readonly name = 'BytesError';
}

/** Writes numbers and texts one after the other into bytes. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  byte(value: number): this {
    this.bytes.push(value & 0xff);
    return this;
  }

  /** A whole number from 0 up, seven bits a byte. */
  number(value: number): this {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    return this.byte(rest);
  }

  /** UTF-8 with its length before it. */
  text(value: string): this {
    const encoded = utf8(value);
    this.number(encoded.length);
    this.bytes.push(...encoded);
    return this;
  }

  hex(digits: string): this {
    for (let i = 0; i < digits.length; i += 2) this.byte(Number.parseInt(digits.slice(i, i + 2), 16));
    return this;
  }

  raw(values: readonly number[]): this {
    for (const value of values) this.byte(value);
    return this;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a `ByteWriter` wrote; throws `BytesError` when there is too little or something else. */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new BytesError(`ends after ${this.at} bytes`);
    this.at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let shift = 1, i = 0; i < 6; i += 1, shift *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) return value;
    }
    throw new BytesError('a number is too long');
  }

  text(most: number): string {
    const length = this.number();
    if (length > most) throw new BytesError(`a text of ${length} bytes is too long`);
    return fromUtf8(Array.from({ length }, () => this.byte()));
  }

  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.byte().toString(16).padStart(2, '0')).join('');
  }

  rest(): Uint8Array {
    return this.bytes.slice(this.at);
  }
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g);
  return [...escaped].map(([, code, plain]) => (code ? Number.parseInt(code, 16) : plain!.charCodeAt(0)));
}

function fromUtf8(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    throw new BytesError('a text is not UTF-8');
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for addresses: no padding, `-` and `_`. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]).join('');
    text += letters.slice(0, Math.min(4, bytes.length - i + 1));
  }
  return text;
}

export function fromBase64Url(text: string): Uint8Array {
  const values = Array.from({ length: text.length }, (_, at) => ALPHABET.indexOf(text.charAt(at)));
  if (values.includes(-1)) throw new BytesError('has a letter that no link of ours has');
  const bytes: number[] = [];
  for (let i = 0; i < values.length; i += 4) {
    const group = values.slice(i, i + 4);
    const bits = group.reduce((sum, value, place) => sum | (value << (18 - 6 * place)), 0);
    for (let j = 0; j < group.length - 1; j += 1) bytes.push((bits >> (16 - 8 * j)) & 0xff);
  }
  return Uint8Array.from(bytes);
}
