import { keepPack, packsOn, setPacksOn, storedPack, type PackAbout, type StoredPack } from '../packs/stored.ts';
import type { Vault } from '../storage/vault.ts';

const called = ({ name, id, version }: PackAbout): string => `${name} (${id}${version === '' ? '' : ` ${version}`})`;

/** Keeps a pack and turns it on; tells in sentences which one is kept, whether it lasts, and what it took the place of. */
export async function keepAndTurnOn(vault: Vault, pack: StoredPack): Promise<string> {
  const { about } = pack;
  const before = await storedPack(vault, about.id);
  const lasts = await keepPack(vault, pack);
  await setPacksOn(vault, [...new Set([...(await packsOn(vault)), about.id])]);
  const kept = `${called(about)} is ${lasts ? 'kept among the packs' : 'kept while this page is open'}, and on.`;
  if (!before) return kept;
  const isSame = before.about.name === about.name && before.about.version === about.version;
  return `${kept} It took the place of ${isSame ? 'what was kept of it before' : called(before.about)}, which Packs can bring back.`;
}
