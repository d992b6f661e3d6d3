import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { LIMITS } from '../engine/limits/index.ts';
import type { Problem } from './finding.ts';
import { check } from './issues.ts';
import { spellingHint } from './spelling-hint.ts';
import type { Source } from './read.ts';
import { modFile, PACK } from './schemas/words.ts';
import { CORE, isPackId, RESERVED, splitName } from './names.ts';
import { at, child, keyPlace, textAt, type Tree } from './tree.ts';
import type { Pack } from './types.ts';

export interface PackedSource extends Source {
  readonly pack: string;
}

/** What belongs to a pack: the folder of its `mod.yaml`, or the one file that it stands in with its cards. */
function homeOf({ path, among }: Source): string {
  const folder = path.lastIndexOf('/') + 1;
  return among && path.slice(folder) !== 'mod.yaml' ? path : path.slice(0, folder);
}

export interface Sorted {
  readonly packs: Pack[];
  readonly files: PackedSource[];
}

const UNREAD = '0.0.0';

/** A pack whose head has faults, by what can be read of it. */
function asMeant({ tree }: Source): Pack {
  const needs = at(tree, ['needs', 'packs']);
  const packs = needs?.type === 'map' ? [...needs.entries.keys()].filter(isPackId) : [];
  const [id, name] = [textAt(tree, 'id') ?? '', textAt(tree, 'name') ?? ''];
  const own = isPackId(id) && !RESERVED.includes(id) ? id : 'nobodys.pack';
  return { id: own, name, version: UNREAD, licence: '', authors: [], text: '', needs: packs.map((pack) => ({ pack, range: '*' })) };
}

/** Core first, then by id: later packs add to earlier ones. */
function comparePacks(a: Pack, b: Pack): number {
  if ((a.id === 'core') !== (b.id === 'core')) return a.id === 'core' ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/**
 * Finds the packs and which files belong to them: those in the folder of a `mod.yaml` and below. Files of a pack that is
 * left out are left out with it, without a word of their own.
 */
export function sortIntoPacks(sources: readonly Source[], problems: Problem[], faulty: 'left out' | 'read' = 'left out'): Sorted {
  const found = new Map<string, { pack: Pack; source: Source }>();
  for (const source of sources.filter(({ kind }) => kind === PACK)) {
    const checked = check(modFile, source.tree);
    problems.push(...checked.problems.map((problem) => withThreeNumbers(problem, source.tree)));
    if (checked.value) {
      const { schema: _, ...pack } = checked.value;
      found.set(homeOf(source), { pack, source });
    } else if (faulty === 'read') found.set(homeOf(source), { pack: asMeant(source), source });
  }
  dropTwins(found, problems);
  const heads = sources.filter(({ kind }) => kind === PACK).map(homeOf);
  const homes = sources.flatMap((source) => {
    const folder = heads.filter((each) => source.path.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    return source.kind === PACK ? [] : [{ source, folder }];
  });
  dropTooLarge(found, homes, problems);
  dropUnmet(found, problems);
  const packs = [...found.values()].map(({ pack }) => pack).sort(comparePacks);
  problems.push(...homeless(homes.flatMap(({ source, folder }) => (folder === undefined ? [source] : []))));
  const files = homes.flatMap(({ source, folder = '' }) => {
    const home = found.get(folder);
    return home ? [{ ...source, pack: home.pack.id }] : [];
  });
  const rank = (file: PackedSource) => packs.findIndex(({ id }) => id === file.pack);
  return { packs, files: files.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1)) };
}

/** `version: 1.0` is a number to YAML, and no version of a pack. */
function withThreeNumbers(problem: Problem, tree: Tree): Problem {
  const written = problem.path.join('.') === 'version' ? child(tree, 'version') : null;
  if (written?.type !== 'scalar' || typeof written.value !== 'number') return problem;
  const parts = (written.source ?? String(written.value)).split('.');
  if (parts.some((part) => !/^\d+$/.test(part))) return problem;
  const whole = [...parts, '0', '0'].slice(0, 3).join('.');
  return { ...problem, message: 'a version has three numbers', hint: `write ${whole}`, fix: { at: written.at, replacement: whole } };
}

/** Two packs of one id are both left out: nobody can say whose cards are meant. */
function dropTwins(found: Map<string, { pack: Pack; source: Source }>, problems: Problem[]): void {
  const all = [...found];
  for (const [folder, { pack, source }] of all) {
    const twin = all.find(
      ([
        other,
        {
          pack: { id },
        },
      ]) => other !== folder && id === pack.id,
    );
    if (!twin) continue;
    const at = keyPlace(source.tree, [], 'id');
    problems.push({
      severity: 'error',
      at,
      path: ['id'],
      message: `the pack "${pack.id}" is also in ${twin[1].source.path}`,
      hint: 'keep one of them',
    });
    found.delete(folder);
  }
}

