import { useEffect, useState } from 'preact/hooks';
import type { Meeting, WatchedBout } from '../../career/index.ts';
import { RuleBookContext, RuleDialog, termsOf, TermsScope } from '../../hud/common/index.ts';
import { LostScreen } from '../../hud/replay/index.ts';
import { BoutEnd } from '../career/bout-end.tsx';
import { endTitle } from '../career/ending.tsx';
import { CareerPages, takeIn } from '../career/pages.tsx';
import { BeginCareer } from '../career/new-career.tsx';
import { LadderFrame, type LadderTab } from '../career/ladder-frame.tsx';
import { isFought, resultId } from '../../career/index.ts';
import type { CareerSave } from '../career/career-file.ts';
import type { CareerHost } from '../career/host.ts';
import { theCareer } from '../career/host.ts';
import { ResultReplay } from '../career/result-replay.tsx';
import { keepReplay } from '../career/story.tsx';
import { signal } from '@preact/signals';
import { beginSession, playersByBots } from '../../session/index.ts';
import type { ShowFight } from '../fight-place.tsx';
import { FightPlace } from '../fight-place.tsx';
import type { Game } from '../game.ts';
import { notebookOf } from '../ghost/notebook.ts';
import { Loading } from '../missing-file.tsx';
import { openFight } from '../open-fight.ts';
import { reasonsOf } from '../ghost/reasons.ts';
import { theGame } from '../game.ts';
import { ladderHref, ladderRoute } from '../career/addresses.ts';
import { pageRules } from '../rule-book.ts';
import type { ScreenRouteProps, Services } from '../services.ts';

interface WatchingProps {
  readonly services: Services;
  readonly game: Game;
  readonly meeting: Meeting;
  readonly bout: WatchedBout;
  readonly onEnded: () => void;
}

/** A bout of the career in the arena, fought by its bots: what is shown is what has been settled. */
function Watching({ services, game, meeting, bout, onEnded }: WatchingProps) {
  useEffect(() => void (document.title = 'Arena · Damnatio'), []);
  const open = async (): Promise<ShowFight> => {
    const shown = await openFight(services, beginSession(game.kit, meeting.setup, meeting.seed));
    return (place) =>
      shown(place, {
        catalogue: game.catalogue,
        settings: services.settings,
        onSettings: services.change,
        readOnly: signal(null),
        notices: signal([]),
        controllers: playersByBots(game.kit, meeting),
        notebook: notebookOf(services.vault, meeting),
        reasons: () => reasonsOf(meeting.setup),
        script: bout.replay.record.actions as never,
        dice: bout.dice,
        onEnded,
        onLeave: () => services.go(ladderRoute()),
      });
  };
  return <FightPlace key={meeting.seed} open={open} />;
}

const PAGES = [
  ['', 'Today'],
  ['ranks', 'Ladder'],
  ['school', 'Ludus'],
  ['chronicle', 'Chronicle'],
  ['numbers', 'Statistics'],
] as const;

const TITLES: Readonly<Record<string, string>> = {
  '': 'The day',
  ranks: 'The ladder',
  school: 'The ludus',
  chronicle: 'The chronicle',
  numbers: 'Statistics of the career',
  new: 'A new career',
  report: 'The end of the day',
  person: 'Scouting',
};

const NO_SUCH_BOUT = {
  title: 'No such bout in this career',
  text: 'The address names a bout that the career kept here does not have.',
  ways: [
    'It may be of another career, or of a day that was taken back.',
    'The chronicle of the ladder leads to every bout that was fought.',
  ],
};

function tabsAt(page: string): LadderTab[] {
  return PAGES.map(([key, name]) => ({ href: ladderHref(key), name, here: key === page }));
}

/** The career of the page, once it has been read, and whether what was fought in the arena has been taken in. */
function useCareer(services: Services): { readonly host: CareerHost | null; readonly taken: boolean } {
  const [host, setHost] = useState<CareerHost | null>(null);
  const [taken, setTaken] = useState(false);
  const game = theGame(services);
  useEffect(() => {
    let current = true;
    void theCareer(services).then(async (made) => {
      if (current) setHost(made);
      await takeIn(made, game, services.vault);
      if (current) setTaken(true);
    });
    return () => void (current = false);
  }, [services.tenure.value]);
  return { host, taken };
}

