import { describe, expect, it } from 'vitest';
import { resolveCard } from '../../src/catalogue/index.ts';
import { coreCatalogue, coreFiles, messages, sampleFiles, withPack, loadCatalogue } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';

const beast = (body: string): string => `schema: beast/2\nid: cat\nextends: lion\n${body}`;
const cat = (body: string) => withPack({ 'cat.yaml': beast(body) });
const lion = damnatioContent(coreCatalogue()).beasts['lion']!;

describe('extends', () => {
  it.each([
    ['first', 1],
    ['last', -1],
  ])('is refused past 32 cards in a row, the %s of them read first', (_, turn) => {
    const length = 2000;
    const place = (i: number): string => String(turn > 0 ? i : length - i).padStart(4, '0');
    const card = (i: number): string => `schema: beast/2\nid: c${i}\nextends: ${i === 0 ? 'lion' : `c${i - 1}`}\n`;
    const chain = Array.from({ length }, (__, i) => [`${place(i)}.yaml`, card(i)] as const);
    const { catalogue, findings } = withPack(Object.fromEntries(chain));
    expect(catalogue!.cards.filter(({ pack, kind }) => pack === 'acme.test' && kind === 'beast')).toHaveLength(32);
    expect(findings).toHaveLength(length - 32);
    expect(findings.every(({ message }) => message === 'more than 32 cards extend each other')).toBe(true);
  });

  it('says so where the parent is there with faults of its own, or is no sound YAML', () => {
    const wolf = (text: string) => withPack({ 'wolf.yaml': text, 'cat.yaml': 'schema: beast/2\nid: cat\nextends: wolf\n' });
    for (const text of [
      'schema: beast/2\nid: wolf\nextends: lion\nmove: { lep: 3 }\n',
      'schema: beast/2\nid: wolf\nmove: [ 1 ]]\n ?: {\n',
    ]) {
      const found = wolf(text).findings.filter(({ file }) => file === 'test/cat.yaml');
      expect(found.map(({ message, hint, fix }) => ({ message: message.replace('acme.test:', ''), hint, fix }))).toEqual([
        { message: '"wolf" is left out because of faults of its own', hint: 'see test/wolf.yaml', fix: undefined },
      ]);
    }
  });

  it('gives the values of the parent where the card is silent', () => {
    const { catalogue, findings } = cat('');
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).beasts['acme.test:cat']).toEqual({ ...lion, id: 'acme.test:cat' });
  });

  it('merges maps key by key and removes with null', () => {
    const made = damnatioContent(
      cat('onKill: null\nmove: { leap: 3 }\nattacks: { pounce: { toHit: 12 } }\nwounds: { head: null }\n').catalogue!,
    ).beasts['acme.test:cat']!;
    expect(made.onKill).toBeNull();
    expect(made.move).toEqual({ slow: 3, charge: 5, leap: 3, through: null });
    expect(made.attacks['pounce']).toEqual({ ...lion.attacks['pounce'], toHit: 12 });
    expect(made.wounds).toEqual({ M: lion.wounds.M, L: lion.wounds.L });
  });

  it('replaces a list, and inserts steps before or after one of the parent', () => {
    const step = 'insert: [ { id: careful, trigger: control, when: { hp: { max: 0.5 } }, do: rake, rule: D-196 } ]';
    const does = (body: string) =>
      damnatioContent(cat(`procedure: ${body}\n`).catalogue!).beasts['acme.test:cat']!.procedure.map((row) => row.do);
    expect(does(`{ before: control-seize, ${step} }`).slice(0, 4)).toEqual(['maul', 'rake', 'seize', 'rake']);
    expect(does(`{ after: control-seize, ${step} }`).slice(0, 4)).toEqual(['maul', 'seize', 'rake', 'rake']);
    expect(does(`{ before: 1, ${step} }`).slice(0, 2)).toEqual(['rake', 'maul']);
    const row = (trigger: string) => `{ id: ${trigger}-swipe, trigger: ${trigger}, do: swipe, rule: D-197 }`;
    expect(does(`[ ${row('control')}, ${row('charge')} ]`)).toEqual(['swipe', 'swipe']);
  });

  it('remembers where every value was written', () => {
    const { catalogue } = loadCatalogue([...coreFiles, ...sampleFiles]);
    const [card] = resolveCard(catalogue!, 'sample:leopard');
    expect(card).toMatchObject({ kind: 'beast', pack: 'sample', value: { id: 'sample:leopard', move: { slow: 4, charge: 4, leap: 3 } } });
    expect(card!.origins).toMatchObject({
      'ratings.hitPoints': 'content/sample-mod/beasts/leopard.yaml:9',
      'ratings.guard': 'content/core/beasts/lion.yaml:5',
      'attacks.pounce.damage': 'content/sample-mod/beasts/leopard.yaml:13',
      'attacks.pounce.toHit': 'content/core/beasts/lion.yaml:11',
      'procedure.0.do': 'content/core/beasts/lion.yaml:19',
      'procedure.1.do': 'content/sample-mod/beasts/leopard.yaml:20',
    });
    expect(resolveCard(catalogue!, 'beast:lion').map(({ id }) => id)).toEqual(['lion']);
    expect(resolveCard(catalogue!, 'core:lion').map(({ id }) => id)).toEqual(['lion']);
    expect(resolveCard(catalogue!, 'toString')).toEqual([]);
  });

  it('takes a chain of cards', () => {
    const { catalogue, findings } = withPack({
      'a.yaml': 'schema: beast/2\nid: a\nextends: b\nmove: { slow: 1 }\n',
      'b.yaml': 'schema: beast/2\nid: b\nextends: core:lion\nmove: { leap: 4 }\n',
    });
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).beasts['acme.test:a']!.move).toEqual({ slow: 1, charge: 5, leap: 4, through: null });
  });

  it('lets a card override the one that it extends', () => {
    const { catalogue, findings } = withPack({
      'lion.yaml': 'schema: beast/2\nid: lion\noverrides: true\nextends: core:lion\nratings: { hitPoints: 30 }\n',
    });
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).beasts['lion']!.ratings.hitPoints).toBe(30);
  });
});

