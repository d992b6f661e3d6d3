import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { GameRecord } from '../../../../src/session/index.ts';
import { call, failureOf, started } from '../../../cli/run.ts';
import { resealed } from '../../../support/resealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-munera-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = { timeout: 120_000 };

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function json<T>(text: string): T {
  return JSON.parse(text) as T;
}

test('bout prints the log as JSON Lines: the head of a hunt, events with rule ids, one end', LONG, async () => {
  const line = 'bout --red murmillo --blue retiarius --seed 7 --log jsonl';
  const { code, out } = await call(line);
  const [head, ...events] = out
    .trim()
    .split('\n')
    .map((each) => json<Record<string, unknown>>(each));
  expect(code).toBe(0);
  expect(Object.keys(head!)).toEqual(['protocol', 'ruleset', 'seed', 'setup']);
  expect(head).toMatchObject({
    protocol: 2,
    ruleset: 'munera',
    seed: '7',
    setup: {
      fighters: [
        { card: 'murmillo', side: 'red' },
        { card: 'retiarius', side: 'blue' },
      ],
    },
  });
  expect(events.every(({ rules }) => Array.isArray(rules) && rules.length > 0)).toBe(true);
  expect(events.filter(({ type }) => type === 'bout-ended')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ type: 'bout-ended' });
  expect((await call(line)).out).toBe(out);
});

test('bout takes sides, skills, bots, a lex and an arena, and everybody against everybody', LONG, async () => {
  const sides = await call(
    'bout --red murmillo,thraex --blue secutor+attack+dodge --green syrus:2 --bot random --bot red=greedy --lex roundLimit=10 --arena ludus-5 --json',
  );
  const { record, players, fighters } = json<{
    record: { setup: Record<string, unknown> };
    players: unknown;
    fighters: { figure: string; side: string }[];
  }>(sides.out);
  expect(players).toEqual({ '*': 'random', red: 'greedy' });
  expect(fighters.map(({ figure, side }) => `${figure} ${side}`)).toEqual([
    'murmillo red',
    'thraex red',
    'secutor blue',
    'syrus green',
    'syrus-2 green',
  ]);
  expect(record.setup).toMatchObject({
    arena: 'ludus-5',
    lex: { roundLimit: 10 },
    fighters: [{}, {}, { skills: ['attack', 'dodge'] }, {}, {}],
  });
  const all = await call('bout --ffa gaul,gaul,samnite --bot greedy --bot gaul-2=random');
  expect(all.code).toBe(0);
  expect(all.out).toMatch(/^gaul: \w+, gaul \(greedy\) · gaul-2: \w+, gaul \(random\) · samnite: \w+, samnite \(greedy\) · seed 1\n/);
  expect(all.out).toMatch(/\nOver after \d+ rounds: /);
});

test(
  'an old bout whose answers fit the rules no more says where it parts, that it stopped there, and which rule decided it',
  LONG,
  async () => {
    const path = join(folder, 'old.json');
    await call('bout --red murmillo --blue thraex --bot greedy --seed 5 --record', path);
    const record = json<GameRecord>(readFileSync(path, 'utf8'));
    const at = record.actions.findLastIndex(({ type }) => type === 'attack');
    const actions = record.actions.toSpliced(at, 0, record.actions[at]!, record.actions[at]!);
    const old = file('unfit.json', JSON.stringify(resealed(record, { version: 1, actions } as never)));
    const { code, out } = await call('replay', old);
    expect(code).toBe(1);
    expect(out).toMatch(
      /made with other cards or rules; with those at hand it parts in round \d+ at answer \d+ of \d+ and stopped there: "attack" is not allowed any more \(M-\d+[a-z]?: [A-Z].*\)\n$/,
    );
    expect(Number(/answer (\d+)/.exec(out)![1])).toBeLessThan(actions.length);
  },
);

test('a record of a bout and its link are verified by replay; one of another lex or another end is not', LONG, async () => {
  const path = join(folder, 'bout.json');
  await call('bout --red murmillo --blue thraex --bot greedy --seed 5 --record', path);
  const link = (await call('bout --red murmillo --blue thraex --bot greedy --seed 5 --link')).out.trim();
  expect(await call('replay', path, link)).toMatchObject({ code: 0, out: expect.stringContaining('verified') as string });
  const record = json<{ setup: Record<string, unknown> }>(readFileSync(path, 'utf8'));
  const forged = (name: string, part: object) => call('replay', file(`${name}.json`, JSON.stringify({ ...record, ...part })));
  expect(await forged('hash', { hash: '0000000000000000' })).toMatchObject({
    code: 1,
    out: expect.stringContaining('altered: hash') as string,
  });
  expect(await forged('lex', { setup: { ...record.setup, lex: { turnCost: 'perHexside', arcModel: 'front3' } } })).toMatchObject({
    code: 1,
    out: expect.stringContaining('altered: setup.lex') as string,
  });
  expect(await forged('toggle', { setup: { ...record.setup, lex: { nonsense: true } } })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('lex.nonsense') as string,
  });
  expect(await forged('answer', { actions: [{ type: 'fly' }] })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('actions[0].type') as string,
  });
});

