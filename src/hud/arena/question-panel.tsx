import { capital, RuleRef, type Words } from '../common/index.ts';
import { useArena } from './arena-context.ts';
import type { LogEntry } from './model/log-entries.ts';

const FATE = {
  thickSkin: { text: 'Two damage less.', rule: 'D-234' },
  godNods: { text: 'Throw that die again; the second stands.', rule: 'D-236' },
} as const;

/** A Fate card that may be played on the die that has just fallen. */
export function FatePanel() {
  const { model, commands } = useArena();
  const { decision } = model.settled.value;
  const figure = decision?.figures[0];
  if (!decision?.fate || !figure) return null;
  const { text, rule } = FATE[decision.fate];
  return (
    <div class="question">
      <h3>
        {model.words.title(figure)}: {model.words.card(decision.fate)}?
      </h3>
      <p>
        {text} <RuleRef id={rule} />
      </p>
      <TwoWays yes={`Play ${model.words.card(decision.fate)}`} no="Keep it" answer={(use) => void commands.play({ type: 'fate', figure, use })} />
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

function TwoWays({ yes, no, answer }: { readonly yes: string; readonly no: string; readonly answer: (use: boolean) => void }) {
  return (
    <p class="two-ways">
      <button type="button" class="button primary" data-answer="yes" onClick={() => answer(true)}>
        {yes}
      </button>
      <button type="button" class="button" data-answer="no" onClick={() => answer(false)}>
        {no}
      </button>
    </p>
  );
}
