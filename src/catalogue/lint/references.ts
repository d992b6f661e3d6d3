import { type Draft, type Entry, type Fault, type Lint } from '../draft.ts';
import type { GameCards } from '../game-cards.ts';
import { kindsOf, libraryOf, type Library } from '../library.ts';
import { spellingHint } from '../spelling-hint.ts';
import { splitName, CORE } from '../names.ts';
import { spacesOf, usesIn } from '../naming.ts';
import { RIG_LACKS, type Figure, type Proportion } from '../../engine/look/index.ts';

/** Names by space: those that files declare, and those that are words of a kind. */
interface Known {
  readonly cards: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that are there as soon as somebody has them. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

function known(library: Library, { files }: Draft): Known {
  const cards = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  const add = (table: Map<string, Set<string>>, space: string, name: string): void =>
    void table.set(space, (table.get(space) ?? new Set()).add(name));
  for (const { kind, tree } of files) {
    const shelf = library.shelves.get(kind)!;
    for (const use of usesIn(shelf, tree))
      if (use.naming.role !== 'ref')
        for (const space of spacesOf(use, shelf)) add(use.naming.role === 'own' ? cards : words, space, use.text);
  }
  for (const { words: lent } of kindsOf(library)) for (const [space, word] of lent) add(words, space, word);
  return { cards, words };
}

/** Names of cards of a kind are looked for by those who know what becomes of them; these are of things that have no kind of their own. */
export function referencesOf(games: readonly GameCards[]): Lint {
  const library = libraryOf(games);
  const kinds = kindsOf(library);
  const looked = new Set(['rule', ...kinds.map(({ ids }) => ids)]);
  return (draft) => {
    const names = known(library, draft);
    return draft.entries.flatMap((entry) => [...lotFaults(library, entry), ...refFaults(entry)]);

    function refFaults(entry: Entry): Fault[] {
      if (entry.kind.within !== null) return [];
      const shelf = library.shelves.get(entry.kind.schema)!;
      return usesIn(shelf, entry.tree).flatMap((use): Fault[] => {
        const { spaces, role } = use.naming;
        if (role !== 'ref' || spaces.length === 0 || spaces.some((space) => looked.has(space))) return [];
        const cards = spaces.flatMap((space) => [...(names.cards.get(space) ?? [])]);
        const words = spaces.flatMap((space) => [...(names.words.get(space) ?? [])]);
        if (cards.includes(use.text) || words.includes(use.text)) return [];
        const [what] = spaces;
        const fault = { entry, path: use.path, ...spellingHint(use.text, [...cards, ...words]) };
        return cards.length > 0
          ? [{ ...fault, severity: 'error', message: `there is no ${what} "${use.text}"` }]
          : [{ ...fault, severity: 'warning', message: `nobody has the ${what} "${use.text}"` }];
      });
    }
  };
}

const LOT = 'lot';

/** A lot from which nobody ever draws cards of this kind. */
function lotFaults(library: Library, entry: Entry): Fault[] {
  const lots = (words: Entry['kind']['words']): string[] => words.flatMap(([space, word]) => (space === LOT ? [word] : []));
  const own = lots(entry.kind.words);
  const { joins, kind } = entry;
  if (joins === null || own.length === 0 || own.includes(joins)) return [];
  const fault = { entry, path: ['joins'] } as const;
  const other = kindsOf(library).find(({ words }) => lots(words).includes(joins));
  const hint = `write ${CORE}:${own[0]!}, or leave "joins" out: then it is only ever named`;
  if (other) return [{ ...fault, severity: 'error', message: `the lot "${joins}" is one of a ${other.noun}, not of a ${kind.noun}`, hint }];
  const { hint: near, misspelt } = spellingHint(joins, own);
  const message = `nobody draws from a lot "${joins}"`;
  const severity = splitName(joins).pack === CORE ? 'error' : 'warning';
  return [{ ...fault, severity, message, hint: misspelt ? near : hint, misspelt }];
}

/** What a card says of its look and nobody will see. */
export const figures: Lint = (draft) => draft.entries.flatMap((entry) => (entry.figure ? unseenOf(entry, entry.figure) : []));

/** What is a rig's, and nothing to a glyph. */
const OF_RIGS = ['proportions', 'hornForm', 'marks', 'colours'] as const;

function unseenOf(entry: Entry, figure: Figure): Fault[] {
  const { rig, glyph, proportions = {}, hornForm } = figure;
  const fault = (key: string, message: string, hint: string): Fault => ({
    severity: 'warning',
    entry,
    path: ['figure', ...key.split('.')],
    message,
    hint,
  });
  if (rig === undefined) {
    const why = glyph === undefined ? 'the figure names no rig' : 'a glyph is drawn as it is';
    const hint = glyph === undefined ? 'say `rig: felid` or another rig' : 'say a rig instead of the glyph, or leave this out';
    return OF_RIGS.filter((key) => figure[key] !== undefined).map((key) => fault(key, `${why}: "${key}" changes nothing`, hint));
  }
  const lacking = (Object.keys(proportions) as Proportion[]).filter((name) => RIG_LACKS[rig].includes(name));
  const faults = lacking.map((name) =>
    fault(`proportions.${name}`, `the rig ${rig} has no ${name}: this changes nothing`, 'leave it out, or choose another rig'),
  );
  if (hornForm !== undefined && (rig !== 'bovid' || proportions.horns === 0))
    faults.push(fault('hornForm', 'only horns of the rig bovid grow otherwise: this changes nothing', 'leave it out'));
  return faults;
}