test('sim of gladiators reports as JSON, the same whatever the threads and shards', LONG, async () => {
  const line = 'sim --ruleset munera --red murmillo --blue thraex --bot greedy --bouts 200 --seed 1 --threads 1 --json';
  const whole = (await call(line)).out;
  expect(started(...line.replace('--threads 1', '--threads 2').split(' ')).out).toBe(whole);
  const shards = [1, 2, 3].map((part) => join(folder, `part${part}.json`));
  for (const [index, path] of shards.entries()) await call(`${line} --shard ${index + 1}/3 --out`, path);
  expect((await call('sim merge --json', ...shards.toReversed())).out).toBe(whole);
  const { report } = json<{ report: Record<string, Record<string, unknown>> & { bouts: number } }>(whole);
  expect(report.bouts).toBe(200);
  expect(Object.keys(report['wins']!)).toEqual(['blue', 'red']);
  expect(report['rounds']).toMatchObject({
    mean: expect.any(Number) as number,
    p10: expect.any(Number) as number,
    p90: expect.any(Number) as number,
  });
  expect(Object.keys(report['doubles']!)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(report['lives']).toMatchObject({ spared: { of: expect.any(Number) as number } });
  expect(report['classes']).toMatchObject({ murmillo: { fought: 200 }, thraex: { fought: 200, deaths: { of: 200 } } });
  expect((await call('sim --ruleset munera --red murmillo --blue thraex --bot greedy --bouts 5')).out).toMatch(/red wins .*\n/);
});

test('a matrix plays every pair with seeds of its own, as table, CSV, JSON and in shards', LONG, async () => {
  const line = 'sim --ruleset munera --matrix --bot greedy --bouts 8';
  const csv = (await call(`${line} --classes thraex,gaul,murmillo --csv`)).out;
  const rows = csv
    .trim()
    .split('\n')
    .map((row) => row.split(',').slice(0, 3).join(' '));
  expect(rows).toEqual(['first second bouts', 'gaul murmillo 8', 'gaul thraex 8', 'murmillo thraex 8']);
  const two = (await call(`${line} --classes murmillo,gaul --csv`)).out.trim().split('\n');
  expect(csv).toContain(two[1]);
  expect((await call(`${line} --classes gaul,murmillo`)).out).toMatch(/1 {2}gaul .*·/);
  const shards = [1, 2].map((part) => join(folder, `matrix${part}.json`));
  for (const [index, path] of shards.entries()) await call(`${line} --classes gaul,thraex,murmillo --shard ${index + 1}/2 --out`, path);
  expect((await call('sim merge --csv', ...shards.toReversed())).out).toBe(csv);
});

test('a tournament sets bots against bots, both of the same class, on the same dice for all, in shards too', LONG, async () => {
  const line = 'sim --ruleset munera --tournament --contestants patient,greedy --against greedy,random --bouts 10';
  const whole = (await call(`${line} --classes thraex,gaul --json`)).out;
  const { report, simulation } = json<{ report: { cells: { bouts: number; classes: object }[] }; simulation: { classes: string[] } }>(
    whole,
  );
  expect(simulation.classes).toEqual(['gaul', 'thraex']);
  expect(report.cells[0]).toMatchObject({ bouts: 10, classes: { gaul: { of: 5 }, thraex: { of: 5 } } });
  const shards = [1, 2, 3].map((part) => join(folder, `tournament${part}.json`));
  for (const [index, path] of shards.entries()) await call(`${line} --classes gaul,thraex --shard ${index + 1}/3 --out`, path);
  expect((await call('sim merge --json', ...shards)).out).toBe(whole);
  const csv = (await call('sim merge --csv', ...shards.toReversed())).out;
  const rows = csv
    .trim()
    .split('\n')
    .map((row) => row.split(',').slice(0, 3).join(' '));
  expect(rows).toEqual(['contestant against bouts', 'patient greedy 10', 'patient random 10', 'greedy random 10']);
  expect((await call('sim merge', ...shards)).out).toMatch(/2 classes · the same on both sides.*\n\ncontestant/);
});

test('a matrix can be played as the classes usually fight, and names those that are far from even', LONG, async () => {
  const line = 'sim --ruleset munera --matrix --classes gaul,retiarius --bouts 4';
  const { simulation } = json<{ simulation: { players: object } }>((await call(`${line} --usual --json`)).out);
  expect(simulation.players).toEqual({ '*': 'skilled', gaul: 'aggressor', retiarius: 'netman' });
  expect((await call(`${line} --usual`)).out).toMatch(/each as it usually fights.*\noutside 35.0 % to 65.0 % over all others: /);
});

test('scenario runs scenarios of munera and names what is wrong with one', LONG, async () => {
  expect(await call('scenario test/scenarios/munera')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\d+ passed, 0 failed/) as string,
  });
  const unknown = file('unknown.yaml', 'name: none\nruleset: munera\nfighters: [unicorn, thraex]\nface: 3\nturn: 1\ndice: []\n');
  expect(await call('scenario', unknown)).toMatchObject({ code: 1, out: expect.stringContaining('unicorn') as string });
});

