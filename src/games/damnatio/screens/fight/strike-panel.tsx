import type { StrikeOdds } from '../../rules/index.ts';
import { strikeOptions, theBeast } from '../../rules/index.ts';
import { Breakdown, Icon, leastFace, percent, range, RuleRef, span } from '../../../../hud/common/index.ts';
import { advises, NotNowLine, type NotNow } from '../../../../hud/fight/index.ts';
import { attackEffects } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { ManMoves, MoveWords } from './move-panel.tsx';
import { effectLine, HandCard } from './hand-card.tsx';
import {
  foesOfMan,
  hitSpan,
  strikeHeadline,
  strikesByWorth,
  strikesIn,
  strikesOf,
  viewAt,
  type StrikeChoice,
} from './model/strike-plan.ts';

/** The strikes in their order, and the hand of the selected man. */
export function StrikePanel() {
  const { model } = useFight();
  const current = model.strikes.value.find(({ figure }) => figure === model.selected.value);
  return (
    <div class="strike-panel">
      {model.strikes.value.length ? (
        <ol class="strike-order" aria-label="Order of the strikes">
          <StrikeLines />
        </ol>
      ) : null}
      {current ? <StrikeHand choice={current} voluntary={false} /> : null}
    </div>
  );
}

/** Bystanders in one list: who strikes, in their order, then who may move; below it what the chosen one can do. */
export function BystanderPanel() {
  const { model, commands } = useFight();
  const { planned, decision } = model.settled.value;
  const { words } = model;
  const id = model.selected.value;
  const strikes = model.strikes.value;
  const current = strikes.find(({ figure }) => figure === id);
  const men = new Set([...(decision?.figures ?? []), ...planned.map(({ figure }) => figure)]);
  const movers = [...men].filter((figure) => !strikes.some((choice) => choice.figure === figure));
  return (
    <div class="strike-panel">
      <ol class="strike-order" aria-label="Bystanders">
        <StrikeLines />
        {movers.map((figure) => (
          <li key={figure} class={figure === id ? 'here' : ''}>
            <button type="button" class="strike-man" aria-pressed={figure === id} onClick={() => commands.select(figure)}>
              <b>{words.title(figure)}</b> <MoveWords move={planned.find((move) => move.figure === figure)} />
            </button>
          </li>
        ))}
      </ol>
      {current ? <StrikeHand choice={current} voluntary /> : null}
      {!current && id && model.movers.value.includes(id) ? <ManMoves id={id} /> : null}
    </div>
  );
}

function StrikeLines() {
  const plan = useFight().model.strikes.value;
  return (
    <>
      {plan.map((choice, index) => (
        <StrikeLine key={choice.figure} choice={choice} first={index === 0} last={index === plan.length - 1} />
      ))}
    </>
  );
}

/** One who strikes; his place in the order matters where several do. */
function StrikeLine({ choice, first, last }: { readonly choice: StrikeChoice; readonly first: boolean; readonly last: boolean }) {
  const { model, commands } = useFight();
  const { words } = model;
  const name = words.title(choice.figure);
  const inOrder = choice.card !== null && model.strikes.value.filter(({ card }) => card !== null).length > 1;
  return (
    <li class={choice.figure === model.selected.value ? 'here' : ''}>
      <button
        type="button"
        class="strike-man"
        aria-pressed={choice.figure === model.selected.value}
        onClick={() => commands.select(choice.figure)}
      >
        <b>{name}</b> {choice.card ? words.card(choice.card) : 'holds back'}
        {choice.card && choice.at ? ` at ${words.figure(choice.at)}` : ''}
      </button>
      {inOrder ? (
        <>
          <button
            type="button"
            class="button icon-button"
            aria-label={`${name} earlier`}
            aria-disabled={first}
            onClick={() => commands.reorder(choice.figure, -1)}
          >
            <Icon sign="down" class="up" />
          </button>
          <button
            type="button"
            class="button icon-button"
            aria-label={`${name} later`}
            aria-disabled={last}
            onClick={() => commands.reorder(choice.figure, 1)}
          >
            <Icon sign="down" />
          </button>
        </>
      ) : null}
      <button
        type="button"
        class="button"
        aria-disabled={choice.card === null}
        onClick={() => void commands.strike(choice.figure)}
        aria-label={`${name} strikes now`}
      >
        Now
      </button>
    </li>
  );
}

