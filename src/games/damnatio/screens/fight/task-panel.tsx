import { DiceOfMoment, RefusalLine } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import { DefendPanel } from './defend-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { BystanderPanel, StrikePanel } from './strike-panel.tsx';
import { RuleRefs, Told } from '../../../../hud/common/index.ts';
import { dicePrompt } from './prompt-words.ts';

const TITLES: Readonly<Record<string, string>> = {
  order: 'Move all or none',
  moves: 'Move',
  'first-moves': 'The others move',
  strikes: 'Strike',
  fate: 'Fate',
  reroll: 'Control',
  watch: 'Beast against beast',
};

/** What the panel is about; an attack says whom it meets. */
function useTitle(): string {
  const { model } = useFight();
  const { words } = model;
  const prompt = model.prompt.value;
  if (prompt) return `${words.title(prompt.man.id)}, defend: ${prompt.attack.name}`;
  const kind = model.decision.value?.kind;
  if (kind === 'bystanders') return model.step.value === 'strike' ? 'Bystanders strike' : 'Bystanders move';
  if (kind) return TITLES[kind] ?? '';
  return model.idle.value ? 'The end' : 'On the sand';
}

/** What is asked of the player now, with the cards or buttons to answer it. */
export function TaskPanel() {
  const { model } = useFight();
  const kind = model.decision.value?.kind;
  const lock = model.options.readOnly.value;
  return (
    <section class="panel task" aria-label="Your choice" id="arena-hand">
      <h2>{useTitle()}</h2>
      {lock ? <p class="notice">{lock}</p> : null}
      <RefusalLine model={model} />
      <div class="task-body">
        <DiceOfMoment model={model} asking={kind !== undefined && kind !== 'fate' && kind !== 'reroll'} />
        {kind === 'order' || kind === 'moves' || kind === 'first-moves' ? <MovePanel /> : null}
        {kind === 'bystanders' ? <BystanderPanel /> : null}
        {kind === 'strikes' ? <StrikePanel /> : null}
        {kind === 'defend' ? <DefendPanel /> : null}
        {kind === 'fate' || kind === 'reroll' ? <QuestionPanel /> : null}
        {kind === 'watch' ? <p>The cards think for themselves. Let the next round happen.</p> : null}
        {kind || !model.idle.value ? null : <Ending />}
      </div>
    </section>
  );
}

function Ending() {
  const { model } = useFight();
  const { outcome } = model.settled.value.view.state;
  return outcome ? <p class="ending">{model.words.outcome(outcome)}</p> : null;
}

/** A die lies on the table, and may be thrown again or softened: who leads, what it would change, how often it can be done. */
function QuestionPanel() {
  const { model } = useFight();
  const { decision, view } = model.settled.value;
  const prompt = dicePrompt(view, model.words);
  if (!prompt || !decision) return null;
  const { title, lines, rules } = prompt;
  return (
    <div class="question">
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>
          <Told text={line} />
        </p>
      ))}
      <RuleRefs ids={rules} />
    </div>
  );
}
