import type { ContentFile, ScaffoldAsk } from '../../catalogue/index.ts';
import { besidePack } from './beside.ts';
import type { Reader } from './reader.ts';

/** The file of a new card of a draft; it may begin as a card of any other pack that is on. Rejects where it cannot, with a sentence. */
export async function cardBegun(reader: Pick<Reader, 'begin'>, ask: ScaffoldAsk): Promise<ContentFile> {
  const files = await reader.begin(ask, besidePack(ask.pack));
  const file = files?.find(({ path }) => path !== 'mod.yaml');
  if (!file) throw new Error(`There is no card ${ask.from} to begin from: it may be in a pack that is off, or in this draft alone.`);
  return file;
}
