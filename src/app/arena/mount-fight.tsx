import { computed, effect, signal, untracked, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { FigureId } from '../../engine/bout/index.ts';
import { render, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cell } from '../../engine/hex/index.ts';
import { AppealDesk, AppealLayer, withAppeals } from '../../hud/appeal/index.ts';
import { CaptionLine } from '../../hud/captions/index.ts';
import { applyTheme, reducedMotion, ruleBook, TermsScope, wordsOf } from '../../hud/common/index.ts';
import {
  bodyWords,
  ChanceContext,
  countFirstBout,
  createFightModel,
  EdgeSigns,
  HexGrid,
  reachWords,
  whomAbout,
  type AnyFight,
  type BoardFigure,
  type ChanceDesk,
  type FightCommands,
  type FightModel,
  type FightScreenProps,
  type FoughtGame,
} from '../../hud/fight/index.ts';
import { GhostContext, type GhostDesk } from '../../hud/ghost/index.ts';
import type { BoutSession, Game } from '../../session/index.ts';
import { ChanceCounter } from './chance-desk.ts';
import { ghostDesk } from '../ghost/ghost-desk.ts';
import { watchBots, type Watched } from '../ghost/watched.ts';
import type { Bot } from '../../hud/fight/index.ts';
import { gameOf } from '../../session/index.ts';
import { deciderOf } from '../bots.ts';
import type { FightPage, FightPart, FightProps, MountFight } from './contract.ts';
import { direct, type Director } from './director.ts';
import { ArenaStage, StagePerformer } from './stage.tsx';

/** The best bot of the game, for whoever lets it play on. */
function deputyOf<G extends FoughtGame>(session: BoutSession<G>): Bot<G> {
  const { desk } = gameOf<G>(session.kit, session.setup);
  return deciderOf(session, Object.keys(desk.bots)[0]);
}

interface FightViewProps {
  readonly page: FightPage;
  readonly director: Director;
  readonly chance: ChanceDesk | null;
  readonly ghost: GhostDesk | null;
  readonly model: AnyFight;
  readonly appeals: AppealDesk;
  /** Who is asked; nobody while something is shown. */
  readonly asked: ReadonlySignal<readonly FigureId[]>;
  /** Whom it is about. */
  readonly about: ReadonlySignal<readonly FigureId[]>;
  /** Which question it is: so many answers stand. */
  readonly question: ReadonlySignal<number>;
  /** The hex that the keys begin on. */
  readonly first: Cell;
  /** Seed of cosmetic randomness. */
  readonly look: string;
  readonly label: (cell: Cell) => string;
  readonly onHex: (cell: Cell) => void;
  readonly screen: (frame: FightScreenProps) => VNode;
  readonly systemReduces: boolean;
}

interface SandProps extends FightViewProps {
  readonly cursor: Signal<Cell>;
  readonly reduced: ReadonlySignal<boolean>;
}

/** The drawn arena, its hexes, and signs at its edge for what lies outside. */
function Sand({ director: { performer }, model, asked, about, question, look, label, onHex, cursor, reduced }: SandProps) {
  const palette = useMemo(() => computed(() => model.settings.value.palette), []);
  const reveal = (cell: Cell): void => performer.reveal(cell);
  return (
    <ArenaStage
      arena={model.arena}
      look={look}
      palette={palette}
      reducedMotion={reduced}
      picture={model.picture}
      overlays={model.overlays}
      still={model.idle}
      asked={asked}
      about={about}
      question={question}
      performer={performer}
      onHex={(cell) => {
        cursor.value = cell;
        performer.touched(() => onHex(cell));
      }}
      onHover={(cell) => (model.pointed.value = cell)}
    >
      {(projection) => [
        <HexGrid key="grid" model={model} label={label} onChoose={onHex} projection={projection} cursor={cursor.value} onCursor={reveal} />,
        <EdgeSigns key="edge" model={model} asked={asked.value} about={about.value} projection={projection} onReveal={reveal} />,
      ]}
    </ArenaStage>
  );
}

/** The screen of a game in the frame of a fight, with the drawn arena and the crowd over it. */
function FightView(props: FightViewProps) {
  const { page, model, appeals, systemReduces } = props;
  const { settings, words } = model;
  const cursor = useSignal(props.first);
  const law = useMemo(() => computed(() => settings.value.law), []);
  const book = useMemo(() => ruleBook(() => page.catalogue.loadRules(), law), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces)), []);
  const shown = props.screen({
    book,
    notices: page.notices?.value ?? [],
    onLeave: page.onLeave,
    pageMenu: page.menu?.value,
    cursor: () => cursor.value,
    setCursor: (cell) => void (cursor.value = cell),
    children: [
      <Sand key="stage" {...props} cursor={cursor} reduced={reduced} />,
      <AppealLayer key="appeals" desk={appeals} words={words} settings={settings} reduced={reduced} />,
      page.captions ? <CaptionLine key="captions" captions={page.captions} /> : null,
    ],
  });
  return (
    <ChanceContext.Provider value={props.chance}>
      <GhostContext.Provider value={props.ghost}>
        <TermsScope terms={words.terms}>{shown}</TermsScope>
      </GhostContext.Provider>
    </ChanceContext.Provider>
  );
}

