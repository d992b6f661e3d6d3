import type { Catalogue, ContentFile, ToldCard } from '../../catalogue/index.ts';
import { loadCatalogue, messagesIn, packHeads, toldBy, withoutReserved, wordsIn } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import type { Checked } from './messages.ts';

/** Every card of some packs that a game can tell, in plain sentences, by kind and id. */
function proseOf(catalogue: Catalogue, packs: ReadonlySet<string>): Record<string, ToldCard> {
  const words = wordsIn(messagesIn(catalogue));
  const told = catalogue.cards.flatMap((card): [string, ToldCard][] => {
    const sentences = packs.has(card.pack) ? toldBy(CARDS, catalogue.content, card, words) : null;
    return sentences ? [[`${card.kind} ${card.id}`, sentences]] : [];
  });
  return Object.fromEntries(told);
}

/** Packs read beside the page's own files, in the first of these languages that they bring; findings are of the packs alone. */
export function readPacks(files: readonly ContentFile[], ours: readonly ContentFile[], languages: readonly string[] = []): Checked {
  const { kept, findings: refused } = withoutReserved(files, ours);
  const { catalogue, findings } = loadCatalogue([...ours, ...kept], CARDS, languages);
  const given = new Set(kept.map(({ path }) => path));
  const heads = packHeads(files);
  const prose = catalogue ? proseOf(catalogue, new Set(heads.map(({ id }) => id))) : {};
  return { findings: [...refused, ...findings.filter(({ file }) => given.has(file))], catalogue, heads, prose };
}
