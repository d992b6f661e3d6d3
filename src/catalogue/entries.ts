import type { AttackCard, DefendCard, Row } from '../rulesets/damnatio/index.ts';
import { BeastReader, type ReadBeast } from './beasts.ts';
import type { Draft, Entry, Slot } from './draft.ts';
import type { Problem } from './finding.ts';
import { check } from './issues.ts';
import type { PackedSource } from './packs.ts';
import { SCHEMAS, type FileKind, type FileOf } from './schemas/index.ts';
import { at, type Path, type Tree } from './tree.ts';
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

function beastEntry({ source, tree, value }: ReadBeast): Entry {
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
      munera: munera ? { weapon: munera.weapon, skills: [] } : null,
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
      munera: munera ? { weapon: null, skills: munera.skills } : null,
    };
  });
}

type DeckFile<Card> = { readonly generic: readonly Card[]; readonly weapon: Readonly<Record<string, readonly Card[]>>; readonly optional: readonly Card[] };
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
  const { id, radius, blocked, marks } = file;
  return { kind: 'arena', ...written(source, [], file), card: { id, radius, blocked, marks } };
}

function huntEntry(source: PackedSource, file: FileOf<'hunt/1'>): Entry {
  const { schema: _, ...hunt } = card(file);
  return { kind: 'hunt', ...written(source, [], file), card: { ...hunt, lex: hunt.lex as Extract<Entry, { kind: 'hunt' }>['card']['lex'] } };
}

function ruleEntries(source: PackedSource, file: FileOf<'rules/1'>): Entry[] {
  return file.rules.map((rule, i) => ({ kind: 'rule', ...written(source, ['rules', i], rule), card: card(rule) }));
}

/** What the files of a sound pack come to; a faulty file gives problems and no entries. */
export function readDraft(packs: readonly Pack[], files: readonly PackedSource[], problems: Problem[]): Draft {
  const beasts = new BeastReader(
    files.filter(({ kind }) => kind === 'beast/1'),
    problems,
  );
  const weapons = new Set<string>();
  function checked<K extends FileKind>(kind: K, source: PackedSource): FileOf<K> | null {
    const result = check(SCHEMAS[kind], source.tree, kind);
    problems.push(...result.problems);
    return result.value as FileOf<K> | null;
  }
  function read<K extends FileKind>(kind: K, source: PackedSource, entries: (source: PackedSource, file: FileOf<K>) => Entry[]): Entry[] {
    const file = checked(kind, source);
    return file ? entries(source, file) : [];
  }
  const entries = files.flatMap((source): Entry[] => {
    switch (source.kind) {
      case 'beast/1': {
        const beast = beasts.read(source);
        return beast ? [beastEntry(beast)] : [];
      }
      case 'noxii/1':
        return read('noxii/1', source, noxiusEntries);
      case 'bestiarii/1':
        return read('bestiarii/1', source, bestiariusEntries);
      case 'attacks/1':
        return read('attacks/1', source, (from, file) => {
          for (const weapon of Object.keys(file.weapon)) weapons.add(weapon);
          return attackEntries(from, file);
        });
      case 'defends/1':
        return read('defends/1', source, defendEntries);
      case 'arena/1':
        return read('arena/1', source, (from, file) => [arenaEntry(from, file)]);
      case 'hunt/1':
        return read('hunt/1', source, (from, file) => [huntEntry(from, file)]);
      case 'rules/1':
        return read('rules/1', source, ruleEntries);
      case 'text/1':
        return read('text/1', source, (from, file) => [{ kind: 'text', ...written(from, [], { id: file.language }), card: file.messages }]);
      case 'mod/1':
        return [];
    }
  });
  return { packs, entries, weapons };
}
