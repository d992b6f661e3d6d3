import { sum } from '../../../../engine/dice/index.ts';
import { adjacent, distance } from '../../../../engine/hex/index.ts';
import { comesTo, type Argument } from '../../../../engine/mind/index.ts';
import type { MUNERA_WORDS } from '../../cards/index.ts';
import type { Fighter } from '../../rules/index.ts';
import {
  appealTerms,
  areOpponents,
  isEntangled,
  isExhausted,
  isInjured,
  isTired,
  quadrantOf,
  shieldOf,
  threatsTo,
} from '../../rules/index.ts';
import { endChance, type Considered } from './considered.ts';

type Condition = (considered: Considered, args: readonly Argument[]) => boolean;
export type ConditionName = keyof typeof MUNERA_WORDS.conditions;

/** Asks one thing of him or of the nearest opponent. */
const of =
  (is: (fighter: Fighter, considered: Considered) => boolean): Condition =>
  (considered, [who]) => {
    const fighter = who === 'me' ? considered.me : considered.foe;
    return fighter !== null && is(fighter, considered);
  };

const most = (values: Iterable<number>): number => Math.max(0, ...values);

function hasReady({ seen }: Considered, { carried }: Fighter, is: 'weapon' | 'device'): boolean {
  return carried.some((item) => {
    const { gear } = seen.world.things[item]!;
    if (seen.state.items[item]!.spot !== 'ready' || gear.bands.length === 0) return false;
    return (gear.escape !== null) === (is === 'device');
  });
}

/** What each condition asks. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  within: (considered, [hexes]) => considered.away <= Number(hexes),
  points: ({ seen }, [points]) => seen.state.turn.ap >= Number(points),
  round: ({ seen }, [round]) => seen.state.round >= Number(round),
  arc: (considered, [arc]) => {
    const { foe, seen, me } = considered;
    if (!foe) return false;
    const stands = quadrantOf(seen.view, foe, me.cell);
    return arc === 'side' ? stands === 'left' || stands === 'right' : stands === arc;
  },
  'may-hit': ({ blows }, [percent]) => comesTo(most([...blows.values()].map(({ hit }) => hit)), percent),
  'may-end': ({ blows }, [percent]) => comesTo(most([...blows.values()].map(endChance)), percent),
  wounded: of(isInjured),
  tired: of(isTired),
  exhausted: of(isExhausted),
  down: of(({ down }) => down),
  netted: of(isEntangled),
  unshielded: of((fighter, { seen }) => shieldOf(seen.view, fighter) < 0),
  unarmed: of((fighter, considered) => !hasReady(considered, fighter, 'weapon')),
  'has-net': (considered) => hasReady(considered, considered.me, 'device'),
  'lies-near': ({ mind, me, seen }, [hexes]) => mind.wanted.some(({ cell }) => distance(seen.world.arena, me.cell, cell) <= Number(hexes)),
  friend: ({ seen, me, mind }) =>
    seen.state.fighters.some(
      (other, index) =>
        index !== mind.index && other.side === me.side && other.fate === 'active' && adjacent(seen.world.arena, me.cell, other.cell),
    ),
  outnumbered: ({ seen, me }) => {
    const here = seen.state.fighters.filter(({ fate }) => fate === 'active');
    return here.filter((other) => areOpponents(me, other)).length > here.filter(({ side }) => side === me.side).length;
  },
  threatened: ({ seen, me }) => threatsTo(seen.view, me).length > 0,
  favour: ({ seen, mind }, [points]) => sum(appealTerms(seen.view, mind.index, -1)) >= Number(points),
  struck: ({ seen }) => seen.state.turn.attacks > 0,
};
