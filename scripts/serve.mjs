// @ts-check
// npm run serve: serves what is built already. PORT and HOST choose another address; a taken port is an error. SITE names another
// folder than dist, from the project's on or absolute.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wantedPort } from './lib/ports.mjs';
import { root } from './lib/project.mjs';
import { serveSite } from './lib/site-server.mjs';

const host = process.env['HOST'] ?? '127.0.0.1';
const folder = resolve(root, process.env['SITE'] ?? 'dist');

try {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('Nothing is built yet: npm run build.');
  const port = wantedPort(process.env['PORT'], 4173);
  await serveSite(folder, { host, port });
  console.log(`http://${host}:${port}/`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
