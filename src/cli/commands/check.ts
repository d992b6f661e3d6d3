import { existsSync, watch, type FSWatcher } from 'node:fs';
import { relative } from 'node:path';
import type { Finding } from '../../catalogue/index.ts';
import { causesOf, formatFindings, inOneLine, loadCatalogue, fixed, fixesApart } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { DESKS } from '../../games/headless.ts';
import { kitOf } from '../../session/index.ts';
import { askedPacks, refuseBare, type AskedPacks } from '../asked-packs.ts';
import { packOf, textToChange } from '../content-files.ts';
import { DONE, FAULTS, faultText, UsageError, FaultError, reasonOf } from '../fault.ts';
import { coreFolder } from '../game.ts';
import { lessonFindings } from '../lessons/lesson-findings.ts';
import { writeText } from '../writing.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, listOption, numberOption } from '../options.ts';
import { complain, counted, print, printJson } from '../output.ts';

/** Editors write a file in several steps, and several files at once. */
const QUIET_MS = 120;

/** Q, Ctrl+C and Ctrl+D, as a terminal sends them. */
const ENDING: readonly string[] = ['q', 'Q', String.fromCharCode(3), String.fromCharCode(4)];

/** Calls when something below some places has changed and nothing more has for a moment. Returns what ends it. */
function onChange(places: readonly string[], call: () => void): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(call, QUIET_MS);
  };
  const watchers: FSWatcher[] = [];
  const end = (): void => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
  try {
    for (const place of places) {
      const watcher = watch(place, { recursive: true }, later);
      watcher.on('error', (error) => complain(`damnatio: ${reasonOf(error)}`));
      watchers.push(watcher);
    }
  } catch (error) {
    end();
    throw new FaultError(`nobody can watch for changes here: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
  return end;
}

/** Resolves when Q or Ctrl+C is pressed on a terminal, or the input or the program is ended from outside. */
function quit(): Promise<void> {
  const { stdin } = process;
  return new Promise((resolve) => {
    const done = (): void => {
      if (stdin.isTTY) stdin.setRawMode(false);
      stdin.pause();
      process.off('SIGINT', done);
      process.off('SIGTERM', done);
      resolve();
    };
    process.on('SIGINT', done);
    process.on('SIGTERM', done);
    if (!stdin.isTTY) return;
    stdin.setRawMode(true);
    stdin.on('data', (keys: Buffer) => {
      if (ENDING.some((key) => keys.includes(key))) done();
    });
  });
}

/** An edit that was made, at the place where its finding stood at that moment. */
interface Mended extends Pick<Finding, 'file' | 'line' | 'column' | 'message'> {
  /** What stood there; empty where something was put in. */
  readonly was: string;
  /** What stands there now; empty where something was taken away. */
  readonly is: string;
}

/** An edit can bring faults to light that were hidden; more often than so, one of them would undo another. */
const MOST_ROUNDS = 20;

/** Makes the sure edits of a file. */
function mendFile(file: string, findings: readonly Finding[]): Mended[] {
  const text = textToChange(file);
  const lines = text.split('\n');
  const edits = fixesApart(findings.flatMap(({ fix, message }) => (fix ? [{ ...fix, message }] : [])));
  writeText(file, fixed(text, edits));
  return edits.map(({ line, column, length, replacement, message }) => {
    const was = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);
    return { file, line, column, message, was, is: replacement };
  });
}

/** Makes the sure edits of findings, looks again, and goes on until nothing more is sure. */
function mended(look: () => readonly Finding[]): readonly Mended[] {
  const all: Mended[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sure = look().filter(({ fix }) => fix);
    if (sure.length === 0) break;
    for (const path of new Set(sure.map(({ file }) => file)))
      all.push(
        ...mendFile(
          path,
          sure.filter(({ file }) => file === path),
        ),
      );
  }
  return all;
}

function told({ was, is }: Mended): string {
  if (was === '') return `${is.trim()} put in`;
  return is === '' ? `${was.trim()} taken away` : `${was} → ${is}`;
}

/** An edit as a line of a terminal. */
function mendedText(edit: Mended): string {
  const { file, line, column, message } = edit;
  return inOneLine(`${file}:${line}:${column} mended: ${message}: ${told(edit)}`);
}

/** What is checked when nothing is named: the pack that one works in, or all content of the project. */
function usualRoots(): string[] {
  const home = packOf('.');
  if (home !== null) return [relative('.', home) || '.'];
  if (existsSync('content')) return ['content'];
  throw new UsageError('check takes a pack or a card; there is no mod.yaml in this folder or above');
}

interface Checked {
  readonly asked: AskedPacks;
  readonly findings: readonly Finding[];
}

function checkAll(roots: readonly string[], tries: number): Checked {
  const asked = askedPacks(coreFolder(), roots);
  refuseBare(asked);
  const { catalogue, findings } = loadCatalogue(asked.files, CARDS);
  const lessons = catalogue ? lessonFindings(kitOf(DESKS, catalogue), asked.files, catalogue.lessons, tries) : [];
  return { asked, findings: [...asked.findings, ...[...findings, ...lessons].filter((finding) => asked.isAsked(finding))] };
}

/** What `--fix` would do, or could not. */
function moreOf(parsed: Parsed, findings: readonly Finding[]): string {
  const sure = findings.filter(({ fix }) => fix).length;
  if (flag(parsed, 'fix')) return findings.length === 0 ? '' : '; what is left is for you to decide';
  return sure === 0 ? '' : `; check --fix mends ${sure}`;
}

function tell(parsed: Parsed, { asked, findings }: Checked, edits: readonly Mended[] = []): number {
  const { causes } = causesOf(findings);
  const errors = causes.filter(({ severity }) => severity === 'error').length;
  const [warnings, waiting] = [causes.length - errors, findings.length - causes.length];
  const { unread } = asked;
  const files = asked.files.filter(({ path }) => asked.isAsked({ file: path }));
  if (flag(parsed, 'json'))
    printJson({ files: files.length, errors, warnings, waiting, findings, unread, ...(flag(parsed, 'fix') && { mended: edits }) });
  else {
    for (const edit of edits) print(mendedText(edit));
    for (const line of formatFindings(findings)) print(line);
    for (const { path, why } of unread) print(`${inOneLine(path)} is not read: ${why}`);
    const more = moreOf(parsed, findings);
    const wait = waiting === 0 ? '' : `, ${waiting} that ${waiting === 1 ? 'waits' : 'wait'} for them`;
    print(`${counted(files.length, 'file')} checked: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}${wait}${more}`);
  }
  return errors + waiting > 0 || (flag(parsed, 'strict') && warnings > 0) ? FAULTS : DONE;
}

/** Checks anew whenever a file changes, until Q is pressed. */
async function keepChecking(parsed: Parsed, roots: readonly string[], first: Checked, edits: readonly Mended[]): Promise<number> {
  let code = tell(parsed, first, edits);
  const stop = onChange(first.asked.places, () => {
    print('');
    try {
      code = tell(parsed, checkAll(roots, 0));
    } catch (error) {
      // What was watched may have gone for a moment, as when an editor writes a file anew.
      complain(faultText(error));
      code = FAULTS;
    }
  });
  if (process.stdin.isTTY) print('Watching for changes; Q ends it.');
  await quit();
  stop();
  return code;
}

/** `damnatio check`: every fault of every file in one pass. */
export const check: Command = {
  name: 'check',
  completes: ['packs'],
  usage: 'check [FOLDER|FILE …] [--watch] [--fix]',
  examples: ['check', 'check my-pack', 'check my-pack/beasts/leopard.yaml', 'check my-pack --watch', 'check my-pack --fix'],
  summary:
    'Checks packs: syntax, schema and lint, with file, line, column and the fix. Core is loaded beside them. Without a name it is the pack of this folder.',
  options: {
    strict: { type: 'boolean', help: 'counts warnings as faults' },
    fix: { type: 'boolean', help: 'makes the edits of findings that have a sure one, then checks again' },
    watch: { type: 'boolean', help: 'checks again whenever a file changes; Q ends it' },
    play: { type: 'string', value: 'N', help: 'bots try each lesson so many times; names what nobody came to hear (0)' },
  },
  run(parsed) {
    const tries = numberOption(parsed, 'play', 0, 0, 10_000);
    const roots = [...parsed.words, ...listOption(parsed, 'content')];
    if (roots.length === 0) roots.push(...usualRoots());
    const edits = flag(parsed, 'fix') ? mended(() => checkAll(roots, 0).findings) : [];
    const checked = checkAll(roots, tries);
    return flag(parsed, 'watch') ? keepChecking(parsed, roots, checked, edits) : tell(parsed, checked, edits);
  },
};
