import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { MuneraAction, View } from '../../../../src/games/munera/rules/index.ts';
import { beginMuneraBout, muneraSetup, entrant, writeAnswer } from '../../../../src/games/munera/rules/index.ts';
import { parseMuneraPlay } from '../../../../src/games/munera/desk/index.ts';
import { gladiators } from '../../../support/core-content.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'damnatio-odds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function odds(file: string, ...options: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/damnatio.mjs', 'odds', file, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

interface Row {
  readonly action: string;
  readonly legal: boolean;
  readonly refused: string | null;
  readonly cost: { readonly base: number; readonly surcharge: number } | null;
  readonly modifiers: readonly { readonly rule: string; readonly value: number }[];
  readonly save: { readonly total: number } | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly wounds: Readonly<Record<string, string>> | null;
  readonly doubles?: Readonly<Record<string, { readonly chance: string; readonly does: readonly { readonly fate: string }[] }>>;
}

function rowsOf({ out }: Ran): Row[] {
  return (JSON.parse(out) as { readonly actions: Row[] }).actions;
}

/** The fixture FACE(f) as a scenario file. */
function position(name: string, face: number, ...lines: readonly string[]): string {
  const path = join(folder, `${name}.yaml`);
  writeFileSync(
    path,
    [`name: ${name}`, 'ruleset: munera', 'fighters: [murmillo, thraex]', `face: ${face}`, 'turn: 4', 'dice: []', ...lines, ''].join('\n'),
  );
  return path;
}

test('P-008 P-010 M-136: every legal answer of a position has its exact fractions as JSON', { timeout: 180_000 }, async () => {
  const ran = odds(position('left', 5), '--json');
  const rows = rowsOf(ran);
  expect(ran.code).toBe(0);
  expect(rows.every(({ legal, refused, cost }) => legal && refused === null && cost !== null)).toBe(true);
  const sword = rows.find(({ action }) => action === 'strikes thraex with sword')!;
  expect(sword).toMatchObject({
    cost: { base: 1, surcharge: 0 },
    modifiers: [{ rule: 'M-136', value: 2 }],
    save: { total: 3 },
    facts: { hit: '5/9', miss: '5/18', anyWound: '11/36', double: '1/6' },
  });
  expect(sword.wounds!['0']).toBe('25/36');
  expect(sword.doubles!['5']).toEqual({ chance: '1/36', does: [{ fate: 'shield-falls', forGood: false, share: '1' }] });
  expect(rows.find(({ action }) => action === 'hazes thraex')!.facts['success']).toBe('1/3');
  const { fighters } = JSON.parse(ran.out) as { readonly fighters: Readonly<Record<string, { readonly beaten: unknown }>> };
  expect(fighters['thraex']!.beaten).toMatchObject({ wounds: { spared: '7/12', conqueror: 'murmillo' }, 'second-fall': { spared: '1/6' } });
});

test('M-077 M-312: one answer by its line, also one that is refused, with reason and rule', { timeout: 180_000 }, async () => {
  const left = position('left', 5);
  expect(odds(left, '--action', 'whirls thraex with sword')).toMatchObject({
    code: 0,
    out: 'whirls thraex with sword: refused, whirl-front [M-312]\n',
  });
  const poor = rowsOf(odds('test/scenarios/munera/face-front-save.yaml', '--action', 'murmillo strikes thraex with sword', '--json'));
  expect(poor).toMatchObject([{ legal: false, refused: 'too-few-ap [M-077]', cost: { base: 1, surcharge: 1 }, facts: { hit: '5/12' } }]);
  expect(odds(left, '--action', 'tickles thraex')).toMatchObject({ code: 2, out: '' });
});

test('a table for readers, and with --all what is forbidden and why', { timeout: 180_000 }, async () => {
  const { out } = odds(position('front', 3), '--all');
  expect(out).toMatch(/^waits for: act murmillo\n/);
  expect(out).toMatch(/strikes thraex with sword +1 AP +\+0 +Save 3 +hit 5\/12 .*anyWound 17\/72/);
  expect(out).toMatch(/moves D0 .*occupied \[M-084\]/);
  expect(odds('test/scenarios/damnatio/dg-08-brace.yaml', '--action', 'valens defends brace').out).toMatch(/valens defends brace +9\/20/);
});

/** Plays a bout with answers by the dice and holds each legal answer of each position against its line. */
function readsItsOwnLines(seed: string, cards: readonly string[], lines: Set<MuneraAction['type']>): void {
  const fighters = cards.map((card, i) => entrant({ card, side: String(i) }));
  const { bout } = beginMuneraBout(gladiators, muneraSetup({ fighters }), seededRng(seed), { log: false });
  const pick = seededRng(`${seed} answers`);
  for (let answers = 0; answers < 250 && !bout.outcome(); answers += 1) {
    const view: View = { world: bout.world, state: bout.state };
    const actions = bout.actions();
    for (const action of actions) {
      const line = writeAnswer(view, action);
      const read = parseMuneraPlay(bout, line);
      expect(writeAnswer(view, read), line).toBe(line);
      expect(read.type, line).toBe(action.type);
      lines.add(action.type);
    }
    bout.play(actions[pick.die(actions.length) - 1]!);
  }
}

test('the lines of answers can be read again', { timeout: 180_000 }, async () => {
  const types = new Set<MuneraAction['type']>();
  const bouts = [
    ['retiarius', 'secutor', 'contra-retiarius'],
    ['diamecheri', 'pugilarius', 'velite'],
    ['gaetulian', 'sagittarius', 'laquearius-sword'],
    ['cataphractarius', 'bulla', 'murmillo'],
  ];
  bouts.forEach((cards) => {
    for (let seed = 1; seed <= 6; seed += 1) readsItsOwnLines(`${cards[0]} ${seed}`, cards, types);
  });
  expect([...types]).toEqual(expect.arrayContaining(['attack', 'grapple', 'haze', 'draw', 'pick-up', 'kick', 'ready', 'end']));
});
