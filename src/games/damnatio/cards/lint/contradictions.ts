import type { Path } from '../../../../catalogue/index.ts';
import { listed } from '../../../../engine/text/index.ts';
import type { Predicate, When } from '../../rules/index.ts';
import { ofBeasts, warning, type Told } from './of-beasts.ts';
import { canHold, claimOf, keysOf, namesIn, type Claims } from './claims.ts';

type Names = ReturnType<typeof namesIn>;

/** Conditions that exclude each other, and such as always hold (D-441). */
export const contradictions = ofBeasts(({ procedure }) =>
  procedure.flatMap(({ when }, i) => (when ? faultsOf(when, ['procedure', i, 'when']) : [])),
);

const wrong = (path: Path, message: string, hint: string): Told => warning(path, message, { hint, rule: 'D-441' });

function faultsOf(when: When, path: Path): Told[] {
  return partFaults(when, path, namesIn(when), 'this step can never fire');
}

/** One condition of several that must all hold, also one out of `all`. */
interface Part {
  readonly key: Predicate;
  readonly path: Path;
  readonly claims: Claims;
}

function partsOf(when: When, path: Path, names: Names): Part[] {
  return keysOf(when).flatMap((key): Part[] =>
    key === 'all'
      ? when.all!.flatMap((each, i) => partsOf(each, [...path, 'all', i], names))
      : [{ key, path: [...path, key], claims: claimOf(when, key, names) }],
  );
}

/** What is wrong inside is told there, and nothing that comes of it. */
function partFaults(when: When, path: Path, names: Names, never: string): Told[] {
  const inside = insideFaults(when, path, names);
  const isTold = (place: Path): boolean => inside.some((each) => place.every((step, i) => each.path[i] === step));
  const told = [...inside, ...leafFaults(when, path, names, never).filter((each) => !isTold(each.path))];
  if (told.length > 0) return told;
  const parts = partsOf(when, path, names);
  if (parts.length === 0 && path.at(-1) !== 'when') return [alwaysHolds(path, 'conditions without a key always hold')];
  return excluding(parts, never);
}

function insideFaults(when: When, path: Path, names: Names): Told[] {
  const inside = 'this can never be so';
  return [
    ...(when.any ?? []).flatMap((each, i) => partFaults(each, [...path, 'any', i], names, inside)),
    ...(when.all ?? []).flatMap((each, i) => [...insideFaults(each, [...path, 'all', i], names), ...emptyAll(each, [...path, 'all', i])]),
    ...(when.not ? partFaults(when.not, [...path, 'not'], names, inside) : []),
  ];
}

const emptyAll = (when: When, path: Path): Told[] =>
  keysOf(when).length === 0 ? [alwaysHolds(path, 'conditions without a key always hold')] : [];

const alwaysHolds = (path: Path, message: string): Told => wrong(path, message, 'remove it');

/** Single conditions that hold in no case or in every one; of a choice and of `not` what is wrong inside says all else. */
function leafFaults(when: When, path: Path, names: Names, never: string): Told[] {
  return partsOf(when, path, names).flatMap(({ key, path: place, claims }): Told[] => {
    if (key === 'not') return [];
    if (key !== 'any' && !canHold(claims)) return [wrong(place, `${never}: nothing fits "${key}"`, 'ask for less')];
    if (canHold(otherwise(claims))) return [];
    return [
      alwaysHolds(
        place,
        key === 'any' ? 'one of these always holds: "any" asks for nothing' : `"${key}" always holds: it asks for nothing`,
      ),
    ];
  });
}

function otherwise(claims: Claims): Claims {
  if ('all' in claims) return { any: claims.all.map(otherwise) };
  if ('any' in claims) return { all: claims.any.map(otherwise) };
  return { ...claims, holds: (value) => !claims.holds(value) };
}

/** The fewest of them that cannot hold together, told at the last. */
function excluding(parts: readonly Part[], never: string): Told[] {
  const together = (list: readonly Part[]): boolean => canHold({ all: list.map(({ claims }) => claims) });
  if (together(parts)) return [];
  let core = parts;
  for (const part of parts) {
    const fewer = core.filter((each) => each !== part);
    if (!together(fewer)) core = fewer;
  }
  const names = [...new Set(core.map(({ key }) => `"${key}"`))];
  const message = `${never}: the conditions ${listed(names)} exclude each other`;
  return [wrong(core.at(-1)!.path, message, 'remove one of them')];
}
