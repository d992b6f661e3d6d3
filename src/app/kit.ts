import { content, findings } from 'virtual:content';
import { text } from 'virtual:text';
import type { Finding } from '../catalogue/index.ts';
import { DESKS } from '../games/headless.ts';
import type { GameKit } from '../session/index.ts';
import { kitOf } from '../session/index.ts';
import type { PageCatalogue } from './arena/contract.ts';

/** Cards, rules and messages at hand. */
export interface Kit {
  readonly kit: GameKit;
  readonly catalogue: PageCatalogue;
  /** What is wrong with the content while developing. */
  readonly findings: readonly Finding[];
}

export const pageKit: Kit = {
  kit: kitOf(DESKS, content),
  catalogue: {
    content,
    messages: text['en'] ?? {},
    loadRules: () => import('virtual:rules').then(({ rules }) => rules),
  },
  findings,
};