/** The figures of the decision; whoever is selected among them comes first. */
function whoIsAsked({ decision, selected }: Pick<FightModel<FoughtGame>, 'decision' | 'selected'>): readonly FigureId[] {
  const figures = decision.value?.figures ?? [];
  const first = selected.peek();
  return figures.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/** Model and commands of a fight, drawn by a stage behind the crowd. */
function openFight<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object, C extends FightCommands>(
  part: FightPart<G, Figure, Facts, Own, C>,
  props: FightProps<G>,
) {
  const { session, settings, catalogue, controllers = {}, onSettings, readOnly = signal(null) } = props;
  const watch = watchBots(
    session,
    { controllers, messages: catalogue.messages, script: props.script ?? null, dice: props.dice ?? [] },
    ({ explained: { behaviour, decided } }) => {
      if (!model.flow.settling.peek()) props.notebook?.note(behaviour, decided);
    },
  );
  const { botOf } = watch;
  const stage = new StagePerformer();
  /** The player raises the hand where his own fighter asks, or has beaten whoever asks. */
  const appeals = new AppealDesk({ settings, steps: () => session.steps, hand: (figure) => !botOf?.(figure) });
  const model: FightModel<G, Figure, Facts> & Own = createFightModel<G, Figure, Facts, Own>(
    {
      session,
      settings,
      words: wordsOf(
        catalogue.messages,
        part.names(session.view.world, session.view.state, { seed: session.seed, messages: catalogue.messages }),
      ),
      performer: withAppeals(stage, appeals),
      onSettings: (change) => onSettings?.(change),
      readOnly,
      judging: computed(() => appeals.asked.value !== null),
      deputy: deputyOf(session),
      mannerOf: watch.mannerOf,
      ...(botOf && { botOf }),
      ...(props.onConcede && { onConcede: props.onConcede }),
      ...(props.isTry && { isTry: true }),
    },
    part.fight,
  );
  if (part.fight.reach?.atFirst && model.flow.isPlayed.value) countFirstBout(model.options);
  const figuresAt = ({ given }: Watched<G>) => part.fight.board.of(given.bout.view).figures;
  const { notebook = null, reasons } = props;
  const own = { session, model, watch, messages: catalogue.messages, notebook, figuresAt };
  const ghost = watch.hasMinds && reasons ? ghostDesk<G>({ ...own, reasons }, controllers) : null;
  return { model, commands: part.commands(model), stage, appeals, ghost };
}

/** What goes on beside the drawing of a fight; returns the ways to stop it. */
function follow<G extends FoughtGame>(
  model: AnyFight & Pick<FightModel<G>, 'desk'>,
  director: Director,
  props: FightProps<G>,
  systemReduces: boolean,
) {
  const { session, settings } = props;
  return [
    computed(() => settings.value).subscribe((now) => applyTheme(document.documentElement, now, systemReduces)),
    effect(() => {
      const cell = model.shadow.value?.path[0];
      if (cell !== undefined) untracked(() => director.performer.reveal(cell));
    }),
    effect(() => {
      void model.settled.value;
      if (!model.idle.value) return;
      void props.notebook?.keep();
      untracked(() => props.onSettled?.(session));
    }),
    /** Shows the opening; whoever nobody commands begins as soon as this page may play. */
    effect(() => {
      void model.options.readOnly.value;
      untracked(() => model.desk.begin());
    }),
  ];
}

/** The way to put the screen of a game's fights into a page. */
export function mountFight<
  G extends FoughtGame,
  Figure extends BoardFigure,
  Facts extends object,
  Own extends object,
  C extends FightCommands,
>(part: FightPart<G, Figure, Facts, Own, C>): MountFight<G> {
  return (parent, props) => {
    const { model, commands, stage, appeals, ghost } = openFight(part, props);
    const { session, onShown, chance: source, catalogue, controllers = {} } = props;
    const director = direct({
      model,
      performer: stage,
      decisionKey: () => part.fight.decisionKey(model.settled.value),
      decisionWords: () => part.fight.decisionWords(model),
      ...(onShown && { onShown }),
      onEnded: () => props.onEnded(session),
    });
    const systemReduces = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const following = follow(model, director, props, systemReduces);
    window.bout = { session: session as unknown as BoutSession<Game>, idle: director.idle };
    const chance = source ? new ChanceCounter<G>({ model, session, messages: catalogue.messages, controllers, source }) : null;
    const asked = computed(() => whoIsAsked(model));
    const label = (cell: Cell): string =>
      [part.fight.hexLabel(model, cell), bodyWords(model.picture.value, cell), reachWords(model.foesReach.shown.value, cell, model.words)]
        .filter(Boolean)
        .join(', ');
    render(
      <FightView
        page={props}
        director={director}
        chance={chance}
        ghost={ghost}
        model={model}
        appeals={appeals}
        asked={asked}
        about={computed(() => whomAbout(model, asked.value))}
        question={computed(() => (void model.settled.value, session.steps.length - session.plan.length))}
        first={part.fight.firstCell(model)}
        look={session.seed}
        label={label}
        onHex={(cell) => commands.chooseHex(cell)}
        screen={(frame) => part.screen({ ...frame, tools: { model, commands } })}
        systemReduces={systemReduces}
      />,
      parent,
    );
    return () => {
      for (const stop of following.reverse()) stop();
      for (const each of [chance, ghost, model.foesReach, model.dangers, director]) each?.stop();
      render(null, parent);
      delete window.bout;
    };
  };
}