test('perft counts a position; cover tells what few bouts have not brought about', LONG, async () => {
  const position = file(
    'position.yaml',
    'name: apart\nruleset: munera\nfighters:\n  - { card: gaul, at: [-3, 0] }\n  - { card: thraex, at: [3, 0] }\nturn: 1\n',
  );
  expect(json<unknown[]>((await call(`perft --depth 1 --json --set-up`, position)).out)[0]).toEqual({
    depth: 0,
    plays: 1,
    positions: 1,
    over: 0,
  });
  const cover = await call('cover --ruleset munera --bouts 2 --seed 1 --json');
  expect(cover.code).toBe(1);
  expect(json(cover.out)).toMatchObject({ bouts: 2, complete: false, kinds: { doubles: { of: 6 } } });
});

const COLOURS = '--red murmillo --blue thraex';

test.each([
  ['bout', 'who fights'],
  ['bout --red murmillo', 'fighters'],
  ['bout --red unicorn --blue thraex', '--red: there is no fighter "unicorn"'],
  ['bout --red murmillo+luck --blue thraex', '--red: there is no skill "luck"'],
  ['bout --red murmillo+dodge+dodge --blue thraex', 'fighters[0].skills'],
  ['bout --red murmillo,, --blue thraex', '--red takes fighters'],
  ['bout --red murmillo:9999 --blue thraex', '2 to 24 fighters'],
  ['bout --ffa gaul,thraex --red gaul', '--ffa stands alone'],
  [`bout ${COLOURS} --bot clever`, '--bot: there is no bot "clever"'],
  [`bout ${COLOURS} --bot green=random`, '--bot: there is no side "green"'],
  [`bout ${COLOURS} --lex nonsense=1`, '--lex: there is no toggle "nonsense"'],
  [`bout ${COLOURS} --lex netRange=wide`, '--lex netRange'],
  [`bout ${COLOURS} --arena moon`, '--arena: there is no arena "moon"'],
  [`bout ${COLOURS} --log xml`, '--log is jsonl or text'],
  [`sim ${COLOURS}`, '--red goes with --ruleset munera'],
  ['sim --ruleset munera --beast lion', '--beast goes with --ruleset damnatio'],
  ['sim --ruleset chess', '--ruleset is one of'],
  ['sim --ruleset munera --matrix --classes gaul', '--classes takes two'],
  ['sim --ruleset munera --matrix --classes gaul,unicorn', '--classes: there is no fighter "unicorn"'],
  ['sim --ruleset munera --matrix --red gaul', '--matrix takes --classes, not --red'],
  ['sim --ruleset munera --matrix --usual --bot random', '--usual and --bot say the same'],
  ['sim --ruleset munera --matrix --contestants patient', '--contestants goes with --tournament'],
  ['sim --ruleset munera --tournament --contestants pateint', '--contestants: there is no bot "pateint"; did you mean "patient"?'],
  ['sim --ruleset munera --tournament --against random,random', '--against: random is named twice'],
  ['sim --ruleset munera --tournament --contestants random --against random', 'nobody is left to fight against'],
  ['sim --ruleset munera --tournament --bot random', '--tournament takes --contestants and --against, not --bot'],
  ['perft', 'perft takes --set-up'],
  ['cover --ruleset damnatio', '--ruleset is one of'],
])('wrong use names the option and writes nothing: %s', async (line, message) => {
  const path = join(folder, 'nothing.json');
  const failure = await failureOf(line, ...(line.startsWith('bout') ? ['--record', path] : line.startsWith('sim') ? ['--out', path] : []));
  expect(failure).toMatchObject({ kind: 'wrong use', message: expect.stringContaining(message) as string });
  expect(existsSync(path)).toBe(false);
});

