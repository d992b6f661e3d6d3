import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { LIMITS } from '../../src/engine/limits/index.ts';
import { fingerprint } from '../../src/engine/bout/index.ts';
import { fromBase64Url, toBase64Url } from '../../src/session/bytes.ts';
import { decodePack, encodePack, filesOfText, isPackText, PackLinkError, packText, PackTextError } from '../../src/session/index.ts';
import { cpuTime } from '../support/cpu-time.ts';

/** Mutated links and texts of a run; `FUZZ_RUNS=100000 npx vitest run test/session/pack-link.test.ts` takes its time. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);

const sample = contentFiles(['content/sample-mod']).map(({ path, text }) => ({ path: path.replace('content/sample-mod/', ''), text }));

/** A link of any bytes with a checksum that fits: what gets past it. */
function sealed(body: Uint8Array, format = 1): string {
  let text = '';
  for (const byte of body) text += String.fromCharCode(byte);
  const digits = fingerprint(text);
  const check = [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return toBase64Url(Uint8Array.from([0x44, 0x70, format, ...check, ...body]));
}

const faultOf = (text: string): string => {
  try {
    decodePack(text);
    return 'none';
  } catch (error) {
    return error instanceof PackLinkError ? error.fault : `not ours: ${String(error)}`;
  }
};

const paths = fc
  .tuple(fc.constantFrom('beasts/', 'a/b-c/', ''), fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/))
  .map(([folder, name]) => `${folder}${name}.yaml`);
const files = fc.uniqueArray(
  fc.record({ path: paths, text: fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replaceAll('\r', '')) }),
  {
    selector: ({ path }) => path,
    minLength: 2,
    maxLength: 8,
  },
);

describe('a pack as one text', () => {
  it('holds every file as it stands, whatever its lines begin with', () => {
    const marked = [
      { path: 'mod.yaml', text: '# ==> not a file\nid: x\n' },
      { path: 'b/c.yaml', text: '# ===> nor this\n' },
      { path: 'empty.yaml', text: '' },
    ];
    expect(filesOfText(packText(marked))).toEqual(marked);
    fc.assert(
      fc.property(files, (some) => {
        const ended = some.map(({ path, text }) => ({ path, text: text === '' || text.endsWith('\n') ? text : `${text}\n` }));
        expect(filesOfText(packText(some))).toEqual(ended);
        expect(filesOfText(packText(some).replaceAll('\n', '\r\n'))).toEqual(ended);
      }),
    );
  });

  it('is the file itself where there is one', () => {
    const whole = packText(sample);
    for (const text of [whole, `\ufeff${whole}`, whole.replaceAll('\n', '\r\n')]) expect(isPackText(text)).toBe(true);
    expect(isPackText(sample[0]!.text)).toBe(false);
    expect(packText([sample[0]!])).toBe(sample[0]!.text);
    expect(filesOfText(sample[0]!.text, 'leopard.yaml')).toEqual([{ path: 'leopard.yaml', text: sample[0]!.text }]);
  });

  it('refuses paths that lead elsewhere, files that stand twice, and what is cut off', () => {
    for (const path of [
      '../mod.yaml',
      '/etc/x.yaml',
      'a/../b.yaml',
      'a//b.yaml',
      'x.js',
      '.hidden.yaml',
      `${'a'.repeat(120)}.yaml`,
      'a\\b.yaml',
    ])
      expect(() => packText([{ path, text: '' }]), path).toThrow(PackTextError);
    expect(() => packText([sample[0]!, sample[0]!])).toThrow('twice');
    const whole = packText(sample);
    expect(() => filesOfText(whole.slice(0, whole.lastIndexOf('# ==>')))).toThrow('a part of it is missing');
    expect(() => filesOfText(`x${whole}`.slice(1).replace('# ==> ', '# => '))).toThrow('second line');
    expect(() => packText([{ path: 'mod.yaml', text: 'x'.repeat(1_000_001) }])).toThrow('at most 1000000');
    expect(() => packText([])).toThrow('no file');
  });
});

