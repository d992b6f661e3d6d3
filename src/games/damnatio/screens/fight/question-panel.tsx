import { RuleRefs, Told } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { dicePrompt } from './prompt-words.ts';

/** A die lies on the table, and may be thrown again or softened: who leads, what it would change, how often it can be done. */
export function QuestionPanel() {
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
