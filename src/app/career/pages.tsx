import { useEffect, useMemo, useState } from 'preact/hooks';
import { daysOf, personOf, yours, type Person } from '../../career/index.ts';
import {
  CareerNumbers,
  Chronicle,
  DayPlanner,
  DayReport,
  NobodyLeft,
  Opponents,
  PersonPage,
  RankFrieze,
  RosterTable,
  RudisScene,
} from '../../hud/ladder/index.ts';
import { download } from '../download.ts';
import { theGame } from '../game.ts';
import { ladderHref, ladderRoute } from './addresses.ts';
import { formatRoute } from '../routes.ts';
import type { Services } from '../services.ts';
import { begunToday, type Begun } from './begun.ts';
import { enterArena } from './bouts.ts';
import type { CareerSave } from './career-file.ts';
import {
  boutViews,
  calendarOf,
  endAction,
  endNote,
  LADDER_HOME,
  manView,
  morningView,
  noonView,
  otherBouts,
  resultView,
  type DayAt,
} from './day.tsx';
import { CareerFiles } from './files.tsx';
import { MeetingForecast } from './forecast.tsx';
import type { CareerHost } from './host.ts';
import { boutLinks, firstOf, memoryOf, nextOpponents, ranksView } from './ladder-views.tsx';
import { marketViews } from './market.ts';
import { Mind } from './mind.tsx';
import { numbersOf, useCounted, useDeadUnder } from './numbers.ts';
import { personView, watchHref } from './people.ts';
import { Progress } from './progress.tsx';
import { chronicleOf, dayTitle, diceOf, ledgerOf, newsOf, resultsOn } from './report.ts';
import { endingOf, storyLines } from './ending.ts';

interface PagesProps {
  readonly services: Services;
  readonly host: CareerHost;
  readonly save: CareerSave;
  readonly page: string;
  readonly id: string;
}

/** What has been begun in the arena of the bouts of today. */
function useBegun({ host, services, save }: PagesProps): ReadonlyMap<string, Begun> {
  const [begun, setBegun] = useState<ReadonlyMap<string, Begun>>(new Map());
  useEffect(() => {
    let current = true;
    void begunToday(services.vault, host.career, save).then((found) => {
      if (current) setBegun(found);
    });
    return () => void (current = false);
  }, [save.state]);
  return begun;
}

function useDay(props: PagesProps): DayAt {
  const { host, services, save } = props;
  const game = theGame(services);
  const begun = useBegun(props);
  const offers = useMemo(() => host.career.commands(save.state), [save.state]);
  const locked = host.locked;
  const off = host.busy.value ? 'Wait a moment.' : (locked ?? undefined);
  return {
    career: host.career,
    state: save.state,
    game,
    offers,
    begun,
    doing: {
      off,
      play: (command) =>
        void host.play(command).then((done) => {
          if (done && command.type === 'end-day') services.go(ladderRoute('report'));
        }),
      fight: (meeting) => void enterArena(services, game, host, meeting),
      watch: ({ id }) => services.go(ladderRoute('arena', id)),
    },
  };
}

/** The page of the career that the address asks for. */
export function CareerPages(props: PagesProps) {
  const at = useDay(props);
  const { page, id, save, services, host } = props;
  const { palette } = services.settings.value;
  switch (page) {
    case 'ranks':
      return <Ranks at={at} palette={palette} id={id} />;
    case 'school':
      return <School {...props} at={at} />;
    case 'chronicle':
      return <Chronicle days={chronicleOf(at)} />;
    case 'numbers':
      return <Numbers at={at} />;
    case 'person':
      return <PersonView at={at} services={services} id={id} />;
    case 'report':
      return <Report {...props} at={at} />;
    case 'rudis':
      return <Ending at={at} palette={palette} />;
    default:
      return save.state.over ? <Ending at={at} palette={palette} /> : <Day at={at} palette={palette} host={host} />;
  }
}

const LUDUS = ladderHref('school');

type Palette = ReturnType<Services['settings']['peek']>['palette'];

function Day({ at, palette, host }: { readonly at: DayAt; readonly palette: Palette; readonly host: CareerHost }) {
  const { career, state } = at;
  const festival = daysOf(career.ladder).find(({ id }) => id === state.bill.day);
  const open = at.begun.size > 0 ? { ...endAction(at), off: 'A bout is not over.' } : endAction(at);
  return (
    <DayPlanner
      title={festival?.name ?? `Day ${state.day}`}
      about={festival?.text ?? ''}
      calendar={calendarOf(at)}
      morning={morningView(at)}
      noon={noonView(at)}
      bouts={boutViews(at)}
      others={otherBouts(at)}
      men={yours(state).map((person, place) => manView(at, person, place === 0))}
      market={LUDUS}
      palette={palette}
      endNote={endNote(at)}
      end={open}
      progress={<Progress host={host} />}
    />
  );
}

