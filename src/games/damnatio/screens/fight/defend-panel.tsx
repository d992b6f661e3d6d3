import type { DefendOdds } from '../../rules/index.ts';
import { attackInForce, manCard } from '../../rules/index.ts';
import { Breakdown, capital, decimal, leastFace, percent, range, RuleRef, RuleRefs, span } from '../../../../hud/common/index.ts';
import { blowEffects, defendEffects, NO_EFFECTS } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { HandCard } from './hand-card.tsx';
import { cardKey, playable } from './model/defence.ts';

/** What is coming, and the cards that may be played against it. */
export function DefendPanel() {
  const { model } = useFight();
  const prompt = model.prompt.value;
  if (!prompt) return null;
  const { man, attack, damage, options } = prompt;
  const { view } = model.settled.value;
  const toHit = options[0]?.toHit;
  const effects = blowEffects(attackInForce(view, attack), model.words);
  const { padding } = manCard(view.world, man);
  const worst = options[0] ? span(options[0].net)[1] : 0;
  const critical = options[0]?.critical ?? 0;
  return (
    <div class="defend-panel">
      <div class="attack-coming">
        {attack.tell === '-' ? null : <p class="tell">“{attack.tell}”</p>}
        <p>
          {capital(model.words.say('kind', attack.kind))}: hits {toHit?.chance} in 20, {range(damage)} damage
          {effects.length ? <b>, {effects.join(', ')}</b> : null}
          {padding ? `; his padding takes ${padding} off` : ''}. <RuleRef id="D-080" />
        </p>
      </div>
      <div class="attack-law">
        <p class="quiet">
          Critical, {percent(critical)}: he loses {worst}, and no card helps. <RuleRef id="D-039" />
        </p>
        {toHit ? (
          <details>
            <summary>Why {toHit.chance} in 20</summary>
            <RuleRef id="D-083" />
            <Breakdown terms={toHit.modifiers} chance={toHit.chance} words={model.words} caption="The beast to hit" />
          </details>
        ) : null}
      </div>
      <SlipToggle figure={man.id} />
      <p class="hand-key quiet">Safest first: how likely he falls, then Hit Points lost on average, then Stamina.</p>
      <ul class="hand">
        {sorted(options).map((odds) => (
          <DefendCardItem key={cardKey(odds)} odds={odds} number={playable(options).indexOf(odds)} />
        ))}
      </ul>
    </div>
  );
}

function sorted(options: readonly DefendOdds[]): readonly DefendOdds[] {
  return [...playable(options), ...options.filter(({ refusal }) => refusal !== null)];
}

/** Fate card Slip, offered where the rules allow it. */
function SlipToggle({ figure }: { readonly figure: string }) {
  const { model } = useFight();
  const may = model.settled.value.actions.some((action) => action.type === 'defend' && action.slip && action.figure === figure);
  if (!may) return null;
  return (
    <button type="button" class="button fate" aria-pressed={model.slip.value} onClick={() => (model.slip.value = !model.slip.value)}>
      {model.words.card('slip')}: the beast at −4
    </button>
  );
}

function DefendCardItem({ odds, number }: { readonly odds: DefendOdds; readonly number: number }) {
  const { model, commands } = useFight();
  const { card, defend, harmed, felled, meanNet, refusal } = odds;
  const key = cardKey(odds);
  const armed = model.armed.value === key;
  const line = [
    defend ? `needs ${leastFace(defend.chance)}+` : 'no defence',
    `harmed ${percent(harmed)}`,
    `loses ${decimal(meanNet)}`,
  ].join(' \u00b7 ');
  return (
    <HandCard
      title={card?.name ?? 'No card'}
      number={refusal ? null : number}
      cost={card?.stamina ?? 0}
      glance={`falls ${percent(felled)}`}
      line={line}
      effects={card ? defendEffects(card, model.words) : NO_EFFECTS}
      success="Success"
      refusal={refusal}
      pressed={armed}
      words={model.words}
      detail={model.settings.value.oddsDetail}
      onChoose={() => (armed ? void commands.defend(key) : commands.arm(key))}
    >
      {defend ? <Breakdown terms={defend.modifiers} chance={defend.chance} words={model.words} caption="To defend" /> : null}
      {card ? (
        <p class="quiet">
          A natural 1 fails and brings him Down; a 20 succeeds. <RuleRefs ids={['D-086', 'D-087', card.because]} />
        </p>
      ) : null}
    </HandCard>
  );
}
