import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ScenarioFile } from '../../src/session/index.ts';
import { runScenario } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

/**
 * All that is told in the scenarios of a game, every field of every event, as it was when somebody last read it. A change of a rule shows
 * here line by line: read it, then `npx vitest run test/scenarios -u`.
 */
test.each(['damnatio', 'recount'])('%s tells its scenarios as they are written down', async (ruleset) => {
  const folder = new URL(`./${ruleset}/`, import.meta.url);
  const told = readdirSync(folder)
    .sort()
    .map((file) => {
      const { events } = runScenario(kit, parse(readFileSync(new URL(file, folder), 'utf8')) as ScenarioFile);
      return [`# ${file}`, ...events.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest)}`)].join('\n');
    });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`./told/${ruleset}.txt`);
});
