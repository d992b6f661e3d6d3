import { effect, untracked } from '@preact/signals';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { AnyFight } from '../../hud/fight/index.ts';
import type { StagePerformer } from './stage.tsx';

/** An event is told when it happens; where dice decide it, they are thrown first. Before somebody falls everything is hushed. */
export type ShownAt = 'thrown' | 'hushed' | 'told';

/** What is said and done when the fight comes to a decision, shows an event, or ends. */
export interface Direction {
  readonly model: AnyFight;
  readonly performer: StagePerformer;
  /** Tells one decision from another. */
  decisionKey(): string;
  decisionWords(): string;
  readonly onShown?: (event: BoutEvent, at: ShownAt) => void;
  readonly onEnded: () => void;
}

/** A screen of a fight behind its pictures: what must happen by itself. */
export interface Director {
  readonly performer: StagePerformer;
  readonly idle: () => Promise<void>;
  stop(): void;
}

export function direct(direction: Direction): Director {
  const { model, performer } = direction;
  let told = '';
  const tellDecision = (): void => {
    if (!model.idle.value || model.isUnseen()) return;
    const key = direction.decisionKey();
    if (key === told) return;
    told = key;
    model.announcement.value = direction.decisionWords();
  };
  const stops = [
    effect(() => markPage(model)),
    effect(tellDecision),
    effect(revealChosen(direction)),
    effect(tellThrown(direction)),
    effect(tellHushed(direction)),
    effect(() => tellShown(direction)),
    tellEnd(direction),
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

/** Who is chosen elsewhere than on the sand may be out of view; a new question is the camera's own business. */
function revealChosen({ model, performer }: Direction): () => void {
  let before: unknown = null;
  return () => {
    const [selected, settled, idle] = [model.selected.value, model.settled.value, model.idle.value];
    const asked = before !== settled || !idle;
    before = settled;
    const cell = model.picture.peek().figures.find(({ id }) => id === selected)?.cell;
    if (!asked && cell !== undefined) performer.reveal(cell);
  };
}

function markPage({ presenter }: AnyFight): void {
  document.documentElement.dataset['arena'] = presenter.progress.value === 'idle' ? 'ready' : 'busy';
}

function tellThrown({ model, onShown }: Direction): () => void {
  return () => {
    const event = model.presenter.falling.value;
    if (event) untracked(() => onShown?.(event, 'thrown'));
  };
}

export function tellHushed({ model, onShown }: Pick<Direction, 'model' | 'onShown'>): () => void {
  return () => {
    const event = model.presenter.hush.value;
    if (event) untracked(() => onShown?.(event, 'hushed'));
  };
}

/** What is looked up later, or comes back by undo, is not being shown. */
function tellShown({ model, onShown }: Direction): void {
  const { presenter } = model;
  const entry = presenter.current.value;
  untracked(() => {
    if (entry && presenter.progress.value === 'playing') onShown?.(entry.event, 'told');
  });
}

/** Long enough to see the last picture. */
const LINGER = 1600;

/** Says once that the fight is over; returns the way not to, for whoever leaves before. */
export function tellEnd({ model, onEnded }: Pick<Direction, 'model' | 'onEnded'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quit = effect(() => {
    if (!model.idle.value || !model.settled.value.view.state.outcome || timer !== undefined) return;
    timer = setTimeout(() => onEnded(), model.settings.peek().speed === 'instant' || model.flow.settling.peek() ? 0 : LINGER);
  });
  return () => {
    quit();
    clearTimeout(timer);
  };
}

function whenIdle({ idle }: AnyFight): Promise<void> {
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
