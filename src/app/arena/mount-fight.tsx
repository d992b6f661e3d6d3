import { computed, effect, signal, untracked, useSignal, type ReadonlySignal } from '@preact/signals';
import type { FigureId } from '../../engine/bout/index.ts';
import { render, type ComponentChildren, type VNode } from 'preact';
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
import { chanceDesk } from './chance-desk.ts';
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

/** The screen of a game in the frame of a fight, with the drawn arena and the crowd over it. */
function FightView({
  page,
  director,
  chance,
  ghost,
  model,
  appeals,
  asked,
  about,
  question,
  first,
  look,
  label,
  onHex,
  screen,
  systemReduces,
}: FightViewProps) {
  const { settings } = model;
  const cursor = useSignal(first);
  const book = useMemo(
    () =>
      ruleBook(
        () => page.catalogue.loadRules(),
        computed(() => settings.value.law),
      ),
    [],
  );
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces)), []);
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  const stage: ComponentChildren = [
    <ArenaStage
      key="stage"
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
      performer={director.performer}
      onHex={(cell) => {
        cursor.value = cell;
        director.performer.touched(() => onHex(cell));
      }}
      onHover={(cell) => (model.pointed.value = cell)}
    >
      {(projection) => [
        <HexGrid
          key="grid"
          model={model}
          label={label}
          onChoose={onHex}
          projection={projection}
          cursor={cursor.value}
          onCursor={(cell) => director.performer.reveal(cell)}
        />,
        <EdgeSigns
          key="edge"
          model={model}
          asked={asked.value}
          about={about.value}
          projection={projection}
          onReveal={(cell) => director.performer.reveal(cell)}
        />,
      ]}
    </ArenaStage>,
    <AppealLayer key="appeals" desk={appeals} words={model.words} settings={settings} reduced={reduced} />,
    page.captions ? <CaptionLine key="captions" captions={page.captions} /> : null,
  ];
  const shown = screen({
    book,
    notices: page.notices?.value ?? [],
    onLeave: page.onLeave,
    pageMenu: page.menu?.value,
    cursor: () => cursor.value,
    setCursor: (cell) => void (cursor.value = cell),
    children: stage,
  });
  return (
    <ChanceContext.Provider value={chance}>
      <GhostContext.Provider value={ghost}>
        <TermsScope terms={model.words.terms}>{shown}</TermsScope>
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

/** Follows the settings with the colours of the whole page. */
function followTheme({ settings }: FightPage, systemReduces: boolean): () => void {
  return computed(() => settings.value).subscribe((now) => applyTheme(document.documentElement, now, systemReduces));
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
    const { session, onShown } = props;
    const director = direct({
      model,
      performer: stage,
      decisionKey: () => part.fight.decisionKey(model.settled.value),
      decisionWords: () => part.fight.decisionWords(model),
      ...(onShown && { onShown }),
      onEnded: () => props.onEnded(session),
    });
    const stopShadow = effect(() => {
      const cell = model.shadow.value?.path[0];
      if (cell !== undefined) untracked(() => director.performer.reveal(cell));
    });
    const stopSettling = effect(() => {
      void model.settled.value;
      if (!model.idle.value) return;
      void props.notebook?.keep();
      untracked(() => props.onSettled?.(session));
    });
    /** Shows the opening; whoever nobody commands begins as soon as this page may play. */
    const stopPlaying = effect(() => {
      void model.options.readOnly.value;
      untracked(() => model.desk.begin());
    });
    window.bout = { session: session as unknown as BoutSession<Game>, idle: director.idle };
    const systemReduces = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stopTheme = followTheme(props, systemReduces);
    const { chance: source, catalogue, controllers = {} } = props;
    const chance = source ? chanceDesk<G>({ model, session, messages: catalogue.messages, controllers, source }) : null;
    const asked = computed(() => whoIsAsked(model));
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
        label={(cell) =>
          [
            part.fight.hexLabel(model, cell),
            bodyWords(model.picture.value, cell),
            reachWords(model.foesReach.shown.value, cell, model.words),
          ]
            .filter(Boolean)
            .join(', ')
        }
        onHex={(cell) => commands.chooseHex(cell)}
        screen={(frame) => part.screen({ ...frame, tools: { model, commands } })}
        systemReduces={systemReduces}
      />,
      parent,
    );
    return () => {
      stopPlaying();
      stopSettling();
      stopShadow();
      stopTheme();
      chance?.stop();
      ghost?.stop();
      model.foesReach.stop();
      model.dangers.stop();
      director.stop();
      render(null, parent);
      delete window.bout;
    };
  };
}
