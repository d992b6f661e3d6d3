// @ts-check
// Lists packages that package-lock.json should hold for other platforms but does not; prints nothing when all is well.
// A registry that lags behind makes `npm install` leave them out silently, and `npm ci` then fails.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
/** @type {[string, any][]} */
const packages = Object.entries(lock.packages);
/** @param {string} path */
const nameOf = (path) => path.split('node_modules/').pop() ?? '';
const locked = new Set(packages.map(([path]) => nameOf(path)));

for (const [path, entry] of packages) {
  const missing = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => !locked.has(name));
  if (missing.length === 0) continue;
  console.log(`${nameOf(path)}@${entry.version} lacks ${missing.map(([name, version]) => `${name}@${version}`).join(', ')}`);
  process.exitCode = 1;
}
