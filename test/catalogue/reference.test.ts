import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, referenceFiles, referencePages } from '../../src/catalogue/index.ts';
import { EVENT_KEYS, parsePattern } from '../../src/engine/bout/index.ts';
import { referenceMarkdown } from '../../src/catalogue/reference/markdown.ts';
import { referencePage, type ReferencePage } from '../../src/catalogue/reference/pages.ts';
import { CARDS } from '../../src/games/cards.ts';

const folder = fileURLToPath(new URL('../../content/reference/', import.meta.url));
const protocol = readFileSync(new URL('../../src/engine/bout/PROTOCOL.md', import.meta.url), 'utf8');
const files = referenceFiles(CARDS, protocol);

const page = (json: object): ReferencePage => referencePage('fruit', json);
const map = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });
const schema = { const: 'fruit/1', type: 'string' };

/** Every key that a JSON Schema lets stand anywhere. */
function keysIn(json: unknown, keys = new Set<string>()): Set<string> {
  if (typeof json !== 'object' || json === null) return keys;
  for (const [key, value] of Object.entries(json)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) keys.add(name);
    keysIn(value, keys);
  }
  return keys;
}

describe('the reference', () => {
  it('is committed as the schemas are now (else: npm run schema)', () => {
    const committed = existsSync(folder) ? readdirSync(folder).sort() : [];
    expect(committed).toEqual(files.map(({ name }) => name).sort());
    for (const { name, text } of files) expect(readFileSync(folder + name, 'utf8'), name).toBe(text);
  });

  for (const { name, schema: line } of referencePages(CARDS)) {
    it(`has every key of ${line}`, () => {
      const { text } = files.find((file) => file.name === `${name}.md`)!;
      const missing = [...keysIn(jsonSchemas(CARDS)[name])].filter(
        (key) => !new RegExp(`\`${key}[\`:]|, ${key}: |{ ${key}[, ]|, ${key} }`).test(text),
      );
      expect(missing).toEqual([]);
    });
  }

  it('has every event with all its keys, and is not made where the protocol lacks one', () => {
    const { text } = files.find(({ name }) => name === 'events.md')!;
    for (const [type, keys] of Object.entries(EVENT_KEYS)) {
      const row = text.split('\n').find((line) => line.startsWith('| `') && line.split('|')[1]!.includes(`\`${type}\``));
      for (const key of Object.keys(keys)) expect(row, `${type}.${key}`).toMatch(new RegExp(`\\b${key}\\b`));
    }
    expect(() => referenceFiles(CARDS, protocol.replace(/^\| `wounded`.*\n/m, ''))).toThrow('the protocol lacks wounded');
    expect(() => referenceFiles(CARDS, protocol.replace('`raw`, `modifiers`, `net`', '`raw`, `net`'))).toThrow('lacks wounded.modifiers');
  });

  it('shows patterns of events that there can be', () => {
    const [text] = files.find(({ name }) => name === 'events.md')!.text.split('## Types');
    const patterns = [...text!.matchAll(/^\| [^|]* \| [^|]* \| (`[^|]*`) \|$/gm)].flatMap(([, cell]) =>
      cell!.replaceAll('`', '').split(', '),
    );
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) {
      const { type, pairs } = parsePattern(pattern);
      const keys = Object.keys((EVENT_KEYS as Readonly<Record<string, object>>)[type] ?? {});
      for (const { path } of pairs) expect(keys, pattern).toContain(path.split('.')[0]);
    }
  });

  it('links only to headings that are there, each of which is there once', () => {
    for (const { name, text } of files) {
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replace(/[^a-z0-9 _-]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(new Set(headings).size, name).toBe(headings.length);
      for (const [, anchor] of text.matchAll(/\]\(#([^)]*)\)/g)) expect(headings, `${name}#${anchor}`).toContain(anchor);
    }
  });
});

describe('a page of the reference', () => {
  it('tells value, bounds, default and whether a key is needed', () => {
    const { sections } = page(
      map(
        {
          schema,
          weight: { type: 'integer', minimum: 1, maximum: 9, description: 'In ounces.' },
          ripe: { type: 'boolean', default: false },
          kind: { enum: ['fig', 'plum', 'pear'] },
          eats: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }], default: null },
        },
        ['schema', 'weight'],
      ),
    );
    expect(sections[0]!.rows.map(({ key, type, needed, fallback, description }) => [key, type, needed, fallback, description])).toEqual([
      ['schema', '`fruit/1`', true, 'nothing', ''],
      ['weight', 'whole number 1 to 9', true, 'nothing', 'In ounces.'],
      ['ripe', '`true` or `false`', false, '`false`', ''],
      ['kind', '`fig`, `plum` or `pear`', false, 'nothing', ''],
      ['eats', 'text of up to 5 letters', false, 'nothing', ''],
    ]);
  });

  it('tells one or several of something once, and a range in a line', () => {
    const arc = { enum: ['front', 'rear'] };
    const whole = { type: 'integer', minimum: 0, maximum: 6 };
    const { sections } = page(
      map({
        schema,
        from: { anyOf: [arc, { type: 'array', minItems: 1, maxItems: 2, items: arc }] },
        away: map({ min: whole, max: whole }),
      }),
    );
    expect(sections.map(({ id }) => id)).toEqual(['The file']);
    expect(sections[0]!.rows.slice(1).map(({ type, section }) => [type, section])).toEqual([
      ['`front` or `rear`; or a list of 1 to 2', null],
      ['{ min, max }, each a whole number 0 to 6', null],
    ]);
  });

  it('gives maps, lists of maps and maps of maps sections of their own', () => {
    const { sections } = page(
      map({
        schema,
        stone: map({ size: { type: 'integer' } }),
        seeds: { type: 'array', maxItems: 3, items: map({ taste: { type: 'string' } }) },
        trees: { type: 'object', additionalProperties: map({ height: { type: 'number' } }) },
      }),
    );
    expect(sections.map(({ id }) => id)).toEqual(['The file', 'stone', 'seeds[]', 'trees.NAME']);
    expect(sections[0]!.rows.map(({ type, section }) => [type, section])).toEqual([
      ['`fruit/1`', null],
      ['{ size }', 'stone'],
      ['list of up to 3: { taste }', 'seeds[]'],
      ['a map of names to { height }', 'trees.NAME'],
    ]);
  });

  it('tells a map that holds itself once', () => {
    const json = { ...map({ schema, when: { $ref: '#/definitions/When' } }), definitions: {} as Record<string, object> };
    json.definitions['When'] = map({ ripe: { type: 'boolean' }, not: { $ref: '#/definitions/When' } });
    const { sections } = page(json);
    expect(sections.map(({ id, rows }) => [id, rows.map(({ key, section }) => [key, section])])).toEqual([
      [
        'The file',
        [
          ['schema', null],
          ['when', 'when'],
        ],
      ],
      [
        'when',
        [
          ['ripe', null],
          ['not', 'when'],
        ],
      ],
    ]);
  });

  it('tells forms apart by the words that they have, and what all have once', () => {
    const say = { type: 'string', description: 'Aloud.' };
    const word = (call: string, others: object = {}) =>
      map({ type: { const: 'action' }, call: { const: call, description: `To ${call}.` }, say, ...others }, ['type', 'call']);
    const { sections } = page(map({ schema, tree: { oneOf: [word('eat'), word('throw', { hexes: { type: 'integer' } })] } }));
    expect(sections[1]!.words).toEqual([
      { word: '`type: action, call: eat`', takes: '', description: 'To eat.' },
      { word: '`type: action, call: throw`', takes: '`hexes`: whole number', description: 'To throw.' },
    ]);
    expect(sections[1]!.rows.map(({ key, needed }) => [key, needed])).toEqual([['say', false]]);
  });

  it('says that one of several keys is chosen', () => {
    const { sections } = page(
      map({ schema, do: { anyOf: [{ type: 'string' }, map({ eat: { type: 'integer' } }), map({ sell: { type: 'integer' } })] } }),
    );
    expect(sections[0]!.rows[1]!.type).toBe('text, { eat } or { sell }');
    expect(sections[1]).toMatchObject({ id: 'do', about: 'Exactly one of these keys.' });
  });

  it('tells of a card that extends another only what is not as in a whole card, and once how lists are changed', () => {
    const stone = { size: { type: 'integer' } };
    const about = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
    const whole = map({ schema, stone: map(stone, ['size']), seeds: about('Inside.'), names: about('Of it.') });
    const insert = map({ insert: { type: 'array', description: 'Items that are put in.' }, at: { enum: ['start', 'end'] } }, ['insert']);
    const seeds = {
      anyOf: [{ type: 'array' }, { anyOf: [insert, map({ remove: { type: 'string' } }, ['remove'])] }],
      description: 'Inside.',
    };
    const own = { schema, extends: { type: 'string' }, stone: map(stone), seeds, names: about('Of it. It is not inherited.') };
    const { sections } = page({ anyOf: [whole, map(own, ['extends'])] });
    expect(sections.map(({ id, rows }) => [id, rows.map(({ key }) => key)])).toEqual([
      ['The file', ['schema', 'stone', 'seeds', 'names']],
      ['stone', ['size']],
      ['The file (with extends)', ['extends', 'names']],
      ['A list (with extends)', []],
    ]);
    expect(sections.at(-1)!.words).toEqual([
      { word: '`insert`', takes: '`at`: `start` or `end`', description: 'Items that are put in.' },
      { word: '`remove`', takes: '', description: '' },
    ]);
  });

  it('has a file for each word that whole files are told apart by', () => {
    const of = (game: string) => map({ schema, game: { const: game }, tree: map({ [game]: { type: 'boolean' } }) }, ['schema', 'game']);
    const { sections } = page({ oneOf: [of('nim'), of('go')] });
    expect(sections.map(({ id }) => id)).toEqual(['The file (game: nim)', 'tree (game: nim)', 'The file (game: go)', 'tree (game: go)']);
  });

  it('keeps a bar out of the columns of its table', () => {
    const text = referenceMarkdown(page(map({ schema, odd: { type: 'string', description: 'a|b' } })));
    expect(text).toContain('| `odd` | text | nothing | a\\|b |');
  });
});
