/** Where in the game an address leads. Every screen has one. */
export type Route =
  | { readonly screen: 'title' | 'arena' | 'replays' | 'settings' | 'words' | 'credits' | 'statistics' | 'wall' | 'packs' }
  /** A pack in a link, that is looked at before anything of it plays. */
  | { readonly screen: 'pack'; readonly text: string }
  /** Everybody and everything that cards tell of; with an id, one of them. */
  | { readonly screen: 'bestiary'; readonly id: string }
  /** What is being put together; each game has an address of its own. */
  | { readonly screen: 'setup'; readonly address: string; readonly query: string }
  /** Without an id: the game that ended last. */
  | { readonly screen: 'end'; readonly id: string | null }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  /** A kept fight in half a minute. */
  | { readonly screen: 'digest'; readonly id: string }
  | { readonly screen: 'link'; readonly text: string; readonly at: number | null }
  /** The fights of the day; with the id of a game, its own first. */
  | { readonly screen: 'today'; readonly game: string | null }
  /**
   * A friend's replay that is to be beaten; `players` names who played whom, one word for each seat, between points;
   * `deputed` which of his answers a bot gave: `12-17.20-31`.
   */
  | { readonly screen: 'challenge'; readonly text: string; readonly players: string; readonly deputed: string }
  /** Two records of one fight beside each other, by their ids. */
  | { readonly screen: 'compare'; readonly one: string; readonly other: string }
  /** A programme of bouts by its id; an empty one asks for the list. */
  | { readonly screen: 'programme'; readonly id: string }
  /** A lesson by its id; an empty name asks for the list. */
  | { readonly screen: 'learn'; readonly name: string }
  /** The career: one of its pages, and who or what it is about there; both empty for where it stands. */
  | { readonly screen: 'ladder'; readonly page: string; readonly id: string }
  /** Where cards are made: a draft, or what a new card begins as. */
  | { readonly screen: 'workshop'; readonly query: string }
  /** A rule scenario such as `damnatio/dg-08-brace`; an empty name asks for the list. */
  | { readonly screen: 'scenario'; readonly name: string }
  | { readonly screen: 'unknown'; readonly address: string };

export type Screen = Route['screen'];

const PLAIN = ['title', 'arena', 'replays', 'settings', 'words', 'credits', 'statistics', 'wall', 'packs'] as const;
const MOST_STEPS = 9999;

function stepOf(query: string): number | null {
  const at = new URLSearchParams(query).get('at');
  if (at === null || !/^\d{1,4}$/.test(at)) return null;
  return Math.min(Number(at), MOST_STEPS);
}

/** Text of a part of an address; broken escapes stay as they are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Who played whom in a challenge: short words between points, such as `patient@tiro`; a tilde stands for a point in a name, two for a colon. */
const PLAYERS = /^[\w~-]{1,61}(@[\w-]{1,20})?(\.[\w~-]{1,61}(@[\w-]{1,20})?){0,23}$/;

/** Answers from one place to before another, between points. */
const DEPUTED = /^\d{1,5}-\d{1,5}(\.\d{1,5}-\d{1,5}){0,999}$/;

function linkRoute(hash: string): Route {
  const [text = '', ...rest] = hash.slice('#r='.length).split('&');
  const query = rest.join('&');
  const [players, bot = ''] = ['c', 'b'].map((name) => new URLSearchParams(query).get(name) ?? undefined);
  const deputed = DEPUTED.test(bot) ? bot : '';
  if (players !== undefined && PLAYERS.test(players)) return { screen: 'challenge', text, players, deputed };
  return { screen: 'link', text, at: stepOf(query) };
}

/** More letters than any address of the game but links with a replay or a pack, whose own readers count them. */
const LONGEST_ADDRESS = 10_000;

