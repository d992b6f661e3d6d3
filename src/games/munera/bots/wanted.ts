import type { Cell } from '../../../engine/hex/index.ts';
import type { Fighter, View } from '../rules/index.ts';
import { fighterAt, gearAt, helmetOf, isStoodOn, shieldOf, takeRefusal, thingAt } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** A thing on the sand that he would have. */
export interface Wanted {
  readonly item: number;
  readonly cell: Cell;
  readonly value: number;
}

const ARROW = 0.5;
const SPARE = 0.3;
const BESIDE_SHEATHED = 0.6;

/** How well armed he is: nothing but fists, something in a sheath, something in hand. */
function armament({ world, state }: View, { carried }: Fighter): 'bare' | 'sheathed' | 'ready' {
  let found: 'bare' | 'sheathed' = 'bare';
  for (const item of carried) {
    const { gear } = world.things[item]!;
    const weapon = gear.wear === 'fist' || (gear.entry && gear.escape === null && gear.grip !== 'bow');
    if (!weapon) continue;
    if (state.items[item]!.spot !== 'sheathed') return 'ready';
    found = 'sheathed';
  }
  return found;
}

function worthOf(view: View, fighter: Fighter, item: number, weights: Weights): number {
  const { gear } = thingAt(view, item);
  if (gear.wear === 'head') return helmetOf(view, fighter) < 0 ? weights.helmet : 0;
  if (gear.shield !== null)
    return shieldOf(view, fighter) < 0 ? weights.cover * gear.shield.front - (gear.shield.front > 1 ? weights.point : 0) : 0;
  if (gear.wear === 'quiver') return fighter.carried.some((each) => gearAt(view, each).ammunition === gear.id) ? ARROW : 0;
  if (gear.bands.length === 0) return 0;
  if (gear.wear === 'bundle' || gear.escape !== null) return weights.weapon / 2;
  const armed = armament(view, fighter);
  return weights.weapon * (armed === 'bare' ? 1 : armed === 'sheathed' ? BESIDE_SHEATHED : SPARE);
}

/** What lies on the sand and is of use to him. */
export function wantedOnSand(view: View, index: number, weights: Weights): Wanted[] {
  const found: Wanted[] = [];
  const fighter = fighterAt(view, index);
  view.state.items.forEach(({ spot, cell }, item) => {
    if (spot !== 'sand' || isStoodOn(view, cell, index) || takeRefusal(view, fighter, thingAt(view, item))) return;
    const value = worthOf(view, fighter, item, weights);
    if (value > 0) found.push({ item, cell, value });
  });
  return found;
}
