import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { entrant, muneraSetup } from '../../src/games/munera/rules/index.ts';
import { watchLink } from '../../src/session/index.ts';
import { call, damnatio, failureOf, load, started } from './run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'damnatio-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('hunt prints the log as JSON Lines: a head, events with rule ids, one end', { timeout: 60_000 }, async () => {
  const { code, out } = await damnatio('hunt', '--beast', 'lion', '--seed', '7', '--log', 'jsonl');
  const [head, ...events] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(code).toBe(0);
  expect(head).toMatchObject({ protocol: 2, ruleset: 'damnatio', seed: '7', setup: { draw: 4, beasts: ['lion'] } });
  expect(events.every(({ rules }) => Array.isArray(rules) && rules.length > 0)).toBe(true);
  expect(events.filter(({ type }) => type === 'bout-ended')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ type: 'bout-ended' });
  expect((await damnatio('hunt', '--beast', 'lion', '--seed', '7', '--log', 'jsonl')).out).toBe(out);
});

test('programme plays the bouts of one in order, and refuses what is none', { timeout: 60_000 }, async () => {
  expect((await call('programme')).out).toMatch(/^pompeii +Four pairs at Pompeii +4 bouts$/m);
  const { code, out } = await call('programme pompeii --seed 7 --bot random');
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.split(/[:.·]/)[0])).toEqual(['Four pairs at Pompeii ', '1', '2', '3', '4', '']);
  expect(await failureOf('programme toString')).toMatchObject({
    kind: 'wrong use',
    message: expect.stringMatching(/^there is no programme "toString"/) as string,
  });
  expect(await failureOf('programme pompeii --seed', 'x'.repeat(99))).toMatchObject({ message: '--seed takes at most 98 letters, not 99' });
});

test.each(['hunt --seed', 'bout --red murmillo --blue retiarius --seed'])(
  '%s refuses a seed that no record may have',
  { timeout: 60_000 },
  async (line) => {
    expect(await failureOf(line, 'x'.repeat(101))).toEqual({ kind: 'wrong use', message: '--seed takes at most 100 letters, not 101' });
  },
);

test('a command of the program keeps the checked content for the next one', { timeout: 60_000 }, () => {
  const cache = join(root, 'node_modules/.cache/damnatio');
  const kept = (): string[] => (existsSync(cache) ? readdirSync(cache) : []);
  const mod = join(folder, 'mod');
  cpSync(join(root, 'content/sample-mod'), mod, { recursive: true });
  writeFileSync(join(mod, 'never-seen-before.yaml'), `# ${folder}\n`);
  const before = kept();
  const first = started('hunt', '--seed', '7', '--content', mod);
  expect(kept().filter((name) => !before.includes(name)).length).toBeGreaterThan(0);
  expect(started('hunt', '--seed', '7', '--content', mod)).toEqual(first);
});

test('sim reports as JSON, the same whatever the shards', { timeout: 90_000 }, async () => {
  const line = 'sim --beast bear --side mamertinus --bouts 120 --seed 1 --policy naive --json';
  const whole = (await call(line)).out;
  const shards = [1, 2, 3].map((part) => join(folder, `part${part}.json`));
  for (const [index, path] of shards.entries()) await call(`${line} --shard ${index + 1}/3 --out`, path);
  expect((await damnatio('sim', 'merge', ...shards.reverse(), '--json')).out).toBe(whole);
  const { report } = JSON.parse(whole) as { report: { hunts: number; men: { share: number; low: number; high: number } } };
  expect(report.hunts).toBe(120);
  expect(report.men.low).toBeLessThan(report.men.share);
});

test('a record and a link are verified by replay, a changed one is not', { timeout: 60_000 }, async () => {
  const path = join(folder, 'record.json');
  await damnatio('hunt', '--seed', '5', '--record', path);
  const link = (await damnatio('hunt', '--seed', '5', '--link')).out.trim();
  expect(await damnatio('replay', path, link)).toMatchObject({ code: 0 });
  const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const forged = await damnatio('replay', file('forged.json', JSON.stringify({ ...record, hash: '0000000000000000' })));
  expect(forged).toMatchObject({ code: 1, out: expect.stringContaining('altered: hash') as string });
  expect(await damnatio('replay', link.slice(0, -5))).toMatchObject({ code: 1, err: expect.stringContaining('cut off') as string });
});

test(
  'replay reads a file that holds a link, and says in our words when it holds neither link nor record',
  { timeout: 60_000 },
  async () => {
    const link = (await damnatio('hunt', '--seed', '5', '--link')).out.trim();
    const path = file('a.link', `${link}\n`);
    expect(await damnatio('replay', path)).toMatchObject({ code: 0, out: expect.stringContaining('verified') as string });
    const other = await damnatio('replay', file('b.link', 'Read this\n'));
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).not.toMatch(/token|fault of the program/);
  },
);

