// @ts-check
// Runs when the packages are installed: makes schemas/, where editors find what a card may hold.
// An editor can do without, so an installation does not fail for it; every build makes them again.
import { fileURLToPath } from 'node:url';

try {
  const { runnerImport } = await import('vite');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { module } = await runnerImport(fileURLToPath(new URL('../build/schemas-plugin.ts', import.meta.url)), { root, configFile: false });
  module.writeSchemas(root);
} catch (error) {
  console.error(`The JSON Schemas for editors were not made (${/** @type {Error} */ (error).message}); npm run schema makes them.`);
}
