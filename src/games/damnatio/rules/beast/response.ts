import { toward } from '../../../../engine/hex/index.ts';
import type { Key } from '../keys.ts';
import { actAgainst } from './beast-round.ts';
import { arcOfBeast, beastCard, besideBeast, onSand, theBeast } from '../state/questions.ts';
import { face, releaseAll } from '../state/sand.ts';
import { settleTie, tellTarget } from './targets.ts';
import { clockwise } from './ties.ts';
import type { Man } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { areSeveral, manOf } from '../state/access.ts';
import { beginAnswers } from './turns.ts';

/** What hitters are told apart by, in order (D-119, D-120). */
type Step = Extract<Key<'why-target'>, 'most-damage' | 'goad' | 'last-enemy' | 'raw-damage' | 'tie-number'>;

/** Whom the beast answers: the hitter of most net damage, and the ties that decided (D-119, D-120, D-127). */
interface Answered {
  /** Everybody who hit and still stands on the sand. */
  readonly hits: readonly Hit[];
  /** Equally good in the end, in clockwise order; empty when nobody hit. */
  readonly candidates: readonly number[];
  readonly steps: readonly Step[];
}

/** What a hitter counts by; the look-ahead on planned attacks uses it with numbers of its own. */
export interface Hit {
  readonly man: number;
  readonly net: number;
  readonly raw: number;
  readonly goaded: boolean;
  readonly lastFought: boolean;
}

const TIE_STEPS: readonly { readonly by: Step; readonly score: (hit: Hit) => number }[] = [
  { by: 'most-damage', score: (hit) => hit.net },
  { by: 'goad', score: (hit) => Number(hit.goaded) },
  { by: 'last-enemy', score: (hit) => Number(hit.lastFought) },
  { by: 'raw-damage', score: (hit) => hit.raw },
];

/** Narrows the hitters step by step: damage, Goad, last enemy, raw damage (D-119, D-120). */
export function mostDamaging(hits: readonly Hit[]): { readonly hits: readonly Hit[]; readonly steps: readonly Step[] } {
  let left = hits;
  const steps: Step[] = [];
  for (const { by, score } of TIE_STEPS) {
    if (left.length === 1) break;
    const best = Math.max(...left.map(score));
    left = left.filter((hit) => score(hit) === best);
    steps.push(by);
  }
  if (left.length > 1) steps.push('tie-number');
  return { hits: left, steps };
}

function hitOf({ state }: View, man: Man): Hit {
  const index = state.men.indexOf(man);
  return { man: index, net: man.net, raw: man.raw, goaded: man.goaded, lastFought: theBeast(state).lastFought === index };
}

/** Whether the card answers a man who did so much: where he stands, before it turns, and the least damage (D-437). */
export function isAnswered(view: View, man: Man, net: number): boolean {
  const beast = theBeast(view.state);
  const { from, atDamage } = beastCard(view.world, beast).answers;
  return net >= atDamage && (from === null || from.includes(arcOfBeast(view, beast, man.cell)));
}

function answered(view: View): Answered {
  const { state } = view;
  const own = areSeveral(state) ? state.men.filter(({ foe }) => foe === state.duelist) : state.men;
  const hits = own.filter((man) => man.hit && onSand(man) && isAnswered(view, man, man.net)).map((man) => hitOf(view, man));
  if (hits.length === 0) return { hits, candidates: [], steps: [] };
  const { hits: left, steps } = mostDamaging(hits);
  return {
    hits,
    candidates: clockwise(
      view,
      left.map((hit) => hit.man),
    ),
    steps,
  };
}

const RULES: Readonly<Record<Step, readonly string[]>> = {
  'most-damage': ['D-118', 'D-119'],
  goad: ['D-118', 'D-120', 'D-121'],
  'last-enemy': ['D-118', 'D-120'],
  'raw-damage': ['D-118', 'D-120'],
  'tie-number': ['D-118', 'D-120', 'D-061'],
};

/** After all attacks the beast whirls on one hitter and counter-attacks at once; no hit, no response (D-117 to D-127). */
export function stepResponse(play: Play): void {
  const { state } = play;
  state.agenda.pop();
  state.phase = 'response';
  if (areSeveral(state)) beginAnswers(play);
  else answer(play);
}

/** The answer of the acting beast to those who hit it. */
export function answer(play: Play): void {
  const { state, world } = play;
  const { hits, candidates, steps } = answered(play);
  if (candidates.length === 0) return;
  const index = settleTie(play, candidates);
  const decidedBy = steps.at(-1) ?? 'most-damage';
  const told = hits.map(({ man: hitter, raw, net }) => ({ figure: manOf(state, hitter).id, raw, net }));
  tellTarget(play, { man: index, why: decidedBy, candidates, rules: RULES[decidedBy], compared: { hits: told, steps } });
  const beast = theBeast(state);
  const man = manOf(state, index);
  const stoodIn = arcOfBeast(play, beast, man.cell);
  if (besideBeast(play, man)) {
    if (world.lex.whirlDropsPrey) releaseAll(play, ['D-125', 'D-140'], man);
    if (beastCard(world, beast).answers.turnsFirst) face(play, beast, toward(world.arena, beast.cell, man.cell), ['D-118']);
  }
  actAgainst(play, index, { trigger: 'counter', mayBreak: false, stoodIn });
}
