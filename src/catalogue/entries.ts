import type { AttackCard, DefendCard, Row } from '../games/damnatio/rules/index.ts';
import { CardReader, type ReadCard } from './card-reader.ts';
import { blockedHexes } from './arena-shape.ts';
import { bestiariusArms, gladiatorEntry, noxiusArms } from '../games/munera/cards/fighters.ts';
import type { Draft, Entry, Slot } from './draft.ts';
import type { Problem } from './finding.ts';
import { check } from './issues.ts';
import type { PackedSource } from './packs.ts';
import { SCHEMAS, type ExtendableKind, type FileKind, type FileOf } from './schemas/index.ts';
import { at, child, type Path, type Tree } from './tree.ts';
import type { Pack } from './types.ts';

type Overriding = { readonly overrides?: boolean | undefined };

/** Takes the keys off a card that only the catalogue needs. */
function card<T extends Overriding>({ overrides: _, ...rest }: T): Omit<T, 'overrides'> {
  return rest;
}

function written(source: PackedSource, path: Path, value: Overriding & { readonly id: string }) {
  return { id: value.id, pack: source.pack, overrides: value.overrides ?? false, tree: at(source.tree, path)! };
}

/** Conditions in the order they are written: the first that fails is the reason that the log gives. */
function asWritten(when: Row['when'], tree: Tree | null): Row['when'] {
  if (!when || tree?.type !== 'map') return when;
  const order = [...tree.entries.keys()];
  return Object.fromEntries(Object.entries(when).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

function beastEntry({ source, tree, value }: ReadCard<'beast/1'>): Entry {
  const { schema: _schema, because: _because, overrides = false, overrun, bloodied, ...rest } = value;
  const { because: _overrun, ...past } = overrun;
  const { because: _bloodied, ...hurt } = bloodied;
  const wounds = Object.fromEntries(Object.entries(rest.wounds).filter(([, effect]) => effect !== undefined));
  const procedure = rest.procedure.map((row, i) => ({ ...row, when: asWritten(row.when, at(tree, ['procedure', i, 'when'])) }));
  const beast = { ...rest, overrun: past, bloodied: hurt, procedure, wounds };
  return { kind: 'beast', id: value.id, pack: source.pack, overrides, tree, card: beast };
}

function noxiusEntries(source: PackedSource, file: FileOf<'noxii/1'>): Entry[] {
  return file.noxii.map((value, i) => {
    const { munera, ...rest } = card(value);
    return {
      kind: 'noxius',
      ...written(source, ['noxii', i], value),
      card: { ...rest, kind: 'noxius', grade: null, padding: 0 },
      arms: munera ? noxiusArms(value.id, value.name, munera) : null,
    };
  });
}

function bestiariusEntries(source: PackedSource, file: FileOf<'bestiarii/1'>): Entry[] {
  return file.bestiarii.map((value, i) => {
    const { munera, ...rest } = card(value);
    return {
      kind: 'bestiarius',
      ...written(source, ['bestiarii', i], value),
      card: { ...rest, kind: 'bestiarius', level: null, crime: null },
      arms: munera ? bestiariusArms(value.id, value.name, munera) : null,
    };
  });
}

type DeckFile<Card> = {
  readonly generic: readonly Card[];
  readonly weapon: Readonly<Record<string, readonly Card[]>>;
  readonly optional: readonly Card[];
};
type Slotted<Card> = { readonly card: Card; readonly path: Path; readonly slot: Slot };

function slots<Card>(file: DeckFile<Card>): Slotted<Card>[] {
  return [
    ...file.generic.map((each, i) => ({ card: each, path: ['generic', i], slot: { part: 'generic' } as const })),
    ...Object.entries(file.weapon).flatMap(([weapon, cards]) =>
      cards.map((each, i) => ({ card: each, path: ['weapon', weapon, i], slot: { part: 'weapon', weapon } as const })),
    ),
    ...file.optional.map((each, i) => ({ card: each, path: ['optional', i], slot: { part: 'optional' } as const })),
  ];
}

function attackEntries(source: PackedSource, file: FileOf<'attacks/1'>): Entry[] {
  return slots(file).map(({ card: value, path, slot }) => {
    const attack: AttackCard = { ...card(value), name: value.name ?? value.id };
    return { kind: 'attack', slot, ...written(source, path, value), card: attack };
  });
}

function defendEntries(source: PackedSource, file: FileOf<'defends/1'>): Entry[] {
  return slots(file).map(({ card: value, path, slot }) => {
    const defend: DefendCard = { ...card(value), name: value.name ?? value.id };
    return { kind: 'defend', slot, ...written(source, path, value), card: defend };
  });
}

function arenaEntry(source: PackedSource, file: FileOf<'arena/1'>): Entry {
  const { id, name, radius, shape, marks } = file;
  const blocked = blockedHexes(radius, shape, file.blocked);
  return { kind: 'arena', ...written(source, [], file), name, for: file.for, card: { id, radius, blocked, marks } };
}

function huntEntry(source: PackedSource, file: FileOf<'hunt/1'>): Entry {
  const { schema: _, ...hunt } = card(file);
  return {
    kind: 'hunt',
    ...written(source, [], file),
    card: { ...hunt, lex: hunt.lex as Extract<Entry, { kind: 'hunt' }>['card']['lex'] },
  };
}

function ruleEntries(source: PackedSource, file: FileOf<'rules/1'>): Entry[] {
  return file.rules.map((rule, i) => ({ kind: 'rule', ...written(source, ['rules', i], rule), card: card(rule) }));
}

function gearEntries(source: PackedSource, file: FileOf<'gear/1'>): Entry[] {
  return file.gear.map((value, i) => {
    const { because: _, ...rest } = card(value);
    return { kind: 'gear', ...written(source, ['gear', i], value), card: rest };
  });
}

type PlainKind = Exclude<FileKind, 'mod/1' | ExtendableKind>;

const ENTRIES: { readonly [K in PlainKind]: (source: PackedSource, file: FileOf<K>) => Entry[] } = {
  'noxii/1': noxiusEntries,
  'bestiarii/1': bestiariusEntries,
  'attacks/1': attackEntries,
  'defends/1': defendEntries,
  'gear/1': gearEntries,
  'arena/1': (source, file) => [arenaEntry(source, file)],
  'hunt/1': (source, file) => [huntEntry(source, file)],
  'rules/1': ruleEntries,
  'text/1': (source, file) => [{ kind: 'text', ...written(source, [], { id: file.language }), card: file.messages }],
};

function plainEntries<K extends PlainKind>(kind: K, source: PackedSource, problems: Problem[]): Entry[] {
  const checked = check(SCHEMAS[kind], source.tree, kind);
  problems.push(...checked.problems);
  return checked.value === null ? [] : ENTRIES[kind](source, checked.value as FileOf<K>);
}

/** Weapons with a deck, also in a faulty file: its own findings are enough. */
function weaponsOf(files: readonly PackedSource[]): Set<string> {
  const decks = files.filter(({ kind }) => kind === 'attacks/1').map(({ tree }) => child(tree, 'weapon'));
  return new Set(decks.flatMap((deck) => (deck?.type === 'map' ? [...deck.entries.keys()] : [])));
}

/** What the files of the packs come to; a faulty file gives problems and no entries. */
export function readDraft(packs: readonly Pack[], files: readonly PackedSource[], problems: Problem[]): Draft {
  const beasts = new CardReader('beast/1', files, problems);
  const gladiators = new CardReader('gladiator/1', files, problems);
  const entries = files.flatMap((source): Entry[] => {
    if (source.kind === 'mod/1') return [];
    if (source.kind === 'beast/1') return [beasts.read(source)].flatMap((beast) => (beast ? [beastEntry(beast)] : []));
    if (source.kind === 'gladiator/1') return [gladiators.read(source)].flatMap((read) => (read ? [gladiatorEntry(read)] : []));
    return plainEntries(source.kind, source, problems);
  });
  return { packs, entries, weapons: weaponsOf(files) };
}
