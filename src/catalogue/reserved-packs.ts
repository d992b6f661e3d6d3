import { toFinding } from './finding.ts';
import { packHeads, type PackHead } from './pack-head.ts';
import { parseYaml } from './parse.ts';
import { keyPlace } from './tree.ts';
import type { ContentFile, Finding } from './types.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Told once for a pack, whatever stands in it: none of its other files is read. */
function refusal(head: ContentFile, { id, within }: PackHead): Finding {
  const message = `this pack is "${id}", which the game brings itself`;
  const hint = 'give it an id of its own, author.pack';
  const { tree } = parseYaml(head);
  return toFinding(
    { severity: 'error', at: keyPlace(tree!, within, 'id'), path: [...within, 'id'], message, hint },
    head.text.split(/\r?\n/),
  );
}

/**
 * Files that may be read beside the game's own: none that stands where one of those does, and no pack that has the id of
 * one of theirs, which would cost the game its own cards.
 */
export function withoutReserved(files: readonly ContentFile[], ours: readonly ContentFile[]): { kept: ContentFile[]; findings: Finding[] } {
  const paths = new Set(ours.map(({ path }) => path));
  const ids = new Set(packHeads(ours).map(({ id }) => id));
  const others = files.filter(({ path }) => !paths.has(path));
  const refused = packHeads(others).filter(({ id }) => ids.has(id));
  const folders = refused.map(({ path }) => folderOf(path));
  const kept = others.filter(({ path }) => !folders.some((folder) => path.startsWith(folder)));
  const findings = refused.map((head) =>
    refusal(
      others.find(({ path }) => path === head.path)!,
      head,
    ),
  );
  return { kept, findings };
}
