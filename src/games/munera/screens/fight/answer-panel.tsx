import type { BoutEvent } from '../../../../engine/bout/index.ts';
import { actionOdds, type Area } from '../../rules/index.ts';
import { Breakdown, listed, percent, RuleRef, type Words } from '../../../../hud/common/index.ts';
import { advises, AimRow, DiceOfMoment, MoreLine, NotNowLine, ReachNote, RefusalLine, TURN_AIMS } from '../../../../hud/fight/index.ts';
import { actorTitle, LastDeed } from '../../../../hud/turns/index.ts';
import { ApPips } from './ap-pips.tsx';
import { useFight } from './context.ts';
import { Dials } from './dials.tsx';
import { KickCard, kicksTogether } from './kick-card.tsx';
import type { Option } from './model/options.ts';
import { notNow, OptionCard } from './option-card.tsx';

/** What is asked of the player now, with every answer, its price and its chances. */
export function AnswerPanel() {
  const { model } = useFight();
  const kind = model.mine.value ? model.decision.value?.kind : undefined;
  const lock = model.options.readOnly.value;
  return (
    <section class="panel task" aria-label="Your choice" id="arena-hand">
      <h2>{actorTitle(model)}</h2>
      {lock ? <p class="notice">{lock}</p> : null}
      <RefusalLine model={model} />
      <div class="task-body">
        <DiceOfMoment model={model} asking={kind === 'ready' || kind === 'act'} />
        {kind === 'ready' ? <ReadyPanel /> : null}
        {kind === 'act' ? <ActPanel /> : null}
        {kind === 'reroll' ? <RerollPanel /> : null}
        {kind === 'throw' ? <ThrowPanel /> : null}
        {model.decision.value || !model.idle.value ? null : <Ending />}
      </div>
    </section>
  );
}

/** The answers in their order, what hardly matters folded, what is not legal in one line. */
function Answers({ title }: { readonly title: string }) {
  const { model } = useFight();
  const { shown, more, refused } = model.choices.value;
  const { view } = model.settled.value;
  if (shown.length + more.length + refused.length === 0) return null;
  return (
    <section class="option-group" aria-label={title}>
      <ul class="hand">
        {shown.map((option, place) => (
          <OptionCard key={option.key} option={option} number={place} />
        ))}
      </ul>
      <MoreLine names={namesOf(more, model.words)}>
        <ul class="hand">
          {kicksTogether(more).map((together) => {
            const option = together[0]!;
            if (together.length > 1) return <KickCard key={option.key} options={together} />;
            return <OptionCard key={option.key} option={option} number={null} />;
          })}
        </ul>
      </MoreLine>
      <NotNowLine refused={refused.map((option) => notNow(view, option))} words={model.words} />
    </section>
  );
}

/** Kicks of one thing have one name. */
function namesOf(options: readonly Option[], words: Words): string[] {
  return kicksTogether(options).map(([first, ...others]) =>
    others.length > 0 ? `${words.say('answer', 'kick')} ${first!.gear ? words.card(first!.gear) : ''}` : first!.name,
  );
}

/** Before the AP die: what it will be, and what may be thrown away first. */
function ReadyPanel() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const odds = actionOdds(view, { type: 'ready' });
  if (odds.kind !== 'turn') return null;
  const { ap } = odds;
  const counts = [...ap.ap.weights.keys()];
  return (
    <div class="ready-panel">
      <p>
        A die for action points: {Math.min(...counts)} to {Math.max(...counts)} AP. <RuleRef id="M-044" />
      </p>
      {ap.surrender ? (
        <p class="danger-line">
          <b>!</b> Too tired to go on: he gives in and appeals, spared {percent(ap.surrender.spared)}. <RuleRef id="M-057" />
        </p>
      ) : null}
      <Breakdown terms={ap.modifiers} chance={null} words={model.words} caption="Added to the die" />
      <Answers title="Throw away first" />
    </div>
  );
}

