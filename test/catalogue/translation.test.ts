import { describe, expect, it } from 'vitest';
import {
  languageOf,
  loadCatalogue as load,
  messagesIn,
  type Catalogue,
  type ContentFile,
  type LoadResult,
} from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';
import { coreFiles, sampleFiles } from './support.ts';

const MOD = 'schema: mod/2\nid: anna.worte\nname: Worte\nversion: 1.0.0\nlicence: CC0-1.0\nneeds: { packs: { jo.cats: "*" } }\n';
const CATS = 'schema: mod/2\nid: jo.cats\nname: Cats\nversion: 1.0.0\nlicence: CC0-1.0\n';
const CAT = `schema: beast/2
id: cat
extends: core:lion
name: { en: Cat, la: Feles, fr: Chat }
`;

/** A few cards of the core with a pack that has a cat, and a translation of both. */
const few = coreFiles.filter(({ path }) => /core\/(mod|beasts\/lion|arenas\/harena|text\/en)\.yaml|core\/(recount|gear)\//.test(path));
function translated(texts: string, languages: readonly string[] = ['de']): LoadResult {
  const files = {
    'cats/mod.yaml': CATS,
    'cats/cat.yaml': CAT,
    'worte/mod.yaml': MOD,
    'worte/de.yaml': `schema: text/2\nlanguage: de\n${texts}`,
  };
  return load([...few, ...Object.entries(files).map(([path, text]) => ({ path, text }))], CARDS, languages);
}

const told = (texts: string): string[] =>
  translated(texts)
    .findings.filter(({ file }) => file === 'worte/de.yaml')
    .map(
      ({ line, column, severity, message, hint, fix }) =>
        `${line}:${column} ${severity} ${message}; ${hint ?? '-'}${fix ? `; ${fix.replacement}` : ''}`,
    );

const valueOf = ({ catalogue }: LoadResult, id: string): Record<string, unknown> =>
  catalogue!.cards.find((card) => card.id === id)!.value as Record<string, unknown>;

describe('a translation of every kind of card', () => {
  const every = [...coreFiles.filter(({ path }) => !/rules\/(?!recount)/.test(path)), ...sampleFiles, ...contentFiles(['content/venatio'])];
  const plain = load(every, CARDS).catalogue!;

  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const keyOf = (item: unknown, i: number): string => (isRecord(item) && typeof item['id'] === 'string' ? item['id'] : String(i + 1));

  /** Other words for whatever stands in a card, be it text or not: lists by id or by place. */
  function allOf(value: unknown): unknown {
    if (isRecord(value))
      return typeof value['en'] === 'string'
        ? allOf(value['en'])
        : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, allOf(each)]));
    if (Array.isArray(value)) return Object.fromEntries(value.map((each, i) => [keyOf(each, i), allOf(each)]));
    return `«${String(value)}»`;
  }

  const cards = [...plain.cards, ...Object.values(plain.rules).map((value) => ({ kind: 'rule', id: value.id, value: { ...value } }))];
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const files = kinds.map((kind): ContentFile => {
    const own = cards.filter((card) => card.kind === kind).map(({ id, value }) => [id, allOf(value)]);
    return {
      path: `worte/${kind}.yaml`,
      text: JSON.stringify({ schema: 'text/2', language: 'de', texts: { [kind]: Object.fromEntries(own) } }),
    };
  });
  const needs = 'needs: { packs: { sample: "*", "damnatio.venatio": "*" } }';
  const mod = { path: 'worte/mod.yaml', text: `schema: mod/2\nid: anna.worte\nname: W\nversion: 1.0.0\nlicence: CC0-1.0\n${needs}\n` };
  const { catalogue, findings } = load([...every, mod, ...files], CARDS, ['de-AT', 'en']);
  const german = catalogue!;

  const shown = ({ content, rules, lessons, ladders }: Catalogue) => ({ content, rules, lessons, ladders });
  const WORDED = /«|»/g;

  it('changes texts and nothing else: without its marks all that is played with is as it was', () => {
    expect(german.language).toBe('de');
    const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replace(WORDED, ''));
    const parts = ({ content }: Catalogue) => Object.values(content).map(({ parts: _, ...rest }) => rest);
    expect(bare({ ...shown(german), content: parts(german) })).toEqual(
      JSON.parse(JSON.stringify({ ...shown(plain), content: parts(plain) })),
    );
    for (const [game, { hash }] of Object.entries(plain.content)) expect(german.content[game]!.hash).toBe(hash);
  });

  it('reaches every sentence and every name of every kind', () => {
    // What looks like words and is none: patterns, positions, ids of rules, names of people that are drawn, remarks for readers.
    const ASIDE = new Set(['when', 'ways', 'position', 'note', 'names', 'class', 'schema', 'facing', 'rule', 'because', 'lex', 'aim']);
    const left: string[] = [];
    const look = (value: unknown, where: string): void => {
      if (typeof value === 'string' && /^[A-Z]|\s/.test(value) && !value.startsWith('«') && !/^[A-Z]-\d+[a-z]?$/.test(value))
        left.push(`${where}: ${value}`);
      if (Array.isArray(value)) for (const [i, each] of value.entries()) look(each, `${where}.${i}`);
      else if (isRecord(value))
        for (const [key, each] of Object.entries(value)) if (!ASIDE.has(key) && key !== 'la') look(each, `${where}.${key}`);
    };
    for (const { kind, id, value } of german.cards) look(value, `${kind} ${id}`);
    for (const rule of Object.values(german.rules)) look(rule, 'rule');
    expect(left).toEqual([]);
    expect(kinds.length).toBeGreaterThan(12);
    const changed = new Set(german.cards.filter(({ value }) => JSON.stringify(value).includes('«')).map(({ kind }) => kind));
    expect([...changed, 'rule'].sort()).toEqual([...kinds].sort());
  });

  it('is refused for whatever is no text, each with its place', () => {
    const refused = findings.filter(({ file }) => file.startsWith('worte/'));
    expect(refused.length).toBeGreaterThan(100);
    for (const { message, severity } of refused) {
      expect(message).toMatch(/is no text of this card$|^at most|longer than it may be|more in this file$/);
      expect(severity).toBe('error');
    }
    expect(refused.some(({ message }) => message === '"ratings" is no text of this card')).toBe(true);
  });
});

