import { treeHash } from '../../session/index.ts';
import type { Behaviour } from '../../engine/mind/index.ts';
import { profileRow } from './profile-row.ts';
import type { Vault } from './vault.ts';

/** What was seen of a behaviour, as the tree that it had then. */
export interface Known {
  readonly behaviour: string;
  /** Hash of the tree: another tree is another opponent. */
  readonly tree: string;
  /** Places of the choices that he was seen to take, their numbers between points. */
  readonly seen: readonly string[];
  /** Fingerprints of the fights in which he was seen. */
  readonly fights: readonly string[];
}

/** More trees than anybody meets; those that were met last stay. */
const MOST = 200;
const MOST_SEEN = 200;
const MOST_FIGHTS = 500;
const ID = /^[\w.:-]{1,80}$/;
const PLACE = /^(\d{1,2}(\.\d{1,2}){0,19})?$/;

function texts(value: unknown, pattern: RegExp, most: number, name: string): readonly string[] {
  if (!Array.isArray(value) || value.length > most || !value.every((each) => typeof each === 'string' && pattern.test(each)))
    throw new TypeError(`${name} must be short texts`);
  return [...new Set(value as string[])];
}

function readOne(value: unknown): Known {
  const { behaviour, tree, seen, fights } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const [id, hash] = texts([behaviour, tree], ID, 2, 'behaviour and tree') as [string, string];
  return { behaviour: id, tree: hash ?? id, seen: texts(seen, PLACE, MOST_SEEN, 'seen'), fights: texts(fights, ID, MOST_FIGHTS, 'fights') };
}

function readKnown(value: unknown): readonly Known[] {
  const { known } = (value ?? {}) as { readonly known?: unknown };
  if (!Array.isArray(known) || known.length > MOST) throw new TypeError('known must be a list');
  return known.map(readOne);
}

/** What was seen of a behaviour as it is now. */
export function knownOf(all: readonly Known[], behaviour: Behaviour): { readonly seen: ReadonlySet<string>; readonly bouts: number } {
  const tree = treeHash(behaviour);
  const known = all.find((each) => each.behaviour === behaviour.id && each.tree === tree);
  return { seen: new Set(known?.seen), bouts: known?.fights.length ?? 0 };
}

const together = (one: readonly string[], other: readonly string[], most: number): readonly string[] =>
  [...new Set([...one, ...other])].slice(-most);

/** Adds to what is known; the same list where that brings nothing. */
function joined(here: readonly Known[], more: readonly Known[]): readonly Known[] {
  let all = here;
  for (const each of more) {
    const old = all.find(({ behaviour, tree }) => behaviour === each.behaviour && tree === each.tree);
    const seen = together(old?.seen ?? [], each.seen, MOST_SEEN);
    const fights = together(old?.fights ?? [], each.fights, MOST_FIGHTS);
    if (old && seen.length === old.seen.length && fights.length === old.fights.length) continue;
    all = [...all.filter((known) => known !== old), { ...each, seen, fights }];
  }
  return all.slice(-MOST);
}

/** What was seen of all behaviours. */
export const SCOUTED = profileRow<readonly Known[]>({
  kind: 'scouted',
  format: 1,
  none: [],
  read: readKnown,
  written: (known) => ({ known }),
  joined(here, brought) {
    const all = joined(here, brought);
    return JSON.stringify(all) === JSON.stringify(here) ? here : all;
  },
});

export const { load: loadScouted } = SCOUTED;

/** Remembers what was seen. */
export async function keepScouted(vault: Vault, more: readonly Known[]): Promise<void> {
  const here = await loadScouted(vault);
  const all = joined(here, more);
  if (all !== here) await SCOUTED.keep(vault, all);
}
