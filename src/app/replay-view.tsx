import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Overlays } from '../art/index.ts';
import type { RngState } from '../engine/dice/index.ts';
import type { Arena } from '../engine/hex/index.ts';
import { AppealLayer } from '../hud/appeal/index.ts';
import { reducedMotion, RuleBookContext, RuleDialog, TermsScope, type Words } from '../hud/common/index.ts';
import { entriesOf, LogPanel, withoutExecutions } from '../hud/fight/index.ts';
import { announce } from '../hud/page/index.ts';
import { ForkDialog, ReplayScreen, ticksOf } from '../hud/replay/index.ts';
import type { Game as Rules, GameReplay, Spans } from '../session/index.ts';
import { gameOf, inRounds } from '../session/index.ts';
import { aboutGameReplay } from './about.ts';
import { ArenaStage } from './arena/index.ts';
import { controllerChoices, controllerName } from './bots.ts';
import { Choices } from './choices/choices.tsx';
import { wasPlayed } from './choices/use-choices.ts';
import type { Controllers } from './controllers.ts';
import { controllersFor } from './controllers.ts';
import { downloadRecord } from './download.ts';
import type { ReplayPart } from './game-page.ts';
import type { Game } from './game.ts';
import { useReplayGhost } from './ghost/replay-ghost.tsx';
import { linkTo } from './replay-link.ts';
import { filmOf, ReplayPlayer } from './replay-player.ts';
import { pageRules } from './rule-book.ts';
import type { Services } from './services.ts';
import { recordId } from './storage/records.ts';

export interface ReplayViewProps {
  readonly services: Services;
  readonly game: Game;
  readonly replay: GameReplay;
  readonly part: ReplayPart<Rules>;
  /** Who decided for whom, as far as it is known. */
  readonly controllers: Controllers;
  /** What a bot answered in the player's place, as far as it is known. */
  readonly deputed?: Spans | undefined;
  /** The dice that bots had before each answer, where they alone played it. */
  readonly dice?: readonly RngState[] | undefined;
  readonly start: number;
  /** Whether it is the fight of a day at which the one try is not over: nobody forks it or weighs its choices then. */
  readonly open: boolean;
  readonly onKeep: (() => void) | null;
  /** Where the way out leads, when it is not the title. */
  readonly home?: { readonly href: string; readonly text: string } | undefined;
}

interface StageProps {
  readonly player: ReplayPlayer;
  readonly services: Services;
  readonly arena: Arena;
  readonly look: string;
  readonly words: Words;
  readonly overlays: ReadonlySignal<Overlays>;
}

function Stage({ player, services, arena, look, words, overlays }: StageProps) {
  const { settings, systemReduces } = services;
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces.value)), []);
  return (
    <>
      <ArenaStage
        arena={arena}
        look={look}
        palette={palette}
        reducedMotion={reduced}
        picture={player.board}
        overlays={overlays}
        still={player.still}
        performer={player.performer}
        onHex={() => undefined}
        onHover={() => undefined}
      >
        {() => null}
      </ArenaStage>
      <AppealLayer desk={player.appeals} words={words} settings={settings} reduced={reduced} />
    </>
  );
}

function titleOf({ kit }: Game, replay: GameReplay): string {
  const { whoInLine, round } = aboutGameReplay(kit, replay);
  return `Replay: ${whoInLine}, ${inRounds(round)}`;
}

/** Who decided for whom, as far as it is known: `Played by: Purpureus, you; Verus, the net-man (tiro).` */
function playersLine({ game, replay, controllers }: ReplayViewProps, words: Words): string | null {
  const { desk } = gameOf<Rules>(game.kit, replay.record.setup);
  const named = desk.seats(replay.record.setup).flatMap(({ figure }) => {
    const by = controllers[figure];
    return by === undefined ? [] : [`${words.title(figure)}, ${controllerName(desk, game.catalogue.messages, by).replace('You', 'you')}`];
  });
  return named.length === 0 ? null : `Played by: ${named.join('; ')}.`;
}

interface ForkProps extends ReplayViewProps {
  readonly step: number;
  readonly words: Words;
  readonly onFork: (controllers: Controllers) => void;
  readonly onClose: () => void;
}

/** Who decides for whom from here on. */
function Fork({ game, replay, part, controllers, step, words, onFork, onClose }: ForkProps) {
  const { desk } = gameOf(game.kit, replay.record.setup);
  const named = controllersFor(desk, replay.record.setup, controllers);
  const standing = part.standing?.(replay.positions[step]!) ?? Object.keys(named);
  return (
    <ForkDialog
      figures={standing.map((id) => ({ id, name: words.whole(id), controller: named[id]! }))}
      controllers={controllerChoices(desk, game.catalogue.messages)}
      onFork={(chosen) => onFork({ ...named, ...chosen })}
      onClose={onClose}
    />
  );
}

