import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { medicusOdds, personOf, type CareerOffer } from '../../career/index.ts';
import { Dialog, RuleRefs, Told } from '../../hud/common/index.ts';
import type { DayAt } from './people.ts';
import { sixths } from './words.ts';

/** What is asked before something is done that cannot be taken back. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The button that does it. */
  readonly yes: string;
}

interface ConfirmProps extends Question {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once; the way out comes first. */
export function Confirm({ title, text, yes, onYes, onClose }: ConfirmProps) {
  const go = (): void => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p class="button-row">
        <button type="button" class="button" onClick={onClose}>
          Leave it as it is
        </button>
        <button type="button" class="button primary" onClick={go}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}

/** Something that can be done, with what it costs and what may come of it. */
export interface LadderAction {
  readonly key: string;
  readonly label: string;
  /** Price, odds and what follows, in a sentence. */
  readonly note?: string;
  readonly rules?: readonly string[];
  /** Why it cannot be done now. */
  readonly off?: string;
  readonly primary?: boolean;
  /** What is asked before it is done. */
  readonly asks?: Question;
  readonly act: () => void;
}

const hs = (amount: number): string => `${amount} HS`;

export function costNote(cost: number): string {
  if (cost === 0) return '';
  return cost > 0 ? `Costs ${hs(cost)}.` : `Brings ${hs(-cost)}.`;
}

/** What the medicus changes: both nights side by side, the same before he is called and after. */
function medicusNote({ career, state }: DayAt, man: string): string {
  const odds = medicusOdds(career.house, state, personOf(state, man));
  if (!odds) return '';
  const { gentle } = state.options;
  return `Tonight without him: ${sixths(odds.without.chances, gentle)}; with him: ${sixths(odds.with.chances, gentle)}.`;
}

function oddsNote(at: DayAt, { odds, command }: CareerOffer): string {
  if (command.type === 'medicus') return medicusNote(at, command.man);
  const { gentle } = at.state.options;
  if (!odds) return '';
  return odds.of === 'recovery' ? `Tonight: ${sixths(odds.chances, gentle)}.` : `At the end of the day: ${sixths(odds.chances, gentle)}.`;
}

interface ActionText {
  readonly label: string;
  readonly note?: string;
  readonly primary?: boolean;
}

/** A legal command as a button with its price, its odds and its rules. */
export function actionOf(at: DayAt, offer: CareerOffer, { label, note = '', ...more }: ActionText): LadderAction {
  const { doing } = at;
  const notes = [note, costNote(offer.cost), oddsNote(at, offer)].filter((text) => text !== '').join(' ');
  return {
    key: JSON.stringify(offer.command).replaceAll(/[{}"]/g, ''),
    label,
    ...(notes !== '' && { note: notes }),
    rules: [...offer.rules, ...(offer.odds?.terms.map(({ rule }) => rule) ?? [])],
    ...(doing.off !== undefined && { off: doing.off }),
    ...more,
    act: () => doing.play(offer.command),
  };
}

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

interface FoldProps {
  readonly summary: string;
  readonly open?: boolean;
  /** Made only when it is opened. */
  readonly children: () => ComponentChildren;
}

/** What is made and counted only for whoever looks at it. */
export function Fold({ summary, open = false, children }: FoldProps) {
  const [shown, setShown] = useState(open);
  return (
    <details open={open} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{summary}</summary>
      {shown ? children() : null}
    </details>
  );
}
