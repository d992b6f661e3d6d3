import { listed, readable, type Fill } from '../../../../engine/text/index.ts';
import type { Arc, Avoid, Deed, Pick, Predicate, Range, Row, When } from './cards.ts';
import { ARCED, COUNTED, FLAGS, perKey, SHARES } from './procedure.ts';

/** The messages of a language. */
interface Words {
  say(group: string, key: string, fill?: Fill): string;
}

/**
 * What the steps of a procedure ask for and do beside their attack, read from their data: the one place that turns
 * conditions, choices and deeds into words, for the card on the screen, forecast, prose and report.
 */

/** "2 hexes or more", "at most 1 man"; `unit` is a message with a form of its own for one. */
function rangeText({ min, max }: Range, unit: string, words: Words): string {
  const amount = (count: number): string => words.say('range', count === 1 ? unit : `${unit}-many`, { count });
  if (min === undefined && max === 0) return words.say('range', `no-${unit}`);
  if (min !== undefined && min === max) return words.say('range', 'exactly', { amount: amount(min) });
  if (min === undefined) return words.say('range', 'at-most', { amount: amount(max ?? 0) });
  if (max === undefined) return words.say('range', 'at-least', { amount: amount(min) });
  return words.say('range', 'between', { min, amount: amount(max) });
}

const FRACTIONS: readonly number[] = [0.25, 0.5, 0.75, 1];

function share(fraction: number, words: Words): string {
  const percent = Math.round(fraction * 100);
  return FRACTIONS.includes(fraction) ? words.say('range', `share-${percent}`) : words.say('range', 'share', { percent });
}

function shareText({ min, max }: Range, words: Words): string {
  if (min !== undefined && max !== undefined) {
    return words.say('range', 'share-between', { min: Math.round(min * 100), max: Math.round(max * 100) });
  }
  return max === undefined
    ? words.say('range', 'share-at-least', { share: share(min ?? 0, words) })
    : words.say('range', 'share-at-most', { share: share(max, words) });
}

/** A clause, or several that all hold. */
type Say<Key extends Predicate> = (wanted: NonNullable<When[Key]>, words: Words) => string | readonly string[];

const flag =
  (key: Predicate) =>
  (wanted: boolean, words: Words): string =>
    words.say('when', wanted ? key : `not-${key}`);

const counted =
  (key: keyof typeof COUNTED) =>
  (range: Range, words: Words): string =>
    words.say('when', key, { range: rangeText(range, COUNTED[key].unit, words) });

const ofHitPoints =
  (key: keyof typeof SHARES) =>
  (range: Range, words: Words): string =>
    words.say('when', key, { share: shareText(range, words) });

const arcsText = (arcs: readonly string[], words: Words): string =>
  listed(
    arcs.map((arc) => words.say('arc', arc)),
    'or',
  );

/** Conditions that say in one clause what they are, and in another that they are not so. */
type Plain = keyof typeof ARCED | 'wound' | 'trait' | 'holds' | 'anybody' | 'last' | 'hurt';

/** The clause of a plain condition: `key` of its message, with what is asked for. */
const PLAIN: { readonly [Key in Plain]: (wanted: NonNullable<When[Key]>, words: Words) => { readonly key: string; readonly fill: Fill } } =
  {
    ...perKey(ARCED, (key) => (arcs: readonly Arc[], words: Words) => ({ key, fill: { arcs: arcsText(arcs, words) } })),
    wound: (zone, words) => ({ key: zone === 'L' ? 'wound-many' : 'wound', fill: { zone: words.say('area', zone) } }),
    trait: (trait) => ({ key: 'trait', fill: { trait: readable(trait) } }),
    holds: (weapons, words) =>
      weapons.length === 1 && weapons[0] === 'nothing'
        ? { key: 'unarmed', fill: {} }
        : { key: 'holds', fill: { weapons: weaponsText(weapons, words) } },
    anybody: ({ trait, holds }, words) => ({
      key: ['anybody', ...(trait === undefined ? [] : ['trait']), ...(holds ? ['holds'] : [])].join('-'),
      fill: { trait: readable(trait ?? ''), weapons: weaponsText(holds ?? [], words) },
    }),
    last: ({ step, missed }) => {
      const how = missed === undefined ? [] : [missed ? 'missed' : 'hit'];
      return { key: ['last', ...(step === undefined ? [] : ['step']), ...how].join('-'), fill: { step: step ?? '' } };
    },
    hurt: ({ damage, from, by }, words) => {
      const how = [
        ...(damage ? [words.say('when', 'hurt-damage', { range: rangeText(damage, 'point', words) })] : []),
        ...(by ? [words.say('when', `hurt-by-${by}`)] : []),
        ...(from ? [words.say('when', 'hurt-from', { arcs: arcsText(from, words) })] : []),
      ];
      return { key: 'hurt', fill: { how: how.map((part) => ` ${part}`).join('') } };
    },
  };