describe('a translation', () => {
  it('is heard in its language only, and names a card writes itself come before the English ones', () => {
    const texts =
      'texts:\n  beast:\n    lion: { name: Löwe, attacks: { maul: { name: Zerfleischen } } }\n    jo.cats:cat: { name: Katze }\n';
    const german = translated(texts);
    expect(german.findings.filter(({ file }) => file.startsWith('worte'))).toEqual([]);
    expect([valueOf(german, 'lion')['name'], valueOf(german, 'jo.cats:cat')['name']]).toEqual([
      { en: 'Löwe', la: 'Leo' },
      { en: 'Katze', la: 'Feles', fr: 'Chat' },
    ]);
    expect(valueOf(german, 'jo.cats:cat')).toHaveProperty('attacks.maul.name', 'Zerfleischen'); // as its parent has it
    const others = [['en'], ['fr'], []].map((languages) => translated(texts, languages));
    for (const other of others) expect(valueOf(other, 'lion')['name']).toEqual({ en: 'Lion', la: 'Leo' });
    const french = translated(`${texts}`.replace('language: de', ''), ['fr']);
    expect(french.catalogue!.language).toBe('en'); // nobody has texts in French
  });

  it('takes the words of a card for its own language before those of another', () => {
    const files = [...few, { path: 'cats/mod.yaml', text: CATS }, { path: 'cats/cat.yaml', text: CAT }];
    const french = load(
      [...files, { path: 'cats/fr.yaml', text: 'schema: text/2\nlanguage: fr\nmessages: { phase: { setup: Préparation } }\n' }],
      CARDS,
      ['fr-CA'],
    );
    expect(valueOf(french, 'jo.cats:cat')['name']).toMatchObject({ en: 'Chat' });
    const messages = messagesIn(french.catalogue!);
    expect([messages['phase']?.['setup'], messages['phase']?.['over']]).toEqual(['Préparation', 'The hunt is over']);
    expect(french.catalogue!.text['en']!['phase']!['setup']).toBe('Set-up');
  });

  it('leaves a card that takes a text of its parent away by its words without that text, and with the others in the language', () => {
    const lesson = `schema: lesson/2\nid: again\nextends: core:crowd\nhints: { remove: "Net, then trident." }\n`;
    const texts = 'texts: { lesson: { crowd: { hints: { 1: Sieh hin., 2: Netz und Dreizack. } } } }\n';
    const files = [
      ...coreFiles.filter(({ path }) => !path.includes('/rules/')),
      { path: 'worte/mod.yaml', text: CATS },
      { path: 'worte/lesson.yaml', text: lesson },
      { path: 'worte/de.yaml', text: `schema: text/2\nlanguage: de\n${texts}` },
    ];
    const { catalogue, findings } = load(files, CARDS, ['de']);
    expect(findings).toEqual([]);
    const { hints } = catalogue!.lessons['crowd']!;
    expect(hints.slice(0, 2)).toEqual(['Sieh hin.', 'Netz und Dreizack.']);
    expect(catalogue!.lessons['jo.cats:again']!.hints).toEqual(hints.filter((hint) => hint !== 'Netz und Dreizack.'));
  });

  it('says what a pack is, and is held against what its head says', () => {
    const said = 'texts: { pack: { jo.cats: { name: Katzen }, jo.cast: { name: x }, core: { text: " " } } }\n';
    const german = translated(said);
    expect(german.catalogue!.packs.map(({ id, name }) => [id, name])).toContainEqual(['jo.cats', 'Katzen']);
    expect(translated(said, []).catalogue!.packs.map(({ name }) => name)).not.toContain('Katzen');
    expect(told(said)).toEqual([
      '3:45 error there is no pack "jo.cast" here; did you mean "jo.cats"?; jo.cats',
      '3:81 error this text is empty; leave the key out, and the original stays',
    ]);
  });

  it('tells where each of its words stands', () => {
    const { catalogue } = translated('texts:\n  beast:\n    lion:\n      name: Löwe\n');
    expect(catalogue!.cards.find(({ id }) => id === 'lion')!.origins['name.en']).toBe('worte/de.yaml:6');
  });

  it('is chosen by what the player reads, the first that there is', () => {
    const spoken = ['de', 'pt-BR'];
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['de-CH', 'en'], 'de'], [['en-GB', 'de'], 'en'], [['fr', 'de'], 'de'], [['pt-BR'], 'pt-BR'], [['pt'], 'en'], [['de_DE.UTF-8'], 'de'], [[], 'en'],
    ]; // prettier-ignore
    for (const [wanted, found] of cases) expect(languageOf(wanted, spoken), wanted.join()).toBe(found);
  });
});

