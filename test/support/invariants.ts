import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { distance, OUTSIDE } from '../../src/engine/hex/index.ts';
import type { Hunt, Man } from '../../src/games/damnatio/rules/index.ts';
import { beastCard, gripped, manCard } from '../../src/games/damnatio/rules/index.ts';

/** What is wrong with a position, by the invariants of the rules ledger; empty when nothing is. */
export function stateProblems(hunt: Hunt): string[] {
  const { state, world } = hunt;
  const problems = [...boardProblems(hunt), ...state.men.flatMap((man) => manProblems(hunt, man)), ...weaponProblems(hunt)];
  const expect = (holds: boolean, what: string) => holds || problems.push(what);
  expect(state.round >= 1 && state.round <= world.lex.roundLimit, `round ${state.round}`);
  expect(state.tieNumber >= 1 && state.tieNumber <= 60, `tie number ${state.tieNumber}`);
  for (const beast of state.beasts) {
    const { ratings } = beastCard(world, beast);
    expect(beast.hp <= ratings.hitPoints, `${beast.id} has ${beast.hp} Hit Points`);
    expect(state.beasts.length === 2 || beast.stamina === ratings.stamina, `${beast.id} lost Stamina against men`);
    expect(beast.lastFought < 0 || state.men[beast.lastFought]!.hp > 0, `${beast.id} remembers a fallen man`);
    expect(state.outcome !== null || beast.hp > 0, `${beast.id} is dead and the hunt goes on`);
  }
  expect(state.outcome !== null || state.men.some((man) => man.hp > 0) || state.beasts.length === 2, 'nobody lives and the hunt goes on');
  expect((hunt.decision() === null) === (state.outcome !== null), 'a decision exactly while the hunt is on');
  return problems;
}

/** One figure a hex, all inside, nobody in scenery. */
function boardProblems({ state, world }: Hunt): string[] {
  const figures = [...state.beasts, ...state.men].filter(({ cell }) => cell !== OUTSIDE);
  const cells = new Set(figures.map(({ cell }) => cell));
  const problems = cells.size === figures.length ? [] : ['two figures share a hex'];
  for (const { id, cell, facing } of figures) {
    if (!(cell >= 0 && cell < world.arena.size)) problems.push(`${id} is outside the arena`);
    else if (world.arena.blocked[cell]) problems.push(`${id} stands in scenery`);
    if (![0, 1, 2, 3, 4, 5].includes(facing)) problems.push(`${id} faces ${facing}`);
  }
  return problems;
}

function manProblems({ state, world }: Hunt, man: Man): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, what: string) => holds || problems.push(`${man.id} ${what}`);
  const { ratings } = manCard(world, man);
  const onBoard = man.cell !== OUTSIDE;
  expect(man.hp > 0 ? onBoard || man.shelter !== OUTSIDE : !onBoard, `with ${man.hp} Hit Points is ${onBoard ? 'on' : 'off'} the board`);
  expect(man.hp <= ratings.hitPoints, 'has more Hit Points than his card');
  expect(Number.isInteger(man.stamina) && man.stamina >= 0 && man.stamina <= ratings.stamina, `has Stamina ${man.stamina}`);
  expect(!man.pinned || man.down, 'is Pinned and not Down');
  expect(!(onBoard && gripped(man)) || distance(world.arena, man.cell, state.beasts[0]!.cell) === 1, 'is gripped from afar');
  expect(man.fate.length <= ratings.fate, 'has too many Fate cards');
  return problems;
}

/** A weapon is in one hand, on the sand or broken. */
function weaponProblems({ state }: Hunt): string[] {
  return state.weapons.flatMap((weapon, index) => {
    const hands = state.men.filter((man) => man.weapon === index).length;
    const places = hands + Number(weapon.cell !== OUTSIDE) + Number(weapon.broken);
    return places === 1 ? [] : [`the weapon of ${weapon.card} is in ${places} places`];
  });
}

/** What is wrong with an event by itself. */
export function eventProblems(event: BoutEvent): string[] {
  if (event.rules.length === 0) return [`${event.type} cites no rule`];
  switch (event.type) {
    case 'considered':
      return event.steps.filter(({ verdict }) => verdict === 'fired').length === 1 ? [] : [`${event.figure} fired not exactly one step`];
    case 'charged':
      return event.leap > 0 && event.distance <= 2 ? [`${event.figure} leaps at distance ${event.distance}`] : [];
    case 'wounded': {
      const net = Math.max(0, event.raw + event.modifiers.reduce((sum, { value }) => sum + value, 0));
      return net === event.net && event.to === event.from - net ? [] : [`${event.figure} is wounded for ${event.net}, not ${net}`];
    }
    case 'rolled':
      return event.roll.chance !== null && (event.roll.chance < 1 || event.roll.chance > 19)
        ? [`a chance of ${event.roll.chance} in 20`]
        : [];
    default:
      return [];
  }
}
