import type { GameCards } from '../game-cards.ts';
import { jsonSchemas } from '../json-schema.ts';
import { limitsPage } from './limits.ts';
import { referenceIndex, referenceMarkdown } from './markdown.ts';
import { referencePage, type ReferencePage, eventsPage } from './pages.ts';

export type { ReferencePage, ReferenceRow, ReferenceSection, ReferenceWord } from './pages.ts';
export { referenceMarkdown } from './markdown.ts';

/** A page for each kind of file, from the same schemas that editors complete cards with. */
export function referencePages(games: readonly GameCards[]): readonly ReferencePage[] {
  return Object.entries(jsonSchemas(games))
    .map(([name, json]) => referencePage(name, json))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** File name and text of every page, as they are committed under `content/reference/`; `protocol` is that of the event log. */
export function referenceFiles(games: readonly GameCards[], protocol: string): { readonly name: string; readonly text: string }[] {
  const pages = referencePages(games);
  return [
    { name: 'README.md', text: referenceIndex(pages) },
    { name: 'limits.md', text: limitsPage() },
    { name: 'events.md', text: eventsPage(protocol) },
    ...pages.map((page) => ({ name: `${page.name}.md`, text: referenceMarkdown(page) })),
  ];
}