test('wrong use ends with 2, a file that cannot be used with 1; both go to stderr', LONG, async () => {
  expect(await call('bout --red unicorn --blue thraex')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^damnatio: --red/m) as string,
  });
  expect(await call('bout --set-up', file('empty.yaml', ''))).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^\S+empty\.yaml:1:1 error: the file is empty$/m) as string,
  });
});

const DUEL = {
  ruleset: 'munera',
  fighters: [
    { card: 'murmillo', side: 'red' },
    { card: 'thraex', side: 'blue' },
  ],
};

function armed(gear: readonly string[]): object {
  const entries = gear.map((each) => ({ gear: each, start: 'ready', damaged: false, after: null }));
  return { ...DUEL, fighters: [{ card: 'murmillo', side: 'red', loadout: { armour: 'none', gear: entries } }, DUEL.fighters[1]] };
}

test.each([
  ['two shields', armed(['largeShield', 'smallShield']), 'fighters[0].loadout.gear: 2 shields'],
  ['three hands', armed(['sword', 'sica', 'axe']), 'fighters[0].loadout.gear: 3 things in hand'],
  ['an unknown weapon', armed(['halberd']), 'fighters[0].loadout.gear[0].gear'],
  ['one side', { ...DUEL, fighters: [DUEL.fighters[0], DUEL.fighters[0]] }, 'all are on one side'],
  ['an unknown field', { ...DUEL, sparedTodai: 1 }, 'sparedTodai must be left out; nobody knows it; did you mean "sparedToday"?'],
  ['another ruleset', { ruleset: 'chess' }, 'ruleset must be damnatio, munera or recount, not "chess"'],
  ['a name and nobody', { name: 'nobody', ruleset: 'munera' }, 'the key "fighters" is missing'],
  ['no map', [], 'a content file is a map of keys'],
  ['no ruleset', { fighters: [] }, 'ruleset must be'],
  ['an unknown arena', { ...DUEL, arena: 'moon' }, 'arena: there is no arena "moon"'],
])('a set-up file with %s is refused by name', async (name, setup, message) => {
  const path = join(folder, 'no-record.json');
  const failure = await failureOf('bout --record', path, '--set-up', file(`${name.replaceAll(' ', '-')}.json`, JSON.stringify(setup)));
  expect(failure).toMatchObject({ kind: 'fault', message: expect.stringContaining(message) as string });
  expect(existsSync(path)).toBe(false);
});

test('a malformed shard is refused with the field', LONG, async () => {
  const path = join(folder, 'sound.json');
  await failureOf('sim --ruleset munera --red gaul --blue thraex --bot greedy --bouts 4 --shard 1/2 --out', path);
  const part = json<{ simulation: object; tally: Record<string, unknown> }>(readFileSync(path, 'utf8'));
  const merged = (name: string, change: object) => failureOf('sim merge', file(`${name}.json`, JSON.stringify({ ...part, ...change })));
  const cases: [string, object, string][] = [
    ['format', { format: 2 }, 'format must be 1'],
    ['shard', { shard: [3, 2] }, 'shard must be [i, n]'],
    ['tally', { tally: { ...part.tally, wins: { red: -1 } } }, 'tally.wins.red must be a count'],
    ['missing', { tally: { ...part.tally, doubles: undefined } }, 'tally.doubles must be an object'],
    ['unknown', { tally: { ...part.tally, weather: 1 } }, 'tally.weather must be left out'],
    ['size', { tally: { ...part.tally, bouts: 3 } }, 'tally.bouts must be 2'],
    ['setup', { simulation: { ...part.simulation, setup: { ruleset: 'munera' } } }, 'fighters must be there'],
    ['players', { simulation: { ...part.simulation, players: {} } }, 'players.red must be one of'],
    ['alone', {}, '1 of 2 shards are there'],
  ];
  for (const [name, change, message] of cases) {
    expect(await merged(name, change)).toMatchObject({ kind: 'fault', message: expect.stringContaining(message) as string });
  }
  const other = file('other.json', JSON.stringify({ ...part, shard: [2, 2], simulation: { ...part.simulation, seed: '2' } }));
  expect(await failureOf('sim merge', path, other)).toMatchObject({ message: expect.stringContaining('another simulation') as string });
  expect(await failureOf('sim merge', file('broken.json', '{'))).toMatchObject({
    message: expect.stringContaining('broken.json is no shard') as string,
  });
});
