import { sum } from '../../../engine/dice/index.ts';
import {
  attackTerms,
  type Blow,
  type Declared,
  type GearCard,
  hasBash,
  IMPROVISED,
  saveAgainst,
  saveTerms,
  thingAt,
} from '../rules/index.ts';
import { type Chances, chancesOf, chancesWithFeint } from './chances.ts';
import type { Mind } from './mind.ts';

/** An attack as it is weighed: its dice before they fall. */
export interface Strike {
  readonly blow: Blow;
  /** Null for fists. */
  readonly gear: GearCard | null;
  readonly modifier: number;
  readonly save: number;
  readonly chances: Chances;
  /** Nets, lassos and capes. */
  readonly device: boolean;
  readonly flies: boolean;
  /** A saved hit knocks down. */
  readonly bash: boolean;
  /** A miss knocks down, because the target cannot give way. */
  readonly barred: boolean;
  /** Points of fatigue of a miss: two when a feint throws the die again (M-156, M-323). */
  readonly tires: number;
}

/** The strike with everything that the rules say of it; `extra` is added to its modifier, `feint` is one that is paid for. */
export function strikeOf({ view }: Mind, declared: Declared, barred: boolean, { extra = 0, feint = false } = {}): Strike {
  const { attacker, target, item, move, quadrant, distance } = declared;
  const blow: Blow = { attacker, target, item, move, quadrant, distance, area: null, again: false, attackDie: 0, defenceDie: 0 };
  const thing = blow.item === IMPROVISED ? null : thingAt(view, blow.item);
  const manner = thing?.bands[blow.distance]?.manner ?? 'strike';
  const modifier = sum(attackTerms(view, blow)) + extra;
  const device = manner === 'entangle' && blow.move === 'attack';
  return {
    blow,
    gear: thing?.gear ?? null,
    modifier,
    save: device || blow.move === 'grapple' ? 0 : sum(saveTerms(view, blow.target, saveAgainst(view, blow))),
    chances: feint ? chancesWithFeint(modifier) : chancesOf(modifier),
    device,
    flies: manner === 'throw' || manner === 'shoot',
    bash: hasBash(view, blow),
    barred,
    tires: feint ? 2 : 1,
  };
}
