import type { HuntAction } from '../../rules/index.ts';
import { RuleRefs, Told } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { TwoWays, useInView } from '../../../../hud/fight/index.ts';
import { dicePrompt } from './prompt-words.ts';

/** A die lies on the table, and may be thrown again or softened: who leads, what it would change, how often it can be done. */
export function QuestionPanel() {
  const { model, commands } = useFight();
  const { decision, view } = model.settled.value;
  const prompt = dicePrompt(view, model.words);
  const answers = useInView<HTMLDivElement>(prompt !== null, prompt?.title);
  if (!prompt || !decision) return null;
  const { figure, title, lines, rules, yes, no, keep } = prompt;
  const answer = (use: boolean): HuntAction =>
    decision.kind === 'reroll' ? { type: 'reroll', figure, use } : { type: 'fate', figure, use };
  return (
    <div class="question">
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>
          <Told text={line} />
        </p>
      ))}
      <div ref={answers} class="answers-in-view">
        <TwoWays yes={yes} no={no} keep={keep} answer={(use) => void commands.play(answer(use))} />
      </div>
      <RuleRefs ids={rules} />
    </div>
  );
}