function Ranks({ at, palette, id }: { readonly at: DayAt; readonly palette: Palette; readonly id: string }) {
  const men = yours(at.state);
  const chosen = men.find((man) => man.id === id) ?? firstOf(at);
  return (
    <div class="ladder-columns">
      <section class="panel" aria-label="The ranks">
        <h2>The ranks</h2>
        <RankFrieze ranks={ranksView(at, chosen)} palette={palette} />
      </section>
      <section class="panel" aria-label="The next opponents">
        <h2>{chosen ? `The next opponents of ${chosen.name}` : 'Nobody is left'}</h2>
        {men.length > 1 ? (
          <p class="button-row">
            {men.map((man) => (
              <a key={man.id} class="button" href={ladderHref('ranks', man.id)} aria-current={man === chosen ? 'true' : undefined}>
                {man.name}
              </a>
            ))}
          </p>
        ) : null}
        {chosen || at.state.over ? null : <NobodyLeft market={LUDUS} />}
        {chosen && !at.state.over ? <Opponents key={chosen.id} opponents={nextOpponents(at, chosen)} palette={palette} /> : null}
      </section>
    </div>
  );
}

function School(props: PagesProps & { readonly at: DayAt }) {
  const { at, services, host } = props;
  const { palette } = services.settings.value;
  const own = at.state.people.filter(({ owner }) => owner === 'you');
  const world = at.state.people.filter(({ owner, state, kind }) => owner === 'others' && state === 'active' && kind === 'trained');
  const market = marketViews(at);
  return (
    <>
      <div class="panel">
        <RosterTable people={own.map((person) => personView(at, person))} palette={palette} caption="Your school" />
      </div>
      {market.length > 0 ? (
        <section class="panel" aria-label="For sale and for hire">
          <h2>For sale and for hire</h2>
          <Opponents opponents={market} palette={palette} />
        </section>
      ) : null}
      <div class="panel">
        <RosterTable people={world.map((person) => personView(at, person))} palette={palette} caption="The others" />
      </div>
      <CareerFiles
        iron={at.state.options.iron}
        packs={host.packs}
        onExport={() => download('damnatio-career.txt', host.exported())}
        onBack={() => void host.back()}
        onNew={() => services.go(ladderRoute('new'))}
      />
    </>
  );
}

function Numbers({ at }: { readonly at: DayAt }) {
  const counted = useCounted(at.game, at.state);
  const under = useDeadUnder(at.game, at.state);
  const counting = counted.left > 0 ? `${counted.left} bouts are still being counted.` : null;
  return <CareerNumbers numbers={numbersOf(at, counted, under)} counting={counting} />;
}

function PersonView({ at, services, id }: { readonly at: DayAt; readonly services: Services; readonly id: string }) {
  const { state, career } = at;
  const person = state.people.find((each) => each.id === id);
  const { palette } = services.settings.value;
  if (!person) return <p class="panel">There is nobody of that name here.</p>;
  const against = firstOf(at);
  const isMet = person.owner === 'others' && person.state === 'active' && person.kind === 'trained';
  const forecast =
    isMet && against ? (
      <MeetingForecast game={at.game} meeting={career.imagined(state, against.id, id)} who={against.name} gentle={state.options.gentle} />
    ) : null;
  return (
    <PersonPage
      person={personView(at, person)}
      palette={palette}
      bouts={boutLinks(at, id)}
      memory={memoryOf(at, person)}
      forecast={forecast}
      mind={<Mind at={at} person={person} vault={services.vault} />}
    />
  );
}

function Report(props: PagesProps & { readonly at: DayAt }) {
  const { at, save, host, services } = props;
  const { report } = save;
  const { palette } = services.settings.value;
  if (!report)
    return (
      <p class="panel">
        The last day has been told. <a href={LADDER_HOME}>To today</a>
      </p>
    );
  const over = save.state.over;
  const on = {
    key: 'on',
    label: over ? 'On to the end of the career' : 'On to the next day',
    primary: true,
    act: () => void host.read().then(() => services.go(ladderRoute(over ? 'rudis' : ''))),
  };
  return (
    <DayReport
      title={dayTitle(at, report.season, report.day)}
      results={resultsOn(at, report).flatMap(({ id }) => resultView(at, id) ?? [])}
      dice={diceOf(at, report)}
      ledger={ledgerOf(at, report)}
      before={report.before}
      after={report.after}
      news={newsOf(at, report)}
      palette={palette}
      on={on}
    />
  );
}

/** The end of the career: the wooden sword, or how else it came out. */
function Ending({ at, palette }: { readonly at: DayAt; readonly palette: Palette }) {
  const { over } = at.state;
  if (!over)
    return (
      <p class="panel">
        The career goes on. <a href={LADDER_HOME}>To today</a>
      </p>
    );
  const again = { text: 'A new career', href: ladderHref('new') };
  const story = storyLines(at);
  if (over.by !== 'rudis' || over.person === null) {
    const { title, why } = endingOf(at);
    return (
      <section class="panel rudis-story">
        <h2>{title}</h2>
        {why.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p class="button-row">
          <a class="button primary" href={again.href}>
            {again.text}
          </a>{' '}
          <a class="button" href={ladderHref('chronicle')}>
            The chronicle
          </a>
        </p>
      </section>
    );
  }
  const person: Person = personOf(at.state, over.person);
  const last = at.state.results.findLast(({ winner }) => winner === person.id);
  const link = last
    ? new URL(formatRoute({ screen: 'link', text: last.link, at: null }), location.href).href
    : new URL(LADDER_HOME, location.href).href;
  return (
    <RudisScene
      person={personView(at, person)}
      palette={palette}
      story={story}
      shared={() => [`${person.name} is free.`, ...story, link].join('\n')}
      ways={[
        ...(last ? [{ text: 'Watch the bout that won it', href: watchHref(last.id, null) }] : []),
        { text: 'The chronicle', href: ladderHref('chronicle') },
        again,
      ]}
    />
  );
}
