import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEEDS } from '../../../../src/games/munera/rules/index.ts';
import { core } from '../../../support/core-content.ts';

const RULES = 'src/games/munera/rules';
const source = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${RULES}/${name}`, 'utf8'))
  .join('\n');
const events = readFileSync('src/engine/bout/events.ts', 'utf8');
const text = core.text['en']!;

const keysOf = (pattern: RegExp, from = source): string[] => [...new Set([...from.matchAll(pattern)].map(([, key]) => key!))];
/** The values of a union of literals, declared with `type NAME =`. */
const literals = (name: string): string[] => keysOf(/'([\w-]+)'/g, new RegExp(`type ${name} =([^;]*);`).exec(events)![1]);
const unsaid = (group: string, keys: readonly string[]): string[] =>
  keys.filter((key) => text[`munera-${group}`]?.[key] === undefined && text[group]?.[key] === undefined);

describe('every key that the rules of munera give away has its message', () => {
  it.each([
    ['reason', /\b(?:term(?:Of)?|scale)\(.*?, '([a-z-]+)'\)/g, 55],
    ['roll', /why: '([\w-]+)'/g, 10],
    ['outcome', /'(last-standing|all-fallen|round-limit)'/g, 3],
    ['condition', /condition: '([\w-]+)', rule/g, 3],
    ['condition', /tellCondition\(play, [^']+'([\w-]+)', (?:true|false)/g, 5],
  ] as const)('%s %s', (group, pattern, least) => {
    const keys = keysOf(pattern).filter((key) => key !== 'grapple-tie');
    expect(keys.length).toBeGreaterThanOrEqual(least);
    expect(unsaid(group, keys)).toEqual([]);
  });

  it('deeds and the dice that fall with them', () => {
    expect(
      unsaid(
        'action',
        DEEDS.map(({ type }) => type),
      ),
    ).toEqual([]);
    expect(
      unsaid(
        'roll',
        DEEDS.flatMap(({ rolls }) => rolls),
      ),
    ).toEqual([]);
  });

  it('held-back', () => expect(unsaid('held-back', keysOf(/type: 'held-back'.*why: '([\w-]+)'/g))).toEqual([]));

  it('changes of things and gaits', () => {
    expect(
      unsaid(
        'event',
        literals('ItemChange').map((how) => `item-${how}`),
      ),
    ).toEqual([]);
    expect(unsaid('gait', literals('Gait'))).toEqual([]);
  });

  it('doubles, results and quadrants', () => {
    expect(unsaid('double', ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'M-328'])).toEqual([]);
    expect(
      unsaid(
        'event',
        ['front', 'right', 'left', 'rear', 'strike', 'throw', 'shoot', 'entangle', 'whirl', 'grapple'].map((key) => `attacked-${key}`),
      ),
    ).toEqual([]);
    expect(
      unsaid(
        'event',
        ['wall', 'figure', 'locked'].map((key) => `pushed-${key}`),
      ),
    ).toEqual([]);
  });
});

it('no group says a key twice', () => {
  const groups = new Map<string, Set<string>>();
  const twice: string[] = [];
  let group = '';
  for (const line of readFileSync('content/core/text/en.yaml', 'utf8').split('\n')) {
    const [, head, key] = /^ {2}([\w-]+):$|^ {4}"?([\w-]+)"?:/.exec(line) ?? [];
    if (head !== undefined) {
      if (groups.has(head)) twice.push(head);
      groups.set((group = head), new Set());
    } else if (key !== undefined) {
      if (groups.get(group)?.has(key)) twice.push(`${group}.${key}`);
      groups.get(group)?.add(key);
    }
  }
  expect(twice).toEqual([]);
});
