// Munera-lite over plain objects, as a game for boardgame.io is written: a state is JSON, a choice is an object.
// Cells are numbers, which costs Immer least.
import { hexTables } from './hex-tables.mjs';
import { FACING_WORTH, FLANK_WORTH, KITS, POINTS_FOR_ARMOUR, RNG_SKIP, RNG_TAIL, SIDE_BONUS, startCell } from './lite.mjs';

const PRICES = { weapon: 1, shield: 1, helmet: 2 };
const PICK_UP_WORTH = { weapon: 90, shield: 50, helmet: 20 };
const EXHAUSTING = 7;

function d6(state) {
  const [a, b, c, counter] = state.rng;
  const word = (((a + b) | 0) + counter) | 0;
  state.rng[0] = b ^ (b >>> 9);
  state.rng[1] = (c + (c << 3)) | 0;
  state.rng[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  state.rng[3] = (counter + 1) | 0;
  state.dice += 1;
  return Math.floor(((word >>> 0) * 6) / 4294967296) + 1;
}

const isTired = ({ fatigue, stamina }) => fatigue > stamina;
const isInjured = ({ most, stamina }) => 2 * (most - stamina) >= most;
const isIn = ({ status }) => status === 'in';
const saveOf = ({ armour, shield, helmet }) => Math.min(5, armour + shield + helmet);
const weaponModifier = (fighter, using) => (using === 'weapon' ? -fighter.sica : using === 'shield' ? -1 : -2);
export const inPlay = (state) => state.fighters.filter(isIn);

function pointsModifier(fighter) {
  let sum = POINTS_FOR_ARMOUR[fighter.armour];
  if (fighter.shield === 2) sum -= 1;
  if (fighter.fatigue > 2 * fighter.stamina) sum -= 2;
  else if (isTired(fighter)) sum -= 1;
  if (isInjured(fighter)) sum -= 1;
  if (fighter.down) sum -= Math.max(2, saveOf(fighter));
  return sum;
}

function appeal(state, fighter, victor) {
  const roll = d6(state) + d6(state);
  let favour = fighter.injuries + 2 * fighter.victories - state.spared;
  if (isInjured(fighter)) favour += 1;
  if (isTired(fighter) && isTired(victor)) favour += 1;
  if (!fighter.inflicted) favour -= 1;
  if (fighter.helmet === 0) favour -= 1;
  if (fighter.stamina === fighter.most) favour -= 2;
  const spare = roll === 12 || (roll !== 2 && roll + favour >= 7);
  victor.victories += 1;
  if (spare) state.spared += 1;
  fighter.status = spare ? 'spared' : 'dead';
}

function wound(state, fighter, wounds, by) {
  const before = isInjured(fighter);
  by.inflicted = true;
  fighter.stamina -= wounds;
  if (!before && isInjured(fighter)) by.injuries += 1;
  if (fighter.stamina <= -3) {
    by.victories += 1;
    fighter.status = 'dead';
  } else if (fighter.stamina <= 0) appeal(state, fighter, by);
}

/** @param {number} width */
export function liteRules(width) {
  const { neighbour, key, relation, middle } = hexTables(width);
  const step = (cell, direction) => neighbour[cell * 8 + direction];
  const distance = (a, b) => relation[key[b] - key[a] + middle] >> 3;
  const direction = (a, b) => relation[key[b] - key[a] + middle] & 7;
  const sideOf = (fighter, cell) => (direction(fighter.cell, cell) - fighter.facing + 6) % 6;
  const occupant = (state, cell) => state.fighters.find((fighter) => isIn(fighter) && fighter.cell === cell);
  const threats = (state, target) =>
    state.fighters.filter((fighter) => fighter.id !== target.id && isIn(fighter) && !fighter.down && step(fighter.cell, fighter.facing) === target.cell);
  const helpers = (state, target, attacker) => threats(state, target).filter(({ id }) => id !== attacker.id).length;

  function knockDown(state, fighter) {
    if (fighter.down) {
      const [threat] = threats(state, fighter);
      if (threat) appeal(state, fighter, threat);
      return;
    }
    fighter.down = true;
    if (state.turn?.id === fighter.id) state.turn.points = 0;
  }

  function lose(state, fighter, item, forGood = false) {
    if (item === 'weapon') fighter.armed = false;
    else {
      if (item === 'shield') fighter.lostShield = fighter.shield;
      fighter[item] = 0;
    }
    if (forGood) return;
    const cell = step(fighter.cell, d6(state) - 1);
    fighter.lying[item] = cell < 0 ? fighter.cell : cell;
  }

  function fumble(state, attacker, target, using) {
    const roll = d6(state);
    const forGood = roll === 1 || roll === 6;
    if (roll >= 4) {
      if (target.armed) lose(state, target, 'weapon', forGood);
      else knockDown(state, target);
    } else if (using === 'fist') knockDown(state, attacker);
    else lose(state, attacker, using, forGood);
  }

  function disarm(state, target) {
    if (target.shield > 0) lose(state, target, 'shield');
    else if (target.helmet > 0) lose(state, target, 'helmet');
    else knockDown(state, target);
  }

  const doubles = {
    6: (state, attacker, target) => wound(state, target, d6(state) + d6(state), attacker),
    5: (state, _attacker, target) => disarm(state, target),
    4: (state, _attacker, target) => knockDown(state, target),
    3: (state, attacker) => knockDown(state, attacker),
    2: (state, _attacker, target) => {
      knockDown(state, target);
      state.turn.floored = target.id;
    },
    1: fumble,
  };

  function pushBack(state, attacker, target) {
    const to = step(target.cell, direction(attacker.cell, target.cell));
    if (to < 0 || occupant(state, to)) knockDown(state, target);
    else target.cell = to;
  }

  function saveAgainst(attacker, target, using, side) {
    let cover = side === 0 || side >= 4 ? target.shield : side < 3 && target.shield === 2 ? 1 : 0;
    if (using === 'weapon') cover = Math.max(0, cover - attacker.sica);
    return Math.min(5, target.armour + target.helmet + cover);
  }

  function attack(state, attacker, target, using) {
    state.turn.attacks += 1;
    if (using !== 'fist') state.turn.used[using] = true;
    const attackDie = d6(state);
    const defenceDie = d6(state);
    if (attackDie === defenceDie) {
      doubles[attackDie](state, attacker, target, using);
      return;
    }
    const side = sideOf(target, attacker.cell);
    const margin = attackDie + SIDE_BONUS[side] + helpers(state, target, attacker) + weaponModifier(attacker, using) - defenceDie;
    if (margin <= 0) {
      attacker.fatigue += 1;
      pushBack(state, attacker, target);
      return;
    }
    const save = saveAgainst(attacker, target, using, side);
    if (save > 0 && d6(state) <= save) {
      if (using === 'shield' && attacker.shield === 2 && !target.down) knockDown(state, target);
    } else wound(state, target, margin, attacker);
  }

  /** All legal choices in their canonical order. */
  function choices(state) {
    const fighter = state.fighters[state.turn.id];
    const { points, attacks, used, rooted } = state.turn;
    const list = [{ type: 'end', price: 0 }];
    const front = step(fighter.cell, fighter.facing);
    const foe = front < 0 ? undefined : occupant(state, front);
    if (foe && attacks < 2 && 1 + attacks <= points) {
      const price = 1 + attacks;
      if (fighter.armed && !used.weapon) list.push({ type: 'attack', using: 'weapon', target: foe.id, price });
      if (fighter.shield > 0 && !used.shield) list.push({ type: 'attack', using: 'shield', target: foe.id, price });
      list.push({ type: 'attack', using: 'fist', target: foe.id, price });
    }
    for (let way = 0; way < 6 && !rooted; way += 1) {
      const price = way === fighter.facing ? 1 : fighter.helmet ? 3 : 2;
      const to = step(fighter.cell, way);
      if (price <= points && to >= 0 && !occupant(state, to)) list.push({ type: 'move', to, price });
    }
    for (const by of [5, 1]) list.push({ type: 'turn', facing: (fighter.facing + by) % 6, price: 1 });
    for (const item of ['weapon', 'shield', 'helmet']) {
      const cell = fighter.lying[item];
      if (cell !== null && PRICES[item] <= points && distance(fighter.cell, cell) <= 1) list.push({ type: 'pick-up', item, price: PRICES[item] });
    }
    for (const item of ['shield', 'helmet']) if (fighter[item] > 0) list.push({ type: 'discard', item, price: 0 });
    return list;
  }

  function nearest(state, fighter) {
    let best;
    for (const other of state.fighters) {
      if (other.id === fighter.id || !isIn(other)) continue;
      if (!best || distance(fighter.cell, other.cell) < distance(fighter.cell, best.cell)) best = other;
    }
    return best;
  }

  function worth(foe, cell, facing) {
    const away = distance(cell, foe.cell);
    const facingWorth = FACING_WORTH[(direction(cell, foe.cell) - facing + 6) % 6];
    return -10 * away + facingWorth + (away <= 1 ? FLANK_WORTH[sideOf(foe, cell)] : 0);
  }

  function attackScore(state, fighter, { target: id, using }) {
    const target = state.fighters[id];
    const bonus = SIDE_BONUS[sideOf(target, fighter.cell)] + helpers(state, target, fighter) + weaponModifier(fighter, using);
    const tooMuch = state.turn.attacks === 1 && 2 * fighter.fatigue >= fighter.stamina;
    return 100 + 4 * bonus + (using === 'shield' && fighter.shield === 2 ? 2 : 0) + (target.down ? 3 : 0) - (tooMuch ? 120 : 0);
  }

  function score(state, fighter, foe, choice) {
    switch (choice.type) {
      case 'end': return 0;
      case 'attack': return attackScore(state, fighter, choice);
      case 'move': return worth(foe, choice.to, fighter.facing) - worth(foe, fighter.cell, fighter.facing) - choice.price;
      case 'turn': return worth(foe, fighter.cell, choice.facing) - worth(foe, fighter.cell, fighter.facing) - 1;
      case 'pick-up': return PICK_UP_WORTH[choice.item];
      default: return choice.item === 'shield' && isTired(fighter) ? (fighter.shield === 2 ? 5 : -5) : -50;
    }
  }

  /** The greedy policy: the first choice with the highest score. */
  function choose(state) {
    const fighter = state.fighters[state.turn.id];
    const foe = nearest(state, fighter);
    const { spent } = state.turn;
    let best;
    let highest = -Infinity;
    for (const choice of choices(state)) {
      const tax = choice.type !== 'end' && spent < EXHAUSTING && spent + choice.price >= EXHAUSTING ? 6 : 0;
      const points = score(state, fighter, foe, choice) - tax;
      if (points > highest) [highest, best] = [points, choice];
    }
    return best;
  }

  function pickUp(fighter, item) {
    if (item === 'weapon') fighter.armed = true;
    else fighter[item] = item === 'shield' ? fighter.lostShield : 1;
    fighter.lying[item] = null;
  }

  function apply(state, choice) {
    const fighter = state.fighters[state.turn.id];
    state.decisions += 1;
    state.turn.points -= choice.price;
    state.turn.spent += choice.price;
    switch (choice.type) {
      case 'end': state.turn.over = true; return;
      case 'attack': attack(state, fighter, state.fighters[choice.target], choice.using); return;
      case 'move': fighter.cell = choice.to; return;
      case 'turn': fighter.facing = choice.facing; return;
      case 'pick-up': pickUp(fighter, choice.item); return;
      default: fighter[choice.item] = 0;
    }
  }

  /** False when the fighter gives in instead of acting. */
  function beginTurn(state, id) {
    const fighter = state.fighters[id];
    const modifier = pointsModifier(fighter);
    state.turns += 1;
    state.turn = null;
    if (isTired(fighter) && modifier <= -6) {
      const [threat] = threats(state, fighter);
      if (threat) {
        appeal(state, fighter, threat);
        return false;
      }
    }
    const points = Math.min(isTired(fighter) ? 6 : Infinity, Math.max(0, d6(state) + modifier));
    state.turn = { id, points, spent: 0, attacks: 0, used: { weapon: false, shield: false }, rooted: fighter.down, floored: null, over: false };
    fighter.down = false;
    return true;
  }

  const mayAct = (state) => {
    const { turn, fighters } = state;
    return turn !== null && turn.points > 0 && !turn.over && isIn(fighters[turn.id]) && inPlay(state).length > 1;
  };

  function finishTurn(state) {
    const { id, spent, floored } = state.turn;
    const fighter = state.fighters[id];
    if (spent >= EXHAUSTING) fighter.fatigue += 1;
    state.turn = null;
    if (floored === null) return;
    const victim = state.fighters[floored];
    if (isIn(victim) && isIn(fighter) && distance(fighter.cell, victim.cell) === 1) appeal(state, victim, fighter);
  }

  function newFighter(state, id, count) {
    const { name, sica, shield, armour, helmet } = KITS[id % KITS.length];
    const stamina = 4 + d6(state);
    const facing = d6(state) - 1;
    const cell = startCell(id, count, width, (d6(state) - 1) >> 1);
    return {
      id, name, sica, shield, armour, helmet, armed: true, lostShield: 0, lying: { weapon: null, shield: null, helmet: null },
      cell, facing, most: stamina, stamina, fatigue: 0, down: false, status: 'in', inflicted: false, injuries: 0, victories: 0,
    };
  }

  function setUp(count, seed, bout) {
    const state = { rng: [seed, bout, ...RNG_TAIL], dice: 0, decisions: 0, turns: 0, rounds: 0, spared: 0, order: [], turn: null, fighters: [] };
    for (let i = 0; i < RNG_SKIP; i += 1) d6(state);
    state.dice = 0;
    for (let id = 0; id < count; id += 1) state.fighters.push(newFighter(state, id, count));
    const initiative = state.fighters.map(() => d6(state));
    state.order = initiative.map((_, id) => id).sort((a, b) => initiative[b] - initiative[a]);
    return state;
  }

  return { setUp, beginTurn, finishTurn, mayAct, choose, apply };
}
