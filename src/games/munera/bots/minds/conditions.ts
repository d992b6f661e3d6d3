import { sum } from '../../../../engine/dice/index.ts';
import { adjacent, distance } from '../../../../engine/hex/index.ts';
import { asLikely, atLeast, atMost, hasLostHalf, IN_DUELS, whose, type Asking } from '../../../../engine/mind/index.ts';
import type { MUNERA_WORDS } from '../../cards/index.ts';
import type { Fighter } from '../../rules/index.ts';
import { appealTerms, isEntangled, isExhausted, isTired, quadrantOf, shieldOf, threatsTo } from '../../rules/index.ts';
import type { Considered } from './considered.ts';

function hasReady({ seen }: Considered, { carried }: Fighter, is: 'weapon' | 'device'): boolean {
  return carried.some((item) => {
    const { gear } = seen.world.things[item]!;
    if (seen.state.items[item]!.spot !== 'ready' || gear.bands.length === 0) return false;
    return (gear.escape !== null) === (is === 'device');
  });
}

/** What each condition asks. */
export const conditions: Readonly<Record<keyof typeof MUNERA_WORDS.conditions, Asking<Considered>>> = {
  ...IN_DUELS,
  arc: (considered, [arc]) => {
    const { foe, seen, me } = considered;
    if (!foe) return false;
    const stands = quadrantOf(seen.view, foe, me.cell);
    return arc === 'side' ? stands === 'left' || stands === 'right' : stands === arc;
  },
  'may-hit': asLikely((considered) => considered.bestBlow(({ hit }) => hit)),
  wounded: hasLostHalf(({ stamina, original }) => stamina / original),
  tired: whose(isTired, ({ fatigue }) => fatigue),
  exhausted: whose(isExhausted, ({ fatigue }) => fatigue),
  down: whose(({ down }) => down),
  netted: whose(isEntangled),
  unshielded: whose((fighter, { seen }) => shieldOf(seen.view, fighter) < 0),
  unarmed: whose((fighter, considered) => !hasReady(considered, fighter, 'weapon')),
  'has-net': (considered) => hasReady(considered, considered.me, 'device'),
  'lies-near': atMost(({ mind, me, seen }) => Math.min(...mind.wanted.map(({ cell }) => distance(seen.world.arena, me.cell, cell)))),
  friend: ({ seen, me, mind }) =>
    seen.state.fighters.some(
      (other, index) =>
        index !== mind.index && other.side === me.side && other.fate === 'active' && adjacent(seen.world.arena, me.cell, other.cell),
    ),
  threatened: ({ seen, me }) => threatsTo(seen.view, me).length > 0,
  favour: atLeast(({ seen, mind }) => sum(appealTerms(seen.view, mind.index, -1))),
  struck: ({ seen }) => seen.state.turn.attacks > 0,
};
