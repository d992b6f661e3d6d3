import { Breakdown, fraction, percent, RuleRef, type Words, Told } from '../../../../hud/common/index.ts';
import { DOUBLE_RULES } from '../../rules/index.ts';
import { useFight } from './context.ts';
import type { Option } from './model/options.ts';

const FACES = [6, 5, 4, 3, 2, 1] as const;

/** What may come of an answer, with exact fractions, the terms of its die, and what equal dice do. */
export function OptionDetail({ option }: { readonly option: Option }) {
  const { model } = useFight();
  const { words } = model;
  const { action, odds } = option;
  return (
    <div class="blow-detail">
      <ul class="blow-facts">
        {odds.outlook.map(({ what, chance, rule }, i) => (
          <li key={i} title={fraction(chance)}>
            <Told text={words.say('outlook', what)} /> {percent(chance)} <RuleRef id={rule} />
          </li>
        ))}
      </ul>
      {odds.modifiers.length > 0 ? (
        <Breakdown
          terms={odds.modifiers}
          chance={null}
          words={words}
          caption={action.type === 'vote' ? 'To every die of the mob' : 'To the attack die'}
        />
      ) : null}
      {action.type === 'strike' ? <Doubles words={words} target={model.target.value?.id ?? ''} /> : null}
    </div>
  );
}

/** What each double does, whatever else is added. */
function Doubles({ words, target }: { readonly words: Words; readonly target: string }) {
  const { model } = useFight();
  const fill = { figure: words.figure(model.acting.value?.id ?? ''), target: words.figure(target) };
  return (
    <table class="doubles">
      <caption>Doubles, each {percent(1 / 36)}</caption>
      <tbody>
        {FACES.map((face) => (
          <tr key={face}>
            <th scope="row">
              {face}·{face}
            </th>
            <td>
              <Told text={words.say('double', `d${face}`, fill)} />
            </td>
            <td>
              <RuleRef id={DOUBLE_RULES[face]!} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
