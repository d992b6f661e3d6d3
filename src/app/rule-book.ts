import type { RuleBook } from '../hud/common/index.ts';
import { ruleBook } from '../hud/common/index.ts';
import type { PageCatalogue } from './arena/contract.ts';

let book: RuleBook | null = null;

/** The one rulebook of the page; its text is loaded when somebody reads. */
export function pageRules(catalogue: PageCatalogue): RuleBook {
  book ??= ruleBook(() => catalogue.loadRules());
  return book;
}
