import { useLayoutEffect } from 'preact/hooks';
import { Icon, Key, useKeyed } from '../common/index.ts';
import type { TwoWaysProps } from './two-ways.ts';
import { commitOrConfirm, type FightCommands, type AnyFight } from './fight-model.ts';
import './action-bar.css';

export interface ActionBarProps {
  readonly model: AnyFight;
  readonly commands: Pick<FightCommands, 'commit' | 'undo' | 'redo'>;
  /** What the one button does now. */
  readonly text: string;
  /** There is nothing to commit. */
  readonly off: boolean;
  /** A question with two answers: the likelier is what the one button does, the other stands beside it. */
  readonly ways?: TwoWaysProps | null;
}

/** Undo, redo, and the one button that makes the plan final, or goes on while things happen. */
export function ActionBar({ model, commands, text, off, ways = null }: ActionBarProps) {
  const keyed = useKeyed();
  const idle = model.idle.value;
  const { canUndo, canRedo } = model.settled.value;
  const asked = idle ? ways : null;
  const over = idle && model.settled.value.view.state.outcome !== null;
  if (over && !canUndo && !canRedo) return null;
  if (model.question.value)
    return (
      <div class="action-bar wrap">
        <Asking model={model} />
      </div>
    );
  return (
    <div class="action-bar wrap" role="group" aria-label="Commit and undo">
      {model.closing.value ? <p class="closing-note">Nothing is left to do: it ends by itself.</p> : null}
      <button
        type="button"
        class="button icon-button"
        aria-label="Undo"
        title={keyed('Undo', 'Z')}
        aria-disabled={!idle || !canUndo}
        onClick={() => commands.undo()}
      >
        <Icon sign="undo" />
      </button>
      <button
        type="button"
        class="button icon-button"
        aria-label="Redo"
        title={keyed('Redo', 'Shift+Z')}
        aria-disabled={!idle || !canRedo}
        onClick={() => void commands.redo()}
      >
        <Icon sign="redo" />
      </button>
      {asked ? <OtherWay {...asked} /> : null}
      {over ? null : (
        <MainButton
          model={model}
          text={asked ? (asked.keep ? asked.no : asked.yes) : text}
          off={off && !asked}
          way={asked && (asked.keep ? 'no' : 'yes')}
          onCommit={() => commitOrConfirm(model, commands)}
        />
      )}
    </div>
  );
}

/** The answer that is not on the one button. */
function OtherWay({ yes, no, keep = false, answer }: TwoWaysProps) {
  useLayoutEffect(() => {
    if (!document.querySelector('dialog[open], .fight-menu-list')) document.getElementById('commit')?.focus({ preventScroll: true });
  }, [yes, no]);
  return (
    <button type="button" class="button other-way" data-answer={keep ? 'yes' : 'no'} onClick={() => answer(keep)}>
      {keep ? yes : no} <Key name="1" />
    </button>
  );
}

interface MainButtonProps extends Pick<ActionBarProps, 'model' | 'text' | 'off'> {
  /** The answer it stands for, where a question is asked. */
  readonly way: 'yes' | 'no' | null;
  readonly onCommit: () => void;
}

/** One button all along, so that whoever is on it stays on it. */
function MainButton({ model, text, off, way, onCommit }: MainButtonProps) {
  const progress = model.presenter.progress.value;
  const idle = progress === 'idle';
  if (model.flow.deputed.value && progress !== 'waiting') return <TakeBack model={model} />;
  return (
    <button
      type="button"
      class={`button commit ${progress === 'playing' ? '' : 'primary'}`}
      id={idle ? 'commit' : 'go-on'}
      data-answer={way ?? undefined}
      aria-disabled={idle && off}
      onClick={() => (idle ? onCommit() : model.presenter.next())}
    >
      {idle ? null : <Icon sign={progress === 'waiting' ? 'play' : 'fast'} />} {idle ? text : progress === 'waiting' ? 'Go on' : 'Skip'}{' '}
      <Key name="Space" />
    </button>
  );
}

/** While a bot plays on for the player: his side is his again at a press. */
function TakeBack({ model }: Pick<ActionBarProps, 'model'>) {
  return (
    <button type="button" class="button commit primary" id="take-back" onClick={() => model.flow.playOn(false)}>
      Take my side back <Key name="P" />
    </button>
  );
}

function Asking({ model }: Pick<ActionBarProps, 'model'>) {
  const question = model.question.value;
  if (!question) return null;
  const close = (): void => void (model.question.value = null);
  return (
    <div class="commit-question row" role="alertdialog" aria-label={question.text}>
      <p>{question.text}</p>
      <button
        type="button"
        class="button primary"
        id="commit-yes"
        ref={(button) => button?.focus()}
        onClick={() => {
          close();
          question.go();
        }}
      >
        {question.yes}
      </button>
      <button type="button" class="button" onClick={close}>
        Back
      </button>
    </div>
  );
}
