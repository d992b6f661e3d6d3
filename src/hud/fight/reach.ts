import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexMark, Overlays } from '../../art/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import { inSlices, listed, oneSlice, percent, type Words } from '../common/index.ts';
import type { Sliced } from '../../session/index.ts';

/** Chance by hex that somebody is struck there, those above 0 only. */
export type Chances = ReadonlyMap<Cell, { valueOf(): number }>;

/** Where whoever is asked could be struck by his opponents in their next turns: how a game answers. */
export interface ReachOfGame<Model> {
  /** Those who may strike, the nearest first; nobody while nobody of the player's is asked. */
  foes(model: Model): readonly FigureId[];
  /** It is on in the first bouts of whoever has not chosen, and what he chooses is kept. */
  readonly atFirst?: true;
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
  /** Whether the game says who reaches where. */
  readonly isKnown: boolean;
  /** 0 for off, then each of the opponents, then all of them where there are several. */
  readonly stage: Signal<number>;
  readonly foes: ReadonlySignal<readonly FigureId[]>;
  readonly shown: ReadonlySignal<ReachShown | null>;
  /** Whether it is on although nobody has asked for it. */
  readonly byItself: Signal<boolean>;
  /** The player has switched it. */
  readonly chosen: (on: boolean) => void;
  /** Counts no more: whoever looked has left. */
  readonly stop: () => void;
}

/** A stage behind all others: everybody together. */
const ALL = Infinity;

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
  /** Where a bout begins with it on: whether by itself, and who keeps what the player chooses. */
  readonly first?: { readonly on: boolean; readonly byItself: boolean; readonly keep: (on: boolean) => void } | undefined;
}

/** Counts for one after the other, as long as somebody wants to know. */
function* countedIn(
  waiting: readonly { readonly name: string; readonly steps: Generator<void, Chances> }[],
  facts: Known,
  isWanted: () => boolean,
): Sliced<void> {
  for (const { name, steps } of waiting) {
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (!isWanted()) return;
      yield;
    }
    facts.set(name, step.value);
  }
}

/** Counts what is asked for, off the way of clicks and keys: in slices, once for each position. */
export function reachOf<Model>({ game, model, view, idle, first }: ReachFacts<Model>): Reach {
  const stage = signal(first?.on ? ALL : 0);
  const byItself = signal(first?.on === true && first.byItself);
  const shown = signal<ReachShown | null>(null);
  const foes = computed(() => (game && idle.value ? game.foes(model()) : []));
  const known = new WeakMap<object, Known>();
  let run = 0;
  const count = (asked: readonly FigureId[], by: ReachOfGame<Model>): void => {
    run += 1;
    const mine = run;
    const [at, now] = [model(), view()];
    const key = by.key(at);
    const facts = known.get(now) ?? new Map<string, Chances>();
    known.set(now, facts);
    const named = asked.map((foe) => ({ foe, name: `${foe} ${key}` }));
    const waiting = named.filter(({ name }) => !facts.has(name)).map(({ foe, name }) => ({ name, steps: by.of(at, foe) }));
    const show = (): void => {
      if (mine === run) shown.value = { foes: asked, chances: together(named.map(({ name }) => facts.get(name)!)) };
    };
    const work = countedIn(waiting, facts, () => mine === run);
    if (oneSlice(work)) return show();
    shown.value = { foes: asked, chances: null };
    void inSlices(work).then(show);
  };
  const dispose = effect(() => {
    const asked = stage.value === 0 ? [] : foesAt(stage.value, foes.value);
    if (game && asked.length > 0) return count(asked, game);
    run += 1;
    shown.value = null;
  });
  const stop = (): void => {
    run += 1;
    dispose();
  };
  const chosen = (on: boolean): void => {
    byItself.value = false;
    first?.keep(on);
  };
  return { isKnown: game !== undefined, stage, foes, shown, byItself, chosen, stop };
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

/** What a hex costs to walk to. */
const PRICE = /^(\d+|free)$/;

/**
 * Draws where somebody can strike: the chance on each hex, in three strengths, under what it costs to walk there; other marks of danger
 * and numbers give way.
 */
export function withReach(overlays: Overlays, shown: ReachShown | null): Overlays {
  if (!shown?.chances) return overlays;
  const prices = new Map(overlays.labels.filter(({ text }) => PRICE.test(text)).map(({ cell, text }) => [cell, text]));
  const dangers = [...shown.chances].map(([cell, chance]) => ({
    cell,
    text: [prices.get(cell), percent(chance.valueOf()).replace(' ', '')].filter(Boolean).join('\n'),
    kind: strengthOf(chance.valueOf()),
  }));
  const safe = [...prices].flatMap(([cell, text]) => (shown.chances!.has(cell) ? [] : [{ cell, text }]));
  return {
    marks: [...dangers.map(({ cell, kind }) => ({ cell, kind })), ...overlays.marks.filter(({ kind }) => KEPT.includes(kind))],
    ways: overlays.ways,
    labels: [...dangers.map(({ cell, text }) => ({ cell, text })), ...safe],
  };
}

/** A hex with both numbers: what it costs, and the chance. */
const BOTH = /^(\d+)\n(\d+)%$/;

/** What the numbers on the hexes mean, by one that is there. */
export function numbersInWords({ labels }: Pick<Overlays, 'labels'>, unit: string): string {
  for (const { text } of labels) {
    const [, price, chance] = BOTH.exec(text) ?? [];
    if (price) return `${price} over ${chance}%: costs ${price} ${unit}, struck ${chance} %`;
  }
  return '% on a hex: struck there';
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
  const last = foes.value.length > 1 ? foes.value.length + 1 : foes.value.length;
  return stage.value >= last ? 0 : stage.value + 1;
}

/** The chance to be struck on a hex, for cards that lead there; null while nobody asks. */
export function struckAt({ shown }: Pick<Reach, 'shown'>): (cell: Cell) => number | null {
  const chances = shown.value?.chances;
  return (cell) => (chances ? (chances.get(cell)?.valueOf() ?? 0) : null);
}