/** Fights on from a step; asks who decides for whom where somebody can be named. */
function useFork(props: ReplayViewProps, words: Words) {
  const { services, game, replay, deputed } = props;
  const [forking, setForking] = useState<number | null>(null);
  const { record } = replay;
  const fork = (step: number, controllers?: Controllers): void => {
    game.fork(record, step, controllers, { kind: 'fork', of: recordId(record), step }, deputed);
    services.go({ screen: 'arena' });
  };
  const asks = gameOf(game.kit, record.setup).desk.seats(record.setup).length > 0;
  const dialog = forking !== null && (
    <Fork {...props} step={forking} words={words} onFork={(controllers) => fork(forking, controllers)} onClose={() => setForking(null)} />
  );
  return { dialog, begin: (step: number) => (asks ? setForking(step) : fork(step)) };
}

/** What the player's choices were worth, as far as anybody can tell who the player was; opened on demand. */
function useChoicesPanel(
  { services, game, replay, controllers, deputed, open: isOpenTry }: ReplayViewProps,
  look: (step: number) => void,
  fork: (step: number) => void,
) {
  const [open, setOpen] = useState(false);
  const by = controllersFor(gameOf(game.kit, replay.record.setup).desk, replay.record.setup, controllers);
  const played = useMemo(() => wasPlayed(game, replay, by), [replay, JSON.stringify(by)]);
  if (isOpenTry || !played) return { onChoices: null, choices: null };
  const choices = open && (
    <Choices services={services} game={game} replay={replay} controllers={by} deputed={deputed} onLook={look} onFork={fork} />
  );
  return { onChoices: () => setOpen(!open), choices };
}

/** The last place at or before a step where somebody could answer in more than one way; null where there was none. */
function lastChoice({ positions }: ReplayViewProps['replay'], step: number): number | null {
  if (positions[step]!.decision() === null) return null;
  for (let at = step; at >= 0; at--) if (positions[at]!.decision() !== null && positions[at]!.actions().length > 1) return at;
  return null;
}

/** A replay on the screen, whatever its rules. */
export function ReplayView(props: ReplayViewProps) {
  const { services, game, replay, part, start } = props;
  const { record, steps } = replay;
  const aspects = useMemo(() => part.aspectsOf({ services, game, replay }), [replay]);
  const title = useMemo(() => titleOf(game, replay), [replay]);
  const { words, arena } = aspects;
  const player = useMemo(() => new ReplayPlayer(filmOf(replay, aspects), start, services.settings), [aspects, start]);
  const { skipExecutions } = services.settings.value;
  const entries = useMemo(() => (skipExecutions ? withoutExecutions(entriesOf(steps)) : entriesOf(steps)), [replay]);
  const ticks = useMemo(() => ticksOf(steps), [replay]);
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => () => announce(''), []);
  const fork = useFork(props, words);
  const at = player.at.value;
  const forksAt = useMemo(() => lastChoice(replay, at), [replay, at]);
  useEffect(() => {
    if (!player.playing.peek()) announce(`Round ${player.rounds[at] ?? 0}, step ${at} of ${player.last}.`);
  }, [at]);
  const by = controllersFor(gameOf(game.kit, record.setup).desk, record.setup, props.controllers);
  const ghost = useReplayGhost(
    { services, game, replay, aspects, controllers: by, deputed: props.deputed, dice: props.dice, words },
    at,
    (step) => player.jump(step),
  );
  const choices = useChoicesPanel(props, (step) => player.jump(step), fork.begin);
  const rules = pageRules(game.catalogue, services);
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={words.terms}>
        <ReplayScreen
          title={title}
          home={props.home}
          seal={replay.seal}
          players={playersLine(props, words)}
          at={at}
          last={player.last}
          round={player.rounds[at] ?? 0}
          ticks={ticks}
          legend={aspects.legend}
          events={steps[at]!.events}
          words={words}
          playing={player.playing.value}
          speed={services.settings.value.speed}
          law={services.settings.value.law}
          stage={
            <Stage
              key={record.hash}
              player={player}
              services={services}
              arena={arena}
              look={record.seed}
              words={words}
              overlays={ghost.overlays}
            />
          }
          onWhy={ghost.onWhy}
          why={ghost.panel}
          card={aspects.card(at)}
          log={
            <LogPanel
              entries={entries.filter(({ step }) => step <= at)}
              words={words}
              inspected={null}
              onInspect={({ step }) => player.jump(step)}
              live={false}
            />
          }
          onFork={props.open || forksAt === null ? null : () => fork.begin(forksAt)}
          {...choices}
          onKeep={props.onKeep}
          onExport={() => downloadRecord(record, title)}
          link={(here) => linkTo(game.kit, record, here ? at : null)}
          onAt={(step) => player.jump(step)}
          onBy={(by) => player.jumpBy(by)}
          onRound={(direction) => player.jumpRound(direction)}
          onPlay={() => player.toggle()}
          onSpeed={(speed) => services.change({ speed })}
          onLaw={() => services.change({ law: !services.settings.peek().law })}
        />
        {fork.dialog}
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}
