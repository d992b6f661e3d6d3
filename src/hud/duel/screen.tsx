import { useMemo } from 'preact/hooks';
import { capital, far, Icon, listed, percent, WeaponIcon } from '../common/index.ts';
import { CrowdStrip, yoursFirst } from '../appeal/index.ts';
import type { FightScreenProps, HelpOfGame, NotNow } from '../fight/index.ts';
import {
  ActionBar,
  advises,
  AimRow,
  ChoiceCard,
  dangerFigures,
  Dial,
  DiceOfMoment,
  FightFrame,
  FightLog,
  IN_VAIN,
  LawOfCard,
  MoreLine,
  NotNowLine,
  ReachNote,
  RefusalLine,
  RoundStrip,
  struckAt,
  TURN_AIMS,
} from '../fight/index.ts';
import { dangerKey, foesIn } from './choosing.ts';
import { waysOf } from './commands.ts';
import { FightContext, useFight, type DuelTools } from './context.ts';
import { pricesOf } from './fight.ts';
import { FighterSheets, FightersRow } from './fighters.tsx';
import type { DuelFought, Option, Telling } from './game.ts';
import { LastDeed } from './last-deed.tsx';
import { LawTable, Notes, Terms } from './law.tsx';
import { actorTitle, momentOf } from './moment.ts';
import { ApPips } from './points.tsx';
import './dials.css';
import './duel.css';
import './odds.css';
import './turns.css';

const SHEETS = [
  { key: 'answers', name: 'Actions' },
  { key: 'fighter', name: 'Fighter' },
  { key: 'foe', name: 'Opponent' },
  { key: 'log', name: 'Log' },
] as const;

interface DuelScreenProps<G extends DuelFought> extends FightScreenProps {
  readonly tools: DuelTools<G>;
}

/** The help with the keys of every duel. */
function withKeys({ keys, ...help }: HelpOfGame): HelpOfGame {
  const after = [
    ['V', 'to turn instead of stepping'],
    ['[ ]', 'turn one hexside left, right'],
    ['N', 'end the turn'],
    ...(keys.after ?? []),
  ] as const;
  return { ...help, keys: { ...keys, after } };
}

/** The screen of a duel. */
export function DuelScreen<G extends DuelFought>({ tools: own, ...props }: DuelScreenProps<G>) {
  const tools = own as unknown as DuelTools;
  const { duel, model, commands } = tools;
  const menu = duel.menu?.(model) ?? [];
  const keys = useMemo(
    () => ({
      BracketLeft: () => commands.pivot(-1),
      BracketRight: () => commands.pivot(1),
      KeyN: () => commands.endTurn(),
      KeyV: () => commands.toggleTurning(),
      ...Object.fromEntries(menu.map(({ keyHint, act }) => [`Key${keyHint}`, act])),
    }),
    [tools],
  );
  return (
    <FightContext.Provider value={tools}>
      <FightFrame
        {...props}
        class="bout-screen"
        model={model}
        commands={commands}
        own={keys}
        menu={menu}
        strip={<Strip />}
        sheets={SHEETS}
        left={<FighterSheets />}
        row={<FightersRow />}
        right={<Answers />}
        help={withKeys(duel.help)}
      />
    </FightContext.Provider>
  );
}

function Strip() {
  const { duel, model } = useFight();
  return (
    <RoundStrip model={model} label="Round and turn" {...momentOf(duel, model)}>
      <Crowd />
    </RoundStrip>
  );
}

/** The crowd as a ledger in the top bar: the chance of mercy all along, with what counts. */
function Crowd() {
  const { duel, model } = useFight();
  const { view } = model.settled.value;
  if (model.options.judging?.value || view.state.outcome) return null;
  const ledgers = yoursFirst(view.state, model.isPlayers).flatMap((index) => duel.crowd.ledgerOf(view, index, model.words) ?? []);
  return ledgers.length > 0 ? <CrowdStrip ledgers={ledgers} words={model.words} rule={duel.crowd.rule} still={model.idle.value} /> : null;
}

function commitText({ duel, model }: DuelTools): { readonly text: string; readonly off: boolean } {
  const kind = model.mayAct.value ? model.decision.value?.kind : undefined;
  const armed = model.armedOption.value;
  if (kind && armed) return { text: duel.commitName?.(armed, model.words) ?? armed.name, off: false };
  if (kind === duel.act) return { text: 'End turn', off: false };
  const { text = 'Commit', action } = (kind && duel.commit[kind]) || {};
  return { text, off: action === undefined };
}

