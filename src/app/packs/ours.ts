import type { ContentFile, Finding } from '../../catalogue/index.ts';
import { packHeads } from '../../catalogue/index.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Files that may be read beside the page's own: none that stands where one of those does, and no pack that has the id of
 * one of theirs, which would cost the game its own cards.
 */
export function withoutOurs(files: readonly ContentFile[], ours: readonly ContentFile[]): { kept: ContentFile[]; findings: Finding[] } {
  const paths = new Set(ours.map(({ path }) => path));
  const ids = new Set(packHeads(ours).map(({ id }) => id));
  const refused = packHeads(files).filter(({ path, id }) => ids.has(id) || paths.has(path));
  const folders = refused.map(({ path }) => folderOf(path));
  const kept = files.filter(({ path }) => !paths.has(path) && !folders.some((folder) => path.startsWith(folder)));
  const findings = refused.map(({ path, id }): Finding => ({
    severity: 'error',
    file: path,
    line: 1,
    column: 1,
    path: 'id',
    message: `the pack "${id}" comes with the game and cannot be read a second time`,
    hint: 'give the pack an id of its own, such as yourname.packname',
    excerpt: '',
  }));
  return { kept, findings };
}
