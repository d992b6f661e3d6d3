import { RuleRef } from '../common/index.ts';
import { useArena } from './arena-context.ts';
import { DefendPanel } from './defend-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import type { LogEntry } from './model/log-entries.ts';
import { MovePanel } from './move-panel.tsx';
import { FatePanel, RerollPanel } from './question-panel.tsx';
import { StrikePanel } from './strike-panel.tsx';

const TITLES: Readonly<Record<string, string>> = {
  order: 'Move all or none',
  moves: 'Move',
  'first-moves': 'The others move',
  bystanders: 'Bystanders',
  strikes: 'Strike',
  fate: 'Fate',
  reroll: 'Control',
  watch: 'Beast against beast',
};

/** What the panel is about; an attack says whom it meets. */
function useTitle(): string {
  const { model } = useArena();
  const { words } = model;
  const prompt = model.prompt.value;
  if (prompt) return `${words.title(prompt.man.id)}, defend: ${prompt.attack.name}`;
  const kind = model.decision.value?.kind;
  if (kind) return TITLES[kind] ?? '';
  return model.idle.value ? 'The end' : 'On the sand';
}

/** What is asked of the player now, with the cards or buttons to answer it. */
export function TaskPanel() {
  const { model } = useArena();
  const kind = model.decision.value?.kind;
  const lock = model.options.readOnly.value;
  return (
    <section class="panel task" aria-label="Your choice" id="arena-hand">
      <h2>{useTitle()}</h2>
      {lock ? <p class="notice">{lock}</p> : null}
      <Refusal />
      <div class="task-body">
        <Dice />
        {kind === 'order' || kind === 'moves' || kind === 'first-moves' ? <MovePanel /> : null}
        {kind === 'bystanders' ? <BystanderPanel /> : null}
        {kind === 'strikes' ? <StrikePanel /> : null}
        {kind === 'defend' ? <DefendPanel /> : null}
        {kind === 'fate' ? <FatePanel /> : null}
        {kind === 'reroll' ? <RerollPanel /> : null}
        {kind === 'watch' ? <p>The cards think for themselves. Let the next round happen.</p> : null}
        {kind || !model.idle.value ? null : <Ending />}
      </div>
    </section>
  );
}

/** Some may strike, some may move. */
function BystanderPanel() {
  return (
    <>
      <StrikePanel />
      <MovePanel />
    </>
  );
}

function Refusal() {
  const { model } = useArena();
  const refusal = model.refusal.value;
  if (!refusal) return null;
  return (
    <p class="refusal" role="alert">
      {refusal.text} {refusal.rule ? <RuleRef id={refusal.rule} /> : null}
    </p>
  );
}

function Ending() {
  const { model } = useArena();
  const { outcome } = model.settled.value.view.state;
  return outcome ? <p class="ending">{model.words.say('outcome', outcome.by)}</p> : null;
}

/** The last roll up to an entry. */
function rollBefore(entries: readonly LogEntry[], now: LogEntry | null): LogEntry | null {
  const to = now ? entries.indexOf(now) : -1;
  return entries.slice(0, to + 1).findLast(({ event }) => event.type === 'rolled') ?? null;
}

/** The dice of the moment while things happen, of a line of the log when one is looked at. */
function Dice() {
  const { model } = useArena();
  const { presenter, inspected, words, settings } = model;
  const kind = model.decision.value?.kind;
  const now = inspected.value ?? presenter.current.value;
  if (!inspected.value && model.idle.value && kind && kind !== 'fate' && kind !== 'reroll') return null;
  const last = inspected.value ? null : rollBefore(presenter.entries.value, now);
  return (
    <>
      <DicePanel entry={now} lastRoll={last} words={words} palette={settings.value.palette} />
      {inspected.value ? (
        <button type="button" class="button" onClick={() => (inspected.value = null)}>
          Back to the present
        </button>
      ) : null}
    </>
  );
}
