import type { DefendOdds } from '../../rulesets/damnatio/index.ts';
import { Breakdown, decimal, leastFace, percent, range, RuleRef } from '../common/index.ts';
import { useArena } from './arena-context.ts';
import { HandCard } from './hand-card.tsx';
import { cardKey } from './model/defence.ts';

/** What is coming, and the cards that may be played against it. */
export function DefendPanel() {
  const { model } = useArena();
  const prompt = model.prompt.value;
  if (!prompt) return null;
  const { man, attack, damage, options } = prompt;
  const toHit = options[0]?.toHit;
  return (
    <div class="defend-panel">
      <div class="attack-coming">
        <h3>
          {attack.name} on {model.words.title(man.id)}
        </h3>
        {attack.tell === '-' ? null : <p class="tell">“{attack.tell}”</p>}
        <p>
          {model.words.say('kind', attack.kind)}: hits {toHit?.chance} in 20, {range(damage)} damage; he has {man.hp} left. <RuleRef id="D-083" />
        </p>
        {toHit ? (
          <details>
            <summary>Why {toHit.chance} in 20</summary>
            <Breakdown terms={toHit.modifiers} chance={toHit.chance} words={model.words} caption="The beast to hit" />
          </details>
        ) : null}
      </div>
      <SlipToggle figure={man.id} />
      <ul class="hand">
        {sorted(options).map((odds) => (
          <DefendCardItem key={cardKey(odds)} odds={odds} number={options.indexOf(odds)} />
        ))}
      </ul>
    </div>
  );
}

function sorted(options: readonly DefendOdds[]): readonly DefendOdds[] {
  return options.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
}

/** Fate card Slip, offered where the rules allow it. */
function SlipToggle({ figure }: { readonly figure: string }) {
  const { model } = useArena();
  const may = model.settled.value.actions.some((action) => action.type === 'defend' && action.slip && action.figure === figure);
  if (!may) return null;
  return (
    <button type="button" class="button fate" aria-pressed={model.slip.value} onClick={() => (model.slip.value = !model.slip.value)}>
      {model.words.card('slip')}: the beast at −4
    </button>
  );
}


function DefendCardItem({ odds, number }: { readonly odds: DefendOdds; readonly number: number }) {
  const { model, commands } = useArena();
  const { card, defend, harmed, felled, meanNet, refusal } = odds;
  const key = cardKey(odds);
  const armed = model.armed.value === key;
  const line = [defend ? `${leastFace(defend.chance)}+ on a d20` : 'no defence', `falls ${percent(felled)}`, `loses ${decimal(meanNet)} on average`].join('; ');
  return (
    <HandCard
      title={card?.name ?? 'No card'}
      number={refusal ? null : number}
      cost={card?.stamina ?? 0}
      glance={`${percent(harmed)} harmed`}
      line={line}
      refusal={refusal}
      pressed={armed}
      words={model.words}
      detail={model.settings.value.oddsDetail}
      onChoose={() => (armed ? void commands.defend(key) : commands.arm(key))}
    >
      {defend ? <Breakdown terms={defend.modifiers} chance={defend.chance} words={model.words} caption="To defend" /> : null}
      {card ? (
        <p class="quiet">
          {[card.soakOnFail ? `${card.soakOnFail} less damage if it fails` : '', card.retreat ? 'he falls back if it succeeds' : '', card.selfDown ? 'he lies Down after it' : '', card.stopsCharge ? 'it stops the charge' : '']
            .filter(Boolean)
            .join('; ')}{' '}
          <RuleRef id={card.because} />
        </p>
      ) : null}
    </HandCard>
  );
}
