import { BehaviourTree, State } from 'mistreevous';
import type { Rng } from '../dice/index.ts';
import type { Argument, Behaviour, BehaviourNode } from './behaviour.ts';
import { bestAs } from './best.ts';
import type { Aim, Grade, Weighed } from './grade.ts';
import type { Ahead } from './look-ahead.ts';
import type { Tastes, Vocabulary } from './vocabulary.ts';

/** A word that was asked on the way to a decision, and what came of it. */
export interface Passed {
  /** Places of children from the top of the tree down. */
  readonly node: readonly number[];
  readonly held: boolean;
  /** The figure that a condition compared, where its word gives one. */
  readonly figure?: number;
}

/** A decision with the way to it. */
export interface Decided<A> {
  readonly action: A;
  /** Leaves of the tree in the order they were asked; the last that held chose. */
  readonly passed: readonly Passed[];
  /** The answers that were weighed at the end. */
  readonly weighed: readonly Weighed<A>[];
  /** Where he means to end, where it is told and he goes anywhere. */
  readonly to?: Aim;
  /** What the tree chose, where looking ahead found something that comes to more. */
  readonly instead?: A;
}

/** Decides one thing after another by a tree. */
export interface Mind<Seen, A> {
  decide(seen: Seen, rng: Rng): A;
  explain(seen: Seen, rng: Rng): Decided<A>;
}

/** One decision while the tree runs. */
interface Course<Thoughts, A> {
  readonly thoughts: Thoughts;
  readonly rng: Rng;
  /** Whether somebody wants to know why. */
  readonly told: boolean;
  readonly passed: Passed[];
  weighed: readonly Weighed<A>[];
  chosen: Weighed<A> | null;
}

type Definition = Record<string, unknown>;

/** The tree as mistreevous takes it: each leaf is called with its place before its own arguments. */
function definitionOf(node: BehaviourNode, place: readonly number[], leaves: (readonly number[])[]): Definition {
  switch (node.type) {
    case 'condition':
    case 'action':
      leaves.push(place);
      return { type: node.type, call: node.call, args: [leaves.length - 1, ...(node.args ?? [])] };
    case 'flip':
      return { type: 'flip', child: definitionOf(node.child, [...place, 0], leaves) };
    default: {
      const children = node.children.map((child, i) => definitionOf(child, [...place, i], leaves));
      return { type: node.type, children, ...('weights' in node && node.weights && { weights: node.weights }) };
    }
  }
}

/** Fine enough for lots; a die has no use for a fraction. */
const LOTS = 1 << 24;

class TreeMind<Seen, Thoughts, A> implements Mind<Seen, A> {
  private readonly behaviour: Behaviour;
  private readonly words: Vocabulary<Seen, Thoughts, A>;
  private readonly grade: Grade;
  private readonly leaves: (readonly number[])[] = [];
  private readonly tree: BehaviourTree;
  private readonly tastes: Tastes;
  private readonly ahead: Ahead<Seen, A> | null;
  private course: Course<Thoughts, A> | null = null;

  constructor(behaviour: Behaviour, words: Vocabulary<Seen, Thoughts, A>, grade: Grade) {
    this.behaviour = behaviour;
    this.words = words;
    this.grade = grade;
    const { foresight, leeway } = grade;
    this.tastes = { weights: behaviour.weights, foresight, leeway };
    this.ahead = (grade.ahead && words.lookAhead?.(grade.ahead)) ?? null;
    const child = definitionOf(behaviour.tree, [], this.leaves);
    const root = { type: 'root', child } as unknown as ConstructorParameters<typeof BehaviourTree>[0];
    this.tree = new BehaviourTree(root, this.agent(), {
      random: () => (this.course!.rng.die(LOTS) - 1) / LOTS,
      getDeltaTime: () => 0,
    });
  }

  /** The words of the vocabulary as the tree calls them. Nothing else can be called: the object has no prototype. */
  private agent(): Record<string, (leaf: number, ...args: Argument[]) => boolean | State> {
    const agent = Object.create(null) as Record<string, (leaf: number, ...args: Argument[]) => boolean | State>;
    for (const [name, asks] of Object.entries(this.words.conditions)) {
      agent[name] = (leaf, ...args) => {
        const { thoughts, told } = this.course!;
        return this.pass(leaf, asks(thoughts, args), told ? (asks.figure?.(thoughts, args) ?? null) : null);
      };
    }
    for (const [name, weigh] of Object.entries(this.words.choices)) {
      agent[name] = (leaf, ...args) => (this.pass(leaf, this.choose(weigh(this.course!.thoughts, args))) ? State.SUCCEEDED : State.FAILED);
    }
    return agent;
  }

  private pass(leaf: number, held: boolean, figure: number | null = null): boolean {
    this.course!.passed.push({ node: this.leaves[leaf]!, held, ...(figure !== null && { figure }) });
    return held;
  }

  private choose(weighed: readonly Weighed<A>[]): boolean {
    const course = this.course!;
    const best = bestAs(weighed, this.grade, course.rng);
    if (!best) return false;
    course.chosen = best;
    course.weighed = weighed;
    return true;
  }

  private walk(): void {
    this.tree.reset();
    this.tree.step();
  }

  decide(seen: Seen, rng: Rng): A {
    return this.think(seen, rng, false).action;
  }

  explain(seen: Seen, rng: Rng): Decided<A> {
    return this.think(seen, rng, true);
  }

  private think(seen: Seen, rng: Rng, told: boolean): Decided<A> {
    const foregone = this.words.foregone?.(seen) ?? null;
    if (foregone !== null) return { action: foregone, passed: [], weighed: [] };
    const thoughts = this.words.think(seen, this.tastes);
    const course: Course<Thoughts, A> = { thoughts, rng, told, passed: [], weighed: [], chosen: null };
    this.course = course;
    try {
      if (this.words.ponders(thoughts)) this.walk();
      if (course.chosen === null) this.choose(this.words.otherwise(thoughts));
    } finally {
      this.course = null;
    }
    if (course.chosen === null) throw new Error(`${this.behaviour.id} has no answer`);
    return this.foreseen(seen, course, course.chosen);
  }

  /** What he decided, after he has looked ahead where his grade does. */
  private foreseen(seen: Seen, course: Course<Thoughts, A>, chosen: Weighed<A>): Decided<A> {
    const { thoughts, told, passed, weighed } = course;
    const better = this.ahead && this.words.ponders(thoughts) ? this.better(this.ahead, seen, course, chosen) : chosen;
    const changed = better.action !== chosen.action;
    const last = changed ? better : chosen;
    const aim = last.to ?? (told ? this.words.aim?.(thoughts, last.action) : null);
    return { action: last.action, passed, weighed, ...(aim && { to: aim }), ...(changed && { instead: chosen.action }) };
  }

  private better(ahead: Ahead<Seen, A>, seen: Seen, { thoughts, rng }: Course<Thoughts, A>, chosen: Weighed<A>): Weighed<A> {
    const all = this.words.otherwise(thoughts);
    const first = all.find(({ action }) => action === chosen.action);
    return first ? ahead(seen, [first, ...all.filter((each) => each !== first)], rng) : chosen;
  }
}

/** Somebody who fights by a behaviour, as well as his grade lets him. Builds the tree once; a decision is one step of it. */
export function mindOf<Seen, Thoughts, A>(behaviour: Behaviour, words: Vocabulary<Seen, Thoughts, A>, grade: Grade): Mind<Seen, A> {
  return new TreeMind(behaviour, words, grade);
}