describe('an extension with faults', () => {
  const faults: readonly (readonly [what: string, body: string, message: string])[] = [
    ['has its bounds checked where it is written', 'move: { leap: 99 }\n', 'test/cat.yaml:4:15 must be at most 12'],
    ['has unknown keys named', 'move: { lep: 1 }\n', 'test/cat.yaml:4:9 unknown key "lep"'],
    ['may not take away what a card must have', 'move: { charge: null }\n', 'test/cat.yaml:4:9 the key "charge" is missing'],
    [
      'may not insert beside a step that is not there',
      'procedure: { before: bite, insert: [ { id: late, trigger: control, do: rake, rule: D-196 } ] }\n',
      'test/cat.yaml:4:22 the parent has no "bite" here',
    ],
    [
      'may not take away an attack that a step does',
      'attacks: { rake: null }\n',
      'test/cat.yaml:4:12 this card has no attack "rake" (taken away here; content/core/beasts/lion.yaml:21 counts on it)',
    ],
    [
      'has a slip in a key of the parent told once, and not what a new attack would lack',
      'attacks: { maull: { damage: 1d8 } }\n',
      'test/cat.yaml:4:12 the parent has no "maull", and a new one needs name, kind, toHit and tell',
    ],
    [
      'has a number that is no name told with the quotes that it wants',
      'name: 007\n',
      'test/cat.yaml:4:7 expected a name, or { en, la }, not 007',
    ],
  ];
  for (const [what, body, message] of faults) {
    it(what, () => {
      const result = cat(body);
      expect(messages(result)[0]).toBe(message);
      expect(damnatioContent(result.catalogue!).beasts['acme.test:cat']).toBeUndefined();
      expect(damnatioContent(result.catalogue!).beasts['lion']).toEqual(lion);
    });
  }

  it('is told of what it takes away in vain, and plays', () => {
    const result = cat('attacks: { maull: null }\n');
    expect(messages(result)).toEqual(['test/cat.yaml:4:12 the parent has nothing here to take away']);
    expect(result.findings[0]!.fix).toEqual({ line: 4, column: 12, length: 5, replacement: 'maul' });
    expect(damnatioContent(result.catalogue!).beasts['acme.test:cat']).toBeDefined();
    const both = cat('attacks: { maul: { damage: 1d8 }, maull: null }\n');
    expect(both.findings.map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('offers no edit for a new part that is not finished, nor the name of one that the card speaks of', () => {
    const [unfinished] = cat('attacks: { maul2: { damage: 1d8, kind: claw } }\n').findings;
    expect(unfinished!.hint).toBe('did you mean "maul"?');
    expect(unfinished).not.toHaveProperty('fix');
    expect(messages(cat('attacks: { maul: { damage: 1d8 }, maul2: { damage: 1d8, kind: claw, toHit: 17, name: Paw } }\n'))).toEqual([
      'test/cat.yaml:4:42 the key "tell" is missing',
    ]);
  });

  it('is left out with a parent that is left out', () => {
    const result = withPack({
      'a.yaml': 'schema: beast/2\nid: a\nextends: b\n',
      'b.yaml': 'schema: beast/2\nid: b\nextends: lion\nmove: { slow: x }\n',
    });
    expect(messages(result)).toEqual([
      'test/a.yaml:3:10 "acme.test:b" is left out because of faults of its own',
      'test/b.yaml:4:15 expected a number, not "x"',
    ]);
  });
});
