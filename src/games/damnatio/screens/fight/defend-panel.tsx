import { attackInForce, manCard, blowEffects, defendEffects, NO_EFFECTS, type DefendOdds, type Man } from '../../rules/index.ts';
import {
  Breakdown,
  capital,
  leastFace,
  percent,
  range,
  RuleRef,
  RuleRefs,
  span,
  Term,
  Told,
  decimal,
} from '../../../../hud/common/index.ts';
import { advises, NotNowLine, type NotNow } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import { effectLine, HandCard } from './hand-card.tsx';
import { cardKey, defenceHeadline, fallWord, playable } from './model/defence.ts';

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
          <Told text={capital(model.words.say('kind', attack.kind))} />: hits {toHit?.chance} in 20, {range(damage)} damage
          {effects.length ? (
            <b>
              , <Told text={effects.join(', ')} />
            </b>
          ) : null}
          {padding ? `; his padding takes ${padding} off` : ''}. <RuleRef id="D-080" />
        </p>
      </div>
      <div class="attack-law">
        <p class="quiet">
          <Term id="critical">Critical</Term>, {percent(critical)}: he loses {worst}, and no card helps. <RuleRef id="D-039" />
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
      {advises(model) ? (
        <p class="hand-key quiet">The safest first: how likely he {fallWord(view, man)}, then Hit Points lost, then Stamina.</p>
      ) : null}
      <ul class="hand">
        {playable(options, advises(model)).map((odds, number) => (
          <DefendCardItem key={cardKey(odds)} odds={odds} number={number} man={man} />
        ))}
      </ul>
      <NotNowLine refused={refusedOf(options)} words={model.words} />
    </div>
  );
}

function refusedOf(options: readonly DefendOdds[]): NotNow[] {
  return options.flatMap(({ card, refusal }) => (card && refusal ? [{ key: card.id, name: card.name, ...refusal }] : []));
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

interface DefendCardProps {
  readonly odds: DefendOdds;
  readonly number: number;
  readonly man: Man;
}

function DefendCardItem({ odds, number, man }: DefendCardProps) {
  const { model, commands } = useFight();
  const { card, defend } = odds;
  const key = cardKey(odds);
  const armed = model.armed.value === key;
  const needs = defend ? `Needs ${leastFace(defend.chance)}+.` : 'Nothing wards it off.';
  return (
    <HandCard
      id={key}
      title={card?.name ?? 'No card'}
      number={number}
      cost={card?.stamina ?? 0}
      headline={defenceHeadline(odds, fallWord(model.settled.value.view, man))}
      line={effectLine(needs, card ? defendEffects(card, model.words) : NO_EFFECTS, { success: 'Success', failure: 'Failure' })}
      pressed={armed}
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

/** The odds of an attack that waits for a Defend card, as a table; where no odds are open, a word that says so. */
export function OpenOdds() {
  const { model } = useFight();
  const prompt = model.prompt.value;
  return (
    <section class="panel open-odds" aria-label="Odds of the moment">
      <h2>{prompt ? `${model.words.title(prompt.man.id)}: ${prompt.attack.name}` : 'No odds are open'}</h2>
      {prompt ? <DefenceTable /> : <p class="quiet">They stand here while you move, strike or defend.</p>}
    </section>
  );
}

function DefenceTable() {
  const { model } = useFight();
  const { options } = model.prompt.value!;
  const toHit = options[0]?.toHit;
  return (
    <>
      {toHit ? <Breakdown terms={toHit.modifiers} chance={toHit.chance} words={model.words} caption="The beast to hit" /> : null}
      <table class="defence-odds">
        <caption>What each card leaves</caption>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">falls</th>
            <th scope="col">harmed</th>
            <th scope="col">loses</th>
          </tr>
        </thead>
        <tbody>
          {playable(options).map((odds) => (
            <tr key={cardKey(odds)}>
              <th scope="row">{odds.card?.name ?? 'No card'}</th>
              <td>{percent(odds.felled)}</td>
              <td>{percent(odds.harmed)}</td>
              <td>{decimal(odds.meanNet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