describe('faults of a translation', () => {
  it.each([
    [
      'a card that is not there',
      'texts: { beast: { lionn: { name: Löwe } } }\n',
      '3:19 error there is no sound beast "lionn"; did you mean "lion"?; lion',
    ],
    [
      'a card of a pack that is not in needs',
      'texts: { beast: { jo.dogs:dog: { name: Hund } } }\n',
      '3:19 error there is no pack "jo.dogs" here; known: core, anna.worte, jo.cats',
    ],
    [
      'a kind that is not there',
      'texts: { baest: { lion: { name: Löwe } } }\n',
      '3:10 error unknown key "baest"; did you mean "beast"?; beast',
    ],
    [
      'a key that is no text',
      'texts: { beast: { lion: { ratings: { guard: x } } } }\n',
      '3:27 error "ratings" is no text of this card; known: name, attacks',
    ],
    [
      'a misspelt key',
      'texts: { beast: { lion: { nmae: Löwe } } }\n',
      '3:27 error "nmae" is no text of this card; did you mean "name"?; name',
    ],
    [
      'a text where there are several',
      'texts: { beast: { lion: { attacks: Biss } } }\n',
      '3:36 error here stand keys with texts; such as pounce, rush, rake, swipe, seize, maul, bowlOver',
    ],
    ['several where there is one', 'texts: { beast: { lion: { name: { de: Löwe } } } }\n', '3:33 error here stands one text; -'],
    [
      'an empty text',
      'texts: { beast: { lion: { name: "" } } }\n',
      '3:33 error this text is empty; leave the key out, and the original stays',
    ],
    [
      'a text that is too long',
      `texts: { beast: { lion: { name: ${'x'.repeat(61)} } } }\n`,
      '3:33 error this text is longer than it may be here; the original has 4 characters',
    ],
    [
      'HTML',
      'texts: { beast: { lion: { name: <b>Löwe</b> } } }\n',
      '3:33 warning "<b>" is shown as it stands here; texts are plain: there is no HTML in them; ',
      '3:40 warning "</b>" is shown as it stands here; texts are plain: there is no HTML in them; ',
    ],
    [
      'a letter of HTML',
      'texts: { beast: { lion: { name: "Löwe &amp; Co" } } }\n',
      '3:39 warning "&amp;" is shown as it stands here; texts are plain: there is no HTML in them; &',
    ],
    [
      'an escape without quotes',
      'texts: { beast: { lion: { name: L\\u00f6we } } }\n',
      '3:34 warning "\\u00f6" is shown as it stands here; only texts in "double quotes" have escapes; ö',
    ],
    [
      'what is filled in under another name',
      'messages: { distance: { many: "{hexes} Felder" } }\n',
      '3:32 error nobody fills in {hexes}; write {count}; {count}',
    ],
    [
      'what is filled in nowhere',
      'messages: { distance: { none: "{cuont} Felder" } }\n',
      '3:32 error nobody fills in {cuont}; nothing is filled in here',
    ],
    [
      'what is no longer filled in',
      'messages: { distance: { many: viele Felder } }\n',
      '3:31 warning {count} of the original is missing; -',
    ],
    [
      'braces with spaces in them',
      'messages: { distance: { many: "{ count } Felder" } }\n',
      '3:31 warning {count} of the original is missing; -',
      '3:32 warning "{ count }" is shown as it stands here; what is filled in is one word in braces: {count}; {count}',
    ],
    [
      'a form for numbers',
      'messages: { distance: { many: "{count} {count, plural, one {Feld} other {Felder}}" } }\n',
      '3:40 error no forms by number or choice are known here; write {count} alone',
    ],
    [
      'a group that is not there',
      'messages: { phse: { setup: Aufstellung } }\n',
      '3:13 warning nothing asks for the group "phse"; did you mean "phase"?; phase',
    ],
    [
      'a message that is not there',
      'messages: { phase: { setpu: Aufstellung } }\n',
      '3:22 warning nothing asks for the message "setpu"; did you mean "setup"?; setup',
    ],
    [
      'a message that is called as something which every object has',
      'messages: { phase: { toString: Wort } }\n',
      expect.stringContaining('3:22 warning nothing asks for the message "toString"; known: setup, '),
    ],
    ['a group that is called so', 'messages: { toString: { name: Wort } }\n', '3:13 warning nothing asks for the group "toString"; -'],
  ] as const)('%s', (_, texts, ...findings) => expect(told(texts)).toEqual(findings));

  it('the code of its language', () => {
    const file = { path: 'worte/x.yaml', text: 'schema: text/2\nlanguage: jp\nmessages: {}\n' };
    const { findings } = load([...few, { path: 'cats/mod.yaml', text: CATS }, { path: 'worte/mod.yaml', text: MOD }, file], CARDS);
    expect(findings.filter(({ path }) => path === 'language')).toMatchObject([
      { message: 'there is no language "jp"', hint: 'write ja', line: 2, column: 11, fix: { replacement: 'ja' } },
    ]);
  });
});
