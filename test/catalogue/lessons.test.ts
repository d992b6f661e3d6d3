import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../src/catalogue/index.ts';
import { changed, coreCatalogue, withPack } from './support.ts';

const DEFEND = 'content/core/lessons/defend.yaml';

/** What is told of a lesson with one line changed, as `check` prints it. */
const told = (from: string, to: string): string[] => {
  const { findings } = changed(DEFEND, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  return findings.filter(({ file }) => file === DEFEND).map((finding) => formatFinding(finding).split('\n').slice(0, 3).join('\n'));
};

describe('a lesson', () => {
  it('is sound in core, eight times, in order, and plays no part in what a bout runs with', () => {
    const { lessons, packHashes, cards } = coreCatalogue();
    const orders = Object.values(lessons).map(({ order }) => order);
    expect(orders.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cards.filter(({ kind }) => kind === 'lesson')).toHaveLength(8);
    const without = changed(DEFEND, (text) => text.replace('name: Defend', 'name: Parry'));
    expect(without.findings).toEqual([]);
    expect(without.catalogue!.packHashes['core']).toBe(packHashes['core']);
    expect(without.catalogue!.hash).toBe(coreCatalogue().hash);
  });

  it('asks for no event that there is not, and says which is meant', () => {
    const [first] = told('when: { events: wounded syrus by=lion, never: card-played syrus }', 'when: wouned syrus by=lion');
    expect(first).toMatch(/defend\.yaml:28:11 error: answers\.4\.when: "wouned syrus by=lion": there is no event "wouned"/);
    expect(first).toMatch(/\^+ did you mean "wounded"\?$/);
  });

  it('asks an event for nothing that it has not', () => {
    const [first] = told('wounded syrus by=lion, never', 'wounded syrus bye=lion, never');
    expect(first).toMatch(/defend\.yaml:28:21 error: answers\.4\.when\.events: .* "wounded" has no "bye"/);
    expect(first).toContain('did you mean "by"?');
  });

  it('asks for nobody who does not stand in it', () => {
    const [first] = told('never: card-played syrus', 'never: card-played syrs');
    expect(first).toMatch(/defend\.yaml:28:51 error: answers\.4\.when\.never: nobody called "syrs" stands in this lesson/);
    expect(first).toContain('did you mean "syrus"?');
    const [facts] = told(
      '- rolled syrus roll.why=defend roll.result=success\nanswers',
      '- { facts: { valens: { posture: down } } }\nanswers',
    );
    expect(facts).toMatch(/goal\.ways\.1\.facts\.valens: nobody called "valens"/);
  });

  it('compares numbers with numbers', () => {
    const [first] = told('never: card-played syrus', 'never: wounded syrus net>=much');
    expect(first).toContain('"much" is no number');
  });

  it('says no words that nothing can trigger', () => {
    const [first] = told(
      '  - when: [card-played syrus card=dodge, wounded syrus by=lion]',
      '  - when: wounded syrus\n    say: Ouch.\n  - when: [card-played syrus card=dodge, wounded syrus by=lion]',
    );
    expect(first).toMatch(
      /defend\.yaml:32:11 warning: answers\.6\.when: nobody hears this: answer 5 fits whatever this fits, and stands above it/,
    );
  });

  it('is short', () => {
    const [first] = told('intro: The', `intro: ${'word '.repeat(30)}The`);
    expect(first).toMatch(/defend\.yaml:\d+:\d+ error: intro: at most 40 words/);
  });

  it('leads only to lessons that are there', () => {
    const [first] = told('lesson: overrun', 'lesson: overun');
    expect(first).toMatch(/next\.lesson: there is no sound lesson "overun"/);
    expect(first).toContain('did you mean "overrun"?');
  });

  it('has a condition of some shape', () => {
    const [first] = told('when: { events: wounded syrus by=lion, never: card-played syrus }', 'when: {}');
    expect(first).toMatch(/error: answers\.4\.when: (at least one of|expected a pattern)/);
  });

  it("may be a mod's", () => {
    const pack = withPack({
      'l.yaml': `schema: lesson/2
id: first
order: 20
name: First
idea: An idea.
position: { ruleset: damnatio, start: beast, beasts: [{ card: lion, at: [0, 0] }], men: [{ card: syrus, at: [3, 0] }] }
intro: Look.
goal: { say: Live., ways: [card-played syrus] }
answers:
  - { when: card-played syrus card=dodge, say: He dodges. }
  - { when: felled syrus, say: He falls. }
hints: [Play a card.]
closing: So it is.
next: { say: Once more., lesson: defend }
`,
    });
    expect(pack.findings).toEqual([]);
    expect(pack.catalogue!.lessons['acme.test:first']).toMatchObject({ dice: [], bots: {}, next: { lesson: 'defend' } });
  });
});