function StrikeHand({ choice, voluntary }: { readonly choice: StrikeChoice; readonly voluntary: boolean }) {
  const { model, commands } = useFight();
  const { view: all, actions } = model.settled.value;
  const man = all.state.men.find(({ id }) => id === choice.figure);
  if (!man) return null;
  const strikes = strikesIn(actions);
  const view = viewAt(all, choice, strikes);
  const legal = (advises(model) ? strikesByWorth : strikesOf)(view, man, strikes);
  const playableIds = new Set(legal.map(({ card }) => card.id));
  const refused: NotNow[] = strikeOptions(view, man).flatMap(({ card, refusal }) =>
    playableIds.has(card.id) || !refusal ? [] : [{ key: card.id, name: card.name, ...refusal }],
  );
  return (
    <>
      <h3>Hand of {model.words.title(man.id)}</h3>
      <AtWhom choice={choice} foes={foesOfMan(strikes, man.id)} chosen={theBeast(view.state).id} />
      <ul class="hand">
        {legal.map((odds, number) => (
          <StrikeCard key={odds.card.id} odds={odds} choice={choice} number={number} beastHp={theBeast(view.state).hp} />
        ))}
      </ul>
      <NotNowLine refused={refused} words={model.words} />
      {voluntary ? (
        <button type="button" class="button" aria-pressed={choice.card === null} onClick={() => commands.setStrike(man.id, null)}>
          Hold back
        </button>
      ) : null}
      <Areas choice={choice} />
    </>
  );
}

interface AtWhomProps {
  readonly choice: StrikeChoice;
  readonly foes: readonly string[];
  readonly chosen: string;
}

/** Which of the beasts that he can reach he strikes at. */
function AtWhom({ choice, foes, chosen }: AtWhomProps) {
  const { model, commands } = useFight();
  if (foes.length < 2) return null;
  return (
    <div class="areas" role="group" aria-label="Strike at">
      {foes.map((id) => (
        <button key={id} type="button" class="button" aria-pressed={id === chosen} onClick={() => commands.strikeAt(choice.figure, id)}>
          {model.words.title(id)}
        </button>
      ))}
    </div>
  );
}

interface StrikeCardProps {
  readonly odds: StrikeOdds;
  readonly choice: StrikeChoice;
  readonly number: number;
  readonly beastHp: number;
}

function StrikeCard({ odds, choice, number, beastHp }: StrikeCardProps) {
  const { model, commands } = useFight();
  const { card, toHit, net, fumble } = odds;
  const hits = `Hits on ${leastFace(toHit.chance)}+${net ? ` for ${range(hitSpan(odds))} HP` : ''}.`;
  const effects = effectLine(hits, attackEffects(card, model.words), { success: 'A hit', failure: 'A miss' });
  const told = card.fumbleOn.length !== 1 || card.fumbleOn[0] !== 1; // its effects say on which faces
  const fumbles = fumble.valueOf() > 0 && !told ? ` Fumbles ${percent(fumble)}.` : '';
  return (
    <HandCard
      id={card.id}
      title={card.name}
      number={number}
      cost={card.stamina}
      headline={strikeHeadline(odds, beastHp)}
      line={effects + fumbles}
      pressed={choice.card === card.id}
      detail={model.settings.value.oddsDetail}
      onChoose={() => commands.setStrike(choice.figure, card.id)}
    >
      <Breakdown terms={toHit.modifiers} chance={toHit.chance} words={model.words} caption="To hit" />
      <p class="quiet">
        Fumbles {percent(fumble)}; critical {percent(odds.critical)}
        {net ? `, ${span(net)[1]} HP` : ''}. <RuleRef id={card.because} />
      </p>
    </HandCard>
  );
}

/** The part of the body to aim at, where it matters. */
function Areas({ choice }: { readonly choice: StrikeChoice }) {
  const { model, commands } = useFight();
  const areas = strikesIn(model.settled.value.actions).flatMap((one) =>
    one.figure === choice.figure && one.card === choice.card && one.at === choice.at && one.area ? [one.area] : [],
  );
  if (areas.length < 2) return null;
  return (
    <div class="areas" role="group" aria-label="Aim at">
      {areas.map((area) => (
        <button
          key={area}
          type="button"
          class="button"
          aria-pressed={choice.area === area}
          onClick={() => commands.setStrike(choice.figure, choice.card, area)}
        >
          {model.words.say('area', area)}
        </button>
      ))}
    </div>
  );
}
