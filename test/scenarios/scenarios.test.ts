import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ScenarioFile } from '../../src/session/index.ts';
import { runScenario } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

describe.each(['damnatio', 'munera', 'recount'])('%s', (ruleset) => {
  const folder = new URL(`./${ruleset}/`, import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    const scenario = parse(readFileSync(new URL(file, folder), 'utf8')) as ScenarioFile;
    test(`${(scenario.rules ?? []).join(' ')}: ${scenario.name} (${file})`, () => {
      expect(scenario.ruleset).toBe(ruleset);
      expect(runScenario(kit, scenario).problems).toEqual([]);
    });
  }
});
