import type { ContentFile } from '../../catalogue/index.ts';
import { dealt, filesOfPacks } from '../packs/load-cards.ts';

/** The files of the packs that are on, but the one of this id: a draft stands in its place. */
export function otherPackFiles(pack: string): readonly ContentFile[] {
  return filesOfPacks(dealt.peek().packs.filter(({ about }) => about.id !== pack));
}
