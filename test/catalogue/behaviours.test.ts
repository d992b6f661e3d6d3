import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../src/catalogue/index.ts';
import { changed, coreCatalogue } from './support.ts';

const PATIENT = 'content/core/behaviours/patient.yaml';

/** What is told of a behaviour with some of its text changed, as `check` prints it. */
const told = (from: string, to: string): string[] => {
  const { findings } = changed(PATIENT, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  return findings.filter(({ file }) => file === PATIENT).map((finding) => formatFinding(finding));
};

describe('a behaviour', () => {
  it('is sound in core, eight times for gladiators, and plays no part in what a bout runs with', () => {
    const { content, packHashes, hash } = coreCatalogue();
    expect(Object.keys(content['munera']!.behaviours!)).toHaveLength(8);
    const without = changed(PATIENT, (text) => text.replace('args: [12]', 'args: [20]'));
    expect(without.findings).toEqual([]);
    expect([without.catalogue!.packHashes['core'], without.catalogue!.hash]).toEqual([packHashes['core'], hash]);
  });

  it('asks only what its game can answer, and says which word is meant', () => {
    const [finding] = told('call: netted', 'call: neted');
    expect(finding).toContain('patient.yaml:20:36 error: tree.children.2.children.1.call');
    expect(finding).toContain('did you mean "netted"?');
  });

  it('says how many arguments a word wants, and of what kind', () => {
    expect(told('args: [12]', 'args: [often]')[0]).toContain('expected a number');
    expect(told('args: [12]', 'args: [120]')[0]).toMatch(/100/);
    expect(told('call: finish', 'call: finish, args: [1]')).toHaveLength(1);
    expect(told('args: [me]', 'args: [him]')[0]).toContain('expected me or foe, not "him"');
  });

  it('cares only for what its game weighs', () => {
    expect(told('danger: 1.1', 'dangr: 1.25')[0]).toContain('did you mean "danger"?');
    expect(told('danger: 1.1', 'danger: -1')).toHaveLength(1);
  });

  it('has no branch that is never asked', () => {
    const [finding] = told(
      '    - type: sequence\n      say: In a net',
      '    - { type: action, call: fight }\n    - type: sequence\n      say: In a net',
    );
    expect(finding).toContain('tree.children.3: this branch is never asked: the one before it always holds');
  });

  it('chooses once', () => {
    const [finding] = told(
      '- { type: action, call: ready }',
      '- { type: action, call: ready }\n        - { type: condition, call: threatened }',
    );
    expect(finding).toContain('tree.children.2.children.3: this comes after an answer was chosen');
  });

  it('always chooses something', () => {
    const [finding] = told('call: fight', 'call: wound');
    expect(finding).toContain('tree: this tree may choose nothing');
    expect(finding).toContain('call: fight');
  });

  it('has nothing in it that waits, repeats or calls what is not a word', () => {
    for (const node of ['{ type: wait, duration: 5 }', '{ type: action, call: constructor }', '{ type: condition, call: toString }']) {
      expect(told('- { type: action, call: ready }', `- ${node}`).length, node).toBeGreaterThan(0);
    }
  });
});
