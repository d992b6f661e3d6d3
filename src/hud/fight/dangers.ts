import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { FigureId } from '../../engine/bout/index.ts';
import { inSlices, oneSlice, percent, type Words } from '../common/index.ts';
import type { Sliced } from '../../session/index.ts';
import type { Figure } from './choices.tsx';

/** Who is likeliest to end it for whoever is asked, in his next turn, and the chance. */
export interface Danger {
  readonly foe: FigureId;
  readonly chance: { valueOf(): number };
}

/** How a game counts it where a turn ends; null where nobody can tell. */
export interface DangerAsked {
  /** The same for answers after which he stands the same. */
  readonly key: string;
  readonly count: () => Generator<void, Danger | null>;
}

/** What the others can do next turn to whoever chooses an answer, for all that are shown. */
export interface DangersOfGame<Model> {
  asked(model: Model): readonly DangerAsked[];
}

export interface Dangers {
  /** By key; what is being counted is undefined. */
  readonly shown: ReadonlySignal<ReadonlyMap<string, Danger | null | undefined>>;
  /** Counts no more: whoever looked has left. */
  readonly stop: () => void;
}

type Known = Map<string, Danger | null>;

interface DangerFacts<Model> {
  readonly game: DangersOfGame<Model> | undefined;
  readonly model: () => Model;
  /** The position: what is known of one is forgotten with it. */
  readonly view: () => object;
  readonly idle: ReadonlySignal<boolean>;
}

function* countedIn(waiting: readonly DangerAsked[], known: Known, isWanted: () => boolean): Sliced<void> {
  for (const { key, count } of waiting) {
    const steps = count();
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      yield;
      if (!isWanted()) return;
    }
    known.set(key, step.value);
    yield;
    if (!isWanted()) return;
  }
}

/** Counts off the way of clicks and keys: in slices, once for each place in a position. */
export function dangersOf<Model>({ game, model, view, idle }: DangerFacts<Model>): Dangers {
  const shown = signal<ReadonlyMap<string, Danger | null | undefined>>(new Map());
  const positions = new WeakMap<object, Known>();
  let run = 0;
  const count = (asked: readonly DangerAsked[], at: object): void => {
    const mine = run;
    const known = positions.get(at) ?? new Map<string, Danger | null>();
    positions.set(at, known);
    const waiting = asked.filter(({ key }, place) => !known.has(key) && asked.findIndex((one) => one.key === key) === place);
    const show = (): void => {
      if (mine === run) shown.value = new Map(asked.map(({ key }) => [key, known.get(key)]));
    };
    const work = countedIn(waiting, known, () => mine === run);
    const isDone = oneSlice(work) !== null;
    show();
    if (!isDone) void inSlices(work).then(show);
  };
  const dispose = effect(() => {
    run += 1;
    const asked = game && idle.value ? game.asked(model()) : [];
    if (asked.length > 0) count(asked, view());
    else shown.value = new Map();
  });
  const stop = (): void => {
    run += 1;
    dispose();
  };
  return { shown, stop };
}

interface DangerPlace {
  readonly dangers: Pick<Dangers, 'shown'>;
  readonly key: string | null;
  /** Whether there is more than one who could do it. */
  readonly several: boolean;
  readonly words: Pick<Words, 'figure'>;
}

/** What a card says of it; nothing where nobody can tell. */
export function dangerFigures({ dangers, key, several, words }: DangerPlace): readonly Figure[] {
  if (key === null || !dangers.shown.value.has(key)) return [];
  const danger = dangers.shown.value.get(key);
  if (danger === null) return [];
  const who = several && danger && danger.chance.valueOf() > 0 ? words.figure(danger.foe) : several ? 'anybody' : 'he';
  return [{ value: danger ? percent(danger.chance.valueOf()) : '…', what: `${who} ends you` }];
}

/** The likeliest of several, each counted in his turn; null as soon as one cannot be told. */
export function* likeliestOf<Foe extends { readonly id: FigureId }>(
  foes: readonly Foe[],
  count: (foe: Foe) => Generator<void, { valueOf(): number } | null>,
): Generator<void, Danger | null> {
  let most: Danger | null = null;
  for (const foe of foes) {
    const chance = yield* count(foe);
    if (chance === null) return null;
    if (!most || chance.valueOf() > most.chance.valueOf()) most = { foe: foe.id, chance };
  }
  return most;
}
