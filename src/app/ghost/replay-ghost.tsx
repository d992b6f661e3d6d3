import { signal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Overlays, PlannedWay } from '../../art/index.ts';
import { NO_OVERLAYS } from '../../art/index.ts';
import { restoreRng, type Rng, type RngState } from '../../engine/dice/index.ts';
import type { Words } from '../../hud/common/index.ts';
import { GhostPanel, ScoutDialog, type Scouted } from '../../hud/ghost/index.ts';
import type { Game as Rules, GameReplay, Spans } from '../../session/index.ts';
import { gameOf, isWithin } from '../../session/index.ts';
import { HUMAN, type Controllers } from '../controllers.ts';
import type { Aspects } from '../game-page.ts';
import type { Game } from '../game.ts';
import type { Services } from '../services.ts';
import { explained, pageDice, type Explained, type Given, meantWay } from './explain.ts';
import { notebookOf } from './notebook.ts';
import { scoutedIn } from './scouting.ts';
import { toldGhost, type Telling } from './tell.ts';
import { reasonsOf } from './reasons.ts';

interface GhostReplay {
  readonly services: Services;
  readonly game: Game;
  readonly replay: GameReplay;
  readonly aspects: Aspects;
  /** Who decided for whom; whoever is not named is as usual. */
  readonly controllers: Controllers;
  readonly deputed: Spans | undefined;
  /** The dice that bots had before each answer, where the bout was played by bots alone; those of a page elsewhere. */
  readonly dice: readonly RngState[] | undefined;
  readonly words: Words;
}

/** What a step of a replay has been given by whom, where he goes by a behaviour; null elsewhere. */
function givenAt({ game, replay, controllers, deputed }: GhostReplay, step: number): Given<Rules> | null {
  const { desk } = gameOf<Rules>(game.kit, replay.record.setup);
  const bout = replay.positions[step];
  const figure = bout?.decision()?.figures[0];
  const bot = figure === undefined ? undefined : controllers[figure];
  if (!bout || figure === undefined || bot === undefined || bot === HUMAN || isWithin(deputed ?? [], step)) return null;
  if (!Object.hasOwn(desk.bots, bot) || !desk.bots[bot]!.explain) return null;
  return { figure, bot, bout, steps: step + 1, action: replay.steps[step + 1]?.action ?? null };
}

function diceAt({ dice, replay }: GhostReplay, given: Given<Rules>): () => Rng {
  const state = dice?.[given.steps - 1];
  return state ? () => restoreRng(state) : pageDice(replay.record.seed, given);
}

/** The steps at which somebody who goes by a behaviour was asked, in order. */
function stepsAsked(props: GhostReplay): number[] {
  return props.replay.positions.flatMap((_, step) => (givenAt(props, step) ? [step] : []));
}

async function tellingOf({ game, replay, words }: GhostReplay): Promise<Telling<Rules> | null> {
  const { setup } = replay.record;
  const reasons = await reasonsOf(setup);
  return reasons && { ...reasons, desk: gameOf<Rules>(game.kit, setup).desk, words, messages: game.catalogue.messages };
}

/** Why those decided as they did who go by a behaviour, in a replay. */
export interface ReplayGhost {
  /** Opens and closes it; null where nobody goes by a behaviour. */
  readonly onWhy: (() => void) | null;
  readonly panel: ComponentChildren;
  readonly overlays: ReadonlySignal<Overlays>;
}

/** The ghost of a replay at the step where it stands; what is looked at is written down as seen. */
export function useReplayGhost(props: GhostReplay, at: number, jump: (step: number) => void): ReplayGhost {
  const { services, replay, aspects, game } = props;
  const [open, setOpen] = useState(false);
  const [telling, setTelling] = useState<Telling<Rules> | null>(null);
  const [scouted, setScouted] = useState<readonly Scouted[] | null>(null);
  const overlays = useMemo(() => signal<Overlays>(NO_OVERLAYS), []);
  const notebook = useMemo(() => notebookOf(services.vault, replay.record), [replay]);
  const asked = useMemo(() => stepsAsked(props), [replay, JSON.stringify(props.controllers)]);
  const { desk } = useMemo(() => gameOf<Rules>(game.kit, replay.record.setup), [replay]);
  const explain = (step: number): { readonly given: Given<Rules>; readonly reasons: Explained<Rules> } | null => {
    const given = givenAt(props, step);
    const reasons = given && explained(desk, given, diceAt(props, given));
    return given && reasons && { given, reasons };
  };
  const here = useMemo(() => (open ? explain(at) : null), [open, at, replay]);
  useEffect(() => {
    const before = at > 0 ? explain(at - 1) : null;
    if (!before?.reasons.exact) return;
    notebook.note(before.reasons.behaviour, before.reasons.decided);
    void notebook.keep();
  }, [at, replay]);
  useEffect(() => {
    const way: PlannedWay | null = here && meantWay(here.given.figure, here.reasons, aspects.boardAt(at).figures);
    overlays.value = way ? { ...NO_OVERLAYS, ways: [way] } : NO_OVERLAYS;
  }, [here]);
  const load = async (): Promise<Telling<Rules> | null> => {
    const loaded = telling ?? (await tellingOf(props));
    setTelling(loaded);
    return loaded;
  };
  if (asked.length === 0) return { onWhy: null, panel: null, overlays };
  const toggle = (): void => {
    setOpen(!open);
    if (!open) void load();
  };
  const place = asked.filter((step) => step <= at).length;
  const by = (decisions: number): void => {
    const next = decisions < 0 ? asked.filter((step) => step < at).at(decisions) : asked.filter((step) => step > at)[decisions - 1];
    if (next !== undefined) jump(next);
  };
  const fought = { setup: replay.record.setup, controllers: props.controllers, notebook };
  const panel = (
    <>
      {open ? (
        <GhostPanel
          told={telling && here && toldGhost(telling, here.given, here.reasons)}
          round={here?.given.bout.state.round ?? 0}
          place={place}
          count={asked.length}
          nothing="At this step nobody decides who goes by a way of fighting of his own. Before and Next lead to those who do."
          onBy={by}
          onClose={toggle}
          onScout={() => void load().then(async (loaded) => loaded && setScouted(await scoutedIn(loaded, fought)))}
        />
      ) : null}
      {scouted ? <ScoutDialog scouted={scouted} onClose={() => setScouted(null)} /> : null}
    </>
  );
  return { onWhy: toggle, panel, overlays };
}
