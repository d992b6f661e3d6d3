import type { CareerState, Meeting, Person } from '../../career/index.ts';
import { isFought, openMatches } from '../../career/index.ts';
import type { GameKit } from '../../session/index.ts';
import { encodeLink, gameOf } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { Game } from '../game.ts';
import type { Services } from '../services.ts';
import { autosaveAbout } from '../storage/autosave-about.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import type { CareerHost } from './host.ts';

function isYours({ people }: CareerState, id: string): boolean {
  return people.some((person) => person.id === id && person.owner === 'you');
}

/** Bouts of today that are yours and not fought yet, the morning first. */
export function openMeetings({ career }: CareerHost, state: CareerState): Meeting[] {
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

/** What is stored of a bout that was begun in the arena; null where nothing is. */
export async function begunOf(vault: Vault, { seed }: Pick<Meeting, 'seed'>): Promise<Begun | null> {
  const records = (await listRecords(vault)).filter(({ about }) => about.seed === seed);
  const over = records.find(({ about }) => about.outcome !== null);
  if (over) return { kind: 'over', id: over.id };
  const saved = await autosaveAbout(vault);
  if (saved?.seed === seed && saved.outcome === null) return { kind: 'saved', id: null };
  const [left] = records;
  return left ? { kind: 'left', id: left.id } : null;
}

/** Takes every bout into the career that was fought to its end in the arena. */
export async function takeIn(host: CareerHost, game: Game, vault: Vault): Promise<void> {
  await game.settled().catch(() => undefined);
  const save = host.save.peek();
  if (!save || host.locked) return;
  for (const meeting of openMeetings(host, save.state)) {
    const begun = await begunOf(vault, meeting);
    if (begun?.kind !== 'over') continue;
    const kept = await loadRecord(game.kit, vault, begun.id!);
    if (kept) await host.play({ type: 'fight', match: meeting.id, link: encodeLink(game.kit, kept.record) });
  }
}

/** Puts a bout of the career into the arena: from its beginning, or from where it was left. */
export async function enterArena(services: Services, game: Game, meeting: Meeting): Promise<void> {
  const controllers = controllersFor(game.kit, meeting, ({ owner }) => owner === 'you');
  const occasion = { kind: 'career', of: meeting.result } as const;
  const begun = await begunOf(services.vault, meeting);
  if (begun?.kind === 'left') {
    const kept = await loadRecord(game.kit, services.vault, begun.id!);
    if (kept) game.fork(kept.record, kept.record.actions.length, controllers, occasion, kept.deputed);
    else game.begin(meeting.setup, meeting.seed, controllers, occasion);
  } else if (begun === null) game.begin(meeting.setup, meeting.seed, controllers, occasion);
  services.go({ screen: 'arena' });
}
