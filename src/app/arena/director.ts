import { effect, untracked } from '@preact/signals';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { FightModel } from '../../hud/fight/index.ts';
import type { StagePerformer } from './stage.tsx';

/** What the page watches of a fight, whatever its rules. */
export interface Watched extends FightModel {
  readonly settled: FightModel['settled'] & {
    readonly value: { readonly view: { readonly state: { readonly outcome: unknown } } };
  };
}

/** An event is told when it happens; where dice decide it, they are thrown first. */
export type ShownAt = 'thrown' | 'told';

/** What is said and done when the fight comes to a decision, shows an event, or ends. */
export interface Direction<Model extends Watched> {
  readonly model: Model;
  readonly performer: StagePerformer;
  /** Tells one decision from another. */
  decisionKey(model: Model): string;
  decisionWords(model: Model): string;
  readonly onShown?: (event: BoutEvent, at: ShownAt) => void;
  readonly onEnded: () => void;
}

/** A screen of a fight behind its pictures: what must happen by itself. */
export interface Director {
  readonly performer: StagePerformer;
  readonly idle: () => Promise<void>;
  stop(): void;
}

export function direct<Model extends Watched>(direction: Direction<Model>): Director {
  const { model, performer } = direction;
  let told = '';
  const tellDecision = (): void => {
    if (!model.idle.value) return;
    const key = direction.decisionKey(model);
    if (key === told) return;
    told = key;
    model.announcement.value = direction.decisionWords(model);
  };
  const stops = [
    effect(() => markPage(model)),
    effect(tellDecision),
    effect(tellThrown(direction)),
    effect(() => tellShown(direction)),
    effect(tellEnd(direction)),
  ];
  return {
    performer,
    idle: () => whenIdle(model),
    stop: () => {
      stops.forEach((stop) => stop());
      model.presenter.stop();
      delete document.documentElement.dataset['arena'];
    },
  };
}

function markPage({ presenter }: Watched): void {
  document.documentElement.dataset['arena'] = presenter.progress.value === 'idle' ? 'ready' : 'busy';
}

function tellThrown<Model extends Watched>({ model, onShown }: Direction<Model>): () => void {
  return () => {
    const event = model.presenter.falling.value;
    if (event) untracked(() => onShown?.(event, 'thrown'));
  };
}

/** What is looked up later, or comes back by undo, is not being shown. */
function tellShown<Model extends Watched>({ model, onShown }: Direction<Model>): void {
  const { presenter } = model;
  const entry = presenter.current.value;
  untracked(() => {
    if (entry && presenter.progress.value === 'playing') onShown?.(entry.event, 'told');
  });
}

/** Long enough to see the last picture. */
const LINGER = 1600;

function tellEnd<Model extends Watched>({ model, onEnded }: Direction<Model>): () => void {
  let ended = false;
  return () => {
    if (!model.idle.value || !model.settled.value.view.state.outcome || ended) return;
    ended = true;
    setTimeout(() => onEnded(), model.settings.peek().speed === 'instant' ? 0 : LINGER);
  };
}

function whenIdle({ idle }: Watched): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!idle.value) return;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}