const plain =
  <Key extends Plain>(name: Key) =>
  (wanted: NonNullable<When[Key]>, words: Words): string => {
    const { key, fill } = PLAIN[name](wanted, words);
    return words.say('when', key, fill);
  };

function weaponsText(weapons: readonly string[], words: Words): string {
  const each = weapons.map((weapon) =>
    weapon === 'nothing' ? words.say('when', 'nothing') : words.say('when', 'the-weapon', { weapon: readable(weapon) }),
  );
  return listed(each, 'or');
}

const SAY: { readonly [Key in Predicate]: Say<Key> } = {
  any: (list, words) => {
    const each = listed(
      list.map((one) => conditionsText(one, words)),
      'or',
    );
    return list.length === 1 ? each : words.say('when', 'any', { list: each });
  },
  all: (list, words) => list.flatMap((each) => conditionWords(each, words)),
  not: negated,
  ...perKey(FLAGS, flag),
  ...perKey(COUNTED, counted),
  ...perKey(SHARES, ofHitPoints),
  ...(perKey(PLAIN, plain) as { readonly [Key in Plain]: Say<Key> }),
  round: ({ every, min, max }, words) => [
    ...(every === undefined ? [] : [words.say('when', 'round-every', { every })]),
    ...roundText(min, max, words),
  ],
};

function roundText(min: number | undefined, max: number | undefined, words: Words): string[] {
  if (min === undefined && max === undefined) return [];
  if (min === undefined) return [words.say('when', 'round-to', { max: max! })];
  if (max === undefined) return [words.say('when', 'round-from', { min })];
  return [words.say('when', min === max ? 'round-is' : 'round-between', { min, max })];
}

/** What is so when a range is not: fewer than its least, or more than its most; null where it has both ends, or nothing is left. */
function outside({ min, max }: Range): Range | null {
  if (min !== undefined) return max === undefined && min > 0 ? { max: min - 1 } : null;
  return { min: max! + 1 };
}

function shareBeyond({ min, max }: Range, words: Words): string | null {
  if (min !== undefined && max !== undefined) return null;
  return min === undefined
    ? words.say('range', 'share-above', { share: share(max!, words) })
    : words.say('range', 'share-below', { share: share(min, words) });
}

function neither(list: readonly When[], words: Words): string {
  const each = list.map((one) => conditionsText(one, words));
  return words.say('when', 'neither', { list: listed(each, words.say('when', 'nor')) });
}

function notInRound({ every, ...range }: NonNullable<When['round']>, words: Words): string | null {
  const ends = range.min !== undefined || range.max !== undefined;
  if (every !== undefined) return ends ? null : words.say('when', 'not-round-every', { every });
  const other = outside(range);
  return other && conditionsText({ round: other }, words);
}

/** How a single condition is told that is not so, where it has words for that; null elsewhere. */
function negatedOne(key: Predicate, { [key]: wanted }: When, words: Words): string | null {
  if (typeof wanted === 'boolean') return conditionsText({ [key]: !wanted }, words);
  if (key === 'not') return conditionsText(wanted as When, words);
  if (key === 'any') return neither(wanted as readonly When[], words);
  if (key === 'round') return notInRound(wanted as NonNullable<When['round']>, words);
  if (Object.hasOwn(SHARES, key)) {
    const beyond = shareBeyond(wanted as Range, words);
    return beyond && words.say('when', key, { share: beyond });
  }
  if (Object.hasOwn(COUNTED, key)) {
    const other = outside(wanted as Range);
    return other && conditionsText({ [key]: other }, words);
  }
  if (!Object.hasOwn(PLAIN, key)) return null;
  const said = (PLAIN[key as Plain] as (wanted: unknown, words: Words) => { readonly key: string; readonly fill: Fill })(wanted, words);
  return words.say('when', `not-${said.key}`, said.fill);
}

