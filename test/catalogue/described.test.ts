import { expect, it } from 'vitest';
import { jsonSchemas, knownNames } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { coreCatalogue } from './support.ts';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every property of a schema with its path. */
function* properties(node: unknown, path: string): Generator<{ readonly path: string; readonly property: Json }> {
  if (!isJson(node)) return;
  for (const [name, property] of Object.entries(isJson(node['properties']) ? node['properties'] : {}))
    yield { path: `${path}.${name}`, property: property as Json };
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') for (const [name, inner] of Object.entries(value as Json)) yield* properties(inner, `${path}.${name}`);
    else yield* properties(value, path);
  }
}

function isDescribed(root: Json, { description, $ref }: Json): boolean {
  if (typeof description === 'string' && description.trim() !== '') return true;
  if (typeof $ref !== 'string') return false;
  const target =
    $ref === '#'
      ? root
      : $ref
          .replace('#/', '')
          .split('/')
          .reduce<unknown>((here, step) => (here as Json)[step], root);
  return isJson(target) && isDescribed(root, target);
}

it('every property of every schema is described at its key', () => {
  const all = Object.entries(jsonSchemas(CARDS)).flatMap(([kind, schema]) =>
    [...properties(schema, kind)].map((each) => ({ ...each, schema: schema as Json })),
  );
  expect(all.length).toBeGreaterThan(400);
  const bare = all.filter(({ schema, property }) => !isDescribed(schema, property)).map(({ path }) => path);
  expect(bare.filter((path) => !path.startsWith('beast.'))).toEqual([]);
});

it('editors are offered the ids that there are, and the rules', () => {
  const schemas = JSON.stringify(jsonSchemas(CARDS, knownNames(coreCatalogue(), CARDS, 'ann.beasts'))['hunt']);
  expect(schemas).toContain('"examples":["bear","bull","lion"]');
  expect(JSON.stringify(jsonSchemas(CARDS, knownNames(coreCatalogue(), CARDS, null))['beast'])).toContain('"D-196"');
  expect(JSON.stringify(jsonSchemas(CARDS))).not.toContain('"examples":["bear"');
});
