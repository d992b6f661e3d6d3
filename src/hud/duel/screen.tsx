import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { turnsBetween } from '../../engine/hex/index.ts';
import { Breakdown, fraction, Icon, percent, RuleRef, Told, WeaponIcon } from '../common/index.ts';
import type { FightScreenProps, NotNow, PricedWay } from '../fight/index.ts';
import {
  ActionBar,
  advises,
  AimRow,
  ChoiceCard,
  dangerFigures,
  Dial,
  DiceOfMoment,
  FightLog,
  fightContext,
  LawOfCard,
  NotNowLine,
  ReachNote,
  RefusalLine,
  RolledPoints,
  struckAt,
  TURN_AIMS,
} from '../fight/index.ts';
import { actorTitle, FighterSheets, FightersRow, LastDeed, momentWords, SheetFrame, TurnScreen } from '../turns/index.ts';
import { dangerKey, foesIn, isOpen } from './choosing.ts';
import type { DuelCommands } from './commands.ts';
import { numbered } from './commands.ts';
import type { DuelFigure, DuelFought, DuelModel, DuelOfGame, Option, Telling } from './game.ts';

/** What the panels of a duel stand on. */
export interface DuelTools<G extends DuelFought = DuelFought, Shown extends DuelFigure = DuelFigure> {
  readonly duel: DuelOfGame<G, Shown>;
  readonly model: DuelModel<G, Shown>;
  readonly commands: DuelCommands<G>;
}

const { FightContext, useFight } = fightContext<DuelTools>();

interface DuelScreenProps<G extends DuelFought, Shown extends DuelFigure> extends FightScreenProps {
  readonly tools: DuelTools<G, Shown>;
}

/** The screen of a duel. */
export function DuelScreen<G extends DuelFought, Shown extends DuelFigure>({ tools: own, ...props }: DuelScreenProps<G, Shown>) {
  const tools = own as unknown as DuelTools;
  const { duel, model, commands } = tools;
  const keys = useMemo(
    () => ({ BracketLeft: () => commands.pivot(-1), BracketRight: () => commands.pivot(1), KeyN: () => commands.endTurn() }),
    [tools],
  );
  const { momentOf } = useMemo(() => momentWords(duel.moments), [duel]);
  return (
    <FightContext.Provider value={tools}>
      <TurnScreen
        {...props}
        model={model}
        commands={commands}
        own={keys}
        momentOf={momentOf}
        left={<Sheets />}
        row={<Row />}
        right={<Answers />}
        beside={<Beside />}
        help={duel.help}
      />
    </FightContext.Provider>
  );
}

function Beside() {
  const { duel, model } = useFight();
  return <>{duel.beside?.(model)}</>;
}

/** The fighters who are left, in the order of the board. */
function Row() {
  const { duel, model, commands } = useFight();
  const { figures } = model.picture.value;
  const { order } = model.settled.value.view.state as { readonly order?: readonly number[] };
  return (
    <FightersRow
      model={model}
      commands={commands}
      row={(order ?? figures.map((_, index) => index)).flatMap((i) => figures[i] ?? [])}
      life={duel.life}
    />
  );
}

function Sheets() {
  const { duel, model } = useFight();
  const { figures } = model.picture.value;
  return (
    <FighterSheets
      model={model}
      fighters={figures}
      sheet={(figure, part) => (
        <SheetFrame key={part} model={model} figure={figure} part={part} kind={duel.kindOf(figure)} life={duel.life}>
          {figure.conditions.length > 0 ? (
            <p class="tags">
              {figure.conditions.map((name) => (
                <span key={name} class="tag">
                  <Told text={model.words.say('condition', name)} />
                </span>
              ))}
            </p>
          ) : null}
          {duel.sheet(model, figure.index, part)}
        </SheetFrame>
      )}
    />
  );
}

function commitText({ duel, model }: DuelTools): { readonly text: string; readonly off: boolean } {
  const kind = model.mayAct.value ? model.decision.value?.kind : undefined;
  const armed = model.armedOption.value;
  if (kind && armed) return { text: armed.name, off: false };
  if (kind === duel.act) return { text: 'End turn', off: false };
  return { text: (kind && duel.commit[kind]) ?? 'Commit', off: true };
}

