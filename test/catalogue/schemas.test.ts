import { Ajv } from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileSchemas, jsonSchemas, schemaFiles } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { coreFiles, sampleFiles } from './support.ts';

const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));

const kindOf = (text: string): string => /^schema: ([\w-]+)\/\d/m.exec(text)![1]!;

describe('JSON Schemas for editors', () => {
  it('are committed as they are now (else: npm run schema)', () => {
    const committed = existsSync(folder) ? readdirSync(folder).sort() : [];
    expect(committed).toEqual(
      schemaFiles(CARDS)
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, text } of schemaFiles(CARDS)) expect(readFileSync(folder + name, 'utf8'), name).toBe(text);
  });

  for (const [kind, schema] of Object.entries(fileSchemas(CARDS))) {
    it(`${kind} is strict and takes every file of its kind`, () => {
      const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema as object);
      const files = [...coreFiles, ...sampleFiles].filter(({ text }) => kindOf(text) === kind);
      expect(files.length).toBeGreaterThan(0);
      for (const { path, text } of files) expect(validate(parse(text)), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(validate({ schema: `${kind}/2`, nonsense: true })).toBe(false);
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
