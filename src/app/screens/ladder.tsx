import { useEffect, useState } from 'preact/hooks';
import { RuleBookContext, RuleDialog, termsOf, TermsScope } from '../../hud/common/index.ts';
import { LadderFrame, NewCareer, type LadderTab } from '../../hud/ladder/index.ts';
import { takeIn } from '../career/bouts.ts';
import { CareerPages } from '../career/pages.tsx';
import { classChoices, firstChoice } from '../career/new.ts';
import type { CareerHost } from '../career/host.ts';
import { theCareer } from '../career/host.ts';
import { ResultReplay } from '../career/result-replay.tsx';
import { Watching } from '../career/watching.tsx';
import { theGame } from '../game.ts';
import { formatRoute } from '../routes.ts';
import { pageRules } from '../rule-book.ts';
import { rollSeed } from '../seeds.ts';
import type { ScreenRouteProps, Services } from '../services.ts';

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
  rudis: 'The wooden sword',
};

function tabsAt(page: string): LadderTab[] {
  return PAGES.map(([key, name]) => ({ href: formatRoute({ screen: 'ladder', page: key, id: '' }), name, here: key === page }));
}

/** The career of the page, once it has been read and what was fought in the arena has been taken in. */
function useCareer(services: Services): CareerHost | null {
  const [host, setHost] = useState<CareerHost | null>(null);
  const game = theGame(services);
  useEffect(() => {
    let current = true;
    void theCareer(services).then(async (made) => {
      if (current) setHost(made);
      await takeIn(made, game, services.vault);
    });
    return () => void (current = false);
  }, [services.tenure.value]);
  return host;
}

/** The career: every page of it. */
export function LadderRoute({ services, route }: ScreenRouteProps) {
  const host = useCareer(services);
  const game = theGame(services);
  const page = route.screen === 'ladder' ? route.page : '';
  const id = route.screen === 'ladder' ? route.id : '';
  useEffect(() => {
    if (!host) return undefined;
    return () => void (host.message.value = null); // what was said belongs to the page it was said on
  }, [host, page, id]);
  if (!host)
    return (
      <p class="loading" role="status">
        The ladder is set up …
      </p>
    );
  const save = host.save.value;
  if (save && page === 'watch') {
    const [key = '', at = '0'] = id.split('@');
    const result = save.state.results.find((each) => each.id === key);
    if (result) return <ResultReplay services={services} game={game} result={result} start={Number(at) || 0} />;
  }
  if (save && page === 'arena' && !host.locked) {
    const meeting = meetingOf(host, id);
    const settle = (): void =>
      void host.play({ type: 'settle', match: id }).then(() => services.go({ screen: 'ladder', page: '', id: '' }));
    if (meeting) return <Watching services={services} game={game} meeting={meeting} onEnded={settle} />;
  }
  return <Framed services={services} host={host} page={save ? page : 'new'} id={id} />;
}

function meetingOf({ career, save }: CareerHost, id: string) {
  try {
    return career.meeting(save.peek()!.state, id);
  } catch {
    return null;
  }
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
          title={state?.over && page === '' ? 'The end of the career' : (TITLES[page] ?? TITLES['']!)}
          tabs={save ? tabsAt(page) : []}
          standing={state ? [`Season ${state.season}, day ${state.day}`, `${state.purse} HS`] : []}
          law={law}
          onLaw={() => services.change({ law: !services.settings.peek().law })}
          locked={host.locked}
          message={host.message.value}
        >
          {save && page !== 'new' ? (
            <CareerPages services={services} host={host} save={save} page={page} id={id} />
          ) : (
            <Begin services={services} host={host} />
          )}
        </LadderFrame>
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}

/** A career is begun, or taken from a file. */
function Begin({ services, host }: Pick<FramedProps, 'services' | 'host'>) {
  const [first] = useState(() => firstChoice(host.career, rollSeed()));
  const home = (): void => services.go({ screen: 'ladder', page: '', id: '' });
  return (
    <NewCareer
      about={host.career.ladder.about}
      classes={classChoices(host.career)}
      first={first}
      palette={services.settings.value.palette}
      replaces={host.save.value ? 'One career is kept at a time: the one in progress ends here. Export it first to keep it.' : null}
      newSeed={rollSeed}
      off={host.locked}
      onBegin={({ name, ...choice }) => void host.begin({ ...choice, ...(name !== '' && { name }) }).then((begun) => (begun ? home() : undefined))}
      onImport={(file) => void file.text().then(async (text) => ((await host.bring(text)) ? home() : undefined))}
    />
  );
}
