import { ARCED, ARCS, COUNTED, FLAGS, perKey, SHARES, type Area, type Predicate, type Range, type When } from '../../rules/index.ts';

/** What conditions claim, and whether claims can hold together: reasoning over values that things may have, without a hunt. */

type Value = string | number | boolean | null;

/** That one thing has one of these values. */
interface Claim {
  readonly about: string;
  /** All values that it may have. */
  readonly among: readonly Value[];
  readonly holds: (value: Value) => boolean;
}

/** Claims that all hold, or one of which does. */
export type Claims = Claim | { readonly all: readonly Claims[] } | { readonly any: readonly Claims[] };

type Leaf = Exclude<Predicate, 'any' | 'all' | 'not'>;

const YES_OR_NO: readonly Value[] = [true, false];

const upTo = (most: number, least = 0): readonly Value[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const inside = ({ min = -Infinity, max = Infinity }: Range, value: Value): boolean => min <= Number(value) && Number(value) <= max;

const is =
  (about: string) =>
  (wanted: boolean): Claim => ({ about, among: YES_OR_NO, holds: (value) => value === wanted });

/** A number that no card can ask beyond: one more than the most that it may name, or what the hexes round a figure allow. */
const counted =
  (about: keyof typeof COUNTED) =>
  (range: Range): Claim => ({ about, among: upTo(COUNTED[about].can, COUNTED[about].least), holds: (value) => inside(range, value) });

/** Whole hundredths of Hit Points, and what lies between two of them. */
const HALVES = upTo(200);
const share =
  (about: string) =>
  ({ min, max }: Range): Claim => {
    const at = (fraction: number | undefined) => (fraction === undefined ? undefined : Math.round(fraction * 100) * 2);
    return { about, among: HALVES, holds: (value) => inside({ min: at(min), max: at(max) }, value) };
  };

const arcs =
  (about: string) =>
  (wanted: readonly string[]): Claim => ({ about, among: ARCS, holds: (value) => wanted.includes(value as string) });

const MOST_ROUNDS = 200;
const HIT = 'hit';
const MISSED = 'missed';

const ANYBODY = 'anybody';

/** Names of which a card may ask for some, and any other. */
const OTHER = '*';

/** One claim a condition. `names` are all weapons, or steps, that the conditions of a step speak of. */
const CLAIM: { readonly [Key in Leaf]: (wanted: NonNullable<When[Key]>, names: Names) => Claim } = {
  ...perKey(FLAGS, is),
  ...perKey(ARCED, arcs),
  ...perKey(COUNTED, counted),
  ...perKey(SHARES, share),
  anybody: ({ trait = '', holds = [] }) => is([ANYBODY, trait, ...holds.toSorted()].join(' '))(true),
  wound: (zone: Area) => is(`wound ${zone}`)(true),
  trait: (trait) => is(`trait ${trait}`)(true),
  holds: (weapons, names) => ({
    about: 'holds',
    among: [...names.weapons, OTHER],
    holds: (value) => weapons.includes(value as string),
  }),
  round: ({ every = 1, ...range }) => ({
    about: 'round',
    among: upTo(MOST_ROUNDS + 1, 1),
    holds: (value) => inside(range, value) && Number(value) % every === 0,
  }),
  last: ({ step, missed }, names) => ({
    about: 'last',
    among: [null, ...[...names.steps, OTHER].flatMap((name) => [`${HIT} ${name}`, `${MISSED} ${name}`])],
    holds: (value) => {
      if (typeof value !== 'string') return false;
      const [how, name] = value.split(' ');
      return (step === undefined || name === step) && (missed === undefined || (how === MISSED) === missed);
    },
  }),
  hurt: ({ damage = { min: 1 }, from, by }) => {
    const where = from && ARCS.filter((arc) => from.includes(arc));
    return {
      about: ['hurt', ...(by ? [by] : []), ...(where && where.length < ARCS.length ? where : [])].join(' '),
      among: upTo(100),
      holds: (value) => inside(damage, value),
    };
  },
};

interface Names {
  readonly weapons: readonly string[];
  readonly steps: readonly string[];
}

function partsOf({ any = [], all = [], not }: When): readonly When[] {
  return [...any, ...all, ...(not ? [not] : [])];
}

/** The weapons and steps that conditions speak of, those inside others too. */
export function namesIn(when: When): Names {
  const inner = partsOf(when).map(namesIn);
  const step = when.last?.step;
  return {
    weapons: [...new Set([...(when.holds ?? []), ...(when.anybody?.holds ?? []), ...inner.flatMap(({ weapons }) => weapons)])],
    steps: [...new Set([...(step === undefined ? [] : [step]), ...inner.flatMap(({ steps }) => steps)])],
  };
}

/** One condition, or that it does not hold. */
export function claimOf(when: When, key: Predicate, names: Names, so = true): Claims {
  const each = (list: readonly When[]) => list.map((one) => claimsOf(one, names, so));
  if (key === 'any') return so ? { any: each(when.any!) } : { all: each(when.any!) };
  if (key === 'all') return so ? { all: each(when.all!) } : { any: each(when.all!) };
  if (key === 'not') return claimsOf(when.not!, names, !so);
  const claim = (CLAIM[key] as (wanted: unknown, names: Names) => Claim)(when[key], names);
  return so ? claim : { ...claim, holds: (value) => !claim.holds(value) };
}

export const keysOf = (when: When): Predicate[] => (Object.keys(when) as Predicate[]).filter((key) => when[key] !== undefined);

/** That all conditions hold, or that they do not. */
export function claimsOf(when: When, names: Names, so = true): Claims {
  const list = keysOf(when).map((key) => claimOf(when, key, names, so));
  return so ? { all: list } : { any: list };
}

/** What two things have to do with each other: which values they may have together. */
interface Bond {
  readonly of: readonly [string, string];
  readonly may: (one: Value, other: Value) => boolean;
}

const lessThan = (one: Value, other: Value): boolean => Number(one) < Number(other);
const atMost = (one: Value, other: Value): boolean => Number(one) <= Number(other);

const BONDS: readonly Bond[] = [
  // A Pinned man is Down.
  { of: ['pinned', 'down'], may: (pinned, down) => down === true || pinned === false },
  // A leap comes after at least one hex of running.
  { of: ['leap', 'run'], may: (leap, run) => leap === 0 || lessThan(leap, run) },
  { of: ['friends', 'men'], may: lessThan },
  { of: ['mates', 'beasts'], may: lessThan },
  { of: ['beside', 'men'], may: atMost },
  { of: ['frontFlank', 'men'], may: atMost },
  { of: ['rear', 'men'], may: atMost },
];

type Known = ReadonlyMap<string, readonly Value[]>;

function areBound(known: Known, { of: [one, other], may }: Bond): boolean {
  const [ones, others] = [known.get(one), known.get(other)];
  return !ones || !others || ones.some((value) => others.some((each) => may(value, each)));
}

/** What the target is or holds, somebody on the sand is or holds. */
function bondsOfTarget(known: Known): Bond[] {
  return [...known.keys()].flatMap((about): Bond[] => {
    const [word, trait, ...holds] = about.split(' ');
    if (word !== ANYBODY || (trait && holds.length > 0)) return [];
    if (trait) return [{ of: [`trait ${trait}`, about], may: (has, somebody) => somebody === true || has === false }];
    return [{ of: ['holds', about], may: (held, somebody) => somebody === true || !holds.includes(String(held)) }];
  });
}

/** After so many ways nobody looks further: what is not ruled out by then counts as possible. */
const MOST_WAYS = 2000;

/** Whether claims can hold together. */
export function canHold(claims: Claims): boolean {
  let ways = MOST_WAYS;
  const hold = (todo: readonly Claims[], known: Map<string, readonly Value[]>): boolean => {
    const open = [...todo];
    const choices: (readonly Claims[])[] = [];
    for (let next = open.pop(); next; next = open.pop()) {
      if ('all' in next) open.push(...next.all);
      else if ('any' in next) choices.push(next.any);
      else {
        const left = (known.get(next.about) ?? next.among).filter(next.holds);
        if (left.length === 0) return false;
        known.set(next.about, left);
      }
    }
    const [first, ...others] = choices.toSorted((a, b) => a.length - b.length);
    if (!first) return [...BONDS, ...bondsOfTarget(known)].every((bond) => areBound(known, bond));
    return first.some((one) => (ways -= 1) < 0 || hold([one, ...others.map((any) => ({ any }))], new Map(known)));
  };
  return hold([claims], new Map());
}

/** Whether the earlier conditions hold whenever the later ones do, which hold in some case. */
export function implies(later: When, earlier: When): boolean {
  const names = namesIn({ all: [later, earlier] });
  const holds = claimsOf(later, names);
  return canHold(holds) && !canHold({ all: [holds, claimsOf(earlier, names, false)] });
}
