import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { readOptions } from '../../src/cli/options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'damnatio-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = { timeout: 120_000 };
const SERIES = ['sim', '--ruleset', 'recount', '--red', 'heavy', '--blue', 'retiarius', '--bouts', '5', '--seed', 'a shard'];

interface Job {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly completionMode?: string;
    readonly completions?: number;
    readonly parallelism?: number;
    readonly template?: { readonly spec: Pod };
  };
}

interface Pod {
  readonly restartPolicy: string;
  readonly containers: readonly {
    readonly image: string;
    readonly command: readonly string[];
    readonly env?: readonly { readonly name: string; readonly value: string }[];
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  }[];
  readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim: { readonly claimName: string } }[];
}

function textOf(name: string): string {
  return readFileSync(join(root, 'deploy', name), 'utf8');
}

function manifest(name: string): Job[] {
  return parseAllDocuments(textOf(`kubernetes/${name}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Job;
  });
}

function run(cwd: string, [file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  return { code: status, out: stdout, err: stderr };
}

/** The counts in a folder, by file. */
function countsIn(path: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(path)
      .sort()
      .map((name) => [name, readFileSync(join(path, name), 'utf8')]),
  );
}

/** Throws when the command line does not know the command or one of its options. */
function checkCall([name = '', ...args]: readonly string[]): void {
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  readOptions(command, args);
}

/** What a call of one of our scripts hands to the command line; null for a call of something else. */
function seriesOf(line: string): string[] | null {
  const words = line.replace(/^\S+=\S+ /, '').split(' ');
  const script = words.findIndex((word) => word.startsWith('deploy/') && word.endsWith('.sh'));
  if (script < 0) return null;
  const before: Record<string, number> = { 'shard.sh': 3, 'merge.sh': 1, 'parallel.sh': 1, 'slurm.sh': 1, 'pod.sh': 1 };
  const own = before[words[script]!.slice('deploy/'.length)];
  if (own === undefined || !readdirSync(join(root, 'deploy')).includes(words[script]!.slice('deploy/'.length)))
    throw new Error(`there is no ${words[script]}`);
  return words.slice(script + 1 + own);
}

let whole = '';
const shards = join(folder, 'shards');
beforeAll(() => {
  run(root, [process.execPath, 'scripts/build-cli.mjs']);
  whole = run(root, [process.execPath, 'dist-cli/cli.mjs', ...SERIES, '--json']).out;
  for (const at of ['1', '2']) run(root, ['deploy/shard.sh', at, '2', shards, ...SERIES]);
}, 120_000);

describe('shards beyond one machine', () => {
  it('merge to the bytes of the series played in one go, and leave nothing else behind', LONG, () => {
    expect(Object.keys(countsIn(shards))).toEqual(['shard-1-of-2.json', 'shard-2-of-2.json']);
    expect(run(root, ['deploy/merge.sh', shards, 'sim', '--json'])).toEqual({ code: 0, out: whole, err: '' });
  });

  it('of Slurm are those of its array, counted from 1', LONG, () => {
    const array = /^#SBATCH --array=(\d+)-(\d+)$/m.exec(textOf('slurm.sh'));
    expect(array?.[1]).toBe('1');
    const path = join(folder, 'slurm');
    for (const id of ['1', '2'])
      run(folder, [join(root, 'deploy/slurm.sh'), path, ...SERIES], {
        SLURM_SUBMIT_DIR: root,
        SLURM_ARRAY_TASK_ID: id,
        SLURM_ARRAY_TASK_COUNT: '2',
      });
    expect(countsIn(path)).toEqual(countsIn(shards));
    // sbatch hands a copy of the script to the node
    const copy = join(folder, 'slurm_script');
    cpSync(join(root, 'deploy/merge.sh'), copy);
    expect(run(folder, [copy, path, 'sim', '--json'], { SLURM_SUBMIT_DIR: root })).toEqual({ code: 0, out: whole, err: '' });
  });

  it('of Kubernetes are those of its pods, counted from 0', LONG, () => {
    const path = join(folder, 'pods');
    for (const index of ['0', '1'])
      run(folder, [join(root, 'deploy/pod.sh'), path, ...SERIES], { JOB_COMPLETION_INDEX: index, SHARDS: '2' });
    expect(countsIn(path)).toEqual(countsIn(shards));
  });

  it('of GNU parallel print the report of the whole', LONG, ({ skip }) => {
    if (spawnSync('parallel', ['--version']).error) skip('GNU parallel is not installed');
    expect(run(folder, [join(root, 'deploy/parallel.sh'), '2', ...SERIES, '--json'])).toMatchObject({ code: 0, out: whole });
    const kept = join(folder, 'kept');
    const call = [join(root, 'deploy/parallel.sh'), '2', ...SERIES];
    expect(run(folder, call, { SHARDS: kept })).toMatchObject({ code: 0 });
    expect(countsIn(kept)).toEqual(countsIn(shards));
    expect(run(folder, call, { SHARDS: kept })).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not empty') as string });
  });

  it('that fail leave no counts', LONG, () => {
    const path = join(folder, 'failed');
    expect(run(root, ['deploy/shard.sh', '3', '2', path, ...SERIES])).toMatchObject({ code: 2 });
    expect(countsIn(path)).toEqual({});
  });
});

describe('the files for Kubernetes', () => {
  const [claim, job] = manifest('shards.yaml') as [Job, Job];
  const [merge] = manifest('merge.yaml') as [Job];
  const [pod, merging] = [job, merge].map(({ spec }) => spec.template!.spec) as [Pod, Pod];

  it('play as many shards as there are pods', () => {
    expect(job).toMatchObject({ kind: 'Job', spec: { completionMode: 'Indexed' } });
    expect(pod.containers[0]!.env).toEqual([{ name: 'SHARDS', value: String(job.spec.completions) }]);
    expect(job.spec.parallelism).toBeLessThanOrEqual(job.spec.completions!);
  });

  it('write and merge in one volume, with one image', () => {
    for (const { containers, volumes, restartPolicy } of [pod, merging]) {
      expect(restartPolicy).toBe('Never');
      expect(volumes.map(({ name, persistentVolumeClaim }) => [name, persistentVolumeClaim.claimName])).toEqual([
        ['shards', claim.metadata.name],
      ]);
      expect(containers.map(({ volumeMounts }) => [volumeMounts[0]!.name, volumeMounts[0]!.mountPath])).toEqual([
        ['shards', containers[0]!.command[1]],
      ]);
      expect(textOf('Dockerfile')).toContain(`-t ${containers[0]!.image.replace(':latest', '')} `);
    }
  });

  it('call what the command line has', () => {
    const played = seriesOf(pod.containers[0]!.command.join(' '))!;
    const merged = seriesOf(merging.containers[0]!.command.join(' '))!;
    checkCall(played);
    expect(merged[0]).toBe(played[0]);
  });
});

describe('the image', () => {
  const [building, made] = textOf('Dockerfile')
    .split(/^FROM /m)
    .slice(1) as [string, string];

  it('has all that a shard needs', LONG, () => {
    const house = join(folder, 'image');
    const copied = [...made.matchAll(/^COPY --from=build \/damnatio\/(\S+) (\S+)$/gm)];
    expect(copied).toHaveLength([...made.matchAll(/^COPY/gm)].length);
    for (const [, from, to] of copied) cpSync(join(root, from!), join(house, to!), { recursive: true, dereference: true });
    const [, entry] = /^ENTRYPOINT (.*)$/m.exec(made)!;
    const call = [...(JSON.parse(entry!) as string[]), ...SERIES, '--json'];
    expect(run(house, [...call, '--threads', '2'])).toMatchObject({ code: 0, out: whole });
    expect(run(house, ['deploy/shard.sh', '1', '2', 'counts', ...SERIES])).toMatchObject({ code: 0 });
    expect(countsIn(join(house, 'counts'))['shard-1-of-2.json']).toBe(countsIn(shards)['shard-1-of-2.json']);
  });

  it('is built from what is there, by a Node that will do', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
    const least = Number(/\d+/.exec(engines.node)![0]);
    for (const stage of [building, made]) expect(Number(/^node:(\d+)/.exec(stage)![1])).toBeGreaterThan(least);
    const ignored = textOf('Dockerfile.dockerignore').trim().split('\n');
    for (const needed of ['src', 'build', 'content', 'scripts', 'deploy', 'vite.cli.config.ts']) expect(ignored).not.toContain(needed);
  });
});

describe('the page', () => {
  const blocks = [...textOf('README.md').matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) => block!.trim().split('\n'));

  it('calls scripts that there are, with options that there are', () => {
    const calls = blocks.flatMap((line) => {
      const series = seriesOf(line);
      return series ? [series] : [];
    });
    expect(calls.length).toBeGreaterThan(5);
    for (const series of calls) checkCall(series);
    const measured = [...textOf('README.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, line]) => line!.split(' '));
    expect(measured.length).toBeGreaterThan(3);
    for (const line of measured) checkCall(line);
  });

  it('would tell a dead one', () => {
    expect(() => checkCall(['sim', '--shards', '1/2'])).toThrow('shards');
    expect(() => checkCall(['feed'])).toThrow('there is no command feed');
    expect(() => seriesOf('deploy/feed.sh 1 sim')).toThrow('there is no deploy/feed.sh');
  });

  it('is named by the page of the project', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(deploy/README.md)');
  });
});
