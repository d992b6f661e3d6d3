import { Icon } from '../common/index.ts';
import { useArena } from './arena-context.ts';

const COMMIT: Readonly<Record<string, string>> = {
  order: 'Commit',
  moves: 'Commit',
  'first-moves': 'Commit',
  bystanders: 'Commit',
  strikes: 'Strike',
  defend: 'Defend',
  watch: 'Next round',
};

/** Undo, redo, and the one button that makes the plan final, or goes on while things happen. */
export function ActionBar() {
  const { model, commands } = useArena();
  const idle = model.idle.value;
  const { canUndo, canRedo } = model.settled.value;
  return (
    <div class="action-bar" role="group" aria-label="Commit and undo">
      {model.question.value ? <Question /> : null}
      <button type="button" class="button icon-button" aria-label="Undo" title="Undo (Z)" aria-disabled={!idle || !canUndo} onClick={() => commands.undo()}>
        <Icon sign="undo" />
      </button>
      <button type="button" class="button icon-button" aria-label="Redo" title="Redo (Shift+Z)" aria-disabled={!idle || !canRedo} onClick={() => void commands.redo()}>
        <Icon sign="redo" />
      </button>
      <MainButton />
    </div>
  );
}

/** One button all along, so that whoever is on it stays on it. */
function MainButton() {
  const { model, commands } = useArena();
  const progress = model.presenter.progress.value;
  const kind = model.decision.value?.kind ?? '';
  const idle = progress === 'idle';
  const off = idle && !mayCommit(model);
  const text = idle ? (COMMIT[kind] ?? 'Commit') : progress === 'waiting' ? 'Go on' : 'Skip';
  return (
    <button
      type="button"
      class={`button commit ${progress === 'playing' ? '' : 'primary'}`}
      id={idle ? 'commit' : 'go-on'}
      aria-disabled={off}
      onClick={() => (idle ? void commands.commit() : model.presenter.next())}
    >
      {idle ? null : <Icon sign={progress === 'waiting' ? 'play' : 'fast'} />} {text}{' '}
      <kbd class="key" aria-hidden="true">
        Space
      </kbd>
    </button>
  );
}

function mayCommit(model: ReturnType<typeof useArena>['model']): boolean {
  const kind = model.decision.value?.kind;
  if (!model.mayAct.value || !kind || !COMMIT[kind] || kind === 'order') return false;
  return kind !== 'moves' || model.settled.value.actions.some(({ type }) => type === 'done');
}

function Question() {
  const { model } = useArena();
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
