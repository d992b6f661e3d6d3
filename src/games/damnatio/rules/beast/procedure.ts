import type { TraceStep } from '../../../../engine/bout/index.ts';
import { distance } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import type { Arc, BeastCard, Row, Trigger, When } from '../state/cards.ts';
import {
  arcOfBeast,
  atMost,
  beastCard,
  gripperOf,
  isBeast,
  manCard,
  onSand,
  standing,
  theBeast,
  woundEffects,
} from '../state/questions.ts';
import { foesOf } from '../state/access.ts';
import type { Beast, Foe } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** What the predicates of a row look at; measured before the beast turns (Appendix C). */
export interface Facts {
  readonly pinned: boolean;
  readonly held: boolean;
  readonly down: boolean;
  readonly position: Arc;
  readonly leap: number;
  readonly run: number;
  readonly frontFlank: number;
  readonly adjacent: number;
  readonly hp: number;
  readonly fullHp: number;
  readonly zones: readonly string[];
  readonly traits: readonly string[];
  /** Attacks that a wound has switched off (D-239). */
  readonly off: readonly string[];
}

/** The row that fires, with its index in the procedure. */
export interface Chosen {
  readonly row: Row;
  readonly index: number;
}

function holds(predicate: keyof When, when: When, facts: Facts): boolean {
  switch (predicate) {
    case 'pinned':
      return facts.pinned === when.pinned;
    case 'held':
      return facts.held === when.held;
    case 'down':
      return facts.down === when.down;
    case 'position':
      return when.position!.includes(facts.position);
    case 'leapMin':
      return facts.leap >= when.leapMin!;
    case 'runMin':
      return facts.run >= when.runMin!;
    case 'frontFlankMin':
      return facts.frontFlank >= when.frontFlankMin!;
    case 'adjacentMin':
      return facts.adjacent >= when.adjacentMin!;
    case 'hpAtMost':
      return atMost(facts.hp, when.hpAtMost!, facts.fullHp);
    case 'wound':
      return facts.zones.includes(when.wound!);
    case 'targetTrait':
      return facts.traits.includes(when.targetTrait!);
  }
}

/** The first predicate of a row, in its written order, that does not hold; null when all do. */
function failing(row: Row, facts: Facts): Key<'skipped'> | null {
  if (facts.off.includes(row.do)) return 'wound';
  if (!row.when) return null;
  for (const predicate in row.when) {
    if (!holds(predicate as keyof When, row.when, facts)) return predicate as keyof When;
  }
  return null;
}

function hasRows(card: BeastCard, trigger: Trigger): boolean {
  return card.procedure.some((row) => row.trigger === trigger);
}

/** Counter rows, or control rows for a card without any (D-122). */
export function effectiveTrigger(card: BeastCard, trigger: Trigger): Trigger {
  return trigger === 'counter' && !hasRows(card, 'counter') ? 'control' : trigger;
}

/**
 * The first row of a trigger whose conditions all hold (D-027). Every row of the trigger is written to `trace`:
 * fired, skipped with the first failing predicate, or not reached (D-028).
 * @throws when the list is not total, which the catalogue's lint refuses.
 */
export function firstRow(card: BeastCard, trigger: Trigger, facts: Facts, trace: TraceStep[] | null): Chosen {
  let chosen: Chosen | null = null;
  card.procedure.forEach((row, index) => {
    if (row.trigger !== trigger || (chosen && !trace)) return;
    const because = chosen ? null : failing(row, facts);
    const verdict = chosen ? 'not-reached' : because ? 'skipped' : 'fired';
    trace?.push({ step: index + 1, does: row.do, rule: row.because, verdict, because });
    if (verdict === 'fired') chosen = { row, index };
  });
  if (!chosen) throw new Error(`${card.id}: no ${trigger} row fires; the last one must have no condition`);
  return chosen;
}

const UPRIGHT = { pinned: false, held: false, down: false };
/** What a beast is to the `targetTrait` of another. */
const BEAST_TRAITS: readonly string[] = ['beast'];

/** Facts about a foe as target, with the beast where it stands and looks now. */
export function factsAbout(view: View, foe: Foe, charge: { run: number; leap: number } = { run: 0, leap: 0 }): Facts {
  const beast = theBeast(view.state);
  const card = beastCard(view.world, beast);
  const { pinned, held, down } = isBeast(foe) ? UPRIGHT : foe;
  const mine = isBeast(foe) || gripperOf(view.state, foe) === view.state.duelist;
  return {
    pinned: pinned && mine,
    held: held && mine,
    down: down || pinned,
    position: arcOfBeast(view, beast, foe.cell),
    leap: charge.leap,
    run: charge.run,
    ...countAround(view, beast),
    hp: beast.hp,
    fullHp: card.ratings.hitPoints,
    zones: beast.zones,
    traits: isBeast(foe) ? BEAST_TRAITS : manCard(view.world, foe).traits,
    off: woundEffects(view.world, beast).flatMap((effect) => effect.off),
  };
}

function countAround(view: View, beast: Beast): { frontFlank: number; adjacent: number } {
  let frontFlank = 0;
  let adjacent = 0;
  for (const foe of foesOf(view.state)) {
    if (!onSand(foe) || distance(view.world.arena, beast.cell, foe.cell) !== 1) continue;
    if (arcOfBeast(view, beast, foe.cell) !== 'rear') frontFlank += 1;
    if (standing(foe)) adjacent += 1;
  }
  return { frontFlank, adjacent };
}
