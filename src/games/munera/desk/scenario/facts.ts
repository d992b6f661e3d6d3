import type { Fighter, Munera, View } from '../../rules/index.ts';
import type { Facts } from '../../../../session/index.ts';

/** `sword`, `dagger sheathed`, `net on secutor`. */
function carriedName({ world, state }: View, item: number): string {
  const { gear } = world.things[item]!;
  const { spot, victim } = state.items[item]!;
  if (spot === 'holding') return `${gear.id} on ${state.fighters[victim]!.id}`;
  return spot === 'ready' ? gear.id : `${gear.id} ${spot}`;
}

function placeOf({ world }: View, cell: number): [number, number] | null {
  const hex = world.arena.cells[cell];
  return hex ? [hex.q, hex.r] : null;
}

function factsOf(view: View, fighter: Fighter, index: number): Record<string, unknown> {
  const { fighters, turn } = view.state;
  const { facing, original, stamina, fatigue, down, fate, hazed, threwSand, locked, woundsTaken } = fighter;
  const { whirls, whirlHits, whirlDoubles, defeats, spared } = fighter;
  const nameOf = (other: number): string => fighters[other]!.id;
  return {
    at: placeOf(view, fighter.cell),
    facing,
    original,
    stamina,
    fatigue,
    down,
    fate,
    hazed,
    threwSand,
    entangled: fighter.nets + fighter.capes > 0,
    locked: locked < 0 ? null : nameOf(locked),
    gear: fighter.carried.map((item) => carriedName(view, item)),
    ap: turn.fighter === index ? turn.ap : 0,
    woundsTaken,
    whirls,
    whirlHits,
    whirlDoubles,
    defeats,
    spared,
    inflicted: Object.fromEntries(fighter.inflicted.flatMap((points, other) => (points > 0 ? [[nameOf(other), points]] : []))),
    injured: fighter.injured.map(nameOf),
  };
}

/** What lies on the sand, in roster order of who brought it: `sword 1,0`. */
function sandOf(view: View): string[] {
  return view.state.items.flatMap(({ spot, cell }, item) => {
    if (spot !== 'sand') return [];
    return [`${view.world.things[item]!.gear.id} ${placeOf(view, cell)?.join(',') ?? 'nowhere'}`];
  });
}

function boutFacts(view: View): Record<string, unknown> {
  const { round, order, fighters, turn, sparedToday, outcome } = view.state;
  const { step, ap, spent, attacks, feint, cutFree, stood } = turn;
  return {
    round,
    turn: fighters[turn.fighter]!.id,
    step,
    ap,
    spent,
    attacks,
    feint,
    cutFree,
    stood,
    order: order.map((index) => fighters[index]!.id),
    winner: outcome?.winner ?? null,
    by: outcome?.by ?? null,
    sand: sandOf(view),
    sparedToday,
  };
}

/** Facts of every fighter and of the bout itself. */
export function muneraFacts({ world, state }: Munera): Facts {
  const view: View = { world, state };
  const fighters = state.fighters.map((fighter, index) => [fighter.id, factsOf(view, fighter, index)] as const);
  return { ...Object.fromEntries(fighters), bout: boutFacts(view) };
}
