import type { ComponentChildren } from 'preact';
import { findMan, strikeOptions, theBeast, attackEffects, type StrikeOdds } from '../../rules/index.ts';
import { Breakdown, Icon, leastFace, listed, percent, range, RuleRef, span } from '../../../../hud/common/index.ts';
import { advises, NotNowLine, type NotNow } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import { ManMoves, MoveWords } from './move-panel.tsx';
import { effectLine, HandCard } from './hand-card.tsx';
import { askedIn, bystanderStep } from './model/bystanders.ts';
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
  return (
    <div class="strike-panel">
      {model.strikes.value.length ? (
        <ol class="strike-order" aria-label="Order of the strikes">
          <StrikeLines ordered />
        </ol>
      ) : null}
      <ChosenHand voluntary={false} />
    </div>
  );
}

/** Bystanders: those beside the beast choose their blows; when these have fallen, the others where they go. */
export function BystanderPanel() {
  return useFight().model.step.value === 'strike' ? <BesidePanel /> : <ApartPanel />;
}

/** Who strikes, and with what; nobody answers, so that the order says nothing but who begins (D-135). */
function BesidePanel() {
  const { model } = useFight();
  const { words, settled } = model;
  const apart = askedIn(settled.value, 'move').map((figure) => words.title(figure));
  return (
    <div class="strike-panel">
      <ol class="strike-order" aria-label="Who strikes">
        <StrikeLines ordered={false} />
      </ol>
      <ChosenHand voluntary />
      {apart.length ? <p class="quiet">Then {listed(apart)} may move.</p> : null}
    </div>
  );
}

/** Who moves, and where; nobody has to. */
function ApartPanel() {
  const { model, commands } = useFight();
  const { settled, movers, selected } = model;
  const { planned } = settled.value;
  const id = selected.value;
  const heldBack = planned.length === 0 && bystanderStep(settled.value) === 'strike';
  return (
    <div class="strike-panel">
      <ol class="strike-order" aria-label="Who moves">
        {movers.value.map((figure) => (
          <ManLine key={figure} figure={figure} does={<MoveWords move={planned.find((move) => move.figure === figure)} />} />
        ))}
      </ol>
      {id && movers.value.includes(id) ? <ManMoves id={id} named={false} /> : null}
      {heldBack ? (
        <button type="button" class="button" onClick={() => commands.strikeAfterAll()}>
          Strike after all
        </button>
      ) : null}
    </div>
  );
}

interface ManLineProps {
  readonly figure: string;
  readonly does: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** One of those who act, with what he does; pressed, he is the one whose cards or ways are shown. */
function ManLine({ figure, does, children }: ManLineProps) {
  const { model, commands } = useFight();
  const here = figure === model.selected.value;
  return (
    <li class={here ? 'here' : ''}>
      <button type="button" class="strike-man bare" aria-pressed={here} onClick={() => commands.select(figure)}>
        <b>{model.words.title(figure)}</b> {does}
      </button>
      {children}
    </li>
  );
}

/** The hand of the selected man, if he strikes. */
function ChosenHand({ voluntary }: { readonly voluntary: boolean }) {
  const { model } = useFight();
  const current = model.strikes.value.find(({ figure }) => figure === model.selected.value);
  return current ? <StrikeHand choice={current} voluntary={voluntary} /> : null;
}

function StrikeLines({ ordered }: { readonly ordered: boolean }) {
  const plan = useFight().model.strikes.value;
  const places = ordered && plan.filter(({ card }) => card !== null).length > 1;
  return (
    <>
      {plan.map((choice, index) => (
        <StrikeLine key={choice.figure} choice={choice} alone={plan.length === 1}>
          {places && choice.card !== null ? <Places figure={choice.figure} first={index === 0} last={index === plan.length - 1} /> : null}
        </StrikeLine>
      ))}
    </>
  );
}

interface StrikeLineProps {
  readonly choice: StrikeChoice;
  /** Nobody else strikes: the one button is his. */
  readonly alone: boolean;
  readonly children: ComponentChildren;
}

/** One who strikes. */
function StrikeLine({ choice: { figure, card, at }, alone, children }: StrikeLineProps) {
  const { model, commands } = useFight();
  const { words } = model;
  const does = `${card ? words.card(card) : 'holds back'}${card && at ? ` at ${words.figure(at)}` : ''}`;
  return (
    <ManLine figure={figure} does={does}>
      {children}
      {alone ? null : (
        <button
          type="button"
          class="button"
          aria-disabled={card === null}
          onClick={() => void commands.strike(figure)}
          aria-label={`${words.title(figure)} strikes now`}
        >
          Now
        </button>
      )}
    </ManLine>
  );
}

/** His place in the order, which matters where several strike. */
function Places({ figure, first, last }: { readonly figure: string; readonly first: boolean; readonly last: boolean }) {
  const { model, commands } = useFight();
  const ways = [
    { word: 'earlier', by: -1, off: first },
    { word: 'later', by: 1, off: last },
  ] as const;
  return (
    <>
      {ways.map(({ word, by, off }) => (
        <button
          key={word}
          type="button"
          class="button icon-button"
          aria-label={`${model.words.title(figure)} ${word}`}
          aria-disabled={off}
          onClick={() => commands.reorder(figure, by)}
        >
          <Icon sign="down" class={by < 0 ? 'up' : ''} />
        </button>
      ))}
    </>
  );
}

function StrikeHand({ choice, voluntary }: { readonly choice: StrikeChoice; readonly voluntary: boolean }) {
  const { model, commands } = useFight();
  const { view: all, actions } = model.settled.value;
  const man = findMan(all, choice.figure);
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
      <OneOf
        label="Strike at"
        ids={foesOfMan(strikes, man.id)}
        chosen={theBeast(view.state).id}
        nameOf={(id) => model.words.title(id)}
        onChoose={(id) => commands.strikeAt(choice.figure, id)}
      />
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

interface OneOfProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: string | null;
  readonly nameOf: (id: Id) => string;
  readonly onChoose: (id: Id) => void;
}

/** One of several, where there is more than one: a beast that he can reach, a part of the body. */
function OneOf<Id extends string>({ label, ids, chosen, nameOf, onChoose }: OneOfProps<Id>) {
  if (ids.length < 2) return null;
  return (
    <div class="areas" role="group" aria-label={label}>
      {ids.map((id) => (
        <button key={id} type="button" class="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {nameOf(id)}
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
function Areas({ choice: { figure, card, area, at } }: { readonly choice: StrikeChoice }) {
  const { model, commands } = useFight();
  const legal = strikesIn(model.settled.value.actions).filter((one) => one.figure === figure && one.card === card && one.at === at);
  return (
    <OneOf
      label="Aim at"
      ids={legal.flatMap((one) => one.area ?? [])}
      chosen={area}
      nameOf={(id) => model.words.say('area', id)}
      onChoose={(id) => commands.setStrike(figure, card, id)}
    />
  );
}
