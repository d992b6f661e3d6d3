import { Icon } from '../common/index.ts';
import { TwoWays, type TwoWaysProps } from './two-ways.tsx';
import { commitOrConfirm, type FightCommands, type AnyFight } from './fight-model.ts';

export interface ActionBarProps {
  readonly model: AnyFight;
  readonly commands: Pick<FightCommands, 'commit' | 'undo' | 'redo'>;
  /** What the one button does now. */
  readonly text: string;
  /** There is nothing to commit. */
  readonly off: boolean;
  /** A question with two answers: they stand in the place of the one button. */
  readonly ways?: TwoWaysProps | null;
}

/** Undo, redo, and the one button that makes the plan final, or goes on while things happen. */
export function ActionBar({ model, commands, text, off, ways = null }: ActionBarProps) {
  const idle = model.idle.value;
  const { canUndo, canRedo } = model.settled.value;
  return (
    <div class="action-bar" role="group" aria-label="Commit and undo">
      {model.question.value ? <Asking model={model} /> : null}
      {model.closing.value ? <p class="closing-note">Nothing is left to do: it ends by itself.</p> : null}
      <button
        type="button"
        class="button icon-button"
        aria-label="Undo"
        title="Undo (Z)"
        aria-disabled={!idle || !canUndo}
        onClick={() => commands.undo()}
      >
        <Icon sign="undo" />
      </button>
      <button
        type="button"
        class="button icon-button"
        aria-label="Redo"
        title="Redo (Shift+Z)"
        aria-disabled={!idle || !canRedo}
        onClick={() => void commands.redo()}
      >
        <Icon sign="redo" />
      </button>
      {idle && ways ? <TwoWays {...ways} /> : null}
      {idle && ways ? null : <MainButton model={model} text={text} off={off} onCommit={() => commitOrConfirm(model, commands)} />}
    </div>
  );
}

interface MainButtonProps extends Pick<ActionBarProps, 'model' | 'text' | 'off'> {
  readonly onCommit: () => void;
}

/** One button all along, so that whoever is on it stays on it. */
function MainButton({ model, text, off, onCommit }: MainButtonProps) {
  const progress = model.presenter.progress.value;
  const idle = progress === 'idle';
  if (model.flow.deputed.value && progress !== 'waiting') return <TakeBack model={model} />;
  return (
    <button
      type="button"
      class={`button commit ${progress === 'playing' ? '' : 'primary'}`}
      id={idle ? 'commit' : 'go-on'}
      aria-disabled={idle && off}
      onClick={() => (idle ? onCommit() : model.presenter.next())}
    >
      {idle ? null : <Icon sign={progress === 'waiting' ? 'play' : 'fast'} />} {idle ? text : progress === 'waiting' ? 'Go on' : 'Skip'}{' '}
      <kbd class="key" aria-hidden="true">
        Space
      </kbd>
    </button>
  );
}

/** While a bot plays on for the player: his side is his again at a press. */
function TakeBack({ model }: Pick<ActionBarProps, 'model'>) {
  return (
    <button type="button" class="button commit primary" id="take-back" onClick={() => model.flow.playOn(false)}>
      Take my side back{' '}
      <kbd class="key" aria-hidden="true">
        P
      </kbd>
    </button>
  );
}

function Asking({ model }: Pick<ActionBarProps, 'model'>) {
  const question = model.question.value;
  if (!question) return null;
  const close = (): void => void (model.question.value = null);
  return (
    <div class="commit-question" role="alertdialog" aria-label={question.text}>
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
