import { readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { catalogueCode } from './build/catalogue-code.ts';
import { contentPlugin } from './build/content-plugin.ts';
import { registriesPlugin } from './build/registries-plugin.ts';
import { schemasPlugin } from './build/schemas-plugin.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { readonly version: string };

const shared = {
  plugins: [registriesPlugin(), contentPlugin(), schemasPlugin()],
  define: { __CATALOGUE_CODE__: JSON.stringify(catalogueCode()), __VERSION__: JSON.stringify(version) },
  publicDir: false,
} as const satisfies UserConfig;

// Constants stay `const`, so that V8 takes a deed of a game for the one it is: a silent bout was 2 to 3 % faster for it.
const CONSTANT = { topLevelVar: false };

/** The command line and its worker, for Node. Only tinypool stays outside the bundle: it loads its own worker file. */
const forNode: UserConfig = {
  ...shared,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-cli',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is no fault that a command should tell of
      input: { cli: 'src/cli/main.ts', 'sim-worker': 'src/cli/sim-worker.ts', 'fit-entry': 'src/games/munera/commands/fit-entry.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs', ...CONSTANT },
    },
  },
  ssr: { noExternal: true, external: ['tinypool'] },
};

/** What the bench measures: one file for Node, a page and workers alike, so packages give what they have for a page. */
const forBench: UserConfig = {
  ...shared,
  build: {
    target: 'es2022',
    outDir: 'dist-cli/bench',
    minify: false,
    lib: { entry: 'src/games/munera/commands/bench-entry.ts', formats: ['es'], fileName: () => 'bench-entry.mjs' },
    rolldownOptions: { checks: { pluginTimings: false }, output: { ...CONSTANT } },
  },
};

export default defineConfig(({ mode }) => (mode === 'bench' ? forBench : forNode));