describe('a pack in a link', () => {
  it('comes back as it was, in few letters, and the same each time', () => {
    const text = encodePack(sample);
    expect(decodePack(text)).toEqual(sample);
    expect(encodePack(sample)).toBe(text);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(4000);
  });

  it('says what is wrong with a link', () => {
    const text = encodePack(sample);
    expect(faultOf('')).toBe('foreign');
    expect(faultOf('Hello there')).toBe('foreign');
    expect(faultOf(text.slice(0, 8))).toBe('cut');
    expect(faultOf(text.slice(0, -5))).toBe('cut');
    expect(faultOf(text.slice(0, 60) + (text[60] === 'A' ? 'B' : 'A') + text.slice(61))).toBe('cut');
    expect(faultOf('A'.repeat(LIMITS.link + 1))).toBe('too-long');
    expect(faultOf(sealed(strToU8('not deflated')))).toBe('altered');
    expect(faultOf(sealed(deflateSync(strToU8('ok')), 9))).toBe('newer');
    expect(faultOf(sealed(deflateSync(Uint8Array.from([0xff, 0xfe, 0x41]))))).toBe('altered');
    let word = 7;
    const next = (): number => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0);
    const random = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + ((next() >>> 16) % 90))).join('');
    expect(() => encodePack([{ path: 'mod.yaml', text: random }])).toThrow(PackLinkError);
  });

  it('is given up when it would fill the memory', () => {
    const bomb = deflateSync(new Uint8Array(20_000_000), { level: 9 });
    const began = cpuTime();
    expect(faultOf(sealed(bomb))).toBe('too-large');
    expect(cpuTime() - began).toBeLessThan(1000);
  });

  it(
    'never throws but its own error, hangs or touches a prototype, whatever was done to it',
    () => {
      const text = encodePack(sample);
      const body = fromBase64Url(text).slice(7);
      const own = Object.getOwnPropertyNames(Object.prototype).length;
      const change = fc.record({ at: fc.nat(body.length + 4), byte: fc.nat(255), how: fc.constantFrom('set', 'cut', 'insert', 'double') });
      let slowest = 0;
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), (changes, reseal) => {
          let bytes = [...body];
          for (const { at, byte, how } of changes) {
            if (how === 'set') bytes[Math.min(at, bytes.length)] = byte;
            else if (how === 'cut') bytes = bytes.slice(0, at);
            else if (how === 'insert') bytes.splice(at, 0, byte, byte ^ 0x55);
            else bytes = [...bytes, ...bytes.slice(at)];
          }
          const made = Uint8Array.from(bytes);
          const began = cpuTime();
          const fault = faultOf(reseal ? sealed(made) : text.slice(0, 9) + toBase64Url(made));
          slowest = Math.max(slowest, cpuTime() - began);
          expect(fault).not.toContain('not ours');
        }),
        { numRuns: RUNS },
      );
      expect(slowest).toBeLessThan(1000);
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(own);
    },
    30_000 + RUNS * 10,
  );

  it(
    'holds cards that were changed by a stranger, and they are read without a crash, a hang or a touched prototype',
    () => {
      const own = Object.getOwnPropertyNames(Object.prototype).length;
      const poison = fc.constantFrom(
        '__proto__',
        'constructor: {}',
        '\n  - ',
        ': ',
        '{',
        '[',
        '"',
        '&a ',
        '*a',
        '!!js ',
        '99999999999999999',
        '\u0000',
        '\ud800',
        '\n',
        'null',
      );
      const change = fc.record({
        file: fc.nat(1),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(12),
        put: fc.oneof(poison, fc.string({ maxLength: 8 })),
      });
      loadCatalogue(sample, CARDS); // what is slow the first time is no hang
      let slowest = 0;
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
          const changed = sample.map(({ path, text }, file) => {
            let now = text;
            for (const { at, cut, put } of changes.filter((one) => one.file === file)) {
              const from = Math.floor(at * now.length);
              now = now.slice(0, from) + put + now.slice(from + cut);
            }
            return { path, text: now };
          });
          const read = decodePack(encodePack(changed));
          const began = cpuTime();
          const { findings } = loadCatalogue(
            read.map(({ path, text }) => ({ path: `friend/${path}`, text })),
            CARDS,
          );
          slowest = Math.max(slowest, cpuTime() - began);
          expect(findings.every(({ file }) => file.startsWith('friend/'))).toBe(true);
        }),
        { numRuns: Math.ceil(RUNS / 16) },
      );
      expect(slowest).toBeLessThan(1000);
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(own);
    },
    30_000 + RUNS * 100,
  );
});
