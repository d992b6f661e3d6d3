// oxlint-disable-next-line typescript/triple-slash-reference -- declares the virtual modules to everything that runs on Node
/// <reference path="../src/app/virtual.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { normalizePath, type Plugin } from 'vite';
import { parse } from 'yaml';

const ID = 'virtual:scenarios';
const RESOLVED = `\0${ID}`;

/** Ships the rule scenarios of a folder as JSON by name: `damnatio/dg-08-brace`. Without the folder there are none. */
export function scenarioPlugin(folder = 'test/scenarios'): Plugin {
  let root = process.cwd();

  function read(watch: (file: string) => void): Record<string, unknown> {
    const base = join(root, folder);
    const scenarios: Record<string, unknown> = {};
    for (const name of globSync('**/*.yaml', { cwd: base }).sort()) {
      const file = join(base, name);
      watch(file);
      scenarios[normalizePath(name).replace(/\.yaml$/, '')] = parse(readFileSync(file, 'utf8'));
    }
    return scenarios;
  }

  return {
    name: 'damnatio-scenarios',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const scenarios = read((file) => this.addWatchFile(file));
      return `export const scenarios = JSON.parse(${JSON.stringify(JSON.stringify(scenarios))});\n`;
    },
  };
}
