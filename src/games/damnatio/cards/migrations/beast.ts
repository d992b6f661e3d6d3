import { Document, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { mapAt, nameOfFirst, pairAt, renameKey, textNode } from '../../../../catalogue/index.ts';

/** Beasts of the first format in the second. */

const values = new Document();

/** Puts another value under a key; its comments stay. */
function put(map: YAMLMap, key: string, value: unknown): void {
  const pair = pairAt(map, key);
  if (!pair) return;
  const node = values.createNode(value, { flow: true });
  const old = pair.value;
  if (isScalar(old) && old.comment) node.comment = old.comment;
  pair.value = node;
}

function numberAt(map: YAMLMap, key: string): number | null {
  const value = map.get(key);
  return typeof value === 'number' ? value : null;
}

/** A number under one key becomes the end of a range under another. */
function toRange(map: YAMLMap, from: string, to: string, end: 'min' | 'max'): void {
  const value = numberAt(map, from);
  if (value !== null) put(map, from, { [end]: value });
  renameKey(map, from, to);
}

const mapsOf = (node: unknown): YAMLMap[] => (isMap(node) ? node.items.map(({ value }: Pair) => value).filter(isMap) : []);

function citing(map: YAMLMap | undefined): void {
  if (map) renameKey(map, 'because', 'rule');
}

const ZONES: readonly (readonly [string, string])[] = [
  ['H', 'head'],
  ['M', 'body'],
  ['L', 'legs'],
];

function attackToSecond(attack: YAMLMap): void {
  citing(attack);
  renameKey(attack, 'dmg', 'damage');
  const knockdown = numberAt(attack, 'knockdown');
  if (knockdown !== null) put(attack, 'knockdown', { atDamage: knockdown });
}

function whenToSecond(when: YAMLMap): void {
  for (const [from, to] of [
    ['leapMin', 'leap'],
    ['runMin', 'run'],
    ['frontFlankMin', 'frontFlank'],
    ['adjacentMin', 'beside'],
  ] as const) {
    toRange(when, from, to, 'min');
  }
  toRange(when, 'hpAtMost', 'hp', 'max');
  renameKey(when, 'targetTrait', 'trait');
  const wound = textNode(when, 'wound');
  const zone = ZONES.find(([letter]) => letter === wound?.value);
  if (wound && zone) wound.value = zone[1];
}

/** Steps had no names: each gets that of its trigger and its attack, and a number where there are several. */
function stepToSecond(step: YAMLMap, taken: Map<string, number>, prefix: string): void {
  citing(step);
  const when = mapAt(step, 'when');
  if (when) whenToSecond(when);
  toRange(step, 'breakAndCharge', 'breakAndCharge', 'min');
  toRange(step, 'withdraw', 'withdraw', 'min');
  if (pairAt(step, 'id')) return;
  const name = `${prefix}${textNode(step, 'trigger')?.value ?? 'step'}-${textNode(step, 'do')?.value ?? 'nothing'}`;
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  step.items.unshift(values.createPair('id', count === 1 ? name : `${name}-${count}`));
}

function stepsToSecond(list: unknown, prefix = ''): void {
  const taken = new Map<string, number>();
  if (isSeq(list)) for (const step of list.items) if (isMap(step)) stepToSecond(step, taken, prefix);
}

/** Attacks of the beasts of the core that only its charges do; in the first format places were named by attacks. */
const CHARGES: readonly string[] = ['pounce', 'rush', 'gore', 'shoulder'];

function procedureToSecond(card: YAMLMap): void {
  const procedure = card.get('procedure', true);
  if (!isMap(procedure)) return stepsToSecond(procedure);
  // Beside steps of a parent, whose names they must not have.
  stepsToSecond(procedure.get('insert', true), `${textNode(card, 'id')?.value ?? 'own'}-`);
  for (const side of ['before', 'after']) {
    const place = textNode(procedure, side);
    if (place) place.value = `${CHARGES.includes(place.value) ? 'charge' : 'control'}-${place.value}`;
  }
}

export function beastToSecond(card: YAMLMap): void {
  for (const key of ['id', 'extends']) {
    const name = textNode(card, key);
    if (name) name.value = nameOfFirst(name.value);
  }
  citing(card);
  const ratings = mapAt(card, 'ratings');
  if (ratings) renameKey(ratings, 'naturalArmor', 'naturalArmour');
  const overrun = mapAt(card, 'overrun');
  // In the second format a beast that runs past nobody does not speak of it.
  if (overrun && numberAt(overrun, 'hexes') === 0) card.delete('overrun');
  citing(overrun);
  const bloodied = mapAt(card, 'bloodied');
  citing(bloodied);
  if (bloodied) toRange(bloodied, 'atHpFraction', 'hp', 'max');
  if (textNode(card, 'onKill')?.value === 'retainControl') put(card, 'onKill', { retainControl: true });
  for (const attack of mapsOf(card.get('attacks', true))) attackToSecond(attack);
  procedureToSecond(card);
  const wounds = mapAt(card, 'wounds');
  if (wounds) for (const [letter, zone] of ZONES) renameKey(wounds, letter, zone);
}
