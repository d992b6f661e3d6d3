import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { catalogueCode } from './build/catalogue-code.ts';
import { contentPlugin } from './build/content-plugin.ts';
import { registriesPlugin } from './build/registries-plugin.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { readonly version: string };

/** The command line and its worker, for Node. Only tinypool stays outside the bundle: it loads its own worker file. */
export default defineConfig({
  plugins: [registriesPlugin(), contentPlugin(undefined, 'left out')],
  define: { __CATALOGUE_CODE__: JSON.stringify(catalogueCode()), __VERSION__: JSON.stringify(version) },
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-cli',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        cli: 'src/cli/main.ts',
        'sim-worker': 'src/cli/sim-worker.ts',
        'bench-entry': 'src/games/munera/commands/bench-entry.ts',
        'fit-entry': 'src/games/munera/commands/fit-entry.ts',
      },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        // Constants stay `const`, so that V8 takes a deed of a game for the one it is: a silent bout was 2 to 3 % faster for it.
        topLevelVar: false,
      },
    },
  },
  ssr: { noExternal: true, external: ['tinypool'] },
});
