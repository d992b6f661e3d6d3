import { describe, expect, it } from 'vitest';
import { withPack } from './support.ts';

const beast = (id: string, parent: string): string => `schema: beast/2\nid: ${id}\nextends: ${parent}\n`;
const { catalogue, findings } = withPack({
  'other/mod.yaml': 'schema: mod/2\nid: bob.dogs\nname: Dogs\nversion: 1.0.0\nlicence: MIT\n',
  'other/hound.yaml': beast('hound', 'core:lion'),
  'lion.yaml': beast('lion', 'lion'),
  'itself.yaml': beast('itself', 'itself'),
  'man.yaml': beast('man', 'thraex'),
  'hunt.yaml': 'schema: hunt/2\nid: hunt\nextends: core:lion\n',
  'near.yaml': beast('near', 'core:loin'),
  'stranger.yaml': beast('stranger', 'hound'),
  'foreign.yaml': beast('foreign', 'bob.dogs:hound'),
  'nowhere.yaml': beast('nowhere', 'bob.cats:hound'),
  'one.yaml': beast('one', 'two'),
  'two.yaml': beast('two', 'three'),
  'three.yaml': beast('three', 'one'),
  'below.yaml': beast('below', 'one'),
});

const PARENTS: readonly (readonly [what: string, file: string, told: string])[] = [
  ['that is itself, of which the game has one', 'lion', 'this card extends itself (that of the game is "core:lion")'],
  ['that is itself', 'itself', 'this card extends itself (name another card)'],
  ['of another kind', 'man', '"thraex" is another kind of card: its file says gladiator/2 (extend a card of beast/2)'],
  ['of another kind, named in full', 'hunt', '"lion" is another kind of card: its file says beast/2 (extend a card of hunt/2)'],
  ['that is misspelt', 'near', 'there is no beast "loin" (did you mean "lion"?)'],
  [
    'of a pack that is not needed',
    'stranger',
    '"hound" is in bob.dogs, which the pack "acme.test" does not need (add "bob.dogs" to "needs" of its mod.yaml, or write a name of this pack)',
  ],
  [
    'of a pack that is not needed, named in full',
    'foreign',
    'the pack "acme.test" does not need "bob.dogs" (add "bob.dogs" to "needs" of its mod.yaml)',
  ],
  ['of a pack that is not there', 'nowhere', 'there is no pack "bob.cats" here (known: core, acme.test, bob.dogs)'],
  [
    'that extends it in turn by way of others',
    'one',
    '"acme.test:two", which extends "acme.test:three", extends this card in turn (let one of them extend another card, or none)',
  ],
  ['that extends itself in turn', 'below', '"acme.test:one" is left out because of faults of its own (see test/one.yaml)'],
];

describe('a parent is told of once, at "extends",', () => {
  it.each(PARENTS)('%s', (_, file, told) => {
    const own = findings.filter((each) => each.file === `test/${file}.yaml`);
    expect(own.map(({ line, column, message, hint }) => `${line}:${column} ${message} (${hint})`)).toEqual([`3:10 ${told}`]);
  });

  it('and the card is left out', () => {
    const ids = PARENTS.map(([, file]) => `acme.test:${file}`);
    expect(catalogue!.cards.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it('with the edit where what was meant is sure', () => {
    const fixes = findings.flatMap(({ file, fix }) => (fix ? [[file, fix.replacement]] : []));
    expect(fixes).toEqual([
      ['test/lion.yaml', 'core:lion'],
      ['test/near.yaml', 'lion'],
    ]);
  });
});
