import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesInSources } from '../../../../src/cli/commands/cover.ts';
import { runCover } from '../../../../src/cli/cover/run-cover.ts';
import { perft } from '../../../../src/cli/commands/perft.ts';
import { cover } from '../../../../src/games/recount/commands/cover.ts';
import type { RecountGame } from '../../../../src/games/recount/desk/index.ts';
import { recountOf } from '../../../../src/games/recount/desk/index.ts';
import { scenarioSetup } from '../../../../src/session/index.ts';
import { call, failureOf } from '../../../cli/run.ts';
import { kit } from '../../../support/core-content.ts';

const LONG = { timeout: 120_000 };
const game = recountOf(kit);

function json<T>(text: string): T {
  return JSON.parse(text) as T;
}

test('bout prints the log of recount as JSON Lines, the same every time', LONG, async () => {
  const line = 'bout --ruleset recount --red heavy --blue retiarius --seed 7 --log jsonl';
  const { code, out } = await call(line);
  const [head, ...events] = out
    .trim()
    .split('\n')
    .map((each) => json<Record<string, unknown>>(each));
  expect(code).toBe(0);
  expect(head).toMatchObject({ ruleset: 'recount', seed: '7', setup: { fighters: [{ card: 'heavy' }, { card: 'retiarius' }] } });
  expect(events.every(({ rules }) => Array.isArray(rules) && rules.length > 0)).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'bout-ended' });
  expect((await call(line)).out).toBe(out);
});

test('bout takes sides, a lex and everybody for himself, and says what it does not know', LONG, async () => {
  const { record, fighters } = json<{ record: { setup: object }; fighters: { figure: string; side: string }[] }>(
    (await call('bout --ruleset recount --red heavy,light:2 --blue medium --lex mobVoters=2 --json')).out,
  );
  expect(record.setup).toMatchObject({ lex: { mobVoters: 2 } });
  expect(fighters.map(({ figure, side }) => `${figure} ${side}`)).toEqual(['heavy red', 'light red', 'light-2 red', 'medium blue']);
  expect((await call('bout --ruleset recount --ffa light,heavy,medium')).code).toBe(0);
  expect(await failureOf('bout --ruleset recount --red gaul --blue light')).toMatchObject({
    message: '--red: there is no class "gaul"; there is heavy, medium, light, retiarius',
  });
  expect(await failureOf('bout --ruleset recount --red heavy --blue light --lex tired=2')).toMatchObject({ kind: 'wrong use' });
});

test('sim reports recount as text and as JSON', LONG, async () => {
  const line = 'sim --ruleset recount --red medium --blue light --bouts 80 --seed 1';
  const whole = (await call(`${line} --json --threads 1`)).out;
  expect(json<{ report: object }>(whole).report).toMatchObject({ bouts: 80, classes: { light: { fought: 80 } } });
  expect((await call(line)).out).toMatch(/red wins .*\n.*blue wins .*\n/s);
});

test('sim sets classes of recount against classes, and bots against bots, in shards too', LONG, async () => {
  const cell = 'sim --ruleset recount --tournament --contestants brawler --against random --classes light,heavy --bouts 8';
  const whole = (await call(`${cell} --json`)).out;
  const { simulation, report } = json<{ simulation: object; report: { cells: object[] } }>(whole);
  expect(simulation).toMatchObject({ ruleset: 'recount', classes: ['heavy', 'light'] });
  expect(report.cells).toMatchObject([{ contestant: 'brawler', opponent: 'random', bouts: 8 }]);
  const folder = mkdtempSync(join(tmpdir(), 'recount-'));
  const shards = [1, 2].map((i) => join(folder, `${i}.json`));
  for (const [i, file] of shards.entries()) await call(`${cell} --shard ${i + 1}/2 --out`, file);
  expect((await call('sim merge --json', ...shards)).out).toBe(whole);
  const matrix = (await call('sim --ruleset recount --matrix --classes light,heavy --bouts 4')).out;
  expect(matrix).toMatch(/heavy.*light/s);
});

test('odds are exact, of one answer too, with what is refused', LONG, async () => {
  const file = 'test/scenarios/recount/no-points.yaml';
  const { actions, fighters } = json<{ actions: { action: string; legal: boolean }[]; fighters: Record<string, { spared: object }> }>(
    (await call('odds --all --json', file)).out,
  );
  expect(actions.find(({ action }) => action === 'strikes medium')).toMatchObject({ legal: false, refused: 'not-beside [R-051]' });
  expect(fighters['light']!.spared).toEqual({ up: '11/27', down: '1/9' });
  expect((await call('odds --action', 'forward', file)).out).toContain('forward');
});

test('random bouts bring about everything that can be', LONG, async () => {
  const { complete, kinds } = runCover(game, cover, { seed: '1', bouts: 4000 });
  expect(Object.entries(kinds).filter(([, kind]) => kind.never.length > 0)).toEqual([]);
  expect(complete).toBe(true);
  const rules = rulesInSources('src/games/recount/rules', cover.rules, game.content)!;
  expect(rules).toContain('R-068');
  expect(rules).not.toContain('R-034');
});

test('perft counts what can come of a position', LONG, async () => {
  const setup = scenarioSetup<RecountGame>(kit, {
    name: 'apart',
    ruleset: 'recount',
    fighters: [
      { card: 'medium', at: [-4, 0] },
      { card: 'light', at: [4, 0], facing: 3 },
    ],
    turn: 1,
    dice: [],
  } as never);
  const levels = perft<RecountGame>({ rules: game.rules }, setup, 1);
  // one ahead, two turns, and the end of the turn with the six AP dice of the other
  expect(levels.map(({ plays, over }) => [plays, over])).toEqual([
    [1, 0],
    [9, 0],
  ]);
});

test('R-102, R-104, R-109: tournaments are played by bots, each bout with a link that plays it again', LONG, async () => {
  const { out, code } = await call('tournament --ruleset recount --seed 3 --json');
  const { winner, lanistae, bouts, events } = json<{
    winner: string;
    lanistae: { id: string; funds: number }[];
    bouts: { link: string; red: string }[];
    events: { type: string }[];
  }>(out);
  expect(code).toBe(0);
  expect(lanistae.map(({ funds, id }) => [funds, id] as const).toSorted(([a], [b]) => b - a)[0]![1]).toBe(winner);
  expect(events.filter(({ type }) => type === 'tournament-ended')).toHaveLength(3);
  expect(events.filter(({ type }) => type === 'staked').length).toBeGreaterThan(0);
  expect(await call('replay', bouts[0]!.link)).toMatchObject({ code: 0, out: expect.stringContaining('verified') as string });
  expect((await call('tournament --seed 3 --json')).out).toBe(out);
});
