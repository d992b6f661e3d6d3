// @ts-check
// Builds the command line into dist-cli/, and what the bench measures into dist-cli/bench/, when their sources have changed since.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, tool } from './project.mjs';

const INPUTS = ['src', 'build', 'vite.cli.config.ts', 'package.json', 'package-lock.json'];
const OUTPUT = join(root, 'dist-cli');
const BENCH = join(OUTPUT, 'bench');
const HOUR = 3_600_000;

export const cliFile = join(OUTPUT, 'cli.mjs');
export const benchFile = join(BENCH, 'bench-entry.mjs');

/**
 * Files below the given paths, sorted.
 * @param {string} folder
 * @param {string[]} paths
 * @returns {string[]}
 */
function filesBelow(folder, paths) {
  return paths.flatMap((path) => {
    if (!statSync(join(folder, path)).isDirectory()) return [path];
    const inside = readdirSync(join(folder, path)).sort();
    return filesBelow(
      folder,
      inside.map((name) => join(path, name)),
    );
  });
}

/**
 * Changes whenever a file below the paths is edited, added, renamed or removed.
 * @param {string} folder
 * @param {string[]} paths
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256');
  for (const file of filesBelow(
    folder,
    paths.filter((path) => existsSync(join(folder, path))),
  )) {
    const { mtimeMs, size } = statSync(join(folder, file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/**
 * Moves the files of a finished build into place, the entry points last. Each move is atomic and chunk names carry
 * a hash of their content, so a command that is running meanwhile still finds everything it needs.
 * @param {string} from
 * @param {string} to
 */
function publish(from, to) {
  const isEntry = (/** @type {string} */ file) => dirname(file) === '.';
  const files = filesBelow(from, readdirSync(from)).sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  for (const file of filesBelow(to, readdirSync(to))) {
    const isOld = Date.now() - statSync(join(to, file)).mtimeMs > HOUR;
    if (isOld && !files.includes(file) && !join(to, file).startsWith(join(BENCH, '/'))) rmSync(join(to, file), { force: true });
  }
}

/** @param {string} output @param {string} mode of vite.cli.config.ts @param {string} entry @returns {boolean} whether there is a current build now */
function buildIfStale(output, mode, entry) {
  const current = fingerprint(root, INPUTS);
  const printed = join(output, '.fingerprint');
  if (existsSync(entry) && existsSync(printed) && readFileSync(printed, 'utf8') === current) return true;
  const temporary = mkdtempSync(`${OUTPUT}.`);
  try {
    const args = [tool('vite'), 'build', '-c', 'vite.cli.config.ts', '--mode', mode, '--logLevel', 'warn'];
    const where = ['--outDir', temporary, '--emptyOutDir'];
    if (spawnSync(process.execPath, [...args, ...where], { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0) return false;
    writeFileSync(join(temporary, '.fingerprint'), current);
    mkdirSync(output, { recursive: true });
    publish(temporary, output);
    return true;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

export function buildCliIfStale() {
  return buildIfStale(OUTPUT, 'production', cliFile);
}

/** For the bench, that runs in a page too. */
export function buildBenchIfStale() {
  return buildIfStale(BENCH, 'bench', benchFile);
}
