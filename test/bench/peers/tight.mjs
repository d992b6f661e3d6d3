// The floor: Munera-lite as fast as JavaScript plays it. Flat arrays, nothing allocated in a bout, hexes in tables, the
// policy fused with the rules (no list of choices), no log. Nobody would want to change a rule in here.
import { hexTables } from './hex-tables.mjs';
import { FACING_WORTH, FLANK_WORTH, KITS, POINTS_FOR_ARMOUR, RNG_SKIP, RNG_TAIL, ROUND_LIMIT, SIDE_BONUS, Tally, startCell } from './lite.mjs';

const MOST_FIGHTERS = 16;
const column = () => new Int32Array(MOST_FIGHTERS);

// One array a fact, indexed by fighter. A bout runs to its end without a break, so all engines share them.
const cellOf = column(), facing = column(), most = column(), stamina = column(), fatigue = column(), down = column();
const armed = column(), shield = column(), helmet = column(), armour = column(), sica = column(), lostShield = column();
const gone = column(), inflicted = column(), injuries = column(), victories = column();
const order = column(), initiative = column();
const WEAPON = 0, SHIELD = 1, HELMET = 2, ITEMS = 4;
const lying = new Int32Array(MOST_FIGHTERS * ITEMS); // where a fighter's weapon, shield and helmet lie, or -1
const rng = new Int32Array(4);

const sideBonus = Int32Array.from(SIDE_BONUS), pointsFor = Int32Array.from(POINTS_FOR_ARMOUR);
const facingWorth = Int32Array.from(FACING_WORTH), flankWorth = Int32Array.from(FLANK_WORTH);
const modulo6 = Int32Array.from({ length: 12 }, (_, index) => index % 6);

// Choices, in their canonical order; a move is MOVE + direction.
const END = 0, ATTACK = 1, IMPROVISED = 2, MOVE = 4, LEFT = 10, RIGHT = 11, PICK_UP = 12, DISCARD_SHIELD = 15;
const DEAD = 1, SPARED = 2;

