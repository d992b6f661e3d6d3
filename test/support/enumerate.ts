import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { refereeOf } from '../../src/engine/bout/index.ts';
import { DieWanted, OpenTape } from '../../src/engine/dice/index.ts';
import { Fraction } from '../../src/engine/odds/index.ts';
import type { MuneraAction, MuneraDecision, MuneraState, World } from '../../src/games/munera/rules/index.ts';
import { gladiators } from './core-content.ts';

/** What was to be seen has happened; the dice of the next turn are not of it. */
class Seen extends Error {}

/** The last dice are thrown again: as many as are named, counted from the end. */
class Again extends Error {
  readonly dice: number;
  constructor(dice: number) {
    super(`the last ${dice}`);
    this.dice = dice;
  }
}

/** One way that it can go: what happens, the position after it, and its chance. */
export interface Leaf {
  readonly events: readonly BoutEvent[];
  readonly state: MuneraState;
  readonly chance: Fraction;
}

/** How the questions of an action are answered; null stops there. */
export type Answers = (decision: MuneraDecision) => MuneraAction | null;

export interface Enumerated {
  readonly world: World;
  readonly state: MuneraState;
  readonly action: MuneraAction;
  readonly answer?: Answers | undefined;
  /** Number of weapons among which a Double 1 chooses, when faces beyond the equal shares are thrown again. */
  readonly choices?: number;
}

const NOBODY: Answers = () => null;
const ONE = new Fraction(1);

/** How many of the last dice an event throws again: both of a grapple's double, the die of an unequal choice. */
function thrownAgain(event: BoutEvent, since: number, choices: number): number {
  if (event.type === 'clashed' && event.result === 'double' && event.rules.includes('M-328') && since === 2) return 2;
  if (event.type !== 'rolled' || event.roll.why !== 'weapon-choice') return 0;
  return event.roll.faces[0]! > Math.floor(6 / choices) * choices ? 1 : 0;
}

function playOut({ world, state, action, answer = NOBODY, choices = 1 }: Enumerated, tape: OpenTape): Leaf {
  const copy = gladiators.clone(state);
  const events: BoutEvent[] = [];
  let last = 0;
  const tell = (event: BoutEvent): void => {
    const again = thrownAgain(event, tape.thrown - last, choices);
    if (again > 0) throw new Again(again);
    last = tape.thrown;
    if (event.type === 'turn-ended' || event.type === 'turn-started') throw new Seen();
    events.push(event);
  };
  try {
    for (let next: MuneraAction | null = action; next;) {
      gladiators.apply({ world, state: copy, referee: refereeOf(tape, tell) }, next);
      const decision = gladiators.decision({ world, state: copy });
      next = decision && answer(decision);
    }
  } catch (error) {
    if (!(error instanceof Seen)) throw error;
  }
  return { events, state: copy, chance: ONE };
}

interface Branch {
  readonly leaves: Leaf[];
  /** Chance that all begins again at a depth, by that depth. */
  readonly again: Map<number, Fraction>;
}

/** A loop of dice thrown again is left with the chances of its other ends among themselves. */
function closeLoop(branch: Branch, depth: number): Branch {
  const lost = branch.again.get(depth);
  if (!lost) return branch;
  branch.again.delete(depth);
  const scale = ONE.div(ONE.sub(lost));
  return {
    leaves: branch.leaves.map((leaf) => ({ ...leaf, chance: leaf.chance.mul(scale) })),
    again: new Map([...branch.again].map(([to, chance]) => [to, chance.mul(scale)])),
  };
}

function visit(asked: Enumerated, faces: readonly number[]): Branch {
  try {
    return { leaves: [playOut(asked, new OpenTape(faces))], again: new Map() };
  } catch (error) {
    if (error instanceof Again) return { leaves: [], again: new Map([[faces.length - error.dice, ONE]]) };
    if (!(error instanceof DieWanted)) throw error;
    const share = ONE.div(error.sides);
    const all: Branch = { leaves: [], again: new Map() };
    for (let face = 1; face <= error.sides; face += 1) {
      const { leaves, again } = visit(asked, [...faces, face]);
      for (const leaf of leaves) all.leaves.push({ ...leaf, chance: leaf.chance.mul(share) });
      for (const [to, chance] of again) all.again.set(to, (all.again.get(to) ?? new Fraction(0)).add(chance.mul(share)));
    }
    return closeLoop(all, faces.length);
  }
}

/** Every tape of an action through the real rules, with exact chances; the position itself is left alone. */
export function enumerate(asked: Enumerated): Leaf[] {
  return visit(asked, []).leaves;
}

/** The chance of all leaves that a test holds for. */
export function chanceOfLeaves(leaves: readonly Leaf[], test: (leaf: Leaf) => boolean): Fraction {
  return leaves.reduce((sum, leaf) => (test(leaf) ? sum.add(leaf.chance) : sum), new Fraction(0));
}
