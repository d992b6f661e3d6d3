import { useEffect, useState } from 'preact/hooks';
import { SetupError } from '../../engine/bout/index.ts';
import type { CalendarDay, DailyResult, FightOfDay, TodayScreenProps } from '../../hud/today/index.ts';
import { TodayScreen } from '../../hud/today/index.ts';
import { beginSession } from '../../session/index.ts';
import { enterTry, daysKept, isUnfinished, stateOfTry } from '../daily/open-try.ts';
import { dayAfter, dayInWords, weekdayOf } from '../daily/days.ts';
import type { DaysKept } from '../daily/open-try.ts';
import { NO_DIARY, streakOf, tryOf } from '../daily/diary.ts';
import { useBest } from '../daily/use-best.ts';
import { dayOf } from '../seeds.ts';
import type { Vault } from '../storage/vault.ts';
import type { DailyFight } from '../game-page.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { pageKit } from '../kit.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import type { Telling } from '../share/telling.ts';
import { tell } from '../share/telling.ts';
import { lockedOut } from '../tenure.ts';
import { programmes } from '../daily/programme.ts';
import type { Programme } from '../daily/programme.ts';
import { useLoaded } from '../use-loaded.ts';

const MINUTE = 60_000;

/** The day of the reader's calendar; follows it while the page stays open. */
function useDay(vault: Vault): string {
  const [day, setDay] = useState(dayOf(new Date(vault.time())));
  useEffect(() => {
    const look = (): void => setDay(dayOf(new Date(vault.time())));
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}

const WEEK = 7;
const WEEKS_BACK = 4;

/** What a fight is before it begins; null when the cards at hand cannot lay it out. */
function openingOf(game: Game, programme: Programme, fight: DailyFight): Telling | null {
  try {
    const { bout, steps } = beginSession(game.kit, fight.setup, fight.seed);
    return tell(programme.tell, { ...fight, bout, steps });
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

function resultOf({ diary, records }: DaysKept, day: string, game: string): DailyResult | null {
  const done = tryOf(diary, day, game)?.done;
  if (!done) return null;
  return {
    line: done.result,
    own: done.not === undefined,
    href: records.has(done.record) ? formatRoute({ screen: 'end', id: done.record }) : null,
  };
}

function calendarOf(list: readonly Programme[], { diary }: DaysKept, today: string): CalendarDay[] {
  const first = dayAfter(today, -weekdayOf(today) - WEEKS_BACK * WEEK);
  return Array.from({ length: (WEEKS_BACK + 1) * WEEK }, (_, index): CalendarDay => {
    const day = dayAfter(first, index);
    const marks = list.map(({ game, title }) => {
      const done = tryOf(diary, day, game)?.done;
      return { what: title.replace(/^Today’s /, ''), line: done?.result ?? null, share: done?.share ?? 0, own: done?.not === undefined };
    });
    const when = day === today ? 'today' : day < today ? 'past' : 'to-come';
    return { day, date: Number(day.slice(-2)), inWords: dayInWords(day), when, marks };
  });
}

const CAUTION = 'What happens in this tab is not kept: a try counts as long as the page stays open, and is forgotten then.';

function unreadWords({ unread }: DaysKept): string | null {
  if (unread === null) return null;
  return `The game in progress cannot be taken up (${unread}). It stays where it is; when a fight begins it is put aside, and Settings exports it.`;
}

/** One game's fight of the day, and of the day before. */
interface Entry {
  readonly programme: Programme;
  readonly today: DailyFight;
  readonly opening: Telling;
  readonly before: DailyFight;
  readonly openingBefore: Telling;
}

function entriesOf(game: Game, list: readonly Programme[], day: string): Entry[] {
  return list.flatMap((programme) => {
    const [today, before] = [programme.fightOf(day), programme.fightOf(dayAfter(day, -1))];
    const [opening, openingBefore] = [openingOf(game, programme, today), openingOf(game, programme, before)];
    return opening && openingBefore ? [{ programme, today, opening, before, openingBefore }] : [];
  });
}

interface Loaded {
  readonly day: string;
  readonly list: readonly Programme[];
  readonly entries: readonly Entry[];
  readonly kept: DaysKept;
}

/** Everything that is kept and given for a day; null while it is being read. */
function useProgramme(services: Services, game: Game, day: string): { readonly loaded: Loaded | null; readonly again: () => void } {
  const [count, setCount] = useState(0);
  const load = async (): Promise<Loaded> => {
    const [list, kept] = await Promise.all([programmes(), daysKept(game, services.vault)]);
    return { day, list, entries: entriesOf(game, list, day), kept };
  };
  const loaded = useLoaded(load, [day, count, services.vault.keeping.value], 'kept');
  return { loaded, again: () => setCount((now) => now + 1) };
}

interface FightsProps extends Loaded {
  readonly services: Services;
  readonly game: Game;
  readonly again: () => void;
}

function useFights({ services, game, day, entries, kept, again }: FightsProps): Pick<TodayScreenProps, 'fights' | 'yesterday'> {
  const enter = (at: { day: string; game: string; fight: DailyFight }): void =>
    void enterTry(services, game, at).then((entered) => {
      if (!entered) again();
    });
  const before = dayAfter(day, -1);
  const fights = entries.map(({ programme, today, opening }): FightOfDay => {
    const id = programme.game;
    const state = stateOfTry(kept, day, id);
    const best = useBest(services, game, state === 'done' ? { programme, fight: today } : null);
    const at = { day, game: id, fight: today };
    const practise = (): void => {
      game.begin(today.setup, today.seed, today.controllers, { kind: 'practice', day });
      services.go({ screen: 'arena' });
    };
    return {
      game: id,
      title: programme.title,
      who: opening.about.who,
      text: today.text,
      newcomer: today.newcomer ?? null,
      figures: opening.figures,
      state,
      result: resultOf(kept, day, id),
      best,
      onBegin: () => enter(at),
      onGoOn: () => enter(at),
      onPractise: practise,
    };
  });
  const yesterday = entries.map(({ programme, before: fight, openingBefore }) => {
    const id = programme.game;
    const unfinished = isUnfinished(stateOfTry(kept, before, id));
    const best = useBest(services, game, unfinished ? null : { programme, fight });
    return {
      game: id,
      title: programme.title.replace(/^Today’s/, 'The'),
      who: openingBefore.about.who,
      result: resultOf(kept, before, id),
      best,
      onGoOn: unfinished ? () => enter({ day: before, game: id, fight }) : null,
    };
  });
  return { fights, yesterday };
}

/** The programme of a day that has been read; as many fights as long as it stands. */
function Programmes(props: FightsProps) {
  const { services, list, kept, day } = props;
  const { fights, yesterday } = useFights(props);
  return (
    <TodayScreen
      day={dayInWords(day)}
      streak={streakOf(kept.diary, day)}
      fights={fights}
      yesterday={yesterday}
      days={calendarOf(list, kept, day)}
      palette={services.settings.value.palette}
      messages={pageKit.catalogue.messages}
      closed={lockedOut(services, 'keeps it; what counts is played there')}
      caution={services.vault.lasts.value ? unreadWords(kept) : CAUTION}
    />
  );
}

/** Whose own fight was asked for stands first. */
function inOrder(entries: readonly Entry[], first: string | null): Entry[] {
  return entries.toSorted((a, b) => Number(b.programme.game === first) - Number(a.programme.game === first));
}

export function TodayRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const day = useDay(services.vault);
  const { loaded, again } = useProgramme(services, game, day);
  const first = route.screen === 'today' ? route.game : null;
  if (!loaded) {
    const nothing = { diary: NO_DIARY, records: new Set<string>(), running: null, unread: null };
    return (
      <TodayScreen
        day={dayInWords(day)}
        streak={0}
        fights={null}
        yesterday={[]}
        days={calendarOf([], nothing, day)}
        palette={services.settings.value.palette}
        messages={pageKit.catalogue.messages}
        closed={null}
        caution={null}
      />
    );
  }
  return <Programmes key={loaded.day} services={services} game={game} again={again} {...loaded} entries={inOrder(loaded.entries, first)} />;
}
