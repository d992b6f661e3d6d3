import { capital, RuleRef, type Words } from '../common/index.ts';
import { TwoWays, type LogEntry } from '../fight/index.ts';
import { useArena } from './arena-context.ts';

const FATE = {
  thickSkin: { text: 'Two damage less.', rule: 'D-234' },
  godNods: { text: 'Throw that die again; the second stands.', rule: 'D-236' },
} as const;

/** Whether the die that has just fallen came out well for the men: then nobody throws it again lightly. */
function fellWell(entries: readonly LogEntry[], men: readonly string[]): boolean {
  const last = entries.findLast(({ event }) => event.type === 'rolled')?.event;
  if (last?.type !== 'rolled' || last.roll.result === null) return false;
  const passed = last.roll.result === 'hit' || last.roll.result === 'critical' || last.roll.result === 'success';
  return men.includes(last.figure) === passed;
}

/** A Fate card that may be played on the die that has just fallen. */
export function FatePanel() {
  const { model, commands } = useArena();
  const { decision } = model.settled.value;
  const figure = decision?.figures[0];
  if (!decision?.fate || !figure) return null;
  const { text, rule } = FATE[decision.fate];
  const men = model.settled.value.view.state.men.map(({ id }) => id);
  const keep = decision.fate === 'godNods' && fellWell(model.presenter.entries.value, men);
  return (
    <div class="question">
      <h3>
        {model.words.title(figure)}: {model.words.card(decision.fate)}?
      </h3>
      <p>
        {text} <RuleRef id={rule} />
      </p>
      <TwoWays yes={`Play ${model.words.card(decision.fate)}`} no="Keep it" keep={keep} answer={(use) => void commands.play({ type: 'fate', figure, use })} />
    </div>
  );
}

/** The leader may throw his Control die again. */
export function RerollPanel() {
  const { model, commands } = useArena();
  const { decision } = model.settled.value;
  const figure = decision?.figures[0];
  if (!figure) return null;
  return (
    <div class="question">
      <h3>{model.words.title(figure)} may throw again</h3>
      <p>
        {controlTotals(model.presenter.entries.value, model.words)} <RuleRef id="D-052" />
      </p>
      <TwoWays yes="Throw again" no="Let it stand" answer={(use) => void commands.play({ type: 'reroll', figure, use })} />
    </div>
  );
}

/** What the dice of the open Control Check came to. */
function controlTotals(entries: readonly LogEntry[], words: Words): string {
  const round = entries.at(-1)?.round;
  const totals = entries.flatMap(({ event, round: of }) => (of === round && event.type === 'rolled' && event.roll.why === 'control' ? [`${capital(words.figure(event.figure))} has ${event.roll.total}.`] : []));
  return totals.join(' ');
}
