import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ProgrammeCard, Messages, ProgrammedBout } from '../../catalogue/index.ts';
import type { BoutDoneView, BoutView, ListedProgramme } from '../../hud/programme/index.ts';
import { latinOf } from '../../hud/common/index.ts';
import { ProgrammeList, ProgrammeScreen } from '../../hud/programme/index.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { pageKit } from '../kit.ts';
import { readOccasion } from '../occasion.ts';
import { Loading } from '../missing-file.tsx';
import { Lost } from '../packs/lost.tsx';
import { missingWords, packsNamedIn } from '../packs/missing.ts';
import { gameName, nameOf } from '../page-of.ts';
import { PAGES } from '../../games/pages.ts';
import type { GameSetup } from '../../session/index.ts';
import { beginSession, boutAsProgrammed, seedInProgramme, whoFights } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { BoutDone, Run, Runs } from '../programmes/runs.ts';
import { beginRun, boundTo, earlierRunOf, loadRuns, printOf, runOf } from '../programmes/runs.ts';
import { progressText } from '../programmes/use-programmes.ts';
import { formatRoute } from '../routes.ts';
import { rollSeed } from '../seeds.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { lookAtAutosave } from '../storage/autosave.ts';
import { listRecords } from '../storage/records.ts';
import { lockedOut } from '../tenure.ts';
import { useWaitingBout } from '../waiting-bout.ts';
import { useLoaded } from '../use-loaded.ts';

/** A bout of a programme as it is fought on the page, or why it cannot be. */
type BoutToFight =
  | {
      readonly problem: null;
      readonly setup: GameSetup;
      readonly seed: string;
      /** What it is called; null where only who fights is told. */
      readonly name: string | null;
      readonly controllers: Controllers;
      readonly who: string;
      readonly terms: readonly string[];
    }
  | { readonly problem: string };

/** The game, the arena where the set-up names one, and what of the rules is otherwise. */
function termsOf(setup: GameSetup, messages: Messages): string[] {
  const { ruleset, arena, lex } = setup as GameSetup & { readonly arena?: string | null; readonly lex?: object };
  const page = PAGES.find(({ id }) => id === ruleset);
  const words = messages[`${ruleset}-lex`] ?? {};
  const named = [page && nameOf(page), arena && (messages['arena']?.[arena] ?? arena)];
  return [...named.filter((term) => typeof term === 'string'), ...Object.keys(lex ?? {}).map((toggle) => words[toggle] ?? toggle)];
}

function laid({ kit, catalogue }: Game, bout: ProgrammedBout, seed: string): BoutToFight {
  const { game, setup, name, others } = boutAsProgrammed(kit, bout);
  const named = game.desk.seats(setup).map(({ figure, side }) => [figure, others[side] ?? HUMAN]);
  const who = whoFights(game, beginSession(kit, setup, seed));
  return { problem: null, setup, name, seed, controllers: Object.fromEntries(named), who, terms: termsOf(setup, catalogue.messages) };
}

