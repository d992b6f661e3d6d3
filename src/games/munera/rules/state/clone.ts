import { packed } from '../../../../engine/bout/index.ts';
import type { Blow, Fighter, Item, MuneraState, Turn } from './state.ts';

/** Written out field by field, sharing lists: look-ahead copies positions often, and a spread costs three times as much. */
function cloneFighter(from: Fighter): Fighter {
  return {
    id: from.id,
    card: from.card,
    side: from.side,
    cell: from.cell,
    facing: from.facing,
    original: from.original,
    stamina: from.stamina,
    fatigue: from.fatigue,
    down: from.down,
    fate: from.fate,
    hazed: from.hazed,
    threwSand: from.threwSand,
    locked: from.locked,
    grappler: from.grappler,
    nets: from.nets,
    capes: from.capes,
    carried: from.carried,
    woundsTaken: from.woundsTaken,
    inflicted: from.inflicted,
    injured: from.injured,
    whirlHits: from.whirlHits,
    whirlDoubles: from.whirlDoubles,
    whirls: from.whirls,
    defeats: from.defeats,
    spared: from.spared,
    lastTurn: from.lastTurn,
    conqueror: from.conqueror,
  };
}

function cloneItem({ holder, spot, cell, victim }: Item): Item {
  return { holder, spot, cell, victim };
}

function cloneTurn(from: Turn): Turn {
  return {
    number: from.number,
    fighter: from.fighter,
    step: from.step,
    ap: from.ap,
    spent: from.spent,
    attacks: from.attacks,
    struck: from.struck,
    stood: from.stood,
    feint: from.feint,
    cutFree: from.cutFree,
    seventh: from.seventh,
    blinded: from.blinded,
    floored: from.floored,
    barred: from.barred,
    over: from.over,
  };
}

function cloneBlow(from: Blow): Blow {
  return { ...from };
}

/** An independent copy of a position. */
export function cloneState(from: MuneraState): MuneraState {
  return {
    round: from.round,
    order: from.order,
    place: from.place,
    fighters: packed(from.fighters, cloneFighter),
    items: packed(from.items, cloneItem),
    turn: cloneTurn(from.turn),
    blow: from.blow && cloneBlow(from.blow),
    victor: from.victor,
    sparedToday: from.sparedToday,
    outcome: from.outcome,
  };
}
