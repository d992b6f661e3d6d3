import { describe, expect, it } from 'vitest';
import { findCircle, parseSource, type SourceFile } from './source-files.ts';

const everything = (path: string): boolean => !path.includes('.css');
const parse = (text: string): SourceFile => parseSource('engine/dice/rng.ts', text, everything);

describe('parseSource', () => {
  it('resolves imports, exports, side effects and dynamic imports', () => {
    const text = `import { a } from '../hex/index.ts';
      export * from "./dice.ts";
      import './start.ts';
      const later = await import('./later.ts');
      import { b,
        c } from './several.ts';`;
    const found = parse(text).imports.map(({ file }) => String(file));
    expect(found.sort()).toEqual([
      'engine/dice/dice.ts',
      'engine/dice/later.ts',
      'engine/dice/several.ts',
      'engine/dice/start.ts',
      'engine/hex/index.ts',
    ]);
  });

  it.each([
    ["import type { A } from './a.ts'", true],
    ["import { type A, type B } from './a.ts'", true],
    ["export type { A } from './a.ts'", true],
    ["import { type A, b } from './a.ts'", false],
    ["import A from './a.ts'", false],
  ])('%s: only types is %s', (text, typeOnly) => {
    expect(parse(text).imports).toEqual([{ specifier: './a.ts', file: 'engine/dice/a.ts', typeOnly }]);
  });

  it('leaves packages and other kinds of files unresolved', () => {
    const text = "import { z } from 'zod';\nimport './look.css';";
    expect(parse(text).imports.map(({ file }) => file)).toEqual([undefined, undefined]);
  });

  it('ignores comments and the words in strings', () => {
    const file = parse("// import './no.ts'\n/* Math.random */ const a = 'Math.random';");
    expect(file.imports).toEqual([]);
    expect(file.code).not.toContain('Math.random');
  });
});

describe('findCircle', () => {
  const file = (path: string, ...targets: string[]): SourceFile =>
    parseSource(path, targets.map((target) => `import './${target}';`).join('\n'), everything);

  it('finds a circle and names its members in order', () => {
    expect(findCircle([file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'b.ts')])).toEqual(['b.ts', 'c.ts', 'b.ts']);
  });

  it('accepts two ways to the same file', () => {
    expect(findCircle([file('a.ts', 'b.ts', 'c.ts'), file('b.ts', 'c.ts'), file('c.ts')])).toBeUndefined();
  });
});
