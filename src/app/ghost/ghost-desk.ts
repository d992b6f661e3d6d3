import { computed, effect, signal, untracked } from '@preact/signals';
import type { Messages } from '../../catalogue/index.ts';
import type { AnyFight, BoardFigure, FoughtGame } from '../../hud/fight/index.ts';
import type { GhostDesk, GhostNow, Scouted } from '../../hud/ghost/index.ts';
import type { BoutSession, Game } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { meantWay } from './explain.ts';
import type { Notebook } from './notebook.ts';
import { scoutedIn } from './scouting.ts';
import { toldGhost, type Reasons, type Telling } from './tell.ts';
import type { Watch, Watched } from './watched.ts';

interface GhostProps<G extends FoughtGame> {
  readonly session: BoutSession<G>;
  readonly model: Pick<AnyFight, 'idle' | 'presenter' | 'words' | 'shadow'>;
  readonly watch: Watch<G>;
  readonly messages: Messages;
  readonly notebook: Notebook | null;
  readonly reasons: () => Promise<Reasons<Game> | null>;
  readonly figuresAt: (watched: Watched<G>) => readonly BoardFigure[];
}

/** What decisions of this fight are told with; null for a game without words. */
async function tellingOf<G extends FoughtGame>({ session, model, messages, reasons }: GhostProps<G>): Promise<Telling<G> | null> {
  const loaded = await reasons();
  const { desk } = gameOf<G>(session.kit, session.setup);
  return loaded && { ...(loaded as unknown as Reasons<G>), desk, words: model.words, messages };
}

/** Tells on demand why those decided as they did who go by a behaviour; only what has been shown. */
export function ghostDesk<G extends FoughtGame>(
  props: GhostProps<G>,
  controllers: Readonly<Record<string, string>>,
): GhostDesk & { stop(): void } {
  const { model, watch } = props;
  const open = signal(false);
  const telling = signal<Telling<G> | null>(null);
  const shown = signal<readonly Watched<G>[]>([]);
  /** From 0; null for the last, whichever that is. */
  const looked = signal<number | null>(null);
  const scouted = signal<readonly Scouted[] | null>(null);
  const last = computed(() => shown.value.length - 1);
  const at = computed(() => Math.min(looked.value ?? last.value, last.value));
  const watched = computed(() => (open.value ? (shown.value[at.value] ?? null) : null));
  const stops = [
    effect(() => {
      const { value } = watch.decisions;
      const step = model.idle.value ? Infinity : (model.presenter.entries.value.at(-1)?.step ?? 0);
      const seen = value.filter(({ given }) => given.steps <= step);
      untracked(() => {
        if (seen.at(-1) === shown.value.at(-1) && seen.length === shown.value.length) return;
        looked.value = null;
        shown.value = seen;
      });
    }),
    effect(() => {
      const { value } = watched;
      model.shadow.value = value && meantWay(value.given.figure, value.explained, props.figuresAt(value));
    }),
  ];
  const now = computed((): GhostNow | null => {
    if (!open.value) return null;
    const [by, of] = [telling.value, watched.value];
    const told = by && of && toldGhost(by, of.given, of.explained);
    return { told, round: of?.given.bout.state.round ?? 0, place: at.value + 1, count: shown.value.length };
  });
  const load = async (): Promise<Telling<G> | null> => (telling.value ??= await tellingOf(props));
  return {
    now,
    scouted,
    toggle() {
      open.value = !open.value;
      looked.value = null;
      if (!open.value) return;
      void load();
      void watch.recall();
    },
    by: (decisions) => void (looked.value = Math.max(0, Math.min(last.value, at.value + decisions))),
    scout(wanted) {
      scouted.value = null;
      if (!wanted) return;
      void load().then(async (loaded) => {
        if (loaded) scouted.value = await scoutedIn(loaded, { setup: props.session.setup, controllers, notebook: props.notebook });
      });
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
