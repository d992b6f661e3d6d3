import { describe, expect, it } from 'vitest';
import { alone, loadCatalogue, coreFiles, withPack } from './support.ts';

const beast = (keys: string): string => `schema: beast/2\nid: cat\nextends: core:lion\nname: Cat\n${keys}\n`;
const step = (rest: string): string =>
  beast(`procedure:\n  { at: start, insert: [{ id: s, trigger: control, when: { hp: { max: 0.5 } }, ${rest} }] }`);
const attack = (rest: string): string => beast(`attacks:\n  maul: { ${rest} }`);
const when = (rest: string): string =>
  beast(`procedure:\n  { at: start, insert: [{ id: s, trigger: control, when: { ${rest} }, do: swipe }] }`);

/** What is told of a card: words, what to do, and what `--fix` writes. */
function told(text: string): string[] {
  const { findings } = withPack({ 'cat.yaml': text });
  return findings
    .filter(({ file }) => file === 'test/cat.yaml')
    .map(({ path, message, hint = '', fix }) => `${path.split('.').at(-1)!}: ${message} | ${hint} | ${fix?.replacement ?? ''}`);
}

/** A card, and the only thing that is wrong with it. */
const FAULTS: Readonly<Record<string, readonly [text: string, told: string]>> = {
  'a deed that is too much': [step('do: { roar: 10 }'), 'roar: must be at most 9 |  | '],
  'a deed with a key missing': [step('do: { panic: { hexes: 3 } }'), 'panic: the key "attack" is missing |  | '],
  'a deed in a list': [step('do: [swipe, { flee: 99 }]'), 'flee: must be at most 24 |  | '],
  'a deed nobody knows': [step('do: { fle: 4 }'), 'fle: unknown key "fle" | did you mean "flee"? | flee'],
  'a deed in small letters': [step('do: backoff'), 'do: this card has no attack "backoff" | did you mean "backOff"? | backOff'],
  'a fraction for a range': [when('hp: 0.5'), 'hp: expected a map of keys, not 0.5 | write { max: 0.5 } | { max: 0.5 }'],
  'a number for a map of one': [step('do: swipe, withdraw: 2'), 'withdraw: expected a map of keys, not 2 | write { min: 2 } | { min: 2 }'],
  'points that bleed': [attack('bleed: 2'), 'bleed: expected a map of keys, not 2 | write { points: 2 } | { points: 2 }'],
  'hexes of a throw': [attack('toss: 2'), 'toss: expected a map of keys, not 2 | write { hexes: 2 } | { hexes: 2 }'],
  'a word for a map of one': [
    beast('onKill: retainControl'),
    'onKill: expected a map of keys, not "retainControl" | write { retainControl: true } | { retainControl: true }',
  ],
  'a key of the first format': [attack('dmg: 1d6'), 'dmg: "dmg" is a word of the first format | write damage | damage'],
  'a rule of the first format': [attack('because: D-001'), 'because: "because" is a word of the first format | write rule | rule'],
  'a threshold of the first format': [
    when('hpAtMost: 0.5'),
    'hpAtMost: "hpAtMost" is a word of the first format | write hp: { max: … } | ',
  ],
  'dice with spaces': [attack('damage: 1d6 + 5'), 'damage: dice look like 1d8 or 1d8+5 | write 1d6+5 | 1d6+5'],
  'a number for dice': [attack('damage: 6'), 'damage: dice look like 1d8 or 1d8+5, not 6 |  | '],
  'a Cyrillic letter in a value': [
    attack('kind: bitе'),
    'kind: expected leap, charge, claw, bite, hook, kick, trample, cuff, hug or auto, not "bitе" | write bite | bite',
  ],
  'a Cyrillic letter in a key': [
    attack('dаmage: 1d6'),
    'dаmage: unknown key "dаmage" | some letter of it only looks like one of "damage" | damage',
  ],
  'a hard space in dice': [attack('damage: 1d6\u00a0+ 5'), 'damage: dice look like 1d8 or 1d8+5 | write 1d6+5 | 1d6+5'],
};

describe('words for faults', () => {
  it.each(Object.entries(FAULTS))('%s', (_, [text, expected]) => {
    expect(told(text)).toEqual([expected]);
  });

  it('offer no edit that leaves a fault behind', () => {
    const ids = withPack({ 'cat.yaml': 'schema: beast/2\nid: 7\nextends: core:lion\nname: Cat\n' }).findings.filter(
      ({ path }) => path === 'id',
    );
    expect(ids.map(({ message, fix }) => [message, fix])).toEqual([[expect.stringMatching(/^a name is letters.*, not 7$/), undefined]]);
  });

  it('know a misspelt first line', () => {
    expect(alone('schma: beast/2\nid: cat\n').findings).toContainEqual(
      expect.objectContaining({
        message: 'unknown key "schma"',
        hint: 'did you mean "schema"?',
        fix: expect.objectContaining({ replacement: 'schema' }),
      }),
    );
  });

  it('say what somebody is who cannot stand where he is named', () => {
    const hunt = 'schema: hunt/2\nid: h\nname: H\ntext: T.\narena: harena\nbeasts: [lion]\nmen: [murmillo]\n';
    const { findings } = loadCatalogue([
      ...coreFiles,
      ...Object.entries({ 'mod.yaml': 'schema: mod/2\nid: a.b\nname: T\nversion: 1.0.0\nlicence: MIT\n', 'h.yaml': hunt }).map(
        ([path, text]) => ({ path: `test/${path}`, text }),
      ),
    ]);
    expect(findings.map(({ message, hint }) => `${message}; ${hint}`)).toEqual([
      '"murmillo" is a gladiator; what stands here is a noxius or a bestiarius',
    ]);
  });

  it('name no key as what was meant by itself', () => {
    const text = 'schema: programme/2\nid: p\nname: P\ntext: T.\nbouts:\n  - { game: munera, hunt: ursus, sides: [[gaul], [gaul]] }\n';
    const { findings } = withPack({ 'p.yaml': text });
    expect(findings.map(({ message, hint }) => `${message}; ${hint}`)).toEqual([expect.not.stringContaining('did you mean "hunt"')]);
  });

  it('are words, not those of the reader', () => {
    for (const text of ['a: "b" c\n', 'a: [1, 2] [3]\n', `a: ${'['.repeat(20_000)}\n`, `a: ${'{ b: '.repeat(20_000)}\n`]) {
      const said = alone(`schema: beast/2\n${text}`).findings.map(({ message }) => message);
      expect(said.join(' ')).not.toMatch(/call stack|node end|Unexpected|scalar/i);
    }
  });
});