test(
  'a behaviour may name its usual grade, and who is not there is told with every name and grade that is',
  { timeout: 60_000 },
  async () => {
    const told = (bot: string) => damnatio('bout', '--red', 'murmillo', '--blue', 'thraex', '--seed', '3', '--bot', bot);
    expect((await told('aggressor@veteranus')).out).toBe((await told('aggressor')).out);
    const meant = {
      'aggressor@veteran': 'aggressor@veteranus',
      'agressor@spectatos': 'aggressor@spectatus',
      agressor: 'aggressor',
      gready: 'greedy',
    };
    for (const [bot, name] of Object.entries(meant)) {
      const { code, err } = await told(bot);
      expect([code, err]).toEqual([2, expect.stringContaining(`did you mean "${name}"? there is skilled, greedy`)]);
      expect(err).toContain('a behaviour (aggressor, flanker, netman, patient, showman, spearman, survivor, wrestler)');
      expect(err).toContain('a grade (tiro, spectatus, veteranus, secundus-palus, primus-palus, rudiarius; veteranus where none is named)');
    }
  },
);

test(
  '--why tells the way of each behaviour through its tree before its answers, and changes nothing of the bout',
  { timeout: 60_000 },
  async () => {
    const reasons = /^ {6}(aggressor|patient@tiro|pack) (takes|leaves|weighs) .*\n/gm;
    for (const line of [
      'bout --red murmillo --blue thraex --bot red=aggressor --bot blue=patient@tiro --seed 3',
      'hunt --bot pack --seed 2',
    ]) {
      const [plain, why] = [await call(line), await call(line, '--why')];
      expect(why.out.match(reasons)!.length).toBeGreaterThan(20);
      expect(why.out).toMatch(/ takes ".*" \(.*\)\n/);
      expect(why.out).toMatch(/ weighs \S.* -?\d+\.\d\d/);
      const told = (text: string) => text.split('\n').filter((each) => / dies|is over|Over after|wins/.test(each));
      expect(told(why.out.replace(reasons, ''))).toEqual(told(plain.out));
    }
  },
);

test('--why tells what bots without a behaviour weighed, or drew by lot, in every game', { timeout: 120_000 }, async () => {
  const names = ['skilled', 'greedy', 'newcomer', 'naive', 'random'];
  const lines = [
    'bout --red murmillo --blue thraex --bot red=skilled --bot blue=greedy --seed 3',
    'bout --red murmillo --blue thraex --bot red=newcomer --bot blue=random --seed 3',
    'bout --ruleset recount --red heavy --blue light --bot red=skilled --bot blue=newcomer --seed 3',
    'bout --ruleset recount --red heavy --blue light --bot red=greedy --bot blue=random --seed 3',
    ...['skilled', 'newcomer', 'naive', 'random'].map((bot) => `hunt --bot ${bot} --seed 2`),
  ];
  for (const line of lines) {
    const [plain, why] = [await call(line), await call(line, '--why')];
    for (const name of names.filter((each) => line.includes(each))) {
      const own = why.out.split('\n').filter((each) => each.startsWith(`      ${name} `));
      expect(own.length, `${line}: ${name}`).toBeGreaterThan(3);
      const lots = name === 'random' || name === 'newcomer' || name === 'naive';
      const weighs = name !== 'random';
      if (lots) expect(own.join('\n')).toMatch(/ draws one of \d+ by lot/);
      if (weighs) expect(own.join('\n')).toMatch(/ weighs \S.* -?\d+\.\d\d/);
    }
    const told = (text: string) => text.split('\n').filter((each) => / dies|is over|Over after|wins/.test(each));
    expect(told(why.out)).toEqual(told(plain.out));
  }
});

test('replay --why tells the reasons of whom a link names, and says when nobody is named', { timeout: 60_000 }, async () => {
  const { kit } = load({ values: {}, words: [] } as never);
  const setup = muneraSetup({ fighters: [entrant({ card: 'murmillo', side: 'red' }), entrant({ card: 'thraex', side: 'blue' })] });
  const link = watchLink(kit, { setup, seed: '3', bots: ['aggressor', 'patient@tiro'] });
  const { code, out } = await damnatio('replay', link, '--why');
  expect(code).toBe(0);
  expect(out).toMatch(/ {6}aggressor takes "/);
  expect(out).toMatch(/ {6}patient@tiro takes "/);
  const record = (await damnatio('hunt', '--seed', '5', '--link')).out.trim();
  expect(await failureOf('replay', record, '--why')).toMatchObject({
    kind: 'wrong use',
    message: expect.stringContaining('who decided') as string,
  });
});

test('replay --json prints the hash of the end, that of the record', { timeout: 60_000 }, async () => {
  const path = join(folder, 'hashed.json');
  await damnatio('hunt', '--seed', '5', '--record', path);
  const { hash } = JSON.parse(readFileSync(path, 'utf8')) as { hash: string };
  expect(JSON.parse((await damnatio('replay', path, '--json')).out)).toMatchObject([{ hash }]);
});

test.each(COMMANDS.map(({ name }) => name))('%s echoes nothing that moves or colours a terminal', { timeout: 60_000 }, async (name) => {
  const sly = 'x\u001b[31m\u009b2J\rdone\u202e\u0007';
  const calls = [[name, sly], [name, `--${sly}`], [name, '--seed', sly, sly], [sly]];
  for (const args of calls) {
    const { out, err } = await damnatio(...args);
    expect(`${out}${err}`.replaceAll('\n', ''), args.join(' ')).not.toMatch(/[\p{Cc}\u202e]/u);
  }
});

test('check passes on our own content and names file, line, column and fix of a broken card', { timeout: 60_000 }, async () => {
  expect(await damnatio('check', 'content')).toMatchObject({ code: 0, err: '' });
  const mod = join(folder, 'mod');
  cpSync(join(root, 'content/sample-mod'), mod, { recursive: true });
  const leopard = join(mod, 'beasts/leopard.yaml');
  writeFileSync(leopard, readFileSync(leopard, 'utf8').replace('leap:', 'lep:'));
  const { code, out, err } = await damnatio('check', mod);
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/leopard\.yaml:\d+:\d+/);
  expect(out).toMatch(/did you mean "leap"/);
});

test('scenario passes on the golden tapes and shows what differs when one fails', { timeout: 60_000 }, async () => {
  expect(await damnatio('scenario', 'test/scenarios/damnatio')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\d+ passed, 0 failed/) as string,
  });
  const brace = readFileSync(join(root, 'test/scenarios/damnatio/dg-08-brace.yaml'), 'utf8');
  const { code, out } = await damnatio('scenario', file('wrong.yaml', brace.replace('hp: 17', 'hp: 18')));
  expect(code).toBe(1);
  expect(out).toContain('bull hp is 17, not 18');
});

