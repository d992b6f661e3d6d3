import { LIMITS } from '../../engine/limits/index.ts';
import { listed } from '../../engine/text/index.ts';
import type { Services } from '../services.ts';
import type { Vault } from '../storage/vault.ts';
import { dealStored, dealt, tried } from './load-cards.ts';
import { broughtWords } from './pack-words.ts';
import { shippedOnes } from './shipped-ones.ts';
import type { StoredPack } from './stored-packs.ts';
import { keepPack, packsOn, setPacksOn, storedPacks } from './stored-packs.ts';
import { newChecker } from './try-pack.ts';

/** A pack that something waits for. */
export interface Wanted {
  readonly id: string;
  /** Its name where it is known here, else its id. */
  readonly name: string;
  /** `off`: it is here, and only off. `on`: it is on, or tried, and its cards are wanting all the same. `away`: it is not here. */
  readonly state: 'off' | 'on' | 'away';
}

/** The packs of some ids that are kept here, or come with the game. */
export async function packsHere(vault: Vault, ids: readonly string[]): Promise<StoredPack[]> {
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
  const [here, on] = [[...tried.value, ...(await packsHere(vault, ids))], await packsOn(vault)];
  const playing = [...on, ...tried.value.map(({ about }) => about.id)];
  const packs = ids.map((id): Wanted => {
    const pack = here.find(({ about }) => about.id === id);
    if (!pack) return { id, name: id, state: 'away' };
    return { id, name: pack.about.name, state: playing.includes(id) ? 'on' : 'off' };
  });
  return { packs, text: wantedWords(packs) };
}

/**
 * Turns on those packs that are here, and deals the cards anew: whatever waited for them can go on. Gives the reason where
 * no more packs can be kept, and turns on nothing then.
 */
export async function turnOnPacks(services: Services, ids: readonly string[]): Promise<string | null> {
  const { vault } = services;
  const [kept, here] = [await storedPacks(vault), await packsHere(vault, ids)];
  const added = here.filter(({ about }) => kept.every((pack) => pack.about.id !== about.id));
  if (added.length > 0 && kept.length + added.length > LIMITS.packs) return broughtWords.tooMany(LIMITS.packs);
  for (const pack of added) await keepPack(vault, pack);
  await setPacksOn(vault, [...new Set([...(await packsOn(vault)), ...here.map(({ about }) => about.id)])]);
  await dealStored(services);
  return null;
}

function wantedWords(packs: readonly Wanted[]): string {
  const needs = (state: Wanted['state'], where: string): string => {
    const some = packs.filter((pack) => pack.state === state);
    if (some.length === 0) return '';
    const names = some.map(({ name }) => name);
    return `It needs ${listed(names, 'and')}, which ${some.length === 1 ? 'is' : 'are'} ${where}.`;
  };
  const on = needs('on', 'on here, and without the cards for it');
  const why = on === '' ? null : dealt.value.why;
  return [needs('off', 'here and turned off'), on, why, needs('away', 'not here')].filter((part) => part !== null && part !== '').join(' ');
}
