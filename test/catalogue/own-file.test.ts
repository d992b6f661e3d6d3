import { describe, expect, it } from 'vitest';
import { withPack } from './support.ts';

const WOLF = `schema: beast/2
id: wolf
extends: core:lion
attacks: { nip: { name: Nip, kind: bite, toHit: 10, damage: 1d4, tell: It snaps. } }
`;
const beast = (id: string, body: string): string => `schema: beast/2\nid: ${id}\n${body}`;
const { findings } = withPack({
  'wolf.yaml': WOLF,
  'cub.yaml': beast('cub', 'extends: wolf\nratings: { hitPoints: 9 }\n'),
  'front.yaml': beast('front', 'extends: core:lion\nprocedure:\n  - { at: start, insert: [{ id: a, trigger: charge, do: rush }] }\n'),
  'short.yaml': beast('short', 'extends: core:lion\nmove:\n  leap: 0\n'),
  'tame.yaml': beast('tame', 'extends: core:lion\nattacks:\n  maul: null\nprocedure: { insert: [{ id: z, trigger: kill, do: maul }] }\n'),
  'grandcub.yaml': beast('grandcub', 'extends: tame\n'),
  'gone.yaml': beast('gone', 'extends: core:lion\nratings:\n  control: null\n'),
  'both.yaml': `schema: beast/2
cards:
  - { id: first, extends: core:lion, attacks: { nip: { name: Nip, kind: bite, toHit: 10, damage: 1d4, tell: It snaps. } } }
  - { id: second, extends: first, overrun: null }
  - { id: third, extends: second, ratings: { control: 5 } }
`,
  'hand.yaml': 'schema: defends/2\nid: hand\ndeck: [{ id: duck, stat: agility, bonus: 4, stamina: 1, answers: [claw], vs: { hook: 2 } }]\n',
  'fist.yaml': 'schema: defends/2\nid: fist\nextends: hand\n',
  'lion.yaml': `${beast('core:lion', 'extends: core:lion\noverrides: true\n')}attacks: { nip: { name: Nip, kind: bite, toHit: 10, damage: 1d4, tell: It snaps. } }\n`,
  'ring.yaml': 'schema: arena/2\nid: ring\nextends: core:harena\nfor: munera\nradius: 3\n',
});
const told = (file: string): string[] =>
  findings
    .filter((each) => each.file === `test/${file}.yaml`)
    .map(({ line, column, message, hint }) => `${line}:${column} ${message}${hint === undefined ? '' : ` (${hint})`}`);

describe('a finding about what a card inherits', () => {
  it('stands in the file of the card, never in that of a parent of another pack', () =>
    expect(findings.filter(({ file }) => !file.startsWith('test/'))).toEqual([]));

  it('stands where the card has what it comes of, and names the line of the parent', () => {
    const never = 'this step can never fire: step 1 always fires before it';
    expect(told('front')).toEqual([
      `5:27 ${never} (inherited from content/core/beasts/lion.yaml:23) (move it before step 1)`,
      `5:27 ${never} (inherited from content/core/beasts/lion.yaml:24) (move it before step 1)`,
    ]);
    expect(told('short')).toEqual([
      '5:9 the overrun needs a leap, and this beast has none (inherited from content/core/beasts/lion.yaml:7) (remove it, or give the beast a leap)',
      '5:9 this step can never fire: the beast leaps 0 at most (inherited from content/core/beasts/lion.yaml:23)',
    ]);
    expect(told('ring')[0]).toBe('5:9 the mark "shield" is outside the arena (inherited from content/core/arenas/harena.yaml:7)');
  });

  it('stands at the line that takes something away, which other findings name', () => {
    const gone = 'this card has no attack "maul"';
    const hint = '(leave it, or change what counts on it)';
    expect(told('tame')).toEqual([
      ...[19, 25, 29].map((line) => `5:3 ${gone} (taken away here; content/core/beasts/lion.yaml:${line} counts on it) ${hint}`),
      `6:51 ${gone} (it is taken away in test/tame.yaml:5)`,
    ]);
  });

  it('stands at the key that is taken away and needed', () => expect(told('gone')).toEqual(['5:3 the key "control" is missing']));

  it('stands at "extends" where nothing of the card is near, cards of one file told apart', () => {
    expect(told('both')).toEqual([
      '3:54 no step uses the attack "nip" (add a step that does it, or remove it)',
      '4:28 no step uses the attack "bowlOver" (inherited from content/core/beasts/lion.yaml:17) (add a step that does it, or remove it)',
    ]);
  });

  it('is told once where it is a warning about the parent too', () => {
    expect(told('wolf')).toEqual(['4:17 no step uses the attack "nip" (add a step that does it, or remove it)']);
    expect(told('cub')).toEqual([]);
    expect(told('hand')).toEqual(['3:86 the card does not answer the kind "hook" (add it to "answers")']);
    expect(told('fist')).toEqual([]);
  });

  it('is told of a card that stands in the place of its parent', () => {
    expect(told('lion')).toEqual(['5:17 no step uses the attack "nip" (add a step that does it, or remove it)']);
  });
});
