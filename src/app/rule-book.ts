import { computed } from '@preact/signals';
import type { RuleBook } from '../hud/common/index.ts';
import { ruleBook } from '../hud/common/index.ts';
import type { PageCatalogue } from './arena/contract.ts';
import type { Services } from './services.ts';

let book: RuleBook | null = null;
let of: unknown = null;

/** The one rulebook of the page, another when the cards have changed; its text is loaded when somebody reads, and rule numbers stand where the settings say so. */
export function pageRules(catalogue: PageCatalogue, { settings }: Pick<Services, 'settings'>): RuleBook {
  if (of !== catalogue.content) book = null;
  of = catalogue.content;
  book ??= ruleBook(
    () => catalogue.loadRules(),
    computed(() => settings.value.law),
  );
  return book;
}