/** The career: every page of it. */
export function LadderRoute({ services, route }: ScreenRouteProps) {
  const { host, taken } = useCareer(services);
  const game = theGame(services);
  const page = route.screen === 'ladder' ? route.page : '';
  const id = route.screen === 'ladder' ? route.id : '';
  useEffect(() => {
    if (!host) return undefined;
    return () => void (host.message.value = null); // what was said belongs to the page it was said on
  }, [host, page, id]);
  if (!host) return <Loading what="The ladder is set up …" />;
  const save = host.save.value;
  if (save && page === 'watch') {
    const [key = '', at = '0'] = id.split('@');
    const result = save.state.results.find((each) => each.id === key);
    if (result) return <ResultReplay services={services} game={game} result={result} start={Number(at) || 0} />;
    return <LostScreen {...NO_SUCH_BOUT} />;
  }
  if (save && page === 'arena' && !host.locked) {
    return <Watched key={id} services={services} host={host} id={id} />;
  }
  if (save && page === 'bout') {
    const result = save.state.results.find((each) => each.id === id);
    if (result) return <BoutEnd key={id} services={services} game={game} host={host} save={save} result={result} />;
    if (!taken) return <Loading what="The bout is written down …" />;
    return <Framed services={services} host={host} page="" id="" />; // it was turned down, and the page says why
  }
  return <Framed services={services} host={host} page={save ? page : 'new'} id={id} />;
}

/** A bout that bots fight while one looks on. It is written down before it is shown: whoever leaves takes nothing back. */
function Watched({ services, host, id }: Pick<FramedProps, 'services' | 'host' | 'id'>) {
  const [watched, setWatched] = useState<{ readonly meeting: Meeting; readonly bout: WatchedBout } | null>(null);
  const result = resultId(host.save.peek()!.state, id);
  useEffect(() => {
    const meeting = meetingOf(host, id);
    if (!meeting) return services.replace(isFought(host.save.peek()!.state, result) ? ladderRoute('bout', result) : ladderRoute()); // loaded again while it was shown
    void host.watch(id).then((bout) => {
      const kept = host.save.peek()!.state.results.find((each) => each.id === meeting.result);
      if (!bout || !kept) return services.replace(ladderRoute());
      keepReplay(kept, bout.replay);
      setWatched({ meeting, bout });
    });
  }, []);
  if (watched)
    return (
      <Watching
        services={services}
        game={theGame(services)}
        {...watched}
        onEnded={() => services.go(ladderRoute('bout', watched.meeting.result))}
      />
    );
  return <Loading what="The bout is fought …" />;
}

function meetingOf({ career, save }: CareerHost, id: string) {
  try {
    return career.meeting(save.peek()!.state, id);
  } catch {
    return null;
  }
}

/** Season and day, that which a report is of, and the purse. */
export function standingOf({ state, report }: CareerSave, page: string): readonly string[] {
  const { season, day } = (page === 'report' && report) || state;
  return [`Season ${season}, day ${day}`, `${state.purse} HS (sesterces)`];
}

interface FramedProps {
  readonly services: Services;
  readonly host: CareerHost;
  readonly page: string;
  readonly id: string;
}

function Framed({ services, host, page, id }: FramedProps) {
  const game = theGame(services);
  const save = host.save.value;
  const rules = pageRules(game.catalogue, services);
  const { law } = services.settings.value;
  const state = save?.state;
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={termsOf(game.catalogue.messages, host.career.ladder.game)}>
        <LadderFrame
          title={endTitle(page, state?.over?.by ?? null) ?? TITLES[page] ?? TITLES['']!}
          tabs={save ? tabsAt(page) : []}
          standing={save ? standingOf(save, page) : []}
          law={law}
          onLaw={() => services.change({ law: !services.settings.peek().law })}
          locked={host.locked}
          message={host.message.value}
        >
          {save && page !== 'new' ? (
            <CareerPages services={services} host={host} save={save} page={page} id={id} />
          ) : (
            <BeginCareer services={services} host={host} ladder={id} />
          )}
        </LadderFrame>
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}
