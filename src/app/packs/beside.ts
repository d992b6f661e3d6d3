import type { ContentFile } from '../../catalogue/index.ts';
import { loadCatalogue, packHeads } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import type { Checked } from './messages.ts';
import { withoutOurs } from './ours.ts';

/** Packs read beside the page's own files; findings are of the packs alone. */
export function readBeside(files: readonly ContentFile[], ours: readonly ContentFile[]): Checked {
  const { kept, findings: refused } = withoutOurs(files, ours);
  const { catalogue, findings } = loadCatalogue([...ours, ...kept], CARDS);
  const given = new Set(kept.map(({ path }) => path));
  return { findings: [...refused, ...findings.filter(({ file }) => given.has(file))], catalogue, heads: packHeads(files) };
}
