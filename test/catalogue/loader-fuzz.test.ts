import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFinding, type ContentFile } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { examplesIn, guideText } from '../support/guide.ts';
import { coreFiles, loadCatalogue, sampleFiles } from './support.ts';

/** Damaged packs of a run; `FUZZ_RUNS=100000 npx vitest run test/catalogue/loader-fuzz.test.ts` asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
/** The same packs in every run of the tests; `FUZZ_SEED` gives others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 11);
/** Milliseconds of the processor after which a pack counts as a hang. */
const HANG = 1000;

/** A little of the core, so that damaged cards still find what they name. */
const few = coreFiles.filter(({ path }) => /core\/(mod|beasts\/lion|arenas\/harena)\.yaml/.test(path));
const guide = examplesIn(guideText, 'guide.words').map(({ path, text }) => ({ path, text }));
const venatio = contentFiles(['content/venatio']);
/** Every file that anybody ships: of each kind there is one among them. */
const seeds: readonly ContentFile[] = [...sampleFiles, ...venatio, ...guide, ...coreFiles.filter(({ text }) => text.length < 12_000)];

const POISON = [
  '__proto__', '__proto__: { polluted: 1 }', 'constructor: {}', 'prototype', 'toString', 'hasOwnProperty: 1', 'valueOf',
  '\n  - ', '\n- ', ': ', ':', '{', '}', '[', ']', '"', "'", '&a ', '*a', '!!js ', '<<: ', '? ', '|\n', '>\n', '---\n', '%YAML 1.1\n', '# ',
  '99999999999999999', '1e999', '.inf', '.nan', '-0', '0x1F', '007', '1d6', '10d100', '99d99', 'null', '~', 'true', '\t', '\r', '\u0000',
  '\ud800', '\u202e', '\u001b[31m', '<b>', '&lt;', 'core:lion', 'core:', ':lion', 'schema: beast/2', 'schema: beast/9', 'extends: leopard',
  'extends: core:lion\n', 'id: lion\n', 'overrides: true\n', 'cards:\n  - ', '\n', '  ', '😀', 'x'.repeat(300), '{ a: '.repeat(40), '['.repeat(40),
] as const; // prettier-ignore

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** What is done to the text of a file. */
const edit = fc.oneof(
  fc.record({
    how: fc.constant('put'),
    at: share,
    cut: fc.nat(12),
    put: fc.oneof(fc.constantFrom(...POISON), fc.string({ maxLength: 8 })),
  }),
  fc.record({
    how: fc.constantFrom('drop', 'twice', 'indent', 'outdent', 'move', 'value'),
    at: share,
    to: share,
    put: fc.constantFrom(...POISON),
  }),
  fc.record({ how: fc.constantFrom('end', 'blank'), at: share, to: share }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function edited(text: string, change: Edit): string {
  if (change.how === 'put' && 'cut' in change) {
    const from = Math.floor(change.at * text.length);
    return text.slice(0, from) + change.put + text.slice(from + change.cut);
  }
  const lines = text.split('\n');
  const [at, to] = [Math.floor(change.at * lines.length), 'to' in change ? Math.floor(change.to * lines.length) : 0];
  const line = lines[at]!;
  if (change.how === 'drop') lines.splice(at, 1);
  else if (change.how === 'twice') lines.splice(at, 0, line);
  else if (change.how === 'indent') lines[at] = ` ${line}`;
  else if (change.how === 'outdent') lines[at] = line.replace(/^ /, '');
  else if (change.how === 'move') lines.splice(to, 0, ...lines.splice(at, 1 + (to % 4)));
  else if (change.how === 'value' && 'put' in change) lines[at] = line.replace(/:.*$/, `: ${change.put}`);
  else if (change.how === 'end') lines.length = at;
  else if (change.how === 'blank') lines.splice(Math.min(at, to), Math.abs(at - to) % 9);
  return lines.join('\n');
}

/** One to three files of a pack, some of them damaged. */
const damaged = fc
  .array(fc.record({ file: fc.constantFrom(...seeds), edits: fc.array(edit, { maxLength: 4 }) }), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(({ file, edits }, i) => ({ path: `friend/f${i}.yaml`, text: edits.reduce(edited, file.text) })));

const kinds = [...new Set(seeds.flatMap(({ text }) => /^schema: (\S+)/m.exec(text)?.[1] ?? []))].sort();
const keys = [...new Set(seeds.flatMap(({ text }) => [...text.matchAll(/(?:^|[{,]) *([A-Za-z][\w-]*):/gm)].map(([, key]) => key!)))].sort();
const word = fc.oneof(fc.constantFrom(...keys), fc.constantFrom(...POISON), fc.string({ maxLength: 6 }));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

/** A card of a known kind with known keys and anything in them. */
const made = fc
  .record({
    schema: fc.constantFrom(...kinds),
    card: fc.dictionary(word, value, { maxKeys: 8, noNullPrototype: true }),
    among: fc.boolean(),
  })
  .map(({ schema, card, among }) => {
    const whole = { schema, id: 'made', ...card };
    return [{ path: 'friend/made.yaml', text: JSON.stringify(among ? { schema, cards: [whole, card] } : whole) }];
  });

const MOD = { path: 'friend/mod.yaml', text: 'schema: mod/2\nid: a.friend\nname: Friend\nversion: 1.0.0\nlicence: MIT\n' };

/** Names of everything that objects, lists, texts and functions inherit. */
const inherited = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype]
    .map((prototype) => Object.getOwnPropertyNames(prototype).join())
    .join();

// eslint-disable-next-line no-control-regex
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

function findingsOf(files: readonly ContentFile[]): void {
  for (const finding of loadCatalogue([...few, ...(files.some(({ text }) => text.includes('schema: mod/')) ? [] : [MOD]), ...files])
    .findings) {
    const lines = files.find(({ path }) => path === finding.file)?.text.split('\n');
    if (lines) expect(finding.line).toBeLessThanOrEqual(lines.length);
    expect(formatFinding(finding)).not.toMatch(OBEYED);
  }
}

describe('a pack that anybody may have written', () => {
  it(
    'is read without a crash, a hang or a touched prototype, and told without a letter that a terminal obeys',
    () => {
      const before = inherited();
      findingsOf([]); // what is slow the first time is no hang
      let slowest = 0;
      fc.assert(
        fc.property(fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 1, arbitrary: made }), (files) => {
          const began = process.cpuUsage();
          findingsOf(files);
          const took = process.cpuUsage(began).user / 1000;
          slowest = Math.max(slowest, took);
          expect(took).toBeLessThan(HANG);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      if (RUNS > 1000) console.info(`${RUNS} packs, the slowest in ${slowest.toFixed(0)} ms`);
      expect(inherited()).toBe(before);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
    30_000 + RUNS * 100,
  );
});
