import { controlOdds } from '../../rulesets/damnatio/index.ts';
import { RuleRef } from '../common/index.ts';
import { useArena } from './arena-context.ts';
import { ControlBar } from './forecast.tsx';

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
  const { decision, view } = model.settled.value;
  const figure = decision?.figures[0];
  if (!figure) return null;
  return (
    <div class="question">
      <h3>{model.words.title(figure)} may throw again</h3>
      <ControlBar odds={controlOdds(view)} words={model.words} />
      <p class="quiet">
        The odds are those of a fresh check. <RuleRef id="D-052" />
      </p>
      <TwoWays yes="Throw again" no="Let it stand" answer={(use) => void commands.play({ type: 'reroll', figure, use })} />
    </div>
  );
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
