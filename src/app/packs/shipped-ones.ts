import { packText } from '../../session/index.ts';
import type { StoredPack } from './stored.ts';
import { packOf } from './summary.ts';
import type { PackChecker } from './try-pack.ts';

let shipped: readonly StoredPack[] | null = null;

/** Packs that come with the page; none where they cannot be read. */
export async function shippedOnes(checker: PackChecker): Promise<readonly StoredPack[]> {
  if (shipped) return shipped;
  const { shippedPacks } = await import('virtual:shipped-packs');
  if (shippedPacks.length === 0) return (shipped = []);
  const checked = await checker
    .check(shippedPacks.flatMap(({ folder, files }) => files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }))))
    .catch(() => null);
  if (!checked) return [];
  shipped = shippedPacks.flatMap(({ folder, files }) => packOf(checked, files, folder) ?? []);
  return shipped;
}

/** Whether two packs are the same, file for file. */
export function isSame(one: StoredPack, other: StoredPack): boolean {
  return one.about.id === other.about.id && packText(one.files) === packText(other.files);
}
