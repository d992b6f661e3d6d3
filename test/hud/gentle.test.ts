import { describe, expect, test } from 'vitest';
import { gentleMessages, gentleResult } from '../../src/hud/common/index.ts';
import { entriesOf, withoutExecutions } from '../../src/hud/fight/index.ts';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { core } from '../support/core-content.ts';

const MESSAGES = core.text['en']!;
/** Words of death; "the die" is a die, and "Dies" a day. */
const DEATH = /\b(dead|dies|died|death|deaths|kill|kills|killed|slain|corpse)\b|about to die/i;
/** What rules, set-ups and the glossary say stays the law's. */
const LAW = /-lex$|term$|^none-|^skip-/;

const none = { violence: 'none', skipExecutions: false } as const;

test('as it comes, messages are what they are, and say who is dead', () => {
  const plain = gentleMessages(MESSAGES, { violence: 'ink', skipExecutions: false });
  expect(plain).toBe(MESSAGES);
  expect(gentleMessages(MESSAGES, { violence: 'red', skipExecutions: false })).toBe(MESSAGES);
  expect(plain['event']!['felled-dead']).toMatch(DEATH);
});

test('with no violence no message of a fight has a word of death, and none is lost', () => {
  const gentle = gentleMessages(MESSAGES, none);
  const deadly = Object.entries(gentle)
    .filter(([group]) => !LAW.test(group))
    .flatMap(([group, messages]) => Object.entries(messages).map(([key, text]) => ({ where: `${group}.${key}`, text })))
    .filter(({ text }) => DEATH.test(text));
  expect(deadly).toEqual([]);
  for (const [group, messages] of Object.entries(MESSAGES))
    expect(Object.keys(gentle[group]!)).toEqual(expect.arrayContaining(Object.keys(messages)));
});

test('what stands in for a message stands in for one that is there, with the same blanks', () => {
  const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
  for (const [group, messages] of Object.entries(MESSAGES)) {
    const plain = MESSAGES[group.replace(/^(none|skip)-/, '')];
    if (!/^(none|skip)-/.test(group)) continue;
    for (const [key, text] of Object.entries(messages)) {
      expect(plain?.[key], `${group}.${key}`).toBeDefined();
      expect(blanks(plain![key]!), `${group}.${key}`).toEqual(expect.arrayContaining(blanks(text)));
    }
  }
});

test('a kept result says it gently too', () => {
  expect(gentleResult('Thraex won in 6 rounds; 1 spared, 2 dead', none)).toBe('Thraex won in 6 rounds; 1 spared, 2 carried out');
  expect(gentleResult('Thraex won; 1 dead', { violence: 'ink', skipExecutions: false })).toBe('Thraex won; 1 dead');
});

describe('executions that are not shown', () => {
  const event = (fields: object): BoutEvent => ({ rules: [], ...fields }) as unknown as BoutEvent;
  const refused = event({ type: 'appealed', figure: 'a', granted: false });
  const fell = (figure: string): BoutEvent => event({ type: 'felled', figure, by: 'b', dead: true });

  test('the log leaves out what a refusal comes to, and nothing else', () => {
    const events = [fell('c'), refused, fell('a'), event({ type: 'condition', figure: 'a', condition: 'dead', gained: true }), fell('d')];
    const left = withoutExecutions(entriesOf([{ events }])).map(({ event: told }) => told);
    expect(left).toEqual([events[0], refused, events[4]]);
  });

  test('the verdict says it in one sentence', () => {
    const quiet = gentleMessages(MESSAGES, { violence: 'none', skipExecutions: true });
    for (const text of [quiet['appeal']!['death']!, quiet['thumbs']!['condemned']!, quiet['event']!['judged-condemned']!]) {
      expect(text).toContain('nothing more is shown');
      expect(text).not.toMatch(DEATH);
    }
  });
});
