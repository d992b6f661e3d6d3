import { describe, expect, it } from 'vitest';
import type { EnvelopeFault } from '../../src/session/envelope.ts';
import { Envelope, FaultyLink } from '../../src/session/envelope.ts';

class NoteError extends FaultyLink<EnvelopeFault> {}

const notes = new Envelope({ mark: [0x44, 0x6e], longest: 40, called: 'a note', fault: NoteError });
const letters = new Envelope({ mark: [0x44, 0x6c], longest: 40, called: 'a letter', fault: NoteError });

const faultOf = (open: () => unknown): string | null => {
  try {
    open();
    return null;
  } catch (error) {
    return error instanceof NoteError ? error.fault : `not ours: ${String(error)}`;
  }
};

describe('the envelope of links', () => {
  const body = Uint8Array.from([1, 0, 255]);
  const text = notes.seal(7, body);

  it('gives back the format and the body that went in', () => {
    const opened = notes.open(text);
    expect([opened.format, [...opened.body()]]).toEqual([7, [1, 0, 255]]);
    expect([...notes.open(notes.seal(1, new Uint8Array())).body()]).toEqual([]);
  });

  it('is of one kind, and foreign to any other', () => {
    expect(faultOf(() => letters.open(text))).toBe('foreign');
    expect(faultOf(() => notes.open('RG'))).toBe('foreign');
    expect(faultOf(() => notes.open('no link!'))).toBe('foreign');
  });

  it('tells the format before the body is checked, and finds every byte that is missing or changed', () => {
    for (let length = 4; length < text.length; length += 1) {
      const cut = text.slice(0, length);
      expect(notes.open(cut).format).toBe(7);
      expect(faultOf(() => notes.open(cut).body())).toBe('cut');
    }
    expect(faultOf(() => notes.open('RG4'))).toBe('cut');
    const changed = `${text.slice(0, 6)}${text[6] === 'A' ? 'B' : 'A'}${text.slice(7)}`;
    expect(faultOf(() => notes.open(changed).body())).toBe('cut');
  });

  it('makes and opens nothing that is longer than it may be', () => {
    expect(faultOf(() => notes.seal(7, new Uint8Array(23)))).toBeNull();
    expect(faultOf(() => notes.seal(7, new Uint8Array(24)))).toBe('too-long');
    expect(faultOf(() => notes.open('A'.repeat(41)))).toBe('too-long');
  });
});
