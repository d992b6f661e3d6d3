import type { Desk, Game, GameKit, GameRecord, GameSetup, Spans } from '../../session/index.ts';
import { gameOf, readSpans } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { controllersFor, HUMAN, usualControllers } from '../controllers.ts';
import { challengeTo } from '../replay-link.ts';

/** The player in a link. */
const PLAYER = 'h';
/** Where nobody can be named all is the player's. */
const ALL = '1';

/** Names of bots without the points and colons that a link needs between words, and back. */
const inLink = (bot: string): string => bot.replaceAll('.', '~').replaceAll(':', '~~');
const fromLink = (word: string): string => word.replaceAll('~~', ':').replaceAll('~', '.');

type Seated<G extends Game> = Pick<Desk<G>, 'bots' | 'seats' | 'usualBot'>;

/** Who played whom, as a link tells it: a word for each seat in its order. */
export function playersText<G extends Game>(desk: Seated<G>, setup: G['setup'], named: Controllers): string {
  const controllers = controllersFor(desk, setup, named);
  const words = desk.seats(setup).map(({ figure }) => (controllers[figure] === HUMAN ? PLAYER : inLink(controllers[figure]!)));
  return words.join('.') || ALL;
}

/** Who plays whom by a link; what fits no seat, names no bot or leaves nobody to the player is as usual. */
export function playersIn<G extends Game>(desk: Seated<G>, setup: G['setup'], text: string): Controllers {
  const seats = desk.seats(setup);
  const words = text.split('.').map(fromLink);
  const usual = usualControllers(desk, setup);
  if (seats.length === 0 || words.length !== seats.length || !words.includes(PLAYER)) return usual;
  const named = (word: string): string => (word === PLAYER ? HUMAN : Object.hasOwn(desk.bots, word) ? word : desk.usualBot);
  return Object.fromEntries(seats.map(({ figure }, index) => [figure, named(words[index]!)]));
}

/** What a bot answered in the place of whoever sends a challenge, as a link tells it: `12-17.20-31`; empty for nothing. */
export function deputedText(deputed: Spans): string {
  return deputed.map((span) => span.join('-')).join('.');
}

/** The same back; nothing where it is none. */
export function deputedIn(text: string): Spans {
  return readSpans(text.split('.').map((span) => span.split('-').map(Number))) ?? [];
}

/** The address that asks somebody to beat a record. Throws `CannotCopy` when there can be none. */
export function challengeLink(kit: GameKit, record: GameRecord, controllers: Controllers, deputed: Spans = []): string {
  const { desk } = gameOf<Game>(kit, record.setup);
  return challengeTo(kit, record, playersText<Game>(desk, record.setup satisfies GameSetup, controllers), deputedText(deputed));
}
