import type { TestProject } from 'vitest/node';
import { loadCatalogue } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { contentFiles } from '../../src/cli/content-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The game's own content, checked, as JSON. */
    readonly core: string;
  }
}

function coreAsJson(): string {
  const { catalogue, findings } = loadCatalogue(contentFiles(['content/core']), CARDS);
  if (!catalogue) throw new Error(findings.map(({ message }) => message).join('\n'));
  return JSON.stringify(catalogue);
}

/** Reads and checks the content once for all test files, which run in processes of their own; again when they are run again. */
export default function setup(project: TestProject): void {
  project.provide('core', coreAsJson());
  project.onTestsRerun(() => project.provide('core', coreAsJson()));
}
