import { useId, useState } from 'preact/hooks';
import { RuleRefs, Told } from '../common/index.ts';
import { Confirm } from './confirm.tsx';
import type { LadderAction } from './types.ts';

interface ActionsProps {
  readonly actions: readonly LadderAction[];
  /** What they are about, for whoever does not see it. */
  readonly label: string;
}

/** What can be done: each a button with its price, its odds and its rule beside it. */
export function Actions({ actions, label }: ActionsProps) {
  const id = useId();
  const [asked, setAsked] = useState<LadderAction | null>(null);
  if (actions.length === 0) return null;
  const press = (action: LadderAction): void => {
    if (action.off !== undefined) return;
    if (action.asks) setAsked(action);
    else action.act();
  };
  return (
    <>
      <ul class="ladder-actions" aria-label={label}>
        {actions.map((action, place) => (
          <li key={action.key}>
            <button
              type="button"
              class={`button ${action.primary ? 'primary' : ''}`}
              data-action={action.key}
              aria-disabled={action.off !== undefined}
              aria-describedby={action.off !== undefined || action.note ? `${id}-${place}` : undefined}
              onClick={() => press(action)}
            >
              {action.label}
            </button>
            <span class="ladder-note">
              <span id={`${id}-${place}`}>
                {action.off === undefined ? null : <b>{action.off} </b>}
                {action.note ? <Told text={action.note} /> : null}
              </span>{' '}
              <RuleRefs ids={action.rules ?? []} />
            </span>
          </li>
        ))}
      </ul>
      {asked?.asks ? <Confirm {...asked.asks} onYes={asked.act} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
