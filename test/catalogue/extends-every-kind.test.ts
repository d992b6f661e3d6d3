import { describe, expect, it } from 'vitest';
import { latinName, messagesIn, referencePages, resolveCard, type ResolvedCard } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { withPack } from './support.ts';

interface Difference {
  readonly text: string;
  /** What it says itself. */
  readonly own: Readonly<Record<string, unknown>>;
  /** What it leaves to the core; undefined where that is not inherited, or is taken away. */
  readonly left: Readonly<Record<string, unknown>>;
}

/** A card of each kind that changes one thing of a card of the core. */
const KINDS: Readonly<Record<string, Difference>> = {
  arena: { text: 'extends: core:harena\nradius: 7', own: { radius: 7 }, left: { 'marks.shield.facing': 1 } },
  beast: { text: 'extends: core:lion\nmove: { leap: 3 }', own: { 'move.leap': 3 }, left: { 'move.charge': 5 } },
  behaviour: {
    text: 'extends: core:aggressor\nweights: { danger: 2 }',
    own: { 'weights.danger': 2 },
    left: { 'weights.approach': 2.5, game: 'munera', usual: undefined },
  },
  bestiarius: { text: 'extends: core:bullarius\nweapon: { reach: 1 }', own: { 'weapon.reach': 1 }, left: { 'weapon.damage': '1d8+1' } },
  gear: { text: 'extends: core:sica\nname: Hook\nhooks: 2', own: { name: 'Hook', hooks: 2 }, left: { 'bands.0.hexes': 1 } },
  gladiator: {
    text: 'extends: core:murmillo\narmour: heavy\nfoes: { remove: thraex }\ngear: { replace: sword, with: [gear] }',
    own: { armour: 'heavy', 'gear.0': 'acme.test:gear' },
    left: { 'foes.0': 'hoplomachus', 'foes.1': undefined, 'gear.2': 'helmet', class: 'murmillo', printed: undefined },
  },
  hunt: { text: 'extends: core:primus\nelite: 1', own: { elite: 1 }, left: { 'beasts.0': 'bull', newcomer: undefined } },
  ladder: {
    text: 'extends: core:rudis\nprices: { purse: 2000 }',
    own: { 'prices.purse': 2000 },
    left: { 'prices.prize': 30, 'ranks.0.id': 'novicius' },
  },
  lesson: {
    text: 'extends: core:pinned\ngoal: { say: Free him. }',
    own: { 'goal.say': 'Free him.' },
    left: { 'position.ruleset': 'damnatio', 'goal.ways.2.never': 'felled bulla' },
  },
  noxius: { text: 'extends: core:syrus\nlevel: 2', own: { level: 2 }, left: { 'weapon.name': 'kitchen knife', joins: undefined } },
  programme: {
    text: 'extends: core:whole-day\nname: A short day\nbouts: { remove: [1, 4] }',
    own: { name: 'A short day' },
    left: { 'bouts.0.hunt': 'two-hunters', 'bouts.1.game': 'munera', 'bouts.2': undefined },
  },
  'recount-class': {
    text: 'extends: core:heavy\nname: Bare\nsave: { bare: null }',
    own: { name: 'Bare' },
    left: { 'save.whole': 5, 'save.bare': undefined, joins: undefined },
  },
};
const OTHERS: Readonly<Record<string, string>> = {
  attacks: 'schema: attacks/2\nid: censer\nextends: core:torch\ndeck: { insert: [{ id: singe, reach: 1, toHit: 3, stamina: 1 }] }\n',
  defends: 'schema: defends/2\nid: censer\nextends: core:generic\ndeck: { remove: [parry, dodge] }\n',
  rule: 'schema: rule/2\nid: T-1\nextends: core:C-001\ntitle: Another\n',
};
const files = Object.entries(KINDS).map(([kind, { text }]) => [kind, `schema: ${kind}/2\nid: ${kind}\n${text}\n`] as const);
/** A card of each kind with a name in two languages, one that takes it over, and one that has a name of its own. */
const latin = Object.entries(KINDS).flatMap(([kind, { text }]) => {
  const card = (id: string, rest: string) => [id, `schema: ${kind}/2\nid: ${id}\n${rest}\n`] as const;
  return [
    card(`${kind}-two`, `${text.slice(0, text.indexOf('\n'))}\nname: { en: Word, la: Verbum }`),
    card(`${kind}-heir`, `extends: ${kind}-two`),
    card(`${kind}-own`, `extends: ${kind}-two\nname: Another`),
  ];
});
const named = [...files, ...latin, ...Object.entries(OTHERS)].map(([kind, text]) => [`${kind}.yaml`, text] as const);
const { catalogue, findings } = withPack({ 'rules.yaml': 'schema: rule/2\ncards: []\n', ...Object.fromEntries(named) });

