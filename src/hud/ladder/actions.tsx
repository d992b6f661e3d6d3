import { RuleRefs, Told } from '../common/index.ts';
import type { LadderAction } from './types.ts';

interface ActionsProps {
  readonly actions: readonly LadderAction[];
  /** What they are about, for whoever does not see it. */
  readonly label: string;
}

function press({ off, act }: LadderAction): void {
  if (off === undefined) act();
}

/** What can be done: each a button with its price, its odds and its rule beside it. */
export function Actions({ actions, label }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul class="ladder-actions" aria-label={label}>
      {actions.map((action) => (
        <li key={action.key}>
          <button
            type="button"
            class={`button ${action.primary ? 'primary' : ''}`}
            data-action={action.key}
            aria-pressed={action.pressed}
            aria-disabled={action.off !== undefined}
            onClick={() => press(action)}
          >
            {action.label}
          </button>
          <span class="ladder-note">
            {action.off === undefined ? null : <b>{action.off} </b>}
            {action.note ? <Told text={action.note} /> : null} <RuleRefs ids={action.rules ?? []} />
          </span>
        </li>
      ))}
    </ul>
  );
}
