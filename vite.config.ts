import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentPlugin } from './build/content-plugin.ts';
import { devPolicyPlugin } from './build/dev-policy-plugin.ts';
import { registriesPlugin } from './build/registries-plugin.ts';
import { scenarioPlugin } from './build/scenario-plugin.ts';
import { schemasPlugin } from './build/schemas-plugin.ts';
import { chunkFile, sitePlugin } from './build/site-plugin.ts';

const TESTS = ['test/**/*.test.{ts,tsx}'];
const ARCHITECTURE = ['test/architecture.test.ts'];
/**
 * Tests that put something else in the place of page, clock, storage, modules or what is global: each has all modules to itself.
 * `freshIndexedDb` and `fakeStage` do so for their callers; other helpers put back what they replace.
 */
const REPLACING =
  /@vitest-environment|fake-indexeddb|freshIndexedDb|fakeStage|vi\.(mock|doMock|stubGlobal|useFakeTimers|spyOn)|process\.chdir/;
const ALONE = globSync(TESTS, { ignore: ARCHITECTURE }).filter((file) => REPLACING.test(readFileSync(file, 'utf8')));

/** `--mode thorough`: projects do not hear of a mode themselves. */
const thorough = process.argv.includes('thorough');

export default defineConfig({
  base: './',
  // `DAMNATIO_REGISTRIES=test/toy/registries npx vite build --outDir <folder>` builds the page with the games of the tests;
  // `SITE=<folder> node scripts/serve.mjs` serves it.
  plugins: [registriesPlugin(), contentPlugin(), scenarioPlugin(), schemasPlugin(), devPolicyPlugin(), sitePlugin()],
  worker: {
    format: 'es',
    plugins: () => [registriesPlugin(), contentPlugin()],
    rolldownOptions: { output: { chunkFileNames: chunkFile } },
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500, // Phaser cannot be tree-shaken; it is loaded after the title
    rolldownOptions: {
      checks: { pluginTimings: false }, // most of the time goes into compressing, and that is known
      // What a screen does not use of an index file must not be loaded with it: the title comes without the arena's drawing.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]src[\\/]app[\\/](main\.tsx|rescue\.ts|.*\.worker\.ts)$/, sideEffects: true },
          { test: /[\\/]src[\\/](app|art|engine|catalogue|session|hud|games)[\\/].*\.tsx?$/, sideEffects: false },
        ],
      },
      input: globSync('*.html'),
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/](phaser|eventemitter3)[\\/]/ }] },
      },
    },
  },
  test: {
    environment: 'node',
    globalSetup: ['test/support/global-setup.ts'],
    env: { THOROUGH: thorough ? 'yes' : '' },
    testTimeout: thorough ? 7_200_000 : 60_000, // for what hangs: how fast something is, a busy machine does not tell
    maxWorkers: availableParallelism(), // one is left idle otherwise, for whoever gives them work: that takes a moment of each file
    projects: [
      // All others keep their modules from one file to the next: importing them anew took longer than the tests.
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: TESTS, exclude: [...configDefaults.exclude, ...ALONE, ...ARCHITECTURE] },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      { extends: true, test: { name: 'architecture', include: ARCHITECTURE } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/{engine,catalogue,session,career}/**', 'src/games/*/{rules,cards,bots,desk,tournament}/**'],
    },
  },
});
