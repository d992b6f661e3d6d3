import { Ajv } from 'ajv';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeSchemas } from '../../build/schemas-plugin.ts';
import { fileSchemas, jsonSchemas, schemaFiles } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { coreFiles, sampleFiles } from './support.ts';

/** Differences from another card, by kind, and a list of the kind that operators may stand for. */
const EXTENDING: Readonly<Record<string, { readonly own: object; readonly list?: string }>> = {
  arena: { own: { radius: 7 }, list: 'blocked' },
  attacks: { own: { extendsDeck: null }, list: 'deck' },
  beast: { own: { move: { leap: 3 }, onKill: null, attacks: { rake: null, pounce: { damage: '1d6' } } }, list: 'procedure' },
  behaviour: { own: { weights: { danger: 2 } } },
  bestiarius: { own: { weapon: { reach: 1 } }, list: 'traits' },
  defends: { own: {}, list: 'deck' },
  gear: { own: { hooks: 2 }, list: 'bands' },
  gladiator: { own: { armour: 'heavy', printed: null }, list: 'foes' },
  hunt: { own: { elite: 1 }, list: 'beasts' },
  ladder: { own: { prices: { purse: 2000 } }, list: 'ranks' },
  lesson: { own: { goal: { say: 'Free him.' } }, list: 'answers' },
  noxius: { own: { level: 2 }, list: 'traits' },
  programme: { own: { name: 'Another day' }, list: 'bouts' },
  'recount-class': { own: { save: { bare: null } } },
  rule: { own: { title: 'Another' } },
};
const OPERATORS = [{ remove: 'x' }, [{ remove: ['x', 2] }, { remove: 1 }]];
const NO_OPERATORS = [{ remove: 'x', with: [] }, { replace: 'x' }, { before: 'x' }, [{ remove: 'x' }, 7]];

/** What a schema makes of differences from another card that it should take, and of those that it should not. */
function expectDifferences(kind: string, takes: (file: object) => boolean): void {
  const { own, list } = EXTENDING[kind]!;
  const card = { schema: `${kind}/2`, id: kind === 'rule' ? 'T-1' : 'novelty', extends: 'core:other', ...own };
  expect(takes(card)).toBe(true);
  expect(takes({ ...card, nonsense: true })).toBe(false);
  if (list === undefined) return;
  for (const operators of OPERATORS) expect(takes({ ...card, [list]: operators }), JSON.stringify(operators)).toBe(true);
  for (const others of NO_OPERATORS) expect(takes({ ...card, [list]: others }), JSON.stringify(others)).toBe(false);
}

const kindOf = (text: string): string => /^schema: ([\w-]+)\/\d/m.exec(text)![1]!;

describe('JSON Schemas for editors', () => {
  it('are written where they are named: what is the same stays untouched, and what no kind has any more goes', () => {
    const root = mkdtempSync(join(tmpdir(), 'damnatio-schemas-'));
    const at = (name: string): string => join(root, 'schemas', name);
    try {
      writeSchemas(root);
      expect(readdirSync(at('')).sort()).toEqual(
        schemaFiles(CARDS)
          .map(({ name }) => name)
          .sort(),
      );
      for (const { name, text } of schemaFiles(CARDS)) expect(readFileSync(at(name), 'utf8'), name).toBe(text);
      const long = new Date(0);
      for (const name of ['beast.schema.json', 'rule.schema.json']) utimesSync(at(name), long, long);
      writeFileSync(at('rule.schema.json'), '{}');
      writeFileSync(at('gone.schema.json'), '{}');
      writeFileSync(at('notes.json'), '{}');
      writeSchemas(root);
      expect(statSync(at('beast.schema.json')).mtimeMs).toBe(0);
      expect(JSON.parse(readFileSync(at('rule.schema.json'), 'utf8'))).toEqual(fileSchemas(CARDS)['rule']);
      expect([existsSync(at('gone.schema.json')), existsSync(at('notes.json'))]).toEqual([false, true]);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  for (const [kind, schema] of Object.entries(fileSchemas(CARDS))) {
    it(`${kind} is strict, and takes every file of its kind and differences from another card`, () => {
      const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema as object);
      const files = [...coreFiles, ...sampleFiles].filter(({ text }) => kindOf(text) === kind);
      expect(files.length).toBeGreaterThan(0);
      for (const { path, text } of files) expect(validate(parse(text)), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(validate({ schema: `${kind}/2`, nonsense: true })).toBe(false);
      if (kind !== 'mod' && kind !== 'text') expectDifferences(kind, (card) => validate(card));
    });
  }

  it('are named in the first line of every content file', () => {
    for (const { path, text } of [...coreFiles, ...sampleFiles]) {
      const up = '../'.repeat(path.split('/').length - 1);
      expect(text.split('\n')[0], path).toBe(`# yaml-language-server: $schema=${up}schemas/${kindOf(text)}.schema.json`);
    }
  });

  it('carry the descriptions that editors show', () => {
    expect(JSON.stringify(jsonSchemas(CARDS)['beast'])).toContain('Hexes it runs in a charge.');
  });
});