function Answers() {
  const tools = useFight();
  const { duel, model, commands } = tools;
  return (
    <>
      <AnswerPanel />
      <ActionBar model={model} commands={commands} {...commitText(tools)} ways={waysOf(duel, model)} />
      <FightLog model={model} />
    </>
  );
}

/** What is asked of the player now, with every answer, its price and its chances. */
function AnswerPanel() {
  const { duel, model } = useFight();
  const kind = model.mine.value ? model.decision.value?.kind : undefined;
  const lock = model.options.readOnly.value;
  const { outcome } = model.settled.value.view.state;
  const over = !model.decision.value && model.idle.value && outcome;
  const asking = kind !== undefined && !duel.questions?.(model.words)[kind];
  return (
    <section class="panel task" aria-label="Your choice" id="arena-hand">
      <h2>{actorTitle(model)}</h2>
      {lock ? <p class="notice">{lock}</p> : null}
      <RefusalLine model={model} />
      <div class="task-body">
        <DiceOfMoment model={model} asking={asking} />
        {kind === duel.act ? <ActPanel /> : kind ? <OtherPanel kind={kind} /> : null}
        {over ? <p class="ending">{model.words.outcome(outcome)}</p> : null}
      </div>
    </section>
  );
}

/** What is asked beside turns. */
function OtherPanel({ kind }: { readonly kind: string }) {
  const { duel, model } = useFight();
  const asked = duel.panels[kind]?.(model.settled.value.view, model.words);
  if (!asked) return null;
  const { notes, terms, tellsDeed, options } = asked;
  return (
    <div class="question">
      {tellsDeed ? <LastDeed model={model} told={duel.told} /> : null}
      <Notes notes={notes} />
      {terms ? <Terms of={terms} words={model.words} /> : null}
      {options ? <Options title={options} /> : null}
    </div>
  );
}

function ActPanel() {
  const { duel, model } = useFight();
  const target = model.target.value;
  return (
    <>
      <ApPips />
      <ReachNote model={model} />
      <LastDeed model={model} told={duel.told} />
      <Notes notes={duel.notes?.(model) ?? []} />
      {advises(model) ? <AimRow aims={TURN_AIMS} chosen={model.aim.value} onChoose={(aim) => void (model.aim.value = aim)} /> : null}
      {model.choices.value.inVain && IN_VAIN[model.aim.value] ? <p class="in-vain">{IN_VAIN[model.aim.value]}</p> : null}
      {target ? duel.against?.(model) : duel.chooseFoe ? <p class="quiet">{duel.chooseFoe}</p> : null}
      <Options title={target ? `Against ${model.words.figure(target.id)}` : 'What he can do'} />
      <Dials />
    </>
  );
}

/** Steps and turns with their prices. */
function Dials() {
  const { duel, model, commands } = useFight();
  const { words, settings } = model;
  const { view } = model.settled.value;
  const { facing } = view.state.fighters[view.state.turn.fighter]!;
  const { step, turn } = pricesOf(duel, view);
  return (
    <div class="dials">
      <Dial name="Step" words={words} priceOf={step} facing={facing} onWay={(way) => commands.step(way)} />
      <Dial name="Turn" words={words} priceOf={turn} facing={facing} shift onWay={(way) => commands.turn(way)} />
      {duel.legend && settings.value.hints ? <p class="dials-legend quiet">{duel.legend}</p> : null}
    </div>
  );
}

type Together = [Option, ...Option[]];

