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

/** Undo, redo, and the one button that makes the plan final; or going on while things happen. */
export function ActionBar() {
  const { model } = useArena();
  return (
    <div class="action-bar" role="group" aria-label="Commit and undo">
      {model.question.value ? <Question /> : model.idle.value ? <PlanButtons /> : <GoOn />}
    </div>
  );
}

function PlanButtons() {
  const { model, commands } = useArena();
  const { canUndo, canRedo } = model.settled.value;
  const kind = model.decision.value?.kind;
  const off = !model.mayAct.value || !kind || !COMMIT[kind] || kind === 'order' || (kind === 'moves' && !mayCommit(model));
  return (
    <>
      <button type="button" class="button icon-button" aria-label="Undo" title="Undo (Z)" aria-disabled={!canUndo} onClick={() => void commands.undo()}>
        <Icon sign="undo" />
      </button>
      <button type="button" class="button icon-button" aria-label="Redo" title="Redo (Shift+Z)" aria-disabled={!canRedo} onClick={() => void commands.redo()}>
        <Icon sign="redo" />
      </button>
      <button type="button" class="button primary commit" id="commit" aria-disabled={off} onClick={() => void commands.commit()}>
        {COMMIT[kind ?? ''] ?? 'Commit'}{' '}
        <kbd class="key" aria-hidden="true">
          Space
        </kbd>
      </button>
    </>
  );
}

function mayCommit(model: ReturnType<typeof useArena>['model']): boolean {
  return model.settled.value.actions.some(({ type }) => type === 'done');
}

function GoOn() {
  const { model } = useArena();
  const waiting = model.presenter.progress.value === 'waiting';
  return (
    <button type="button" class={`button commit ${waiting ? 'primary' : ''}`} id="go-on" onClick={() => model.presenter.next()}>
      <Icon sign={waiting ? 'play' : 'fast'} /> {waiting ? 'Go on' : 'Skip'}{' '}
      <kbd class="key" aria-hidden="true">
        Space
      </kbd>
    </button>
  );
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
