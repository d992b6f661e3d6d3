import { sum } from '../../../../engine/dice/index.ts';
import { type Cell, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Term, ToldEvent } from '../keys.ts';
import { ammunitionOf, guardAgainstNets } from '../state/gear-questions.ts';
import { fighterAt, idOf, thingAt } from '../state/lookup.ts';
import { D6 } from '../state/rolls.ts';
import { type Blow, IMPROVISED } from '../state/state.ts';
import type { Play, Thing, View } from '../state/world.ts';
import { attackTerms, hasBash, saveAgainst } from './blow.ts';
import { saveTerms } from './save.ts';

/** What flies in an attack: a missile that any hit uses up, a spear, or nothing. */
export interface Flight {
  readonly kind: 'missile' | 'spear' | 'none';
  /** The dart, arrow or spear; -1 for an arrow that nobody counts. */
  readonly item: number;
  /** The target's place and facing before anything moved him, round which it lands (M-262). */
  readonly cell: Cell;
  readonly facing: number;
}

const NOTHING_FLIES: Flight = { kind: 'none', item: -1, cell: OUTSIDE, facing: 0 };

/** What flies in this attack, before anything happens to it. */
export function flightOf(view: View, { attacker, target, item, distance, move }: Blow): Flight {
  const thing = item === IMPROVISED || move === 'grapple' ? null : thingAt(view, item);
  const manner = thing?.bands[distance]?.manner;
  if (!thing || (manner !== 'throw' && manner !== 'shoot')) return NOTHING_FLIES;
  const { cell, facing } = fighterAt(view, target);
  const { ammunition, id } = thing.gear;
  if (ammunition === null) return { kind: 'spear', item, cell, facing };
  return { kind: 'missile', item: ammunition === id ? item : ammunitionOf(view, fighterAt(view, attacker), ammunition), cell, facing };
}

/** A blow at the moment when its dice are thrown, with all that gear and ground say of it and no die decides. */
export interface Stage {
  /** The position as it then is: paid, whirled, with empty hands. */
  readonly view: View;
  readonly blow: Blow;
  /** What it is struck with; null for fists and grapples. */
  readonly thing: Thing | null;
  readonly modifiers: readonly Term[];
  readonly total: number;
  /** Empty when no Save is asked for. */
  readonly saveModifiers: readonly Term[];
  readonly save: number;
  readonly woundModifiers: readonly Term[];
  /** A net, lasso or cape. */
  readonly device: boolean;
  /** A saved hit knocks down (M-210, M-319). */
  readonly bash: boolean;
  /** Whether the target's cone may catch it, his arbelos cut it (M-250, M-254). */
  readonly cone: boolean;
  readonly arbelos: boolean;
  readonly flight: Flight;
}

const NONE: readonly Term[] = [];

/** What a weapon adds to its wounds or takes away (M-222, M-253). */
export function woundTerms(view: View, item: number): readonly Term[] {
  return item === IMPROVISED ? NONE : thingAt(view, item).wounds;
}

/** Everything that counts in a blow that is declared. */
export function stageOf(view: View, blow: Blow): Stage {
  const { move, item, target } = blow;
  const thing = item === IMPROVISED ? null : thingAt(view, item);
  const modifiers = attackTerms(view, blow);
  const device = move === 'attack' && thing !== null && thing.gear.escape !== null;
  const asks = move !== 'grapple' && (!device || view.world.lex.netAllowsSave);
  const saveModifiers = asks ? saveTerms(view, target, saveAgainst(view, blow)) : NONE;
  const defender = fighterAt(view, target);
  return {
    view,
    blow,
    thing,
    modifiers,
    total: sum(modifiers),
    saveModifiers,
    save: sum(saveModifiers),
    woundModifiers: woundTerms(view, item),
    device,
    bash: !device && hasBash(view, blow) && !defender.down,
    cone: device && guardAgainstNets(view, defender, 'catches') >= 0,
    arbelos: device && guardAgainstNets(view, defender, 'cuts') >= 0,
    flight: flightOf(view, blow),
  };
}

/** A Save as it is told; `face` is null when none is thrown. */
export function saved(play: Play, stage: Stage, face: number | null, rule: string): ToldEvent<'saved'> {
  const { blow, saveModifiers: modifiers, save } = stage;
  const { target, quadrant } = blow;
  return {
    type: 'saved',
    figure: idOf(play, target),
    quadrant,
    face,
    modifiers,
    save,
    passed: face !== null && face <= save,
    rules: [rule],
  };
}

export function throwSave(play: Play, stage: Stage, rule: string): boolean {
  return play.referee.roll(D6, (face) => saved(play, stage, face, rule)) <= stage.save;
}