/** What cards come to with everything that they inherit, in values; counted before anything is merged. */
class Weights {
  private readonly byId = new Map<string, Source[]>();
  private readonly own = new Map<Source, number>();

  constructor(sources: readonly Source[]) {
    for (const source of sources) {
      const { local } = splitName(textAt(source.tree, 'id') ?? '');
      this.byId.set(local, [...(this.byId.get(local) ?? []), source]);
      this.own.set(source, valuesIn(source.tree));
    }
  }

  /** Cards that extend each other in a ring, or too many in a line, are not read: nothing is inherited. */
  of(source: Source): number {
    const line = [source];
    for (let next = this.parent(source); next; next = this.parent(next)) {
      if (line.includes(next) || line.length > LIMITS.extends) return this.own.get(source)!;
      line.push(next);
    }
    return line.reduce((sum, each) => sum + this.own.get(each)!, 0);
  }

  /** The heaviest that may be meant: which one it is, is known when cards are read. */
  private parent(source: Source): Source | null {
    const wanted = textAt(source.tree, 'extends');
    const all = wanted === null ? [] : (this.byId.get(splitName(wanted).local) ?? []);
    const others = all.filter((other) => other.kind === source.kind && other !== source);
    return others.toSorted((one, other) => this.own.get(other)! - this.own.get(one)!)[0] ?? null;
  }
}

function valuesIn(tree: Tree): number {
  if (tree.type === 'scalar') return 1;
  const parts = tree.type === 'list' ? tree.items : Array.from(tree.entries.values(), ({ value }) => value);
  return parts.reduce((sum, part) => sum + valuesIn(part), 1);
}

/** A pack of more than the page can hold is left out. */
function dropTooLarge(
  found: Map<string, { pack: Pack; source: Source }>,
  homes: readonly { readonly source: Source; readonly folder: string | undefined }[],
  problems: Problem[],
): void {
  const weights = new Weights(homes.map(({ source }) => source));
  for (const [home, { pack, source }] of found) {
    if (pack.id === CORE) continue;
    const own = homes.filter(({ folder }) => folder === home);
    let values = 0;
    for (const card of own) values += weights.of(card.source);
    const message =
      own.length > LIMITS.packCards
        ? `the pack has ${own.length} cards; at most ${LIMITS.packCards} are read`
        : values > LIMITS.packValues && `with all they inherit its cards come to ${values} values; at most ${LIMITS.packValues} are read`;
    if (message === false) continue;
    problems.push({ severity: 'error', at: keyPlace(source.tree, [], 'id'), path: ['id'], message, hint: 'make two packs of it' });
    found.delete(home);
  }
}

/** Told once, at the first: where a pack has no head, none of its files has. */
function homeless([first, ...others]: readonly Source[]): Problem[] {
  if (!first) return [];
  const also = others.length === 0 ? '' : `, nor for ${others.length} other ${others.length === 1 ? 'file' : 'files'}`;
  const hint = 'put one with schema, id, name, version and licence into the folder of the pack';
  return [{ severity: 'error', at: first.tree.at, path: [], message: `no mod.yaml in this folder or above${also}`, hint }];
}

/** Packs that need another which is not here, or not in a version that will do, are left out; and then those that need them. */
function dropUnmet(found: Map<string, { pack: Pack; source: Source }>, problems: Problem[]): void {
  const versions = new Map([...found.values()].map(({ pack }) => [pack.id, pack.version]));
  const unmet = [...found].flatMap(([home, { pack, source }]) => {
    const faults = pack.needs.flatMap((need) => unmetNeed(need, versions, source.tree) ?? []);
    return faults.length > 0 ? [{ home, faults }] : [];
  });
  for (const { home, faults } of unmet) {
    found.delete(home);
    problems.push(...faults);
  }
  if (unmet.length > 0) dropUnmet(found, problems);
}

function unmetNeed({ pack, range }: Pack['needs'][number], versions: ReadonlyMap<string, string>, tree: Tree): Problem | null {
  const path = ['needs', 'packs', pack];
  const fault = { severity: 'error', at: keyPlace(tree, path.slice(0, -1), pack), path } as const;
  const version = versions.get(pack);
  if (validRange(range) === null)
    return { ...fault, message: `"${range}" is no range of versions`, hint: 'such as ^1.2.0 or >=1.0.0 <2.0.0' };
  if (version === undefined) {
    const { hint } = spellingHint(pack, versions.keys());
    return { ...fault, message: `the pack "${pack}" is not here, or is left out`, hint: hint ?? 'bring it too, or take it from "needs"' };
  }
  if (satisfies(version, range, { includePrerelease: true })) return null;
  return { ...fault, message: `"${pack}" is here in version ${version}, not in ${range}`, hint: 'bring a version that will do' };
}
