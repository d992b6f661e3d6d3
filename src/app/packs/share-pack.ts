import type { SharedLink, SharedPack } from '../../hud/packs/index.ts';
import type { PackFile } from '../../session/index.ts';
import { encodePack, PackLinkError } from '../../session/index.ts';
import { formatRoute } from '../routes.ts';
import type { StoredPack } from './stored-packs.ts';

/** Squares of a finer code are too small for the camera of a phone: 117 on a side, which hold 1,273 letters. */
const FINEST = 25;

/** The squares of a code that holds a text; null where a phone could not read it. */
export async function codeOf(text: string): Promise<boolean[][] | null> {
  const { generate, correction } = await import('lean-qr');
  try {
    const code = generate(text, { minCorrectionLevel: correction.L, maxVersion: FINEST });
    const places = Array.from({ length: code.size }, (_, at) => at);
    return places.map((y) => places.map((x) => code.get(x, y)));
  } catch {
    return null;
  }
}

function linkTo(files: readonly PackFile[]): string | null {
  try {
    return new URL(formatRoute({ screen: 'pack', text: encodePack(files) }), location.href).href;
  } catch (error) {
    if (error instanceof PackLinkError) return null;
    throw error;
  }
}

async function sharedLink(files: readonly PackFile[]): Promise<SharedLink> {
  const link = linkTo(files);
  return { link, code: link === null ? null : await codeOf(link) };
}

/** A pack as it is handed on: its whole text is in the link, with its remarks or without them. */
export async function sharedPack({ about, files }: StoredPack): Promise<SharedPack> {
  const { withoutComments } = await import('./yaml-comments.ts');
  const bare = withoutComments(files);
  return { id: about.id, name: about.name, whole: await sharedLink(files), bare: bare && (await sharedLink(bare)) };
}
