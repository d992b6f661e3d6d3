import { useMemo } from 'preact/hooks';
import type { Meeting } from '../../career/index.ts';
import { listed } from '../../hud/common/index.ts';
import type { GameKit } from '../../session/index.ts';
import { encodeLink, LinkError, playersByBots } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import { download } from '../download.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import type { Services } from '../services.ts';
import { loadRecord } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { ladderRoute } from './addresses.ts';
import { begunOf, begunToday, occasionFor, openMeetings } from './arena-bouts.ts';
import type { CareerSave } from './career-file.ts';
import { DayPage } from './day.tsx';
import { EndingPage } from './ending.tsx';
import type { CareerHost } from './host.ts';
import { CareerNumbers } from './numbers.tsx';
import { Market } from './opponents.tsx';
import type { DayAt } from './people.ts';
import { PersonPage, RosterTable } from './person.tsx';
import { RanksPage } from './ranks.tsx';
import { Chronicle, DayReport } from './report.tsx';
import { refusalText } from './words.ts';
import { useLoaded } from '../use-loaded.ts';

/** Who decides for whom: the player for his own, the bots of the career for the others. Nobody is named where nobody can be. */
function controllersIn(kit: GameKit, { setup, people, bots }: Meeting): Controllers {
  return playersByBots(kit, { setup, bots: bots.map((bot, place) => (people[place]?.owner === 'you' ? HUMAN : bot)) });
}

/** Takes every bout into the career that was fought to its end in the arena; one that is turned down says why. */
export async function takeIn(host: CareerHost, game: Game, vault: Vault): Promise<void> {
  await game.settled().catch(() => undefined);
  const save = host.save.peek();
  if (!save || host.locked) return;
  for (const meeting of openMeetings(host.career, save.state)) {
    const begun = await begunOf(vault, save, meeting);
    if (begun?.kind !== 'over') continue;
    try {
      const kept = await loadRecord(game.kit, vault, begun.id!);
      if (kept && !(await host.play({ type: 'fight', match: meeting.id, link: encodeLink(game.kit, kept.record) }))) return;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      host.message.value = refusalText(`link-${error.fault}`);
    }
  }
}

/** Puts a bout of the career into the arena, from its beginning or from where it was left; one that is over is taken in. */
export async function enterArena(services: Services, game: Game, host: CareerHost, meeting: Meeting): Promise<void> {
  const save = host.save.peek();
  if (!save) return;
  const controllers = controllersIn(game.kit, meeting);
  const occasion = occasionFor(save, meeting);
  const begun = await begunOf(services.vault, save, meeting);
  if (begun?.kind === 'over') return takeIn(host, game, services.vault);
  if (begun?.kind === 'left') {
    const kept = await loadRecord(game.kit, services.vault, begun.id!);
    if (kept) game.fork(kept.record, kept.record.actions.length, controllers, occasion, kept.deputed);
    else game.begin(meeting.setup, meeting.seed, controllers, occasion);
  } else if (begun === null) game.begin(meeting.setup, meeting.seed, controllers, occasion);
  services.go({ screen: 'arena' });
}

interface PagesProps {
  readonly services: Services;
  readonly host: CareerHost;
  readonly save: CareerSave;
  readonly page: string;
  readonly id: string;
}

const NOTHING_BEGUN: DayAt['begun'] = new Map();

function useDay(props: PagesProps): DayAt {
  const { host, services, save } = props;
  const game = theGame(services);
  const begun = useLoaded(() => begunToday(services.vault, host.career, save), [save.state], 'kept') ?? NOTHING_BEGUN;
  const offers = useMemo(() => host.career.commands(save.state), [save.state]);
  const locked = host.locked;
  const off = host.busy.value ? 'Wait a moment.' : (locked ?? undefined);
  return {
    career: host.career,
    state: save.state,
    palette: services.settings.value.palette,
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
  switch (page) {
    case 'ranks':
      return <RanksPage at={at} id={id} />;
    case 'school':
      return <School at={at} services={services} host={host} />;
    case 'chronicle':
      return <Chronicle at={at} />;
    case 'numbers':
      return <CareerNumbers at={at} />;
    case 'person':
      return <PersonPage at={at} vault={services.vault} id={id} />;
    case 'report':
      return <DayReport at={at} save={save} host={host} go={services.go} />;
    case 'rudis':
      return <EndingPage at={at} />;
    default:
      return save.state.over ? <EndingPage at={at} /> : <DayPage at={at} host={host} />;
  }
}

interface SchoolProps extends Pick<PagesProps, 'services' | 'host'> {
  readonly at: DayAt;
}

/** Who is of the school and who is not, whom it may have, and how the career is kept. */
function School({ at, services, host }: SchoolProps) {
  const { people } = at.state;
  const own = people.filter(({ owner }) => owner === 'you');
  const world = people.filter(({ owner, state, kind }) => owner === 'others' && state === 'active' && kind === 'trained');
  return (
    <>
      <div class="panel">
        <RosterTable at={at} people={own} caption="Your school" />
      </div>
      <Market at={at} />
      <div class="panel">
        <RosterTable at={at} people={world} caption="The others" />
      </div>
      <CareerFiles at={at} services={services} host={host} />
    </>
  );
}

/** How the career is kept, taken along, and begun anew. */
function CareerFiles({ at, services, host }: SchoolProps) {
  const { iron } = at.state.options;
  const { packs } = host;
  return (
    <section class="panel career-files" aria-label="Keeping the career">
      <h2>Keeping the career</h2>
      <p>
        {iron
          ? 'A career of iron: one save, written after everything that is done. There is no way back.'
          : 'It is kept after everything that is done, with the step before it.'}
      </p>
      {packs.length > 0 && <p>It is played with {listed(packs)}, and waits wherever they are not on as they are now.</p>}
      <p class="button-row">
        <button type="button" class="button" onClick={() => download('damnatio-career.txt', host.exported())}>
          Export the career
        </button>
        {iron ? null : (
          <button type="button" class="button" onClick={() => void host.back()}>
            Go back one step
          </button>
        )}
        <button type="button" class="button" onClick={() => services.go(ladderRoute('new'))}>
          A new career, or one from a file
        </button>
      </p>
    </section>
  );
}
