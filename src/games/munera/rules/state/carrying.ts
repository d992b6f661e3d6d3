import type { GearCard } from './cards.ts';

/** What of a thing decides whether one man can carry it beside others. */
export type Carriable = Pick<GearCard, 'wear' | 'grip' | 'shield' | 'fixed' | 'sheath'>;

export interface CarriedThing {
  readonly gear: Carriable;
  /** `holding`: cast over somebody. */
  readonly spot: 'ready' | 'sheathed' | 'holding';
}

export type CarryKind = 'sheath' | 'shields' | 'helmets' | 'shoulders' | 'missiles' | 'pair' | 'both-hands' | 'hands' | 'left-hand';

/** One thing that a man cannot do with what he carries. */
export interface CarryFault {
  readonly kind: CarryKind;
  readonly rule: string;
  /** Places of the things in question, in their order. */
  readonly things: readonly number[];
  /** How many there are; of `hands` and `both-hands`, the hands that they take. */
  readonly count: number;
}

const HANDS = 2;
export const MOST_MISSILES = 4;

/** Whether a ready thing fills a hand of its own; missiles share one (M-012). */
export function fillsHand({ wear }: Pick<Carriable, 'wear'>): boolean {
  return wear === 'hand' || wear === 'left' || wear === 'fist';
}

type Test = (thing: CarriedThing) => boolean;

function placesOf(things: readonly CarriedThing[], test: Test): number[] {
  return things.flatMap((thing, place) => (test(thing) ? [place] : []));
}

/** What there may be no more of than so many. */
const MOST: readonly (readonly [kind: CarryKind, rule: string, most: number, test: Test])[] = [
  ['shields', 'M-102', 1, ({ gear }) => gear.shield !== null && !gear.fixed],
  ['helmets', 'M-102', 1, ({ gear }) => gear.wear === 'head'],
  ['shoulders', 'M-102', 1, ({ gear }) => gear.wear === 'shoulder'],
  ['missiles', 'M-264', MOST_MISSILES, ({ gear }) => gear.wear === 'bundle'],
];

const isMissile: Test = ({ gear, spot }) => gear.wear === 'bundle' && spot === 'ready';
const isInHand: Test = (thing) => thing.spot !== 'sheathed' && (fillsHand(thing.gear) || thing.spot === 'holding');

/** Two hands, of which one is the left; whoever begins with a bow in hand has both on it. */
function handFaults(things: readonly CarriedThing[], when: 'start' | 'play'): CarryFault[] {
  const held = placesOf(things, (thing) => isInHand(thing) || isMissile(thing));
  const bow = when === 'start' && held.some((place) => things[place]!.gear.grip === 'bow');
  const count = things.filter(isInHand).length + (things.some(isMissile) ? 1 : 0) + (bow ? 1 : 0);
  if (count > HANDS) return [{ kind: bow ? 'both-hands' : 'hands', rule: 'M-012', things: held, count }];
  const left = placesOf(things, (thing) => isInHand(thing) && thing.gear.wear === 'left');
  return left.length > 1 ? [{ kind: 'left-hand', rule: 'M-012', things: left, count: left.length }] : [];
}

/**
 * Everything about an armful that one man cannot carry (M-012, M-070, M-102, M-220, M-264). In the middle of a bout a bow
 * may be in one hand: it is only of no use then.
 */
export function carryFaults(things: readonly CarriedThing[], when: 'start' | 'play'): CarryFault[] {
  const bare = placesOf(things, ({ gear, spot }) => spot === 'sheathed' && !gear.sheath);
  const sheaths = bare.map((place): CarryFault => ({ kind: 'sheath', rule: 'M-070', things: [place], count: 1 }));
  const many = MOST.flatMap(([kind, rule, most, test]): CarryFault[] => {
    const places = placesOf(things, test);
    return places.length > most ? [{ kind, rule, things: places, count: places.length }] : [];
  });
  const fists = placesOf(things, ({ gear }) => gear.wear === 'fist');
  const odd: CarryFault[] = fists.length % 2 === 1 ? [{ kind: 'pair', rule: 'M-220', things: fists, count: fists.length }] : [];
  return [...sheaths, ...many, ...odd, ...handFaults(things, when)];
}

/** What an armful breaks: the rule, the place of the one thing that is wrong if it is one, and a message. */
export interface CarryProblem {
  readonly rule: string;
  readonly place: number | null;
  readonly message: string;
}

function messageOf({ kind, count }: CarryFault): string {
  switch (kind) {
    case 'sheath':
      return 'it has no sheath';
    case 'shields':
      return `${count} shields; one man bears one`;
    case 'helmets':
      return `${count} helmets; one man wears one`;
    case 'shoulders':
      return `${count} shoulder guards; one man wears one`;
    case 'missiles':
      return `more than ${MOST_MISSILES} darts`;
    case 'pair':
      return `${count} of what is bound on the fists; they come in pairs`;
    case 'both-hands':
      return 'a bow needs both hands';
    case 'hands':
      return `${count} things in hand; there are two hands`;
    case 'left-hand':
      return `${count} things for the left hand`;
  }
}

/** The first thing that one man cannot carry so, null when he can; `start` is before the bout, `play` in the middle of it. */
export function carryProblem(things: readonly CarriedThing[], when: 'start' | 'play'): CarryProblem | null {
  const [fault] = carryFaults(things, when);
  if (!fault) return null;
  return { rule: fault.rule, place: fault.kind === 'sheath' ? fault.things[0]! : null, message: messageOf(fault) };
}
