import type { BoutEvent } from '../../../../engine/bout/index.ts';
import { capital, RuleRef } from '../../../../hud/common/index.ts';
import { advises, AimRow, DiceOfMoment, NotNowLine, ReachNote, RefusalLine, TURN_AIMS } from '../../../../hud/fight/index.ts';
import { actorTitle, LastDeed } from '../../../../hud/turns/index.ts';
import { askedVoters, diceVoters } from '../../rules/index.ts';
import { ApPips } from './ap-pips.tsx';
import { useFight } from './context.ts';
import { Dials } from './dials.tsx';
import { numbered } from './model/commands.ts';
import { isOpen } from './model/options.ts';
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
        <DiceOfMoment model={model} asking={kind !== undefined} />
        {kind === 'act' ? <ActPanel /> : null}
        {kind === 'vote' ? <VotePanel /> : null}
        {model.decision.value || !model.idle.value ? null : <Ending />}
      </div>
    </section>
  );
}

function Options({ title }: { readonly title: string }) {
  const { model } = useFight();
  const options = model.choices.value;
  if (options.length === 0) return null;
  return (
    <section class="option-group" aria-label={title}>
      <ul class="hand">
        {numbered(model).map((option, place) => (
          <OptionCard key={option.key} option={option} number={place} />
        ))}
      </ul>
      <NotNowLine refused={options.filter((option) => !isOpen(option)).map(notNow)} words={model.words} />
    </section>
  );
}

function ActPanel() {
  const { model } = useFight();
  const target = model.target.value;
  return (
    <>
      <ApPips />
      <ReachNote model={model} />
      <LastDeed model={model} told={TOLD} />
      {advises(model) ? <AimRow aims={TURN_AIMS} chosen={model.aim.value} onChoose={(aim) => void (model.aim.value = aim)} /> : null}
      <Options title={target ? `Against ${model.words.figure(target.id)}` : 'What he can do'} />
      <Dials />
    </>
  );
}

/** Events of the last answer that are told again. */
const TOLD: readonly BoutEvent['type'][] = ['clashed', 'wounded', 'condition', 'item', 'felled', 'rolled', 'judged'];

/** The victor's thumb is one of several; each way with the exact chance that the beaten man lives. */
function VotePanel() {
  const { model } = useFight();
  const { view } = model.settled.value;
  const { words } = model;
  const loser = view.state.fighters[view.state.verdict!.loser]!;
  const others = askedVoters(view).length + diceVoters(view).length;
  return (
    <>
      <p>
        {capital(words.say('verdict', loser.status, { figure: words.figure(loser.id) }))}{' '}
        <RuleRef id={loser.status === 'decked' ? 'R-081c' : 'R-069'} />
      </p>
      <p>
        {words.say('verdict', others === 0 ? 'alone' : others % 2 === 0 ? 'one-of-odd' : 'one-of-even', { count: others + 1 })}{' '}
        <RuleRef id="R-093" />
      </p>
      <Options title={words.say('verdict', 'thumb')} />
    </>
  );
}

function Ending() {
  const { model } = useFight();
  const { outcome } = model.settled.value.view.state;
  return outcome ? <p class="ending">{model.words.outcome(outcome)}</p> : null;
}
