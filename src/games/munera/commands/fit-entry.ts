import { content } from 'virtual:content';
import { seededRng } from '../../../engine/dice/index.ts';
import { kitOf } from '../../../session/index.ts';
import { SIGNS, SIGNS_OF_MOVER, skilled } from '../bots/index.ts';
import { muneraDesk, muneraOf } from '../desk/index.ts';
import type { MuneraView } from '../rules/index.ts';
import { beginMuneraBout, entrant, muneraSetup } from '../rules/index.ts';

/** The beginning of a turn: signs of the man on the move less those of the other, his own, and whether he won. */
interface Row {
  readonly signs: readonly number[];
  readonly won: number;
}

const CLASSES = ['murmillo', 'thraex', 'retiarius', 'secutor', 'hoplomachus-a-spear', 'samnite', 'gaul', 'provocator'];
const ROUNDS = 40;
const STEPS = 600;
const RATE = 0.5;
const RIDGE = 1e-4;
/** Rows that are not fitted, to see how well the others tell them. */
const HELD_BACK = 5;

const kit = kitOf([muneraDesk], content);
const { rules } = muneraOf(kit);

const NAMES = [...SIGNS, ...SIGNS_OF_MOVER].map(({ id }) => id);

function signsOf(view: MuneraView, mover: number): number[] {
  const differences = SIGNS.map(({ of }) => of(view, mover) - of(view, 1 - mover));
  return [...differences, ...SIGNS_OF_MOVER.map(({ of }) => of(view, mover))];
}

/** The turns of one duel between skilled bots. */
function rowsOf(number: number): Row[] {
  const [one, other] = [CLASSES[number % CLASSES.length]!, CLASSES[Math.floor(number / CLASSES.length) % CLASSES.length]!];
  const fighters = [entrant({ card: one, side: 'i' }), entrant({ card: other, side: 'ii' })];
  const { bout } = beginMuneraBout(rules, muneraSetup({ fighters, lex: { roundLimit: ROUNDS } }), seededRng(`fit/${number}`));
  const rng = seededRng(`fit/${number}/player`);
  const turns: { readonly mover: number; readonly signs: readonly number[] }[] = [];
  let last = -1;
  for (let decision = bout.decision(); decision; decision = bout.decision()) {
    const { turn, fighters: men } = bout.state;
    if (turn.number !== last && turn.step === 'ready') {
      last = turn.number;
      const mover = men.findIndex(({ side }) => side === decision!.side);
      turns.push({ mover, signs: signsOf(bout.forBots, mover) });
    }
    bout.play(skilled(bout.forBots, rng));
  }
  const { winner } = bout.outcome()!;
  return winner === null ? [] : turns.map(({ mover, signs }) => ({ signs, won: (winner === 'i') === (mover === 0) ? 1 : 0 }));
}

const chance = (weights: readonly number[], { signs }: Row): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * weights[at]!, 0)));

/** Logistic regression by gradient descent on signs brought to one spread. */
function fit(rows: readonly Row[]): number[] {
  const spreads = NAMES.map((_, at) => Math.sqrt(rows.reduce((sum, { signs }) => sum + signs[at]! ** 2, 0) / rows.length) || 1);
  const scaled = rows.map(({ signs, won }) => ({ won, signs: signs.map((sign, at) => sign / spreads[at]!) }));
  let weights = Array.from({ length: NAMES.length }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const row of scaled) {
      const error = (chance(weights, row) - row.won) / rows.length;
      row.signs.forEach((sign, at) => (slope[at]! += error * sign));
    }
    weights = weights.map((weight, at) => weight - RATE * slope[at]!);
  }
  return weights.map((weight, at) => weight / spreads[at]!);
}

/** Mean log loss: 0.693 for whoever knows nothing. */
const loss = (weights: readonly number[], rows: readonly Row[]): number =>
  -rows.reduce((sum, row) => sum + Math.log(row.won ? chance(weights, row) : 1 - chance(weights, row)), 0) / rows.length;

/** Fits what signs tell over many duels; returns the weights by name as text. */
export function fitWinChance(duels: number): string {
  const kept: Row[] = [];
  const heldBack: Row[] = [];
  for (let number = 0; number < duels; number += 1) (number % HELD_BACK === 0 ? heldBack : kept).push(...rowsOf(number));
  const weights = fit(kept);
  const lines = NAMES.map((id, at) => `  ${id}: ${weights[at]!.toFixed(3)}`);
  const measured = `${duels} duels, ${kept.length} turns; log loss of ${heldBack.length} turns held back: ${loss(weights, heldBack).toFixed(4)}`;
  return [measured, ...lines].join('\n');
}
