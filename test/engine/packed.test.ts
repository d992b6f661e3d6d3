import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { packed } from '../../src/engine/bout/index.ts';

setFlagsFromString('--allow-natives-syntax');
const isHoley = runInThisContext('(list) => %HasHoleyElements(list)') as (list: readonly unknown[]) => boolean;
const prepare = runInThisContext('(work) => { %PrepareFunctionForOptimization(work); }') as (work: unknown) => void;
const compile = runInThisContext('(work) => { %OptimizeFunctionOnNextCall(work); }') as (work: unknown) => void;

type Make = (list: readonly { readonly size: number }[]) => { readonly half: number }[];

/** Whether what a function makes is of one kind, before and after the compiler has seen to it. */
function kinds(work: Make): boolean[] {
  const list = [{ size: 2 }, { size: 4 }];
  prepare(work);
  const before = [work(list), work(list)];
  compile(work);
  return [...before, work(list)].map(isHoley);
}

it('makes lists of one kind, compiled or not, as map does not', () => {
  expect(kinds((list) => packed(list, ({ size }) => ({ half: size / 2 })))).toEqual([false, false, false]);
  expect(kinds((list) => list.map(({ size }) => ({ half: size / 2 })))).toContain(true);
  expect(packed([1, 2, 3], (from, index) => from * 10 + index)).toEqual([10, 21, 32]);
});
