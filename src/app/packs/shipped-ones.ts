import { packText } from '../../session/index.ts';
import type { StoredPack } from './stored-packs.ts';
import { packOf } from './pack-summary.ts';
import type { PackChecker } from './try-pack.ts';

let reading: Promise<readonly StoredPack[]> | null = null;

/** Packs that come with the page, read once; none where they cannot be read, and then they are read anew when somebody asks again. */
export function shippedOnes(checker: PackChecker): Promise<readonly StoredPack[]> {
  reading ??= readShipped(checker).catch(() => {
    reading = null;
    return [];
  });
  return reading;
}

/** Rejects where they cannot be read, or others asked the checker meanwhile. */
async function readShipped(checker: PackChecker): Promise<readonly StoredPack[]> {
  const { shippedPacks } = await import('virtual:shipped-packs');
  if (shippedPacks.length === 0) return [];
  const files = shippedPacks.flatMap(({ folder, files: own }) => own.map(({ path, text }) => ({ path: `${folder}/${path}`, text })));
  const checked = await checker.check(files);
  if (!checked) throw new Error('others asked meanwhile');
  return shippedPacks.flatMap(({ folder, files: own }) => packOf(checked, own, folder) ?? []);
}

/** Whether two packs are the same, file for file. */
export function isSame(one: StoredPack, other: StoredPack): boolean {
  return one.about.id === other.about.id && packText(one.files) === packText(other.files);
}
