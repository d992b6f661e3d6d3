import { PACK_MARK } from '../../catalogue/index.ts';
import type { PackProblem } from '../../hud/packs/index.ts';
import { formatRoute, parseRoute } from '../routes.ts';

const NOTHING_FETCHED = 'The game fetches nothing from other places.';

const OTHER_LINKS: Readonly<Record<string, Omit<PackProblem, 'way'> & { readonly way: string }>> = {
  link: { text: 'This is a link to a replay, not to a pack.', way: 'Open the replay' },
  challenge: { text: 'This is a link to a challenge, not to a pack.', way: 'Open the challenge' },
};

/** A link of this game to something else, wherever it was made. */
function otherLink(text: string): PackProblem | null {
  const found = /#r=[^\s<>"']+/.exec(text);
  if (!found) return null;
  const route = parseRoute(found[0], []);
  const { text: told, way } = OTHER_LINKS[route.screen]!;
  return { text: told, way: { label: way, href: formatRoute(route) } };
}

/** An address that is nothing else: what it leads to, and how a pack there comes here. */
function address(text: string): PackProblem | null {
  const url = /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (!url) return null;
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const told = (what: string, steps: string): PackProblem => ({
    text: `This is the address of ${what}. ${NOTHING_FETCHED} ${steps}`,
    way: null,
  });
  if (/\.(zip|gz|7z|rar)$/i.test(name))
    return told(`the file ${name} at ${url.host}`, 'Load it down, unpack it, and drop its folder here or choose its files.');
  if (/\.(ya?ml|txt)$/i.test(name))
    return told(`the file ${name} at ${url.host}`, 'Open it, and paste its text here; or load it down and choose it.');
  if (/^(www\.)?(github|gitlab|codeberg)\./.test(url.host))
    return told(
      `a page at ${url.host}`,
      'Open it, load the files of the pack down (“Download ZIP”), unpack them, and drop their folder here.',
    );
  return told(
    `a page at ${url.host}`,
    'A link with a pack has “#p=” in it. Where the page offers the pack as a file, load that down and choose it here.',
  );
}

/** Files of this game that are no packs. */
const FILES: readonly (readonly [mark: RegExp, problem: PackProblem])[] = [
  [
    /^\{\s*"file":\s*"damnatio-export"/,
    { text: 'This is an export of everything that was kept, not a pack.', way: { label: 'Settings', href: '#/settings' } },
  ],
  [/^\{[^]*"actions":/, { text: 'This is the record of a bout, not a pack.', way: { label: 'Replays', href: '#/replays' } }],
  [/^damnatio-career /, { text: 'This is a career, not a pack.', way: { label: 'The ladder', href: '#/ladder/new' } }],
];

const WORKSHOP = { label: 'Workshop', href: '#/workshop' };

/** A text of this game without a pack, or one of something else. */
function otherText(text: string): PackProblem {
  const file = FILES.find(([mark]) => mark.test(text));
  if (file) return file[1];
  const kind = /^(?:- )?schema:\s*["']?([a-z-]+)\/\d/m.exec(text)?.[1];
  if (kind)
    return {
      text: `This is a card (${kind}) without its pack. Bring the whole pack, with the file that begins with “schema: mod/2”; or make a pack in the workshop and put the card into it.`,
      way: WORKSHOP,
    };
  return {
    text: 'This is no pack. The text of a pack has a file that begins with “schema: mod/2” and says its id, its name and its version; a link with a pack has “#p=” in it.',
    way: null,
  };
}

/** What a pasted text is, where it can be no pack: it is told by what it is, and nothing is fetched. Null where it may be one. */
export function notAPack(pasted: string): PackProblem | null {
  const text = pasted.trim();
  if (PACK_MARK.test(text) || /#p=/.test(text) || /^[\w-]{40,}$/.test(text)) return null;
  return otherLink(text) ?? address(text) ?? otherText(text);
}
