import type { Career, CareerCommand, CareerState, Meeting, Person } from '../../career/index.ts';
import { careerId, isFought, openMatches, openMatchOf } from '../../career/index.ts';
import type { GameKit } from '../../session/index.ts';
import { encodeLink, gameOf, LinkError } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { Game } from '../game.ts';
import type { Occasion } from '../occasion.ts';
import { readOccasion } from '../occasion.ts';
import type { Services } from '../services.ts';
import { autosaveAbout, GENERATIONS } from '../storage/autosave-about.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { Row } from '../storage/row.ts';
import type { Vault } from '../storage/vault.ts';
import type { CareerSave } from './career-file.ts';
import type { CareerHost } from './host.ts';
import { refusalText } from './words.ts';

function isYours({ people }: CareerState, id: string): boolean {
  return people.some((person) => person.id === id && person.owner === 'you');
}

/** Bouts of today that are yours and not fought yet, the morning first. */
export function openMeetings(career: Career, state: CareerState): Meeting[] {
  if (state.over) return [];
  const morning = career.morning(state);
  const noon = career.noon(state);
  const asked = [morning, noon?.people[0]!.owner === 'you' ? noon : null];
  const own = openMatches(state).filter(({ first, second }) => isYours(state, first) || isYours(state, second));
  return [
    ...asked.flatMap((meeting) => (meeting && !isFought(state, meeting.result) ? [meeting] : [])),
    ...own.map(({ id }) => career.meeting(state, id)),
  ];
}

/** Who decides for whom: the player for his own, the bots of the career for the others. Nobody is named where nobody can be. */
export function controllersFor(kit: GameKit, { setup, people, bots }: Meeting, own: (person: Person) => boolean): Controllers {
  const { desk } = gameOf(kit, setup);
  const sides = desk.sides(setup);
  return Object.fromEntries(
    desk.seats(setup).map(({ figure, side }) => {
      const place = sides.indexOf(side);
      const person = people[place];
      return [figure, person && own(person) ? HUMAN : (bots[place] ?? desk.usualBot)];
    }),
  );
}

/** How far a bout of the career has come in the arena. */
export interface Begun {
  /** `over`: its record waits to be taken into the career. `saved`: it is the game in progress. `left`: another game took its place. */
  readonly kind: 'over' | 'saved' | 'left';
  /** Id of the record; null for the game in progress. */
  readonly id: string | null;
}

/** Why a stored game is played; null where that cannot be read. */
function occasionIn(row: Row | undefined): Occasion | null {
  try {
    return row ? readOccasion((JSON.parse(row.text) as { readonly occasion?: unknown }).occasion) : null;
  } catch {
    return null;
  }
}

type Sought = Pick<CareerSave, 'beginning'>;

/** What a bout of a career is kept with: the career tells it from the same bout in another of the same seed, or before a step back. */
export function occasionFor({ beginning }: Sought, { result }: Pick<Meeting, 'result'>): Occasion {
  return { kind: 'career', of: result, in: careerId(beginning) };
}

/** Whether a stored game is this bout of this career; those that older editions began say nothing of the career. */
function isOf({ beginning }: Sought, { result }: Pick<Meeting, 'result'>, row: Row | undefined): boolean {
  const occasion = occasionIn(row);
  if (occasion?.kind !== 'career' || occasion.of !== result) return false;
  return occasion.in === undefined ? beginning.salt === undefined : occasion.in === careerId(beginning);
}

async function savedRow(vault: Vault): Promise<Row | undefined> {
  for (const key of GENERATIONS) {
    const row = await vault.row('autosave', key);
    if (row?.kind === 'autosave') return row;
  }
  return undefined;
}

/** What is stored of a bout that was begun in the arena; null where nothing is. */
export async function begunOf(vault: Vault, save: Sought, meeting: Pick<Meeting, 'seed' | 'result'>): Promise<Begun | null> {
  const { seed } = meeting;
  const alike = (await listRecords(vault)).filter(({ about }) => about.seed === seed);
  const rows = await Promise.all(alike.map(({ id }) => vault.row('records', id)));
  const records = alike.filter((_, place) => isOf(save, meeting, rows[place]));
  const over = records.find(({ about }) => about.outcome !== null);
  if (over) return { kind: 'over', id: over.id };
  const saved = await autosaveAbout(vault);
  if (saved?.seed === seed && saved.outcome === null && isOf(save, meeting, await savedRow(vault))) return { kind: 'saved', id: null };
  const [left] = records;
  return left ? { kind: 'left', id: left.id } : null;
}

/** Bouts of today that were begun in the arena, by the id of the match. */
export async function begunToday(vault: Vault, career: Career, save: CareerSave): Promise<ReadonlyMap<string, Begun>> {
  const found = await Promise.all(
    openMeetings(career, save.state).map(async (meeting) => [meeting.id, await begunOf(vault, save, meeting)] as const),
  );
  return new Map(found.flatMap(([id, begun]) => (begun ? [[id, begun] as const] : [])));
}

/** Whether a command would take a bout back, or give it to bots, that was begun in the arena: it goes on there. */
export function takesBack(begun: ReadonlyMap<string, Begun>, state: CareerState, command: CareerCommand): boolean {
  if (command.type === 'end-day') return begun.size > 0;
  if (command.type === 'settle') return begun.has(command.match);
  return command.type === 'withdraw' && begun.has(openMatchOf(state, command.man)?.id ?? '');
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
  const controllers = controllersFor(game.kit, meeting, ({ owner }) => owner === 'you');
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