test('odds gives exact fractions with the rule of every modifier', { timeout: 60_000 }, async () => {
  const { code, out } = await damnatio('odds', 'test/scenarios/damnatio/dg-08-brace.yaml', '--json');
  const { actions } = JSON.parse(out) as {
    actions: { action: string; chance: string; facts: Record<string, string>; modifiers: { rule: string }[] }[];
  };
  const brace = actions.find(({ action }) => action === 'valens defends brace')!;
  expect(code).toBe(0);
  expect(brace).toMatchObject({ chance: '9/20', facts: { toHit: '15/20', harmed: '87/200' } });
  expect(brace.modifiers.map(({ rule }) => rule)).toEqual(['D-084', 'D-179']);
});

test('resolve, prose and schema tell about cards', { timeout: 60_000 }, async () => {
  expect((await damnatio('resolve', 'lion')).out).toMatch(/ratings\.control\s+4\s+content\/core\/beasts\/lion\.yaml:\d+/);
  expect((await damnatio('prose', 'lion')).out).toContain('Charges 5');
  expect(JSON.parse((await damnatio('schema', 'beast')).out)).toMatchObject({ title: 'Damnatio beast/2' });
  expect((await damnatio('prose', 'survivor')).out).toMatch(/^1\. .* When .*, he /m);
  expect((await damnatio('prose', 'lion', 'bear')).out).toMatch(/^[-+] /m);
});

test.each([
  [['nonsense'], 2],
  [['hunt', '--nonsense'], 2],
  [['hunt', 'extra'], 2],
  [['hunt', '--beast', 'unicorn'], 2],
  [['hunt', '--side', 'syrus:5000000000'], 2],
  [['sim', '--bouts', 'many'], 2],
  [['sim', '--shard', '4/3'], 2],
  [['check', 'no-such-folder'], 1],
  [['scenario', 'no-such-file.yaml'], 1],
  [['resolve', 'unicorn'], 2],
  [['prose', 'unicorn'], 2],
  [['schema', 'unicorn'], 2],
  [['help', 'unicorn'], 2],
] as const)('wrong use and faults have their own exit codes and go to stderr: %j', { timeout: 30_000 }, async (args, code) => {
  const ran = await damnatio(...args);
  expect(ran).toMatchObject({ code, out: '' });
  expect(ran.err).toMatch(/^damnatio: /m);
});

test('every command has help', async () => {
  for (const { name } of COMMANDS)
    expect(await damnatio(name, '--help')).toMatchObject({ code: 0, out: expect.stringContaining(`damnatio ${name}`) as string });
});

test('the program itself ends with the code of its command, and says what is wrong on stderr', { timeout: 60_000 }, () => {
  expect(started('hunt', '--beast', 'unicorn')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^damnatio: --beast/) as string,
  });
  expect(started('resolve', 'lion')).toMatchObject({ code: 0, err: '' });
});

test('bench-games measures a bout of every game', { timeout: 120_000 }, async () => {
  const { code, out } = await call('bench-games --ms 50 --json');
  const speeds = JSON.parse(out) as ({ readonly game: string } & Record<string, unknown>)[];
  expect(code).toBe(0);
  expect(speeds.map(({ game }) => game)).toEqual(['damnatio', 'munera', 'recount']);
  for (const speed of speeds)
    for (const key of ['bouts', 'decisionsPerBout', 'microsPerDecision', 'microsWithEvents', 'seconds'])
      expect(speed[key], `${speed.game}: ${key}`).toBeGreaterThan(0);
});
