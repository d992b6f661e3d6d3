import { listed } from '../../engine/text/index.ts';
import type { Services } from '../services.ts';
import type { Vault } from '../storage/vault.ts';
import { dealStored } from './deal.ts';
import { shippedOnes } from './shipped-ones.ts';
import type { StoredPack } from './stored.ts';
import { keepPack, packsOn, setPacksOn, storedPacks } from './stored.ts';
import { newChecker } from './try-pack.ts';

/** A pack that something waits for. */
export interface Wanted {
  readonly id: string;
  /** Its name where it is known here, else its id. */
  readonly name: string;
  /** Whether it is here, and only off. */
  readonly isHere: boolean;
}

/** The packs of some ids that are kept here, or come with the game. */
async function packsHere(vault: Vault, ids: readonly string[]): Promise<StoredPack[]> {
  const kept = (await storedPacks(vault)).filter(({ about }) => ids.includes(about.id));
  if (ids.every((id) => kept.some(({ about }) => about.id === id))) return kept;
  const checker = newChecker();
  const comes = await shippedOnes(checker);
  checker.stop();
  return [...kept, ...comes.filter(({ about }) => ids.includes(about.id) && kept.every((pack) => pack.about.id !== about.id))];
}

/** What is known here of packs that something waits for. */
export interface WantedPacks {
  readonly packs: readonly Wanted[];
  /** Which they are, and where, in a sentence or two. */
  readonly text: string;
}

/** Looks for packs that something waits for. */
export async function wantedPacks(vault: Vault, ids: readonly string[]): Promise<WantedPacks> {
  const here = await packsHere(vault, ids);
  const packs = ids.map((id): Wanted => {
    const pack = here.find(({ about }) => about.id === id);
    return { id, name: pack?.about.name ?? id, isHere: pack !== undefined };
  });
  return { packs, text: wantedWords(packs) };
}

/** Turns on those packs that are here, and deals the cards anew: whatever waited for them can go on. */
export async function turnOnPacks(services: Services, ids: readonly string[]): Promise<void> {
  const { vault } = services;
  const here = await packsHere(vault, ids);
  for (const pack of here) await keepPack(vault, pack);
  await setPacksOn(vault, [...new Set([...(await packsOn(vault)), ...here.map(({ about }) => about.id)])]);
  await dealStored(services);
}

const isAre = (packs: readonly Wanted[]): string => (packs.length === 1 ? 'is' : 'are');

function wantedWords(packs: readonly Wanted[]): string {
  const [here, away] = [packs.filter(({ isHere }) => isHere), packs.filter(({ isHere }) => !isHere)];
  const name = (some: readonly Wanted[]): string =>
    listed(
      some.map((pack) => pack.name),
      'and',
    );
  return [
    here.length > 0 ? `It needs ${name(here)}, which ${isAre(here)} here and turned off.` : '',
    away.length > 0 ? `It needs ${name(away)}, which ${isAre(away)} not here.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
