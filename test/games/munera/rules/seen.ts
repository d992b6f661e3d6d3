import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { AttackFacts, MuneraState } from '../../../../src/games/munera/rules/index.ts';

/** What a log tells of an attack. */

export interface Seen {
  readonly events: readonly BoutEvent[];
  readonly state: MuneraState;
}

export type Test = (seen: Seen) => boolean;

export function some<T extends BoutEvent['type']>(
  events: readonly BoutEvent[],
  type: T,
  test: (event: BoutEvent & { type: T }) => boolean,
): boolean {
  return events.some((event) => event.type === type && test(event as BoutEvent & { type: T }));
}

export function netOf(leaf: Seen, target: string): number {
  return leaf.events.reduce((sum, event) => (event.type === 'wounded' && event.figure === target ? sum + event.net : sum), 0);
}

function lastClash({ events }: Seen): string {
  return events.reduce((last, event) => (event.type === 'clashed' ? event.result : last), 'none');
}

export function doubled(leaf: Seen): number {
  const last = leaf.events.filter((event) => event.type === 'clashed').at(-1);
  return last?.result === 'double' ? last.faces[0] : 0;
}

export const falls =
  (figure: string): Test =>
  ({ events }) =>
    some(events, 'condition', (event) => event.figure === figure && event.condition === 'down' && event.gained);
export const appealed =
  (figure: string): Test =>
  ({ events }) =>
    some(events, 'appealed', (event) => event.figure === figure);
export const thing =
  (figure: string, how: readonly string[]): Test =>
  ({ events }) =>
    some(events, 'item', (event) => event.figure === figure && how.includes(event.how));
export const GONE = ['dropped', 'broken', 'landed'];

/** What a log says of an attack: one test for each fact of the odds. */
export function seenIn(
  target: string,
  attacker: string,
  targetIndex: number,
): Record<Exclude<keyof AttackFacts, 'wounds' | 'expectedWounds' | 'sparedIfAppeals'>, Test> {
  const harmsTarget: Test = (leaf) => thing(target, GONE)(leaf) || falls(target)(leaf) || appealed(target)(leaf);
  return {
    hit: (leaf) => lastClash(leaf) === 'hit',
    miss: (leaf) => lastClash(leaf) === 'miss',
    double: (leaf) => doubled(leaf) > 0,
    caught: ({ events }) => some(events, 'rolled', ({ roll }) => roll.why === 'cone' && roll.result === 'success'),
    cut: ({ events }) => some(events, 'rolled', ({ roll }) => roll.why === 'arbelos' && roll.result === 'success'),
    saved: ({ events }) => some(events, 'saved', ({ passed }) => passed),
    anyWound: (leaf) => netOf(leaf, target) > 0,
    entangled: thing(attacker, ['cast']),
    knockedDown: falls(target),
    bashed: (leaf) => falls(target)(leaf) && some(leaf.events, 'saved', ({ passed }) => passed),
    floored: ({ state }) => state.turn.floored.includes(targetIndex),
    toZero: ({ events }) => some(events, 'wounded', (event) => event.figure === target && event.net > 0 && event.to <= 0),
    dead: (leaf) => !appealed(target)(leaf) && some(leaf.events, 'felled', (event) => event.figure === target),
    appeals: appealed(target),
    losesWeapon: (leaf) => doubled(leaf) === 1 && thing(target, GONE)(leaf),
    losesArmour: (leaf) => doubled(leaf) === 5 && thing(target, GONE)(leaf),
    attackerDown: falls(attacker),
    attackerAppeals: appealed(attacker),
    attackerLosesWeapon: (leaf) => doubled(leaf) === 1 && thing(attacker, GONE)(leaf) && !harmsTarget(leaf),
  };
}
