// @ts-check
// npm start: from a fresh clone to a game in the browser. PORT and HOST choose another address.
import { join } from 'node:path';
import { installIfNeeded, npm, requireNode, root } from './lib/project.mjs';
import { firstFreePort, wantedPort } from './lib/ports.mjs';

requireNode();
const host = process.env['HOST'] ?? '127.0.0.1';
const wanted = portOrExit();
installIfNeeded();

console.log('Building …');
if (npm(['run', '-s', 'build', '--', '--logLevel', 'warn']) !== 0) {
  console.error('The build failed; its message is above.');
  process.exit(1);
}

const port = await firstFreePort(wanted, host, (taken) => console.log(`Port ${taken} is taken; trying ${taken + 1}.`));
const { serveSite } = await import('./lib/site-server.mjs');
await serveSite(join(root, 'dist'), { host, port });
console.log(`\nDamnatio is ready: http://${host}:${port}/\nCtrl+C stops it.`);

function portOrExit() {
  try {
    return wantedPort(process.env['PORT'], 4173);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return process.exit(2);
  }
}