/** That conditions do not all hold. */
function negated(inner: When, words: Words): string {
  const [key, ...more] = (Object.keys(inner) as Predicate[]).filter((each) => inner[each] !== undefined);
  const one = key && more.length === 0 ? negatedOne(key, inner, words) : null;
  return one ?? words.say('when', 'not', { list: conditionsText(inner, words) });
}

/** Each condition as a clause, in the written order: "the target is Down". */
export function conditionWords(when: When, words: Words): string[] {
  return (Object.keys(when) as Predicate[]).flatMap((key) => {
    const wanted = when[key];
    return wanted === undefined ? [] : [(SAY[key] as (value: unknown, words: Words) => string | readonly string[])(wanted, words)].flat();
  });
}

/** All conditions as one clause; a choice among them is set off by a comma: "either A or B, and C". */
export function conditionsText(when: When, words: Words): string {
  const clauses = conditionWords(when, words);
  return hasChoice(when) ? clauses.join(words.say('when', 'and')) : listed(clauses);
}

function hasChoice({ any, all }: When): boolean {
  return any !== undefined || (all?.some(hasChoice) ?? false);
}

/** The part of nested conditions that has this key; undefined where none has. */
function partWith(when: When, key: string): When | undefined {
  if (Object.hasOwn(when, key)) return { [key]: when[key as Predicate] };
  return when.all?.map((each) => partWith(each, key)).find((part) => part !== undefined);
}

/** What kept a step from firing, by the reason that the log gives: what was not so of its conditions, where it has them. */
export function blockerText({ when }: Row, because: string, words: Words): string {
  const part = when ? partWith(when, because) : undefined;
  return part ? negated(part, words) : words.say('skipped', because);
}

/** "the weakest, then the nearest". */
export function pickText(pick: readonly Pick[], words: Words): string {
  return pick.map((word) => words.say('pick', word)).join(words.say('pick', 'then'));
}

export function avoidText({ traits, holds }: Avoid, words: Words): string {
  const parts = [
    ...(traits.length > 0 ? [words.say('pick', 'avoids-traits', { traits: listed(traits.map(readable), 'or') })] : []),
    ...(holds.length > 0 ? [words.say('pick', 'avoids-holds', { weapons: weaponsText(holds, words) })] : []),
  ];
  return words.say('pick', 'avoids', { whom: listed(parts, 'or') });
}

/** A deed as a clause: "it runs away, up to 4 hexes". */
export function deedText(deed: Deed, words: Words): string {
  const hexes = (count: number): string => words.say('range', count === 1 ? 'hex' : 'hex-many', { count });
  switch (deed.do) {
    case 'stand':
    case 'release':
    case 'backOff':
      return words.say('does', deed.do);
    case 'roar':
      return words.say('does', 'roar', { fear: deed.fear });
    case 'flee':
      return deed.hexes === null ? words.say('does', 'flee') : words.say('does', 'flee-hexes', { hexes: hexes(deed.hexes) });
    case 'go': {
      const whom = pickText(deed.to, words);
      return deed.hexes === null ? words.say('does', 'go', { whom }) : words.say('does', 'go-hexes', { whom, hexes: hexes(deed.hexes) });
    }
    case 'charge':
      return deed.at === null ? words.say('does', 'charge') : words.say('does', 'charge-at', { whom: pickText(deed.at, words) });
    case 'panic':
      return words.say('does', 'panic', { hexes: hexes(deed.hexes) });
    case 'drag':
      return words.say('does', 'drag', { hexes: hexes(deed.hexes) });
  }
}

/** What a step does before and after its attack, one clause each. */
export function deedWords({ before, after }: Row, words: Words): { readonly before: readonly string[]; readonly after: readonly string[] } {
  return { before: before.map((deed) => deedText(deed, words)), after: after.map((deed) => deedText(deed, words)) };
}