function Answers() {
  const tools = useFight();
  const { model, commands } = tools;
  return (
    <>
      <AnswerPanel />
      <ActionBar model={model} commands={commands} {...commitText(tools)} />
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
  return (
    <section class="panel task" aria-label="Your choice" id="arena-hand">
      <h2>{actorTitle(model)}</h2>
      {lock ? <p class="notice">{lock}</p> : null}
      <RefusalLine model={model} />
      <div class="task-body">
        <DiceOfMoment model={model} asking={kind !== undefined} />
        {kind === duel.act ? <ActPanel /> : kind ? duel.panels[kind]?.(model, (title) => <Options title={title} />) : null}
        {over ? <p class="ending">{model.words.outcome(outcome)}</p> : null}
      </div>
    </section>
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
      {advises(model) ? <AimRow aims={TURN_AIMS} chosen={model.aim.value} onChoose={(aim) => void (model.aim.value = aim)} /> : null}
      <Options title={target ? `Against ${model.words.figure(target.id)}` : 'What he can do'} />
      <Dials />
    </>
  );
}

/** The action points of the turn as pips: spent, left, and those that the option shown would take. */
function ApPips() {
  const { duel, model } = useFight();
  const { state, world } = model.settled.value.view;
  const { ap, spent } = state.turn;
  const { pointed, taken } = model.walking;
  const cost = model.shownOption.value?.cost ?? (taken.value.answers > 0 ? 0 : (pointed.value?.cost ?? 0));
  return (
    <div class="ap">
      <p class="ap-row" role="img" aria-label={`${ap} action points left, ${spent} spent`}>
        {Array.from({ length: spent + ap }, (_, i) => (
          <i key={i} class={`pip ${i < spent ? 'spent' : 'left'} ${i >= spent && i < spent + cost ? 'priced' : ''}`} aria-hidden="true" />
        ))}
        <span class="ap-number" aria-hidden="true">
          <b>{ap}</b> AP
        </span>
      </p>
      <RolledPoints model={model} figure={world.ids[state.turn.fighter]} rule={duel.pointsRule} />
    </div>
  );
}

/** Steps and turns with their prices. */
function Dials() {
  const { duel, model, commands } = useFight();
  const { view } = model.settled.value;
  const { turn, fighters } = view.state;
  const { facing } = fighters[turn.fighter]!;
  const priced = (action: object, times = 1): PricedWay => {
    const { cost, refusal } = duel.oddsOf(view, action as never);
    const price = cost * times;
    return { price, refused: refusal?.reason ?? (price > turn.ap ? 'too-few-ap' : null) };
  };
  const turns = (way: number): PricedWay =>
    way === facing ? { price: 0, refused: 'same-facing' } : priced(duel.turn(turnsBetween(facing, way)), turnsBetween(facing, way));
  return (
    <div class="dials">
      <Dial
        name="Step"
        words={model.words}
        priceOf={(way) => priced(duel.step((way - facing + 6) % 6))}
        facing={facing}
        onWay={(way) => commands.step(way)}
      />
      <Dial name="Turn" words={model.words} priceOf={turns} facing={facing} shift onWay={(way) => commands.turn(way)} />
    </div>
  );
}

/** The answers in their order, what is not legal in one line. */
function Options({ title }: { readonly title: string }) {
  const { model } = useFight();
  const options = model.choices.value;
  if (options.length === 0) return null;
  const notNow = ({ key, name, odds }: Option): NotNow => ({ key, name, ...odds.refusal! });
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

/** An answer as a card: price, what decides, what it does; the law on demand. */
function OptionCard({ option, number }: { readonly option: Option; readonly number: number }) {
  const { duel, model, commands } = useFight();
  const { action, gear, cost } = option;
  const armed = model.armed.value === option.key;
  const { oddsDetail } = model.settings.value;
  const telling: Telling = { view: model.settled.value.view, struck: struckAt(model.foesReach), words: model.words };
  const isTurn = model.decision.value?.kind === duel.act;
  const several = foesIn(duel, telling.view, duel.acting(telling.view)).length > 1;
  const thrown = duel.hasDice(action as never);
  return (
    <ChoiceCard
      id={option.key}
      number={number}
      glyph={gear ? <WeaponIcon weapon={gear} /> : <Icon sign={duel.sign(action as never)} />}
      name={option.name}
      price={isTurn ? <span class="price">{cost === 0 ? 'free' : `${cost} AP`}</span> : null}
      headline={[
        ...duel.headline(option as never, telling),
        ...dangerFigures({ dangers: model.dangers, key: isTurn ? dangerKey(option) : null, several, words: telling.words }),
      ]}
      line={oddsDetail === 'glance' ? '' : duel.effect(option as never, telling)}
      pressed={armed}
      onChoose={() => void commands.choose(option as never)}
      onPoint={(on) => void (model.considered.value = on ? option.key : null)}
    >
      {thrown && (armed || oddsDetail === 'law') ? (
        <LawOfCard open>
          <Law option={option} />
        </LawOfCard>
      ) : null}
    </ChoiceCard>
  );
}

/** What may come of an answer, with exact fractions, the terms of its die, and what the game adds. */
function Law({ option: { action, odds } }: { readonly option: Option }): ComponentChildren {
  const { duel, model } = useFight();
  const { words } = model;
  const name = (id: string | undefined): string => words.figure(id ?? '');
  const { target } = action as { readonly target?: number };
  const whom = target === undefined ? model.target.value?.id : model.settled.value.view.world.ids[target];
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
        <Breakdown terms={odds.modifiers} chance={null} words={words} caption={duel.caption(action as never)} />
      ) : null}
      {duel.law?.(action as never, { figure: name(model.acting.value?.id), target: name(whom) }, words)}
    </div>
  );
}
