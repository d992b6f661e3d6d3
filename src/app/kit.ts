import { content, findings } from 'virtual:content';
import { text } from 'virtual:text';
import type { Finding } from '../catalogue/index.ts';
import { damnatio, damnatioContent } from '../games/damnatio/rules/index.ts';
import { munera, muneraContent } from '../games/munera/rules/index.ts';
import type { GameKit } from '../session/index.ts';
import type { PageCatalogue } from './arena/contract.ts';

/** Cards, rules and messages at hand. */
export interface Kit {
  readonly kit: GameKit;
  readonly catalogue: PageCatalogue;
  /** What is wrong with the content while developing. */
  readonly findings: readonly Finding[];
}

const hunting = damnatioContent(content);
const fighting = muneraContent(content);

export const pageKit: Kit = {
  kit: {
    damnatio: damnatio(hunting),
    munera: munera(fighting),
    content: { damnatio: hunting.hash, munera: fighting.hash },
    packs: content.packHashes,
  },
  catalogue: {
    content,
    messages: text['en'] ?? {},
    loadRules: () => import('virtual:rules').then(({ rules }) => rules),
  },
  findings,
};
