import { content, findings } from 'virtual:content';
import { text } from 'virtual:text';
import type { Finding } from '../catalogue/index.ts';
import { damnatio } from '../games/damnatio/rules/index.ts';
import { munera } from '../games/munera/rules/index.ts';
import type { GameKit } from '../session/index.ts';
import type { PageCatalogue } from './arena/contract.ts';

/** Cards, rules and messages at hand. */
export interface Kit {
  readonly kit: GameKit;
  readonly catalogue: PageCatalogue;
  /** What is wrong with the content while developing. */
  readonly findings: readonly Finding[];
}

export const pageKit: Kit = {
  kit: {
    damnatio: damnatio(content.damnatio),
    munera: munera(content.munera),
    content: { damnatio: content.damnatio.hash, munera: content.munera.hash },
    packs: content.packHashes,
  },
  catalogue: {
    content,
    messages: text['en'] ?? {},
    loadRules: () => import('virtual:rules').then(({ rules }) => rules),
  },
  findings,
};
