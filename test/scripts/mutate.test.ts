import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { switched } from '../../scripts/lib/mutant-switch.mjs';
import { mutantsOf, mutated, sample, testFoldersOf } from '../../scripts/lib/mutants.mjs';

/** What the mutants of a piece of source look like, whole. */
function mutantsIn(source: string): string[] {
  return mutantsOf('piece.ts', source).map((mutant) => mutated(source, mutant));
}

describe('a mutant', () => {
  test.each([
    ['a comparison', 'a < b;', ['a <= b;']],
    ['an equality', 'a === b;', ['a !== b;']],
    ['a sum', 'a + b;', ['a - b;']],
    ['a running sum', 'a += b;', ['a -= b;']],
    ['a step', 'a++;', ['a--;']],
    ['and, or', 'a && b || c;', ['a && b && c;', 'a || b || c;']],
    ['what stands in for nothing', 'a ?? b;', ['a;']],
    ['a negation', '!a;', ['a;']],
    ['a sign', '-a;', ['a;']],
    ['a number', 'f = 2;', ['f = 3;', 'f = 1;']],
    ['nought', 'f = 0;', ['f = 1;']],
    ['a truth', 'f = true;', ['f = false;']],
    ['a condition', 'if (a) b = c;', ['if (!(a)) b = c;']],
    ['a choice', 'f = a ? b : c;', ['f = !(a) ? b : c;']],
    ['what is returned', 'function f() { return a; }', ['function f() { return null; }']],
    ['a call', 'if (a.b) c();', ['if (!(a.b)) c();', 'if (a.b) ;']],
  ])('is made of %s', (_, source, mutants) => expect(mutantsIn(source)).toEqual(mutants));

  test.each([
    ['types', 'type A = 1 | -1; interface B { c: 2; d(e: 3): true }; let f: 4[] = g as Array<5>;'],
    ['imports and exports', "import { a } from '1+2'; export { b } from './3.ts'; export * from '4';"],
    ['text', "f = 'a < 1' + b + `c && ${d}`;"],
    ['comments', 'f = a; // 1 < 2\n/* !b */'],
    ['keys', 'f = { 1: a };'],
    ['a bare return', 'function f() { return; }'],
  ])('is not made of %s', (_, source) => expect(mutantsIn(source)).toEqual([]));

  it('is made inside what a type is put round', () => {
    expect(mutantsIn('f = (a! + b) as 1;')).toEqual(['f = (a! - b) as 1;']);
    expect(mutantsIn('f = a /* < 1 */ < b;')).toEqual(['f = a /* < 1 */ <= b;']);
  });

  it('that cannot be parsed is left out', () => expect(mutantsIn('!{}.a;')).toEqual([]));

  it('says its line, as it was and as it is', () => {
    const [mutant] = mutantsOf('piece.ts', 'f = a;\n  g = b > c;\n');
    expect(mutant).toMatchObject({ file: 'piece.ts', line: 2, before: 'g = b > c;', after: 'g = b >= c;' });
  });
});

describe('a file with all its mutants', () => {
  const PIECE = `
    const list = [3, 1, 2];
    const grown = (by) => list.map((each) => (each > 1 && !by ? each * 2 + 1 : (each -= 1)));
    function total(by) { let sum = 0; for (let i = 0; i < 3; i += 1) { sum += grown(by)[i] ?? 7; } return sum; }
    let told = ''; const tell = (what) => { told += what; };
    if (total(false) > 9) tell('more'); else tell('less');
    if (list.length === 3) { tell('three'); }
    return [told, total(true), total(-1 === list[1] - 2)].join();`;

  /** What a piece comes to, with one mutant on. */
  const run = (source: string, on?: number): unknown => {
    const before = Reflect.get(globalThis, 'damnatioMutant') as unknown;
    let calls = 0;
    Reflect.set(globalThis, 'damnatioMutant', (id: number) => {
      if ((calls += 1) > 9999) throw new Error('endless');
      return id === on;
    });
    try {
      // oxlint-disable-next-line typescript/no-implied-eval -- the piece is ours, above
      return new Function(source)();
    } catch (error) {
      return (error as Error).name;
    } finally {
      Reflect.set(globalThis, 'damnatioMutant', before);
    }
  };

  it('does what the file does while none is on, and what each mutant does while that is on', () => {
    const body = `(() => {${PIECE}})`;
    const mutants = mutantsOf('piece.ts', body).map((mutant, id) => ({ ...mutant, id }));
    const all = switched(body, mutants);
    expect(mutants.length).toBeGreaterThan(30);
    expect(run(`return ${all}()`)).toBe(run(`return ${body}()`));
    for (const mutant of mutants.filter(({ before, after }) => !/for \(/.test(before + after))) {
      expect([mutant.after, run(`return ${all}()`, mutant.id)]).toEqual([mutant.after, run(`return ${mutated(body, mutant)}()`)]);
    }
  });
});

describe('sample', () => {
  const list = Array.from({ length: 50 }, (_, i) => i);

  it('draws as many, each once, in order, and the same for the same seed', () => {
    const drawn = sample(list, 12, 7);
    expect(new Set(drawn).size).toBe(12);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(sample(list, 12, 7)).toEqual(drawn);
    expect(sample(list, 12, 8)).not.toEqual(drawn);
  });

  it('draws all when more are wanted', () => expect(sample(list, 99, 1)).toEqual(list));
});

test('a rule is tried by the tests of its game, the engine by its own and the scenarios of all', () => {
  expect(testFoldersOf('src/games/recount/rules/turn/turn.ts')).toEqual([
    'test/games/recount/rules',
    'test/games/recount/desk',
    'test/games/recount/cards',
    'test/scenarios',
  ]);
  expect(testFoldersOf('src/engine/hex/index.ts')).toEqual(['test/engine', 'test/session', 'test/scenarios']);
});

test.each([
  ['a number that is none', ['--most', 'many'], '--most must be a whole number, not "many".'],
  ['what holds no rules', ['src/hud'], 'src/hud is or holds no file of src/engine or src/games/*/rules.'],
])('npm run mutate refuses %s', (_, args, why) => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/mutate.mjs', ...args], { cwd: root, encoding: 'utf8' });
  expect(stderr.trim()).toBe(why);
  expect(status).toBe(2);
});