/** Reads the part of the address after `#`; `setups` are the addresses of games. Never throws; what nobody knows is `unknown`. */
export function parseRoute(hash: string, setups: readonly string[]): Route {
  if (hash.startsWith('#r=')) return linkRoute(hash);
  if (hash.startsWith('#p=')) return { screen: 'pack', text: hash.slice('#p='.length) };
  if (hash.length > LONGEST_ADDRESS) return { screen: 'unknown', address: hash.slice(0, LONGEST_ADDRESS) };
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const query = rest.join('?');
  const [name = '', id = '', ...more] = path.split('/').map(decoded);
  if (name === 'scenario') return { screen: 'scenario', name: [id, ...more].filter((part) => part !== '').join('/') };
  const [third = ''] = more;
  if (name === 'compare' && id !== '' && third !== '' && more.length === 1) return { screen: 'compare', one: id, other: third };
  if (name === 'ladder' && more.length <= 1) return { screen: 'ladder', page: id, id: third };
  if (name === 'learn') return { screen: 'learn', name: [id, ...more].filter((part) => part !== '').join('/') };
  if (more.length > 0) return { screen: 'unknown', address: hash };
  if (name === '' && id === '') return { screen: 'title' };
  if (setups.includes(name) && id === '') return { screen: 'setup', address: name, query };
  if (name === 'workshop' && id === '') return { screen: 'workshop', query };
  if (name === 'end') return { screen: 'end', id: id || null };
  if (name === 'programme') return { screen: 'programme', id };
  if (name === 'bestiary') return { screen: 'bestiary', id };
  if (name === 'today') return { screen: 'today', game: id || null };
  if (name === 'digest' && id !== '') return { screen: 'digest', id };
  if (name === 'replay' && id !== '') return { screen: 'replay', id, at: stepOf(query) };
  const plain = PLAIN.find((screen) => screen === name && screen !== 'title');
  return plain && id === '' ? { screen: plain } : { screen: 'unknown', address: hash };
}

/** The address of a route, beginning with `#`. */
export function formatRoute(route: Route): string {
  const at = 'at' in route && route.at !== null ? route.at : null;
  switch (route.screen) {
    case 'title':
      return '#/';
    case 'setup':
      return `#/${route.address}${route.query === '' ? '' : `?${route.query}`}`;
    case 'end':
      return route.id === null ? '#/end' : `#/end/${encodeURIComponent(route.id)}`;
    case 'workshop':
      return `#/workshop${route.query === '' ? '' : `?${route.query}`}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${at === null ? '' : `?at=${at}`}`;
    case 'learn':
      return route.name === '' ? '#/learn' : `#/learn/${encodeURIComponent(route.name)}`;
    case 'digest':
      return `#/digest/${encodeURIComponent(route.id)}`;
    case 'scenario':
      return route.name === '' ? '#/scenario' : `#/scenario/${route.name.split('/').map(encodeURIComponent).join('/')}`;
    case 'link':
      return `#r=${route.text}${at === null ? '' : `&at=${at}`}`;
    case 'challenge':
      return `#r=${route.text}&c=${route.players}${route.deputed === '' ? '' : `&b=${route.deputed}`}`;
    case 'compare':
      return `#/compare/${encodeURIComponent(route.one)}/${encodeURIComponent(route.other)}`;
    case 'ladder':
      return ['#/ladder', ...[route.page, route.id].filter((part) => part !== '').map(encodeURIComponent)].join('/');
    case 'pack':
      return `#p=${route.text}`;
    case 'bestiary':
      return route.id === '' ? '#/bestiary' : `#/bestiary/${encodeURIComponent(route.id)}`;
    case 'programme':
      return route.id === '' ? '#/programme' : `#/programme/${encodeURIComponent(route.id)}`;
    case 'today':
      return route.game === null ? '#/today' : `#/today/${encodeURIComponent(route.game)}`;
    case 'unknown':
      return route.address;
    default:
      return `#/${route.screen}`;
  }
}

/** The address that `?scenario=…` before the `#` stands for; null when it asks for none. */
export function scenarioAddress(search: string): string | null {
  const name = new URLSearchParams(search).get('scenario');
  return name === null ? null : formatRoute({ screen: 'scenario', name: name.replace(/\.ya?ml$/, '') });
}