function valueAt({ value }: ResolvedCard, path: string): unknown {
  return path.split('.').reduce<unknown>((here, step) => (here as Readonly<Record<string, unknown>> | undefined)?.[step], value);
}

describe('extends', () => {
  it('is there for every kind of card', () => {
    const kinds = referencePages(CARDS).map(({ name }) => name);
    // A pack has no parent, and texts are laid over each other.
    expect([...Object.keys(KINDS), ...Object.keys(OTHERS)].sort()).toEqual(kinds.filter((name) => name !== 'mod' && name !== 'text'));
    expect(findings.filter(({ message }) => !message.startsWith('nobody carries "acme.test:gear-'))).toEqual([]);
  });

  it.each(Object.entries(KINDS))(
    'changes one thing of a card of the kind %s, and the rest is that of the parent',
    (kind, { own, left }) => {
      const [card] = resolveCard(catalogue!, `${kind}:acme.test:${kind}`);
      for (const [path, value] of Object.entries({ ...own, ...left })) expect(valueAt(card!, path), path).toEqual(value);
      for (const path of Object.keys(own)) expect(card!.origins[path], path).toMatch(/^test\//);
      const inherited = Object.entries(left).filter(([, value]) => value !== undefined);
      for (const [path] of inherited) expect(card!.origins[path], path).toMatch(/^content\/core\//);
    },
  );

  it.each(Object.keys(KINDS))('takes the Latin name over with the other, and not without it: %s', (kind) => {
    const cards = ['two', 'heir', 'own'].map((each) => resolveCard(catalogue!, `${kind}:acme.test:${kind}-${each}`)[0]!);
    expect(cards.map(({ value }) => latinName(value))).toEqual(['Verbum', 'Verbum', null]);
    const groups = Object.entries(messagesIn(catalogue!)).filter(
      ([group, texts]) => group.startsWith('latin-') && `acme.test:${kind}-two` in texts,
    );
    expect(groups.map(([, texts]) => [texts[`acme.test:${kind}-heir`], texts[`acme.test:${kind}-own`]])).toEqual([['Verbum', undefined]]);
  });

  it('gives a deck the cards of another, and takes some away', () => {
    const { attacks, defends } = damnatioContent(catalogue!);
    expect(attacks.weapon['acme.test:censer']!.map(({ id }) => id)).toEqual(['burn', 'acme.test:singe']);
    const all = defends.generic.map(({ id }) => id);
    expect(defends.weapon['acme.test:censer']!.map(({ id }) => id)).toEqual(all.filter((id) => id !== 'parry' && id !== 'dodge'));
  });

  it('takes a rule for another', () => expect(catalogue!.rules['acme.test:T-1']).toMatchObject({ title: 'Another', ruling: 'house' }));

  it('joins no lot that the parent has joined', () => {
    expect(catalogue!.joined).toEqual([]);
    expect(damnatioContent(catalogue!).onlyNamed).toContain('acme.test:noxius');
  });
});
