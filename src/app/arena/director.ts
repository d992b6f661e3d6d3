import { effect, signal, untracked } from '@preact/signals';
import { createArenaModel, createCommands, decisionWords, type ArenaModel, type ArenaTools } from '../../hud/arena/index.ts';
import { wordsOf } from '../../hud/common/index.ts';
import type { ArenaProps } from './contract.ts';
import { StagePerformer } from './stage.tsx';

/** The arena screen behind its pictures: model, commands, and what must happen by itself. */
export interface Director {
  readonly tools: ArenaTools;
  readonly performer: StagePerformer;
  readonly idle: () => Promise<void>;
  stop(): void;
}

export function direct(props: ArenaProps): Director {
  const { session, settings, catalogue } = props;
  const performer = new StagePerformer();
  const model = createArenaModel({
    session,
    settings,
    words: wordsOf(catalogue.messages, session.view.world),
    performer,
    onSettings: (change) => props.onSettings?.(change),
    readOnly: props.readOnly ?? signal(null),
  });
  const commands = createCommands(model);
  if (model.presenter.behind > 0 && session.plan.length === 0) void commands.show();
  const stops = [effect(() => markPage(model)), effect(() => tellDecision(model)), effect(() => tellShown(model, props)), effect(() => tellEnd(model, props))];
  return {
    tools: { model, commands },
    performer,
    idle: () => whenIdle(model),
    stop: () => {
      stops.forEach((stop) => stop());
      model.presenter.stop();
      delete document.documentElement.dataset['arena'];
    },
  };
}

function markPage(model: ArenaModel): void {
  document.documentElement.dataset['arena'] = model.presenter.progress.value === 'idle' ? 'ready' : 'busy';
}

function tellDecision(model: ArenaModel): void {
  if (!model.idle.value) return;
  const { decision } = model.settled.value;
  const key = `${decision?.kind} ${decision?.attack}`;
  if (key === lastTold.get(model)) return;
  lastTold.set(model, key);
  model.announcement.value = decisionWords(model, model.words);
}

/** What is looked up later, or comes back by undo, is not being shown. */
function tellShown({ presenter }: ArenaModel, { onShown }: ArenaProps): void {
  const entry = presenter.current.value;
  untracked(() => {
    if (entry && presenter.progress.value === 'playing') onShown?.(entry.event);
  });
}

const lastTold = new WeakMap<ArenaModel, string>();
const ended = new WeakSet<ArenaModel>();

/** Long enough to see the last picture. */
const LINGER = 1600;

function tellEnd(model: ArenaModel, props: ArenaProps): void {
  if (!model.idle.value || !model.settled.value.view.state.outcome || ended.has(model)) return;
  ended.add(model);
  setTimeout(() => props.onEnded(props.session), props.settings.peek().speed === 'instant' ? 0 : LINGER);
}

function whenIdle(model: ArenaModel): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!model.idle.value) return;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}
