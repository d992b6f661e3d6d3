import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { allOf } from '../../src/cli/asking/own-options.ts';
import { COMMANDS, commandsOf } from '../../src/cli/commands/index.ts';
import { loadGame } from '../../src/cli/game.ts';
import { helpOf } from '../../src/cli/program.ts';
import { generalText } from '../../src/cli/sim/general-text.ts';
import { COMMANDS_OF_GAMES } from '../../src/games/commands.ts';
import { DESKS } from '../../src/games/headless.ts';
import { call, damnatio, failureIn, failureOf } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = { timeout: 120_000 };

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const HUNT = file('hunt.json', {
  ruleset: 'damnatio',
  arena: 'harena',
  beasts: ['lion'],
  men: [],
  draw: 4,
  elite: 0,
  sliders: { hitPoints: 0, damage: 0, control: 0 },
  lex: {},
  position: null,
});
const PAIR = file('pair.json', {
  ruleset: 'munera',
  fighters: [
    { card: 'gaul', side: 'red' },
    { card: 'thraex', side: 'blue' },
  ],
});

describe('games that add nothing to the command line', () => {
  const bare = commandsOf({ desks: DESKS, parts: [], usualBout: DESKS[0]!.id, load: loadGame });

  async function told(...args: string[]): Promise<string> {
    let out = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
    try {
      expect(await failureIn(bare, args)).toBeNull();
    } finally {
      write.mockRestore();
    }
    return out;
  }

  test('play a bout from a set-up file of any game, and tell it in general words', LONG, async () => {
    expect(await told('bout', '--set-up', HUNT, '--seed', '7')).toMatch(/^Lion · skilled · seed 7\n[^]*\nOver after \d+ rounds: /);
    expect(await told('bout', '--ruleset', 'munera', '--set-up', PAIR, '--bot', 'red=random')).toMatch(
      /^red: \w+, gaul \(random\) · blue: \w+, thraex \(skilled\) · seed 1\n/,
    );
  });

  test('give the same bout as with what games add', LONG, async () => {
    const { record, players } = JSON.parse(await told('bout', '--set-up', HUNT, '--seed', '7', '--json')) as Record<string, object>;
    expect(players).toEqual({ '*': 'skilled' });
    expect(record).toEqual((JSON.parse((await call('hunt --beast lion --seed 7 --json')).out) as Record<string, object>)['record']);
  });

  test('are simulated, every share and number with its name', LONG, async () => {
    const text = await told('sim', '--set-up', PAIR, '--bouts', '12', '--bot', 'greedy');
    expect(text).toMatch(/^munera · greedy · seed 1\n/);
    expect(text).toMatch(/^bouts +12$/m);
    expect(text).toMatch(/^wins red +\d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/m);
    expect(text).toMatch(/^rounds counts +(\d+: \d+ *)+$/m);
  });

  test('are counted by perft, and say that they have no odds, options or toggles', LONG, async () => {
    const scenario = readFileSync('test/scenarios/munera/face-front-save.yaml', 'utf8');
    const path = join(folder, 'face.yaml');
    writeFileSync(path, scenario);
    expect(await told('perft', '--set-up', path, '--depth', '1')).toMatch(/^0 +1 +1 +0$/m);
    expect(await failureIn(bare, ['odds', path])).toMatchObject({ kind: 'fault', message: expect.stringContaining('no odds') as string });
    expect(await failureIn(bare, ['bout'])).toMatchObject({
      kind: 'wrong use',
      message: expect.stringContaining('--set-up FILE') as string,
    });
    expect(await failureIn(bare, ['bout', '--set-up', PAIR, '--lex', 'roundLimit=10'])).toMatchObject({
      kind: 'wrong use',
      message: expect.stringContaining('no toggles') as string,
    });
  });
});

test('a set-up file names its game, and --ruleset another one is told', LONG, async () => {
  const events = (out: string): string => out.slice(out.indexOf('\n'));
  expect(events((await call('bout --seed 7 --log jsonl --set-up', HUNT)).out)).toBe(
    events((await call('hunt --beast lion --seed 7 --log jsonl')).out),
  );
  expect((await call('bout --ruleset damnatio --beast lion --seed 7 --log jsonl')).out).toBe(
    (await call('hunt --beast lion --seed 7 --log jsonl')).out,
  );
  expect(await failureOf('bout --ruleset munera --set-up', HUNT)).toMatchObject({
    kind: 'fault',
    message: expect.stringContaining('ruleset must be munera, not damnatio') as string,
  });
  expect(await failureOf('bout --red gaul --set-up', HUNT)).toMatchObject({
    kind: 'wrong use',
    message: '--red goes with --ruleset munera or recount',
  });
  expect(await failureOf('hunt --beast bear --set-up', HUNT)).toMatchObject({ message: '--set-up stands alone, without --beast' });
  expect(await failureOf('bout --beast bear')).toMatchObject({ kind: 'wrong use', message: '--beast goes with --ruleset damnatio' });
});

