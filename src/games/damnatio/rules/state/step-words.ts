import { listed, type Fill } from '../../../../engine/text/index.ts';
import type { Avoid, Deed, Pick, Predicate, Range, Row, When } from './cards.ts';

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

type Say<Key extends Predicate> = (wanted: NonNullable<When[Key]>, words: Words) => string;

const flag =
  (key: Predicate) =>
  (wanted: boolean, words: Words): string =>
    words.say('when', wanted ? key : `not-${key}`);

const counted =
  (key: Predicate, unit: string) =>
  (range: Range, words: Words): string =>
    words.say('when', key, { range: rangeText(range, unit, words) });

const arcsText = (arcs: readonly string[], words: Words): string =>
  listed(
    arcs.map((arc) => words.say('arc', arc)),
    'or',
  );

const SAY: { readonly [Key in Predicate]: Say<Key> } = {
  any: (list, words) =>
    words.say('when', 'any', {
      list: listed(
        list.map((each) => conditionsText(each, words)),
        'or',
      ),
    }),
  all: (list, words) => listed(list.map((each) => conditionsText(each, words))),
  not: (inner, words) => words.say('when', 'not', { list: conditionsText(inner, words) }),
  pinned: flag('pinned'),
  held: flag('held'),
  down: flag('down'),
  bloodied: flag('bloodied'),
  lastFought: flag('lastFought'),
  encircled: flag('encircled'),
  position: (arcs, words) => words.say('when', 'position', { arcs: arcsText(arcs, words) }),
  stoodIn: (arcs, words) => words.say('when', 'stoodIn', { arcs: arcsText(arcs, words) }),
  distance: counted('distance', 'hex'),
  leap: counted('leap', 'hex'),
  run: counted('run', 'hex'),
  beside: counted('beside', 'man'),
  frontFlank: counted('frontFlank', 'man'),
  rear: counted('rear', 'man'),
  men: counted('men', 'man'),
  friends: counted('friends', 'man'),
  hp: (range, words) => words.say('when', 'hp', { share: shareText(range, words) }),
  targetHp: (range, words) => words.say('when', 'targetHp', { share: shareText(range, words) }),
  wound: (zone, words) => words.say('when', zone === 'L' ? 'wound-many' : 'wound', { zone: words.say('area', zone) }),
  trait: (trait, words) => words.say('when', 'trait', { trait }),
  holds: (weapons, words) =>
    words.say('when', 'holds', {
      weapons: listed(
        weapons.map((weapon) => (weapon === 'nothing' ? words.say('when', 'nothing') : weapon)),
        'or',
      ),
    }),
  round: ({ every, ...range }, words) =>
    listed([
      ...(every === undefined ? [] : [words.say('when', 'round-every', { every })]),
      ...(range.min === undefined && range.max === undefined
        ? []
        : [words.say('when', 'round', { range: rangeText(range, 'round', words) })]),
    ]),
  last: ({ step, missed }, words) =>
    listed([
      ...(step === undefined ? [] : [words.say('when', 'last-step', { step })]),
      ...(missed === undefined ? [] : [words.say('when', missed ? 'last-missed' : 'last-hit')]),
    ]),
  hurt: ({ damage, from, by }, words) =>
    [
      damage ? words.say('when', 'hurt-damage', { range: rangeText(damage, 'point', words) }) : words.say('when', 'hurt'),
      ...(from ? [words.say('when', 'hurt-from', { arcs: arcsText(from, words) })] : []),
      ...(by ? [words.say('when', `hurt-by-${by}`)] : []),
    ].join(' '),
};

/** Each condition as a clause, in the written order: "the target is Down". */
export function conditionWords(when: When, words: Words): string[] {
  return (Object.keys(when) as Predicate[]).flatMap((key) => {
    const wanted = when[key];
    return wanted === undefined ? [] : [(SAY[key] as (value: unknown, words: Words) => string)(wanted, words)];
  });
}

export function conditionsText(when: When, words: Words): string {
  return listed(conditionWords(when, words));
}

/** The part of nested conditions that has this key; undefined where none has. */
function partWith(when: When, key: string): When | undefined {
  if (Object.hasOwn(when, key)) return { [key]: when[key as Predicate] };
  return when.all?.map((each) => partWith(each, key)).find((part) => part !== undefined);
}

/** What kept a step from firing, by the reason that the log gives: the condition itself where the step has it. */
export function blockerText({ when }: Row, because: string, words: Words): string {
  const part = when ? partWith(when, because) : undefined;
  return part ? words.say('step', 'not-so', { condition: conditionsText(part, words) }) : words.say('skipped', because);
}

/** "the weakest, then the nearest". */
export function pickText(pick: readonly Pick[], words: Words): string {
  return pick.map((word) => words.say('pick', word)).join(words.say('pick', 'then'));
}

export function avoidText({ traits, holds }: Avoid, words: Words): string {
  const parts = [
    ...(traits.length > 0 ? [words.say('pick', 'avoids-traits', { traits: listed(traits, 'or') })] : []),
    ...(holds.length > 0 ? [words.say('pick', 'avoids-holds', { weapons: listed(holds, 'or') })] : []),
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
