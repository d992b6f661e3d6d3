import type { MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { MuneraSetup, MuneraAction, World } from '../../../../src/games/munera/rules/index.ts';
import { beginMuneraBout, muneraSetup, chooser, entrant } from '../../../../src/games/munera/rules/index.ts';
import { gladiators } from '../../../support/core-content.ts';

const { fighters } = gladiators.content;
/** Every class once; content also has older names of the same cards. */
export const CLASSES = [...new Set(Object.values(fighters).flatMap(({ kind, id }) => (kind === 'gladiator' ? [id] : [])))].sort();

export interface Played {
  /** Index of the winning side among `SIDES`; null when nobody won in time. */
  readonly winner: number | null;
  readonly rounds: number;
  readonly answers: readonly MuneraAction[];
}

const worlds = new Map<string, World>();

function worldOf(key: string, setup: MuneraSetup): World {
  let world = worlds.get(key);
  if (!world) worlds.set(key, (world = gladiators.prepare(setup)));
  return world;
}

/** Plays a bout to its end or to a round; each side has a policy. Throws on an illegal answer. */
export function playOut(
  cards: readonly string[],
  sides: readonly number[],
  policies: readonly MuneraPolicy[],
  seed: string,
  rounds = 200,
): Played {
  const setup = muneraSetup({ fighters: cards.map((card, i) => entrant({ card, side: `side-${sides[i]}` })) });
  const world = worldOf(`${cards.join(' ')} ${sides.join(' ')}`, setup);
  const { bout } = beginMuneraBout(gladiators, setup, seededRng(seed), { log: false, world });
  const rng = seededRng(`${seed}/players`);
  const answers: MuneraAction[] = [];
  while (!bout.state.outcome && bout.state.round <= rounds) {
    const action = policies[sides[chooser(bout)]!]!(bout, rng);
    answers.push(action);
    bout.play(action);
  }
  const winner = bout.state.outcome?.winner;
  return { winner: winner ? Number(winner.slice('side-'.length)) : null, rounds: bout.state.round, answers };
}

/** Wins of the first policy in duels of two classes, both seats; a bout without a winner counts half. */
export function score(
  first: MuneraPolicy,
  second: MuneraPolicy,
  pairs: readonly (readonly [string, string])[],
  name: string,
): { readonly wins: number; readonly bouts: number } {
  let wins = 0;
  pairs.forEach(([one, other], i) => {
    for (const seat of [0, 1]) {
      const { winner } = playOut([one, other], [0, 1], seat === 0 ? [first, second] : [second, first], `${name}/${i}/${seat}`);
      wins += winner === null ? 0.5 : winner === seat ? 1 : 0;
    }
  });
  return { wins, bouts: 2 * pairs.length };
}

/** Ends of the Wilson interval at 95 %. */
export function interval({ wins, bouts }: { readonly wins: number; readonly bouts: number }): readonly [low: number, high: number] {
  const z = 1.96;
  const share = wins / bouts;
  const middle = share + (z * z) / (2 * bouts);
  const spread = z * Math.sqrt((share * (1 - share)) / bouts + (z * z) / (4 * bouts * bouts));
  const scale = 1 + (z * z) / bouts;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

/** Each class against the ones some places further on in the list. */
export function pairings(steps: readonly number[]): (readonly [string, string])[] {
  return steps.flatMap((step) => CLASSES.map((card, i) => [card, CLASSES[(i + step) % CLASSES.length]!] as const));
}
