import { PackLinkError, PackTextError, type PackLinkFault } from '../../session/index.ts';
import type { Keeping } from '../storage/vault.ts';
import { listed } from '../../engine/text/index.ts';
import type { PackAbout } from './stored-packs.ts';
import { versionOrder } from './versions.ts';

/** What new packs said of their author while nobody had said who that is. */
const NOBODY = 'nobody yet';

/** Those whom a pack names as its authors. */
export function namedAuthors(authors: readonly string[]): string[] {
  return authors.map((name) => name.trim()).filter((name) => name !== '' && name !== NOBODY);
}

/** Who made a pack, as it says. */
export function madeBy(authors: readonly string[]): string {
  const named = namedAuthors(authors);
  return named.length > 0 ? `Made by ${listed(named, 'and')}` : 'It does not say who made it';
}

/** What stands below the title of a printed pack. */
export function sheetFacts({ id, authors, licence }: Pick<PackAbout, 'id' | 'authors' | 'licence'>): string[] {
  return [id, namedAuthors(authors).join(', '), licence].filter((fact) => fact !== '');
}

const called = ({ name, version }: PackAbout): string => `${name} ${version}`.trim();

const MOST_NAMED = 5;

const some = (paths: readonly string[]): string =>
  paths.slice(0, MOST_NAMED).join(', ') + (paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '');

/** Why a pack is not kept although it plays. */
const NOT_KEPT: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  full: 'The disk has no room left, so it is not kept: it plays until this page is closed. Delete replays or packs, or save it as a file, and keep it again.',
  refused: 'This browser lets the game store nothing, so it plays until this page is closed. Save it as a file to have it again.',
  lost: 'The browser has closed the store, so it plays until this page is closed. Load the page again, and keep it then.',
  cleared: 'The browser has cleared what the game kept, and this pack with it: it plays until this page is closed. Keep it again.',
  silent: 'The store of the browser does not answer, so it plays until this page is closed. Load the page again, and keep it then.',
  newer: 'A newer edition of the game wrote what is kept here, so nothing is added to it: it plays until this page is closed.',
  'other-tab': 'Another tab keeps the game, so it plays here until this page is closed. Go on in this tab, and keep it then.',
};

/** What taking the place of another version means for what was begun with it. */
const MEANWHILE =
  'A bout in progress goes on with the new cards where they fit it, a career waits until you say so, and replays say where they would end otherwise.';

/** How a version stands to the one that is here. */
function beside(brought: PackAbout, kept: PackAbout): string {
  const order = versionOrder(brought.version, kept.version);
  if (order === 0) return 'This one has the same version and other cards';
  return order > 0 ? `This one, ${brought.version}, is newer` : `This one, ${brought.version}, is older`;
}

/** A warning where the same name comes from somebody else. */
function impostor({ authors }: PackAbout, kept: PackAbout): string {
  const [now, before] = [namedAuthors(authors), namedAuthors(kept.authors)];
  if (before.length === 0 || before.some((name) => now.includes(name))) return '';
  const whose = now.length > 0 ? listed(now, 'and') : 'nobody';
  return `Take care: it bears the name of a pack that you have of ${listed(before, 'and')}, and names ${whose} as its author. It may be another pack altogether. `;
}

const orNot = (why: Keeping): string => (why === 'kept' ? '' : ` ${NOT_KEPT[why]}`);

/** What the screen of packs says. */
export const broughtWords = {
  noHead: (strays: readonly string[]) =>
    `There is no mod.yaml among what came (${some(strays)}), so nobody can tell which pack it is. Bring the whole pack, with the file that begins with “schema: mod/…”.`,
  strays: (strays: readonly string[]) => `Left out, because they stand in no folder with a mod.yaml: ${some(strays)}.`,
  twins: (id: string) => `More than one of them is called ${id}: the newest of them is shown, and the others are left out.`,
  haveIt: 'You have this very pack already, file for file.',
  instead: (brought: PackAbout, kept: PackAbout) =>
    `${impostor(brought, kept)}You have ${called(kept)}. ${beside(brought, kept)}: keeping it puts it in that place. The one you have stays beside it, and one key leads back. ${MEANWHILE}`,
  working: (about: PackAbout) => `The cards are dealt with ${called(about)}. This takes a moment …`,
  workingOff: (about: PackAbout) => `The cards are dealt without ${called(about)} …`,
  tried: (about: PackAbout) => `${called(about)} plays until this page is closed.`,
  left: 'It is left: nothing of it stays here.',
  leftFor: (left: string, stays: string) =>
    left === stays ? `What came is left; the ${stays} that was here stays.` : `${left} is left; ${stays} stays.`,
  triedNoLonger: (about: PackAbout) => `${called(about)} is tried no longer. The game plays with the cards it had before.`,
  kept: (about: PackAbout, why: Keeping) =>
    why === 'kept' ? `${called(about)} is kept and on.` : `${called(about)} is on. ${NOT_KEPT[why]}`,
  waits: (about: PackAbout, why: Keeping) => `${called(about)} is kept and off: it waits for a pack that is not here.${orNot(why)}`,
  staysOff: (about: PackAbout, waits: string) => `${called(about)} stays off. ${waits}`,
  on: (about: PackAbout) => `${called(about)} is on.`,
  off: (about: PackAbout) =>
    `${called(about)} is off. Replays and careers with its cards wait until it is on again; nothing of them is lost.`,
  gone: (about: PackAbout) =>
    `${called(about)} is deleted. Replays and careers with its cards are kept, and can be played again when it is back.`,
  back: (about: PackAbout, why: Keeping) => `${called(about)} is back in its place.${orNot(why)}`,
  inPlace: (about: PackAbout, why: Keeping) => `${called(about)} is in its place.${orNot(why)}`,
  brings: (brings: PackAbout, kept: PackAbout) =>
    `The game brings ${versionOrder(brings.version, kept.version) > 0 ? `version ${brings.version}` : 'other files of this version'}. Taken, it stands in the place of this one, which stays beside it, and one key leads back. ${MEANWHILE}`,
  failed: (error: unknown) =>
    `Something went wrong while the cards were dealt and listed (${error instanceof Error ? error.message : String(error)}). Load the page again.`,
  tooMany: (most: number) => `${most} packs are kept, and no more are. Delete one, then do this again.`,
};

const AGAIN = 'Ask for the link again and copy all of it; some programs break long addresses. Or ask for the file.';

const FAULTS: Readonly<Record<PackLinkFault, string>> = {
  foreign: 'This is no link with a pack of this game.',
  cut: `The link is damaged: a part of it is missing, or letters were changed on the way. ${AGAIN}`,
  newer:
    'The link was made with a newer edition of the game than the one that is open here. Load the page again, then open the link once more.',
  'too-long': 'The link is longer than any that this game makes, so it was not read. Ask for the file.',
  'too-large': 'The link holds more than a pack may be, so none of it was read.',
  altered: `The link holds something that no link of this game has, so none of it is used. ${AGAIN}`,
};

/** Why what somebody brought is no pack; throws what is not about it. */
export function whyNoPack(error: unknown): string {
  if (error instanceof PackLinkError) return FAULTS[error.fault];
  if (error instanceof PackTextError) return error.message;
  throw error;
}
