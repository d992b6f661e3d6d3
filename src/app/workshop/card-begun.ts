import type { ContentFile, ScaffoldAsk } from '../../catalogue/index.ts';
import { besidePack } from './beside.ts';
import type { Reader } from './reader.ts';

/** The files of a new card of a draft; it may begin as a card of any other pack that is on. Rejects where it cannot, with a sentence. */
export async function cardBegun(reader: Pick<Reader, 'begin'>, ask: ScaffoldAsk): Promise<readonly ContentFile[]> {
  const files = (await reader.begin(ask, besidePack(ask.pack)))?.filter(({ path }) => path !== 'mod.yaml') ?? [];
  if (files.length === 0)
    throw new Error(`There is no card ${ask.from} to begin from: it may be in a pack that is off, or in this draft alone.`);
  return files;
}