/** @param {{ n?: number, radiusOrWidth?: number, log?: boolean, mode?: string }} [options] width 11 is radius 5; there is no log and one mode */
export function make({ n = 2, radiusOrWidth: width = 11 } = {}) {
  const { neighbour, key, relation, middle } = hexTables(width);
  const board = new Int8Array(width * width).fill(-1);
  let rounds = 0, turns = 0, decisions = 0, dice = 0, inPlay = 0, spared = 0;
  // Of the turn that is being played:
  let actor = -1, points = 0, spent = 0, attacks = 0, weaponUsed = 0, shieldUsed = 0, rooted = 0, floored = -1, cost = 0;

  function d6() {
    const a = rng[0], b = rng[1], c = rng[2], counter = rng[3];
    const word = (((a + b) | 0) + counter) | 0;
    rng[0] = b ^ (b >>> 9);
    rng[1] = (c + (c << 3)) | 0;
    rng[2] = (((c << 21) | (c >>> 11)) + word) | 0;
    rng[3] = (counter + 1) | 0;
    dice += 1;
    return (((word >>> 0) * 6 * 2.3283064365386963e-10) | 0) + 1;
  }

  const relationOf = (a, b) => relation[key[b] - key[a] + middle];
  const sideOf = (fighter, cell) => modulo6[(relationOf(cellOf[fighter], cell) & 7) - facing[fighter] + 6];
  const isTired = (fighter) => fatigue[fighter] > stamina[fighter];
  const isInjured = (fighter) => 2 * (most[fighter] - stamina[fighter]) >= most[fighter];
  const threatens = (fighter, cell) => gone[fighter] === 0 && down[fighter] === 0 && neighbour[cellOf[fighter] * 8 + facing[fighter]] === cell;

  function firstThreat(fighter) {
    for (let other = 0; other < n; other++) if (other !== fighter && threatens(other, cellOf[fighter])) return other;
    return -1;
  }
  function helpers(target, attacker) {
    let count = 0;
    for (let other = 0; other < n; other++) if (other !== target && other !== attacker && threatens(other, cellOf[target])) count++;
    return count;
  }

  function leave(fighter, how) {
    gone[fighter] = how;
    board[cellOf[fighter]] = -1;
    inPlay--;
  }
  function appeal(fighter, victor) {
    const roll = d6() + d6();
    let favour = injuries[fighter] + 2 * victories[fighter] - spared;
    if (isInjured(fighter)) favour++;
    if (isTired(fighter) && isTired(victor)) favour++;
    if (inflicted[fighter] === 0) favour--;
    if (helmet[fighter] === 0) favour--;
    if (stamina[fighter] === most[fighter]) favour -= 2;
    const spare = roll === 12 || (roll !== 2 && roll + favour >= 7);
    victories[victor]++;
    if (spare) spared++;
    leave(fighter, spare ? SPARED : DEAD);
  }
  function knockDown(fighter) {
    if (down[fighter] !== 0) {
      const threat = firstThreat(fighter);
      if (threat >= 0) appeal(fighter, threat);
      return;
    }
    down[fighter] = 1;
    if (fighter === actor) points = 0;
  }
  function wound(fighter, wounds, by) {
    const before = isInjured(fighter);
    inflicted[by] = 1;
    stamina[fighter] -= wounds;
    if (!before && isInjured(fighter)) injuries[by]++;
    if (stamina[fighter] <= -3) {
      victories[by]++;
      leave(fighter, DEAD);
    } else if (stamina[fighter] <= 0) appeal(fighter, by);
  }
  function fall(fighter, item) {
    const cell = neighbour[cellOf[fighter] * 8 + d6() - 1];
    lying[fighter * ITEMS + item] = cell < 0 ? cellOf[fighter] : cell;
  }
  function loseWeapon(fighter, forGood) {
    armed[fighter] = 0;
    if (!forGood) fall(fighter, WEAPON);
  }
  function loseShield(fighter, forGood) {
    lostShield[fighter] = shield[fighter];
    shield[fighter] = 0;
    if (!forGood) fall(fighter, SHIELD);
  }

  function fumble(attacker, target, kind) {
    const roll = d6(), forGood = roll === 1 || roll === 6;
    if (roll >= 4) {
      if (armed[target] !== 0) loseWeapon(target, forGood);
      else knockDown(target);
    } else if (kind === WEAPON) loseWeapon(attacker, forGood);
    else if (kind === SHIELD) loseShield(attacker, forGood);
    else knockDown(attacker);
  }
  function resolveDouble(attacker, target, kind, value) {
    switch (value) {
      case 6: {
        const first = d6();
        wound(target, first + d6(), attacker);
        return;
      }
      case 5:
        if (shield[target] !== 0) loseShield(target, false);
        else if (helmet[target] !== 0) {
          helmet[target] = 0;
          fall(target, HELMET);
        } else knockDown(target);
        return;
      case 4: knockDown(target); return;
      case 3: knockDown(attacker); return;
      case 2:
        knockDown(target);
        floored = target;
        return;
      default: fumble(attacker, target, kind);
    }
  }
  function pushBack(attacker, target) {
    const from = cellOf[target], to = neighbour[from * 8 + (relationOf(cellOf[attacker], from) & 7)];
    if (to < 0 || board[to] >= 0) {
      knockDown(target);
      return;
    }
    board[from] = -1;
    board[to] = target;
    cellOf[target] = to;
  }
  function attack(attacker, target, kind) {
    attacks++;
    if (kind === WEAPON) weaponUsed = 1;
    else if (kind === SHIELD) shieldUsed = 1;
    const attackDie = d6(), defenceDie = d6();
    if (attackDie === defenceDie) {
      resolveDouble(attacker, target, kind, attackDie);
      return;
    }
    const side = sideOf(target, cellOf[attacker]);
    const margin = attackDie + sideBonus[side] + helpers(target, attacker) - (kind === WEAPON ? sica[attacker] : kind) - defenceDie;
    if (margin <= 0) {
      fatigue[attacker]++;
      pushBack(attacker, target);
      return;
    }
    let cover = side === 0 || side >= 4 ? shield[target] : side < 3 && shield[target] === 2 ? 1 : 0;
    if (kind === WEAPON && sica[attacker] !== 0 && cover > 0) cover--;
    const save = Math.min(5, armour[target] + helmet[target] + cover);
    if (save > 0 && d6() <= save) {
      if (kind === SHIELD && shield[attacker] === 2 && down[target] === 0) knockDown(target);
      return;
    }
    wound(target, margin, attacker);
  }

  /** The best choice of the greedy policy; its price is left in `cost`. */
  function choose(fighter) {
    const cell = cellOf[fighter], face = facing[fighter], front = neighbour[cell * 8 + face], kit = fighter * ITEMS;
    let distance = 1 << 20, nearest = -1, toNearest = 0;
    for (let other = 0; other < n; other++) {
      if (other === fighter || gone[other] !== 0) continue;
      const found = relationOf(cell, cellOf[other]);
      if (found >> 3 < distance) {
        distance = found >> 3;
        toNearest = found & 7;
        nearest = other;
      }
    }
    const theirCell = cellOf[nearest], theirFace = facing[nearest];
    const taxedFrom = spent < 7 ? 7 - spent : 99; // a choice that costs as much tires, and is charged 6
    let best = END, bestScore = 0, bestCost = 0;

    if (attacks < 2 && front >= 0 && board[front] >= 0 && 1 + attacks <= points) {
      const target = board[front], price = 1 + attacks;
      const score = 100 + 4 * (sideBonus[sideOf(target, cell)] + helpers(target, fighter)) + (down[target] !== 0 ? 3 : 0)
        - (attacks === 1 && 2 * fatigue[fighter] >= stamina[fighter] ? 120 : 0) - (price >= taxedFrom ? 6 : 0);
      const withWeapon = score - 4 * sica[fighter], withShield = score - 4 + (shield[fighter] === 2 ? 2 : 0), withFist = score - 8;
      if (armed[fighter] !== 0 && weaponUsed === 0 && withWeapon > bestScore) { bestScore = withWeapon; best = ATTACK + WEAPON; bestCost = price; }
      if (shield[fighter] !== 0 && shieldUsed === 0 && withShield > bestScore) { bestScore = withShield; best = ATTACK + SHIELD; bestCost = price; }
      if (withFist > bestScore) { bestScore = withFist; best = ATTACK + IMPROVISED; bestCost = price; }
    }

    const facingNow = facingWorth[modulo6[toNearest - face + 6]];
    if (rooted === 0) {
      const here = -10 * distance + facingNow + (distance <= 1 ? flankWorth[modulo6[(relationOf(theirCell, cell) & 7) - theirFace + 6]] : 0);
      const aside = helmet[fighter] !== 0 ? 3 : 2;
      for (let direction = 0; direction < 6; direction++) {
        const price = direction === face ? 1 : aside;
        if (price > points) continue;
        const to = neighbour[cell * 8 + direction];
        if (to < 0 || board[to] >= 0) continue;
        const found = relationOf(to, theirCell), left = found >> 3;
        const score = -10 * left + facingWorth[modulo6[(found & 7) - face + 6]]
          + (left <= 1 ? flankWorth[modulo6[(relationOf(theirCell, to) & 7) - theirFace + 6]] : 0) - here - price - (price >= taxedFrom ? 6 : 0);
        if (score > bestScore) { bestScore = score; best = MOVE + direction; bestCost = price; }
      }
    }

    const taxOfOne = taxedFrom <= 1 ? 6 : 0, turning = facingNow + 1 + taxOfOne;
    const left = facingWorth[modulo6[toNearest - modulo6[face + 5] + 6]] - turning;
    const right = facingWorth[modulo6[toNearest - modulo6[face + 1] + 6]] - turning;
    if (left > bestScore) { bestScore = left; best = LEFT; bestCost = 1; }
    if (right > bestScore) { bestScore = right; best = RIGHT; bestCost = 1; }

    const weaponAt = lying[kit + WEAPON], shieldAt = lying[kit + SHIELD], helmetAt = lying[kit + HELMET];
    if (weaponAt >= 0 && 90 - taxOfOne > bestScore && relationOf(cell, weaponAt) < 16) { bestScore = 90 - taxOfOne; best = PICK_UP + WEAPON; bestCost = 1; }
    if (shieldAt >= 0 && 50 - taxOfOne > bestScore && relationOf(cell, shieldAt) < 16) { bestScore = 50 - taxOfOne; best = PICK_UP + SHIELD; bestCost = 1; }
    const forHelmet = 20 - (taxedFrom <= 2 ? 6 : 0);
    if (helmetAt >= 0 && points >= 2 && forHelmet > bestScore && relationOf(cell, helmetAt) < 16) { bestScore = forHelmet; best = PICK_UP + HELMET; bestCost = 2; }
    // All other discards score below END, and every choice that pays more than this one was seen before it.
    if (shield[fighter] === 2 && bestScore < 5 && isTired(fighter)) { best = DISCARD_SHIELD; bestCost = 0; }
    cost = bestCost;
    return best;
  }

  function act(fighter, choice) {
    points -= cost;
    spent += cost;
    if (choice < MOVE) attack(fighter, board[neighbour[cellOf[fighter] * 8 + facing[fighter]]], choice - ATTACK);
    else if (choice < LEFT) {
      const to = neighbour[cellOf[fighter] * 8 + choice - MOVE];
      board[cellOf[fighter]] = -1;
      board[to] = fighter;
      cellOf[fighter] = to;
    } else if (choice === LEFT) facing[fighter] = modulo6[facing[fighter] + 5];
    else if (choice === RIGHT) facing[fighter] = modulo6[facing[fighter] + 1];
    else if (choice === DISCARD_SHIELD) shield[fighter] = 0;
    else {
      const item = choice - PICK_UP;
      if (item === WEAPON) armed[fighter] = 1;
      else if (item === SHIELD) shield[fighter] = lostShield[fighter];
      else helmet[fighter] = 1;
      lying[fighter * ITEMS + item] = -1;
    }
  }

  function turn(fighter) {
    turns++;
    actor = fighter;
    const tired = isTired(fighter);
    let modifier = pointsFor[armour[fighter]] - (shield[fighter] === 2 ? 1 : 0) - (isInjured(fighter) ? 1 : 0);
    if (tired) modifier -= fatigue[fighter] > 2 * stamina[fighter] ? 2 : 1;
    if (down[fighter] !== 0) modifier -= Math.max(2, Math.min(5, armour[fighter] + shield[fighter] + helmet[fighter]));
    if (tired && modifier <= -6) {
      const threat = firstThreat(fighter);
      if (threat >= 0) {
        appeal(fighter, threat);
        actor = -1;
        return;
      }
    }
    points = Math.max(0, d6() + modifier);
    if (tired) points = Math.min(6, points);
    rooted = down[fighter];
    down[fighter] = 0;
    spent = attacks = weaponUsed = shieldUsed = 0;
    floored = -1;
    while (points > 0 && gone[fighter] === 0 && inPlay > 1) {
      const choice = choose(fighter);
      decisions++;
      if (choice === END) break;
      act(fighter, choice);
    }
    if (spent >= 7) fatigue[fighter]++;
    const victim = floored;
    if (victim >= 0 && gone[victim] === 0 && gone[fighter] === 0 && relationOf(cellOf[fighter], cellOf[victim]) >> 3 === 1) appeal(victim, fighter);
    actor = -1;
  }

  function setUp(fighter) {
    const kit = KITS[fighter % KITS.length];
    armour[fighter] = kit.armour;
    shield[fighter] = kit.shield;
    helmet[fighter] = kit.helmet;
    sica[fighter] = kit.sica;
    armed[fighter] = 1;
    fatigue[fighter] = down[fighter] = gone[fighter] = inflicted[fighter] = injuries[fighter] = victories[fighter] = 0;
    for (let item = WEAPON; item <= HELMET; item++) lying[fighter * ITEMS + item] = -1;
    most[fighter] = stamina[fighter] = 4 + d6();
    facing[fighter] = d6() - 1;
    cellOf[fighter] = startCell(fighter, n, width, (d6() - 1) >> 1);
    board[cellOf[fighter]] = fighter;
  }
  /** Fighters act in the order of their initiative; of equals, the lower id first. */
  function queue(fighter) {
    initiative[fighter] = d6();
    let place = fighter;
    while (place > 0 && initiative[order[place - 1]] < initiative[fighter]) {
      order[place] = order[place - 1];
      place--;
    }
    order[place] = fighter;
  }
  function bout(seed, index) {
    rng[0] = seed;
    rng[1] = index;
    rng[2] = RNG_TAIL[0];
    rng[3] = RNG_TAIL[1];
    for (let i = 0; i < RNG_SKIP; i++) d6();
    rounds = turns = decisions = dice = spared = 0;
    inPlay = n;
    for (let fighter = 0; fighter < n; fighter++) setUp(fighter);
    for (let fighter = 0; fighter < n; fighter++) queue(fighter);
    while (inPlay > 1 && rounds < ROUND_LIMIT) {
      rounds++;
      for (let place = 0; place < n && inPlay > 1; place++) if (gone[order[place]] === 0) turn(order[place]);
    }
    let winner = -1;
    for (let fighter = 0; fighter < n; fighter++) {
      if (gone[fighter] !== 0) continue;
      if (inPlay === 1) winner = fighter;
      board[cellOf[fighter]] = -1;
    }
    return winner;
  }

  return {
    /** Plays the bouts `from` … `from + count - 1`. */
    run(seed, from, count) {
      const tally = new Tally();
      for (let index = from; index < from + count; index++) {
        const winner = bout(seed, index);
        tally.add(winner, { rounds, decisions, dice, turns });
      }
      return tally.result;
    },
  };
}