/** Every bout of a programme that is begun with a seed, with the cards at hand. */
function boutsToFight(game: Game, { bouts }: ProgrammeCard, seed: string): BoutToFight[] {
  return bouts.map((bout, place) => {
    try {
      return laid(game, bout, seedInProgramme(seed, place));
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  });
}

interface Found {
  /** Null where the cards at hand have no such programme. */
  readonly programme: ProgrammeCard | null;
  readonly run: Run;
  /** What was fought of it while it had other bouts. */
  readonly earlier: readonly BoutDone[];
  /** Place of its bout that is on the sand; null where none is. */
  readonly running: number | null;
  /** Ids of the records that are still here. */
  readonly records: ReadonlySet<string>;
}

const freshRun = (programme: ProgrammeCard): Run => ({
  seed: rollSeed(),
  bouts: printOf(programme),
  done: programme.bouts.map(() => null),
});

/** How far it has come, and what was fought of it before it had these bouts. */
function runsOf(runs: Runs, programme: ProgrammeCard): Pick<Found, 'run' | 'earlier'> {
  const earlier = earlierRunOf(runs, programme)?.done ?? [];
  return { run: runOf(runs, programme) ?? freshRun(programme), earlier: earlier.filter((done) => done !== null) };
}

/** As far as it was played; a programme that has other bouts now begins anew. */
async function find({ vault }: Services, game: Game, id: string): Promise<Found> {
  await game.settled().catch(() => undefined);
  const [programmes, runs, { saved }, list] = await Promise.all([
    pageKit.loadProgrammes(),
    loadRuns(vault),
    lookAtAutosave(game.kit, vault),
    listRecords(vault),
  ]);
  const programme = Object.hasOwn(programmes, id) ? programmes[id]! : null;
  const { run, earlier } = programme ? runsOf(runs, programme) : { run: { seed: '', bouts: null, done: [] }, earlier: [] };
  const occasion = readOccasion(saved?.occasion);
  const isRunning = occasion?.kind === 'programme' && occasion.of === id && occasion.run === run.seed;
  return { programme, run, earlier, running: isRunning ? occasion.bout : null, records: new Set(list.map((each) => each.id)) };
}

function doneView({ record, result, won }: BoutDone, records: Found['records']): BoutDoneView {
  return { result, won, href: records.has(record) ? formatRoute({ screen: 'end', id: record }) : null };
}

function viewOf({ programme, run, records }: Found, place: number, bout: BoutToFight): BoutView {
  const { name = null, game } = programme!.bouts[place]!;
  const done = run.done[place] ?? null;
  const told = done && doneView(done, records);
  if (bout.problem !== null) return { name, who: name ?? game, terms: [], problem: bout.problem, done: told };
  return { name: bout.name, who: bout.who, terms: bout.terms, problem: null, done: told };
}

const HOME = { href: formatRoute({ screen: 'programme', id: '' }), text: 'Programmes' };

function listed(programme: ProgrammeCard, run: Run | null): ListedProgramme {
  const { id, name, text, bouts } = programme;
  const games = [...new Set(bouts.map(({ game }) => gameName(game)))];
  return { href: formatRoute({ screen: 'programme', id }), name, text, games, progress: progressText(bouts.length, run) };
}

function All({ vault }: Pick<Services, 'vault'>) {
  const load = async (): Promise<ListedProgramme[]> => {
    const [all, runs] = await Promise.all([pageKit.loadProgrammes(), loadRuns(vault)]);
    return Object.values(all).map((each) => listed(each, runOf(runs, each)));
  };
  const programmes = useLoaded(load, []);
  return programmes ? <ProgrammeList programmes={programmes} /> : <Loading what={READING} />;
}

const READING = 'The bill is read …';

function Bill({
  services,
  found,
  onFound,
}: {
  readonly services: Services;
  readonly found: Found;
  readonly onFound: (found: Found) => void;
}) {
  const game = theGame(services);
  const { run, running } = found;
  const place = useWaitingBout(game, services.vault);
  const programme = found.programme!;
  const bouts = useMemo(() => boutsToFight(game, programme, run.seed), [programme, run.seed]);
  const open = bouts.findIndex(({ problem }, place) => problem === null && run.done[place] === null);
  const next = running ?? (open < 0 ? null : open);
  const fight = async (): Promise<void> => {
    const bout = bouts[next!]!;
    if (running === null && bout.problem === null) {
      await beginRun(services.vault, programme.id, boundTo(programme, run));
      game.begin(bout.setup, bout.seed, bout.controllers, { kind: 'programme', of: programme.id, bout: next!, run: run.seed });
    }
    services.go({ screen: 'arena' });
  };
  const anew = async (): Promise<void> => {
    const fresh = freshRun(programme);
    await beginRun(services.vault, programme.id, fresh);
    onFound({ ...found, run: fresh, earlier: [], running: null });
  };
  return (
    <ProgrammeScreen
      title={programme.name}
      latin={latinOf(game.catalogue.messages, 'programme', programme.id)}
      text={programme.text}
      bouts={bouts.map((bout, place) => viewOf(found, place, bout))}
      next={next}
      running={running !== null}
      waiting={place === null ? null : { place, href: formatRoute({ screen: 'arena' }) }}
      progress={progressText(bouts.length, run)}
      earlier={found.earlier.map((done) => doneView(done, found.records))}
      locked={lockedOut(services, 'plays it')}
      home={HOME}
      onFight={() => void fight()}
      onAnew={() => void anew()}
    />
  );
}

/** A programme of bouts, what is fought and what came of it so far; or all of them. */
export function ProgrammeRoute({ services, route }: ScreenRouteProps) {
  const id = route.screen === 'programme' ? route.id : '';
  return id === '' ? <All vault={services.vault} /> : <One services={services} id={id} />;
}

function One({ services, id }: { readonly services: Services; readonly id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let current = true;
    setFound(null);
    void find(services, theGame(services), id).then((made) => current && setFound(made));
    return () => void (current = false);
  }, [id]);
  if (!found) return <Loading what={READING} />;
  if (found.programme) return <Bill services={services} found={found} onFound={setFound} />;
  const packs = packsNamedIn(id).filter((pack) => !Object.hasOwn(pageKit.kit.packs, pack));
  const why = missingWords(packs) || 'The cards at hand have none of that name.';
  return (
    <Lost
      services={services}
      lost={{ title: 'No such programme', text: why, ways: ['Programmes, on the title, has all that there are.'], packs }}
    />
  );
}
