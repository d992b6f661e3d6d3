// @ts-check
// What every script here needs first: the root folder, the right Node, and the installed packages.
// Uses only what Node brings along, because nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A sentence about what is wrong with this Node, or undefined when it will do.
 * @param {string} found such as "20.20.2"
 * @param {string} wanted such as ">=20.19"
 */
export function nodeComplaint(found, wanted) {
  const [major = 0, minor = 0] = found.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = wanted.replace('>=', '').split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Damnatio needs Node.js ${needMajor}.${needMinor} or newer, and this is ${found}. Get one from https://nodejs.org/.`;
}

/** Ends the process with a sentence when Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.versions.node, readJson(join(root, 'package.json')).engines.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

/**
 * Why the packages have to be installed, or undefined when node_modules holds what the lock file says.
 * @param {string} folder
 */
export function whyInstall(folder) {
  const installedFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'the packages are not installed yet';
  const installed = readJson(installedFile).packages;
  for (const [path, entry] of Object.entries(readJson(join(folder, 'package-lock.json')).packages)) {
    if (path === '' || entry.optional) continue;
    if (installed[path]?.version !== entry.version) return `${path.replace('node_modules/', '')} is not the version in package-lock.json`;
  }
  return undefined;
}

/** The words that call npm: the one that runs this script, if one does. @returns {[string, ...string[]]} */
export function npmCall() {
  const npmScript = process.env['npm_execpath'];
  return npmScript && basename(npmScript).startsWith('npm') ? [process.execPath, npmScript] : ['npm'];
}

/**
 * Runs npm and returns its exit code.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function npm(args, options = {}) {
  const [command, ...first] = npmCall();
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', shell, ...options }).status ?? 1;
}

/**
 * Installs what the lock file says when something else is there, and says so. A first time it is `npm ci`; later only what
 * differs is changed, since `npm ci` would throw the browser for the tests away. Everything goes to stderr, so that stdout
 * stays free for results.
 */
export function installIfNeeded() {
  const reason = whyInstall(root);
  if (reason === undefined) return;
  console.error(`Installing packages (${reason}) …`);
  const way = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  if (npm([...way, '--include=dev', '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2] }) === 0) return;
  console.error(`npm ${way[0]} failed; its message is above.`);
  process.exit(1);
}

/**
 * The script behind the command of an installed package, to be run with this Node.
 * @param {string} packageName
 * @param {string} [command]
 */
export function tool(packageName, command = packageName) {
  const { bin } = readJson(join(root, 'node_modules', packageName, 'package.json'));
  return join(root, 'node_modules', packageName, typeof bin === 'string' ? bin : bin[command]);
}