function ActPanel() {
  const { model } = useFight();
  const target = model.target.value;
  const { words } = model;
  return (
    <>
      <ApPips />
      <TurnNotes />
      <ReachNote model={model} />
      <LastDeed model={model} told={TOLD} />
      <EndNote />
      {advises(model) ? <AimRow aims={TURN_AIMS} chosen={model.aim.value} onChoose={(aim) => void (model.aim.value = aim)} /> : null}
      {target ? (
        <div class="against">
          <GangUp />
          <Aim />
        </div>
      ) : (
        <p class="quiet">Choose an opponent to attack: on the sand, in the row, or with Tab.</p>
      )}
      <Answers title={target ? `Against ${words.figure(target.id)}` : 'What he can do'} />
      <Dials />
    </>
  );
}

/** What weighs on this turn alone. */
function TurnNotes() {
  const { model } = useFight();
  const { stood, feint } = model.settled.value.view.state.turn;
  if (!stood && feint !== 'declared') return null;
  return (
    <ul class="turn-notes">
      {stood ? (
        <li>
          Just got up: he stays in his hex. <RuleRef id="M-149" />
        </li>
      ) : null}
      {feint === 'declared' ? (
        <li>
          Feinting: his next miss may be thrown again. <RuleRef id="M-322" />
        </li>
      ) : null}
    </ul>
  );
}

/** Events of the last answer that are told again. */
const TOLD: readonly BoutEvent['type'][] = ['clashed', 'saved', 'wounded', 'pushed', 'condition', 'felled', 'rolled', 'fatigued'];

/** Who else threatens the target: each makes the attack one better. */
function GangUp() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const labels = model.helpers.value;
  if (labels.length === 0) return null;
  return (
    <p class="gang">
      +{labels.length} with {listed(labels.map((index) => model.words.figure(view.world.ids[index]!)))} at him too. <RuleRef id="M-139" />
    </p>
  );
}

const AREAS: readonly Area[] = ['H', 'M', 'L'];

/** The condemned are struck at a part of the body. */
function Aim() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const target = model.target.value;
  if (!target || !view.world.profiles[view.state.fighters.indexOf(target)]!.noxius) return null;
  return (
    <p class="areas" role="group" aria-label="Aimed at">
      {AREAS.map((area) => (
        <button key={area} type="button" class="button" aria-pressed={model.area.value === area} onClick={() => (model.area.value = area)}>
          {model.words.say('area', area)}
        </button>
      ))}
    </p>
  );
}

/** Who must appeal when the turn ends beside him. */
function EndNote() {
  const { model } = useFight();
  const ending = model.ending.value;
  if (ending?.kind !== 'end' || ending.appeals.length === 0) return null;
  const { world } = model.settled.value.view;
  return (
    <p class="danger-line">
      <b>!</b> At the end of this turn{' '}
      {listed(ending.appeals.map(({ fighter, spared }) => `${model.words.figure(world.ids[fighter]!)} appeals, spared ${percent(spared)}`))}
      . <RuleRef id="M-167" />
    </p>
  );
}

/** A miss that a feint may throw again. */
function RerollPanel() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const odds = actionOdds(view, { type: 'reroll', use: true });
  const wounds =
    odds.kind === 'blow'
      ? `Thrown again it wounds ${percent(odds.facts.anyWound)}. `
      : odds.kind === 'grapple'
        ? `Thrown again it grips ${percent(odds.facts.hit)}. `
        : '';
  return (
    <div class="question">
      <p>
        {wounds}A second miss tires him by two. <RuleRef id="M-322" /> <RuleRef id="M-323" />
      </p>
    </div>
  );
}

/** The winner of a grapple test throws or lets go. */
function ThrowPanel() {
  const { model } = useFight();
  const odds = actionOdds(model.settled.value.view, { type: 'throw' });
  return (
    <div class="question">
      <LastDeed model={model} told={TOLD} />
      <p>
        A throw makes one to three wounds and knocks him down
        {odds.kind === 'throw' && odds.facts.toZero.valueOf() > 0 ? `; it beats him ${percent(odds.facts.toZero)}` : ''}.{' '}
        <RuleRef id="M-335" /> Letting go, he steps back one hex. <RuleRef id="M-336" />
      </p>
    </div>
  );
}

function Ending() {
  const { model } = useFight();
  const { outcome } = model.settled.value.view.state;
  return outcome ? <p class="ending">{model.words.outcome(outcome)}</p> : null;
}
