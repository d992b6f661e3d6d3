import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import type { Settings } from '../hud/common/index.ts';
import type { GameSetup } from '../session/index.ts';
import { DEFAULT_SETTINGS } from '../hud/common/index.ts';
import { isMissingFile, watchFiles } from './missing-file.tsx';
import type { Route } from './routes.ts';
import { formatRoute, parseRoute } from './routes.ts';
import { openIdbStore } from './storage/idb-store.ts';
import { loadSettings, saveSettings } from './storage/settings-store.ts';
import { folderOf, nameAt } from './storage/place.ts';
import type { Tab, TabWorld } from './storage/tabs.ts';
import { claimTab } from './storage/tabs.ts';
import { Vault } from './storage/vault.ts';

/** What can be done about a game before anybody knows whether one is being played; who plays one puts it in. */
export interface Playing {
  /** Resolves when nothing of it is being written. */
  settle: () => Promise<void>;
  /** Lets go of it and waits until nothing of it is being written. */
  leave: () => Promise<void>;
  /** Fetches what will tell it in half a minute; what does not come is asked for again by the screen. */
  fetchDigest: (setup: GameSetup) => void;
}

/** What every screen of the page stands on. */
export interface Services {
  readonly route: ReadonlySignal<Route>;
  readonly vault: Vault;
  readonly tab: Tab;
  readonly settings: ReadonlySignal<Settings>;
  readonly systemReduces: ReadonlySignal<boolean>;
  /** What went wrong in the page itself; null while nothing did. */
  readonly fault: ReadonlySignal<string | null>;
  /** A sentence for the title screen, shown once. */
  readonly message: Signal<string | null>;
  /** Counts how often this tab has gone on for another; screens begin anew when it does. */
  readonly tenure: ReadonlySignal<number>;
  readonly playing: Playing;
  /** Counts how often other cards have taken the place of those at hand; screens begin anew when they do. */
  readonly dealt: Signal<number>;
  /** Codes of the languages that there are words in: those of the cards at hand. */
  readonly languages: Signal<readonly string[]>;
  /** Resolves when the packs that are on have been read, or cannot be; whoever reads them puts it in. */
  readonly cards: { ready: Promise<void> };
  /** Goes on here, from where another tab stopped. */
  readonly takeOver: () => Promise<void>;
  readonly change: (change: Partial<Settings>) => void;
  readonly go: (route: Route) => void;
  /** Goes without a step for Back. */
  readonly replace: (route: Route) => void;
}

/** What the component of a screen is given. */
export interface ScreenRouteProps {
  readonly services: Services;
  readonly route: Route;
}

/** Everything that is played is written, or could not be: what is read now is no older. */
export function settled({ playing }: Services): Promise<void> {
  return playing.settle().catch(() => undefined);
}

function watchRoute(setups: readonly string[]): ReadonlySignal<Route> {
  const route = signal(parseRoute(location.hash, setups));
  addEventListener('hashchange', () => (route.value = parseRoute(location.hash, setups)));
  return route;
}

function watchMotion(): ReadonlySignal<boolean> {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const reduces = signal(query.matches);
  query.addEventListener('change', () => (reduces.value = query.matches));
  return reduces;
}

/** Errors that nobody caught: said on the screen instead of leaving the player with a page that no longer answers. */
function watchFaults(): ReadonlySignal<string | null> {
  const fault = signal<string | null>(null);
  const sentence = (error: unknown): string => {
    if (isMissingFile(error)) return 'a part of the game could not be loaded.';
    return `${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.`;
  };
  watchFiles();
  addEventListener('error', ({ error, message }) => {
    if (!message.startsWith('ResizeObserver loop')) fault.value = sentence(error ?? message); // that one is only a late layout
  });
  addEventListener('unhandledrejection', ({ reason }) => (fault.value = sentence(reason)));
  return fault;
}

/** First visit: what the system says about contrast and colours decides the palette. */
function systemSettings(): Settings {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const more = matchMedia('(prefers-contrast: more)').matches;
  return { ...DEFAULT_SETTINGS, palette: more ? (dark ? 'basalt' : 'marmor') : DEFAULT_SETTINGS.palette };
}

/** What this tab has to do with others of the same copy of the game. */
function tabWorld(place: string, playing: Playing): TabWorld {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(nameAt('damnatio-tabs', place));
  return { locks: navigator.locks, channel, place, settle: () => playing.settle() };
}

/** Opens the store and reads what the page needs at once; `setups` are the addresses of games. */
export async function openServices(setups: readonly string[]): Promise<Services> {
  const vault = new Vault();
  const playing: Playing = { settle: () => Promise.resolve(), leave: () => Promise.resolve(), fetchDigest: () => undefined };
  const place = folderOf(location.pathname);
  const [tab] = await Promise.all([claimTab(tabWorld(place, playing)), vault.open((onLost) => openIdbStore(onLost, place))]);
  effect(() => vault.setWriter(tab.role.value === 'writer'));
  const stored = await loadSettings(vault);
  const settings = signal(stored ?? systemSettings());
  const tenure = signal(0);
  return {
    route: watchRoute(setups),
    vault,
    tab,
    settings: computed(() => settings.value),
    systemReduces: watchMotion(),
    fault: watchFaults(),
    message: signal<string | null>(null),
    tenure,
    playing,
    dealt: signal(0),
    languages: signal<readonly string[]>([]),
    cards: { ready: Promise.resolve() },
    async takeOver() {
      await playing.leave();
      await tab.takeOver();
      settings.value = (await loadSettings(vault)) ?? settings.value;
      tenure.value += 1;
    },
    change(change) {
      settings.value = { ...settings.value, ...change };
      void saveSettings(vault, settings.value);
    },
    go: (route) => void (location.hash = formatRoute(route)),
    replace: (route) => location.replace(formatRoute(route)),
  };
}