/** Answers one by one, except that those which differ in their direction alone come together. */
function together(options: readonly Option[]): readonly Together[] {
  const groups: Together[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (option.arrow && last?.[0].arrow?.name === option.arrow.name) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

/** The answers in their order, what hardly matters folded, what is not legal in one line. */
function Options({ title }: { readonly title: string }) {
  const { duel, model } = useFight();
  const { shown, more, refused } = model.choices.value;
  if (shown.length + more.length + refused.length === 0) return null;
  const folded = together(more);
  const notNow = ({ key, name, cost, odds }: Option): NotNow => {
    const refusal = odds.refusal!;
    return { key, name, ...refusal, ...(duel.dear?.includes(refusal.reason) && { price: `${cost} AP` }) };
  };
  return (
    <section class="option-group" aria-label={title}>
      <ul class="hand">
        {shown.map((option, place) => (
          <OptionCard key={option.key} option={option} number={place} />
        ))}
      </ul>
      <MoreLine names={folded.map(([first, ...others]) => (others.length > 0 && first.arrow?.name) || first.name)}>
        <ul class="hand">
          {folded.map((group) => {
            const [option] = group;
            if (group.length > 1) return <ArrowCard key={option.key} options={group} />;
            return <OptionCard key={option.key} option={option} number={null} />;
          })}
        </ul>
      </MoreLine>
      <NotNowLine refused={refused.map(notNow)} words={model.words} />
    </section>
  );
}

function Price({ option: { cost, price } }: { readonly option: Option }) {
  return (
    <span class="price" title={price?.why}>
      {cost === 0 ? 'free' : `${price?.text ?? cost} AP`}
    </span>
  );
}

function Glyph({ option }: { readonly option: Option }) {
  const { duel } = useFight();
  const { pose, action } = option;
  const sign = pose && !duel.hasDice(action) ? (pose.path.length > 1 ? 'step' : 'turn') : duel.sign(option);
  if (sign) return <Icon sign={sign} />;
  return option.gear ? <WeaponIcon weapon={option.gear} /> : null;
}

/** Answers that differ in their direction: an arrow for each. */
function ArrowCard({ options }: { readonly options: Readonly<Together> }) {
  const { commands } = useFight();
  const [first] = options;
  const name = first.arrow?.name;
  return (
    <li class="hand-card option kick">
      <p class="kick-head">
        <span class="hand-title">
          <Glyph option={first} /> {name}
        </span>
        <Price option={first} />
      </p>
      <p class="kick-ways" role="group" aria-label={name}>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            class="button"
            data-option={option.key}
            aria-label={option.name}
            title={option.name}
            onClick={() => void commands.choose(option)}
          >
            <Icon sign="down" class={`turn-${option.arrow?.way}`} />
          </button>
        ))}
      </p>
    </li>
  );
}

/** A way on foot: how far, how he looks then, and whether he is struck there. */
function walkLine({ way, path, facing, cell }: NonNullable<Option['pose']>, { words, struck }: Telling<DuelFought>): string {
  const steps = path.length - 1;
  const turns = way.length - steps;
  const parts = [...(steps > 0 ? [far(steps, words)] : []), ...(turns > 0 ? [turns === 1 ? 'a turn' : `${turns} turns`] : [])];
  const danger = struck(cell);
  const told = danger === null ? '' : ` Struck there next turn: ${percent(danger)}.`;
  return `${capital(listed(parts))}; he looks ${words.say('direction', `d${facing}`)}.${told}`;
}

/** An answer as a card: price, what decides, what it does; the law on demand. */
function OptionCard({ option, number }: { readonly option: Option; readonly number: number | null }) {
  const { duel, model, commands } = useFight();
  const { key, name, pose, atOnce = false } = option;
  const armed = model.armed.value === key;
  const { oddsDetail } = model.settings.value;
  const { view } = model.settled.value;
  const { words, dangers } = model;
  const [me, foe] = [duel.acting(view), view.state.fighters.findIndex((each) => each === model.target.value)];
  const telling: Telling<DuelFought> = { view, struck: struckAt(model.foesReach), me, foe, words };
  const isTurn = model.decision.value?.kind === duel.act;
  const thrown = duel.hasDice(option.action);
  const several = foesIn(duel, view, me).length > 1;
  const line = pose && !thrown ? walkLine(pose, telling) : duel.effect(option, telling);
  return (
    <ChoiceCard
      id={key}
      number={number}
      glyph={<Glyph option={option} />}
      name={name}
      price={isTurn || atOnce ? <Price option={option} /> : null}
      headline={[...duel.headline(option, telling), ...dangerFigures({ dangers, key: isTurn ? dangerKey(option) : null, several, words })]}
      line={oddsDetail === 'glance' ? '' : line}
      pressed={armed}
      atOnce={atOnce}
      onChoose={() => void commands.choose(option)}
      onPoint={(on) => void (model.considered.value = on ? key : null)}
    >
      {thrown && (armed || oddsDetail === 'law') ? (
        <LawOfCard open>
          <LawTable law={duel.law(option, telling)} words={words} />
        </LawOfCard>
      ) : null}
    </ChoiceCard>
  );
}
