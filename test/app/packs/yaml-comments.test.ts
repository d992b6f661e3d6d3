import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withoutComments } from '../../../src/app/packs/yaml-comments.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';

const bareOf = (text: string): string | null => withoutComments([{ path: 'a.yaml', text }])?.[0]!.text ?? null;

it('takes the remarks of an author out of a text, and nothing else', () => {
  expect(bareOf('# head\n\nid: leopard # the spotted # one\nname: "a # b"   # c\n')).toBe('id: leopard\nname: "a # b"\n');
  expect(bareOf('text: |\n  # no remark\n\n  x\n\n# mid\nlist:\n  # before\n  - a # x\n  - { b: 1 } # y\n')).toBe(
    'text: |\n  # no remark\n\n  x\nlist:\n  - a\n  - { b: 1 }\n',
  );
  expect(bareOf("a: 'it''s # here'\nb: x#y\n")).toBeNull();
});

it('leaves a text alone that cannot be read, and files that have none', () => {
  expect(bareOf('a: [ # never closed\n')).toBeNull();
  const files = [
    { path: 'a.yaml', text: 'a: 1 # one\n' },
    { path: 'b.yaml', text: 'b: { # x\n' },
  ];
  expect(withoutComments(files)).toEqual([{ path: 'a.yaml', text: 'a: 1\n' }, files[1]]);
});

it('says the same of every card that comes with the game', () => {
  const files = contentFiles(['content/sample-mod', 'content/venatio']);
  const bare = withoutComments(files)!;
  expect(bare.map(({ text }) => parse(text) as unknown)).toEqual(files.map(({ text }) => parse(text) as unknown));
  const sample = bare.find(({ path }) => path.endsWith('sample-mod/beasts/leopard.yaml'))!;
  expect(sample.text).not.toContain('# ');
  expect(sample.text.length).toBeLessThan(files.find(({ path }) => path === sample.path)!.text.length / 2);
});
