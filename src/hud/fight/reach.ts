import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexMark, Overlays } from '../../art/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { listed, percent, type Words } from '../common/index.ts';

/** Chance by hex that somebody is struck there, those above 0 only. */
export type Chances = ReadonlyMap<Cell, { valueOf(): number }>;

/** Where whoever is asked could be struck by his opponents in their next turns: how a game answers. */
export interface ReachOfGame<Model> {
  /** Those who may strike, the nearest first; nobody while nobody of the player's is asked. */
  foes(model: Model): readonly FigureId[];
  /** What the answer depends on beside the position. */
  key(model: Model): string;
  /** The chances of one of them; exact, in steps of some milliseconds each. */
  of(model: Model, foe: FigureId): Generator<void, Chances>;
}

/** What is drawn: who strikes, and with what chance on each hex. */
export interface ReachShown {
  readonly foes: readonly FigureId[];
  /** Null while it is being counted. */
  readonly chances: Chances | null;
}

/** *Where can he reach me?*: off, each opponent in turn, all together. */
export interface Reach {
  /** 0 for off, then each of the opponents, then all of them where there are several. */
  readonly stage: Signal<number>;
  readonly foes: ReadonlySignal<readonly FigureId[]>;
  readonly shown: ReadonlySignal<ReachShown | null>;
}

/** Longest that counting keeps the page waiting, in milliseconds. */
const SLICE = 12;

type Known = Map<string, Chances>;

/** Whoever is asked next, by stage. */
function foesAt(stage: number, foes: readonly FigureId[]): readonly FigureId[] {
  if (stage === 0 || foes.length === 0) return [];
  return stage <= foes.length ? [foes[stage - 1]!] : foes;
}

function together(all: readonly Chances[]): Chances {
  if (all.length === 1) return all[0]!;
  const most = new Map<Cell, { valueOf(): number }>();
  for (const chances of all)
    for (const [cell, chance] of chances) if (chance.valueOf() > (most.get(cell)?.valueOf() ?? 0)) most.set(cell, chance);
  return most;
}

interface ReachFacts<Model> {
  readonly game: ReachOfGame<Model> | undefined;
  readonly model: () => Model;
  /** The position: what is known of one is forgotten with it. */
  readonly view: () => object;
  readonly idle: ReadonlySignal<boolean>;
}

/** Counts what is asked for, off the way of clicks and keys: in slices, once for each position. */
export function reachOf<Model>({ game, model, view, idle }: ReachFacts<Model>): Reach {
  const stage = signal(0);
  const shown = signal<ReachShown | null>(null);
  const foes = computed(() => (game && idle.value ? game.foes(model()) : []));
  const known = new WeakMap<object, Known>();
  let run = 0;
  const count = (asked: readonly FigureId[]): void => {
    run += 1;
    const mine = run;
    const [at, now] = [model(), view()];
    const key = game!.key(at);
    const facts = known.get(now) ?? new Map<string, Chances>();
    known.set(now, facts);
    const waiting = asked.filter((foe) => !facts.has(`${foe} ${key}`)).map((foe) => ({ foe, steps: game!.of(at, foe) }));
    const step = (): void => {
      if (mine !== run) return;
      const until = performance.now() + SLICE;
      while (waiting.length > 0 && performance.now() < until) {
        const { done, value } = waiting[0]!.steps.next();
        if (done) facts.set(`${waiting.shift()!.foe} ${key}`, value);
      }
      if (waiting.length > 0) return void setTimeout(step, 0);
      shown.value = { foes: asked, chances: together(asked.map((foe) => facts.get(`${foe} ${key}`)!)) };
    };
    step();
    if (waiting.length > 0) shown.value = { foes: asked, chances: null };
  };
  if (game)
    effect(() => {
      const asked = stage.value === 0 ? [] : foesAt(stage.value, foes.value);
      if (asked.length > 0) count(asked);
      else {
        run += 1;
        shown.value = null;
      }
    });
  return { stage, foes, shown };
}

/** What the three strengths are called. */
export const DANGER: Readonly<Partial<Record<HexMark['kind'], string>>> = {
  'danger-1': 'struck next turn: 33 % at most',
  'danger-2': '67 % at most',
  'danger-3': 'more',
};

/** Three strengths: up to a third, up to two thirds, more. */
function strengthOf(chance: number): HexMark['kind'] {
  return chance <= 1 / 3 ? 'danger-1' : chance <= 2 / 3 ? 'danger-2' : 'danger-3';
}

/** Marks that stay under those of who reaches where. */
const KEPT: readonly HexMark['kind'][] = ['selected', 'target', 'hover', 'reach', 'reach-costly'];

/** Draws where somebody can strike: the chance on each hex, in three strengths; other marks of danger and numbers give way. */
export function withReach(overlays: Overlays, shown: ReachShown | null): Overlays {
  if (!shown?.chances) return overlays;
  const dangers = [...shown.chances].map(([cell, chance]) => ({
    cell,
    text: percent(chance.valueOf()).replace(' ', ''),
    kind: strengthOf(chance.valueOf()),
  }));
  return {
    marks: [...dangers.map(({ cell, kind }) => ({ cell, kind })), ...overlays.marks.filter(({ kind }) => KEPT.includes(kind))],
    ways: overlays.ways,
    labels: dangers.map(({ cell, text }) => ({ cell, text })),
  };
}

/** What a hex says of it to whoever does not see it; empty where nothing is asked. */
export function reachWords(shown: ReachShown | null, cell: Cell, words: Pick<Words, 'figure'>): string {
  if (!shown?.chances) return '';
  const chance = shown.chances.get(cell);
  const who = listed(shown.foes.map((foe) => words.figure(foe)));
  return chance ? `${who} reach${shown.foes.length > 1 ? '' : 'es'} here with ${percent(chance.valueOf())}` : `out of reach of ${who}`;
}

/** What the key says that it shows now. */
export function stageWords({ stage, foes }: Pick<Reach, 'stage' | 'foes'>, words: Pick<Words, 'figure'>): string {
  const at = foesAt(stage.value, foes.value);
  if (at.length === 0) return 'off';
  return at.length > 1 ? 'all' : words.figure(at[0]!);
}

/** The next stage: nobody, each of them, all of them. */
export function nextStage({ stage, foes }: Pick<Reach, 'stage' | 'foes'>): number {
  const stages = foes.value.length > 1 ? foes.value.length + 2 : foes.value.length + 1;
  return (stage.value + 1) % stages;
}

/** The chance to be struck on a hex, for cards that lead there; null while nobody asks. */
export function struckAt({ shown }: Pick<Reach, 'shown'>): (cell: Cell) => number | null {
  const chances = shown.value?.chances;
  return (cell) => (chances ? (chances.get(cell)?.valueOf() ?? 0) : null);
}