test('--bot names who plays a hunt too, but not beside --policy', LONG, async () => {
  const hunt = 'hunt --beast lion --seed 7 --log jsonl';
  expect((await call(`${hunt} --bot men=naive`)).out).toBe((await call(`${hunt} --policy naive`)).out);
  expect(await failureOf(`${hunt} --bot naive --policy naive`)).toMatchObject({ kind: 'wrong use' });
  expect(await failureOf(`${hunt} --policy clever`)).toMatchObject({
    message: expect.stringContaining('--policy: there is no bot "clever"; there is skilled') as string,
  });
});

test('sim of two beasts says which has won', LONG, async () => {
  const line = 'sim --beast lion,lion --bouts 40 --seed 1';
  const { report } = JSON.parse((await call(`${line} --json`)).out) as {
    report: { beast: { count: number }; duels: Record<string, { count: number; of: number }> };
  };
  expect(Object.keys(report.duels)).toEqual(['lion', 'lion-2']);
  expect(report.duels['lion']!.count + report.duels['lion-2']!.count).toBe(report.beast.count);
  expect((await call(line)).out).toMatch(/\nlion wins .*\nlion-2 wins /);
  expect((await call('sim --beast lion --bouts 4')).out).toMatch(/\nmen win .*\nbeast wins /);
});

test('replay goes on after a record that cannot be read', LONG, async () => {
  const sound = join(folder, 'sound.json');
  await damnatio('hunt', '--seed', '5', '--record', sound);
  const broken = file('broken.json', { ...(JSON.parse(readFileSync(sound, 'utf8')) as object), seed: 5 });
  const { code, out, err } = await damnatio('replay', broken, sound, join(folder, 'gone.json'));
  expect(code).toBe(1);
  expect(out).toMatch(/sound\.json: verified[^\n]*\n$/);
  expect(err).toMatch(/^damnatio: \S*broken\.json: seed must be .*\ndamnatio: \S*gone\.json/);
  const results = JSON.parse((await damnatio('replay', broken, sound, '--json')).out) as { fault?: string; text?: string }[];
  expect(results).toMatchObject([
    { fault: expect.stringContaining('seed must be') as string },
    { text: expect.stringContaining('verified') as string },
  ]);
});

test('options that games share have one form, and help says whose each option is', () => {
  const own = COMMANDS_OF_GAMES.flatMap(({ id, bout, sim }) => [
    { game: id, options: bout?.options ?? {} },
    ...(sim?.series ?? []).map(({ options }) => ({ game: id, options })),
  ]);
  for (const { options } of own) {
    for (const [name, { type, multiple, short }] of Object.entries(options)) {
      expect({ name, ...pick(allOf(own)[name]!) }).toEqual({ name, ...pick({ type, multiple, short }) });
    }
  }
  const bout = helpOf(COMMANDS.find(({ name }) => name === 'bout')!);
  for (const { id } of DESKS) expect(bout).toContain(id);
  for (const { id, bout: part } of COMMANDS_OF_GAMES)
    for (const name of Object.keys(part?.options ?? {})) expect(bout).toMatch(new RegExp(`--${name} (?:(?!\\n {2}-)[^])*${id}`));
  const shared = allOf([
    { game: 'one', options: { red: { type: 'string', help: 'a side' } } },
    { game: 'two', options: { red: { type: 'string', help: 'a side' }, blue: { type: 'string', help: 'another' } } },
  ]);
  expect(shared['red']!.help).toBe('one, two: a side');
  expect(shared['blue']!.help).toBe('two: another');
});

function pick({
  type,
  multiple,
  short,
}: {
  readonly type: string;
  readonly multiple?: boolean | undefined;
  readonly short?: string | undefined;
}) {
  return { type, multiple: multiple ?? false, short: short ?? null };
}

test('no option of a game hides one of every command', () => {
  const bare = commandsOf({ desks: DESKS, parts: [], usualBout: DESKS[0]!.id, load: loadGame });
  const taken = new Set(bare.filter(({ name }) => name === 'bout' || name === 'sim').flatMap(({ options }) => Object.keys(options)));
  const own = COMMANDS_OF_GAMES.flatMap(({ bout }) => Object.keys(bout?.options ?? {}));
  expect(own.filter((name) => taken.has(name) || ['help', 'json', 'content', 'language'].includes(name))).toEqual([]);
});

test('a report that nobody knows is told flat', () => {
  const report = {
    bouts: 2,
    wins: { red: { count: 1, of: 2, share: 0.5, low: 0.1, high: 0.9 } },
    rounds: { mean: 2.5, counts: { 2: 1, 3: 1 } },
    fates: {},
  };
  expect(generalText(report).split('\n')).toEqual([
    'bouts          2',
    'wins red       50.0 % (10.0 % to 90.0 %)',
    'rounds mean    2.50',
    'rounds counts  2: 1  3: 1',
    'fates          none',
  ]);
});
