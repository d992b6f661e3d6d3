import { expect, it } from 'vitest';
import type { Finding } from '../../../src/catalogue/index.ts';
import { edited, textOf, type Draft } from '../../../src/app/workshop/draft.ts';
import { editOf } from '../../../src/app/workshop/write-pane.tsx';

const FILE = 'leopard.yaml';
const CHECKED = 'id: leopard\nmove: { lep: 3, slow: 4 }\n';

const draftOf = (text: string, path = FILE): Draft => {
  return { id: 'd', name: '', from: '', files: [{ path, text }], open: path, seed: 's', changedAt: 0 };
};
const finding: Finding = {
  file: FILE,
  line: 2,
  column: 9,
  severity: 'error',
  path: 'move.lep',
  message: 'unknown key "lep"',
  excerpt: '',
  fix: { line: 2, column: 9, length: 3, replacement: 'leap' },
};

it('a finding is mended in the text that it was found in', () => {
  const draft = draftOf(CHECKED);
  const edit = editOf(finding, draft, draft);
  expect(edit).toEqual({ path: FILE, from: 20, removed: 'lep', inserted: 'leap' });
  expect(textOf(edited(draft, edit!), FILE)).toBe('id: leopard\nmove: { leap: 3, slow: 4 }\n');
});

it('nothing is written where the text is newer than what was found in it, or gone', () => {
  for (const text of [`# mine\n${CHECKED}`, CHECKED.replace('lep', 'leap'), `${CHECKED}\n`])
    expect(editOf(finding, draftOf(CHECKED), draftOf(text))).toBeNull();
  expect(editOf(finding, draftOf(CHECKED), draftOf(CHECKED, 'panther.yaml'))).toBeNull();
});

it('there is no edit where none is sure', () => {
  const { fix: _, ...unsure } = finding;
  expect(editOf(unsure, draftOf(CHECKED), draftOf(CHECKED))).toBeNull();
});
