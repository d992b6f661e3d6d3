import type { MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import type { MuneraAction, MuneraRuleset, MuneraView } from '../../../../src/games/munera/rules/index.ts';
import { beginMuneraBout, chooser, entrant, muneraSetup, quadrantOf } from '../../../../src/games/munera/rules/index.ts';

/** What can be counted of how somebody fights from his answers alone, over his turns. */
export interface Style {
  turns: number;
  blows: number;
  /** Turns with a blow, and with two. */
  struck: number;
  twice: number;
  /** Blows from side or rear. */
  flanking: number;
  casts: number;
  grapples: number;
  shows: number;
  steps: number;
  /** Steps that take him further off. */
  back: number;
  turning: number;
  taking: number;
  shed: number;
  /** Sums over ends of turns: AP left, hexes to the other, ends at one hex and at two, ends without a step at three or more. */
  left: number;
  away: number;
  beside: number;
  reach: number;
  waits: number;
}

const NOTHING: Style = {
  turns: 0,
  blows: 0,
  struck: 0,
  twice: 0,
  flanking: 0,
  casts: 0,
  grapples: 0,
  shows: 0,
  steps: 0,
  back: 0,
  turning: 0,
  taking: 0,
  shed: 0,
  left: 0,
  away: 0,
  beside: 0,
  reach: 0,
  waits: 0,
};

const FAR = 3;

function isCast({ world }: MuneraView, action: MuneraAction): boolean {
  return action.type === 'attack' && action.item >= 0 && world.things[action.item]!.gear.escape !== null;
}

/** Counts one answer of a man against the only other. */
function note(style: Style, view: MuneraView, action: MuneraAction, moved: boolean): void {
  const { turn, fighters } = view.state;
  const [me, other] = [fighters[turn.fighter]!, fighters[1 - turn.fighter]!];
  const { arena } = view.world;
  const away = distance(arena, me.cell, other.cell);
  switch (action.type) {
    case 'attack':
    case 'whirl':
      style.blows += 1;
      if (turn.attacks === 0) style.struck += 1;
      else style.twice += 1;
      if (quadrantOf(view.view, other, me.cell) !== 'front') style.flanking += 1;
      if (isCast(view, action)) style.casts += 1;
      if (action.type === 'whirl') style.shows += 1;
      break;
    case 'feint':
      style.shows += 1;
      break;
    case 'grapple':
      style.grapples += 1;
      break;
    case 'move':
      style.steps += 1;
      if (action.direction !== me.facing) style.back += 1;
      break;
    case 'turn':
      style.turning += 1;
      break;
    case 'pick-up':
    case 'draw':
      style.taking += 1;
      break;
    case 'discard':
      style.shed += 1;
      break;
    case 'end':
      style.turns += 1;
      style.left += turn.ap;
      style.away += away;
      if (away === 1) style.beside += 1;
      if (away === 2) style.reach += 1;
      if (away >= FAR && !moved && turn.attacks === 0) style.waits += 1;
      break;
    default:
  }
}

/** Plays duels of one class each against another policy and counts how the first fights. */
export function styleOf(
  rules: MuneraRuleset,
  policy: MuneraPolicy,
  against: MuneraPolicy,
  classes: readonly string[],
  seed: string,
): Style {
  const style = { ...NOTHING };
  classes.forEach((card, i) => {
    const setup = muneraSetup({ fighters: ['a', 'b'].map((side) => entrant({ card, side })), lex: { roundLimit: 30 } });
    const { bout } = beginMuneraBout(rules, setup, seededRng(`${seed}/${card}/${i}`), { log: false });
    const rngs = [seededRng(`${seed}/${i}/a`), seededRng(`${seed}/${i}/b`)] as const;
    let [moved, turn] = [false, -1];
    while (!bout.state.outcome) {
      const index = chooser(bout);
      const seat = index === i % 2 ? 0 : 1;
      if (bout.state.turn.number !== turn) [moved, turn] = [false, bout.state.turn.number];
      const action = seat === 0 ? policy(bout.forBots, rngs[0]) : against(bout.forBots, rngs[1]);
      if (seat === 0 && bout.state.turn.step === 'act') {
        note(style, bout.forBots, action, moved);
        moved ||= action.type === 'move';
      }
      bout.play(action);
    }
  });
  return style;
}

/** What is compared: rates, so that long bouts count no more than short ones. */
export function featuresOf(style: Style): number[] {
  const { turns, blows } = style;
  const { struck, twice, flanking, casts, grapples, shows, steps, back, turning, taking, left, away, beside, reach, waits } = style;
  const ofTurns = [struck, twice, casts, grapples, shows, steps, back, turning, taking, left, away, beside, reach, waits];
  return [...ofTurns.map((count) => count / turns), flanking / Math.max(1, blows)];
}

type Samples = ReadonlyMap<string, readonly (readonly number[])[]>;

/** What each kind is like on the average, and a measure in which chance scatters samples of one kind alike every way. */
export interface Centroids {
  readonly means: ReadonlyMap<string, readonly number[]>;
  /** Inverse of how features vary together within kinds. */
  readonly measure: readonly (readonly number[])[];
}

/** Features vary at least so much: a sample of few bouts may not show that they do. */
const LEAST_VARIANCE = 0.0004;
/** How much of what varies together is believed of few samples. */
const BELIEVED = 0.7;

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The inverse of a symmetric positive matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const by = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((value) => value / by);
    for (let i = 0; i < size; i += 1) {
      const factor = rows[i]![pivot]!;
      if (i !== pivot && factor !== 0) rows[i] = rows[i]!.map((value, j) => value - factor * rows[pivot]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

export function centroidsOf(samples: Samples): Centroids {
  const means = new Map([...samples].map(([name, rows]) => [name, rows[0]!.map((_, f) => mean(rows.map((row) => row[f]!)))]));
  const off = [...samples].flatMap(([name, rows]) => rows.map((row) => row.map((value, f) => value - means.get(name)![f]!)));
  const together = (f: number, g: number): number => mean(off.map((row) => row[f]! * row[g]!));
  const features = off[0]!.map((_, f) => f);
  const varies = features.map((f) => features.map((g) => (f === g ? together(f, f) + LEAST_VARIANCE : BELIEVED * together(f, g))));
  return { means, measure: inverse(varies) };
}

/** Whose centroid lies nearest. */
export function recognised({ means, measure }: Centroids, sample: readonly number[]): string {
  let [best, least] = ['', Infinity];
  for (const [name, centre] of means) {
    const off = sample.map((value, f) => value - centre[f]!);
    const far = off.reduce((sum, a, f) => sum + a * off.reduce((inner, b, g) => inner + measure[f]![g]! * b, 0), 0);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
