import { expect, it } from 'vitest';
import type { HuntAction } from '../../src/games/damnatio/rules/index.ts';
import { huntAnswers } from '../../src/games/damnatio/screens/choice-words.ts';
import type { MuneraAction } from '../../src/games/munera/rules/index.ts';
import { muneraAnswers } from '../../src/games/munera/screens/choice-words.ts';
import { hunt, until, wordsFor } from './damnatio/screens/support.ts';
import { table, faceToFace } from './munera/screens/support.ts';

it('Slip is told beside the Defend card, or alone where there is none', () => {
  const session = until(hunt(), 'defend');
  const [figure] = session.decision()!.figures;
  const told = (card: string | null, slip: boolean): string => {
    const action: HuntAction = { type: 'defend', figure: figure!, card, ...(slip ? { slip: true as const } : {}) };
    return huntAnswers.doing(session.bout, [action], wordsFor(session), false).replace(/^meeting the .+? with/, 'with');
  };
  expect(told('dodge', false)).toBe('with Dodge');
  expect(told('dodge', true)).toBe('with Dodge and Slip');
  expect(told(null, true)).toBe('with Slip');
  expect(told(null, false)).toMatch(/without a card$/);
});

it('a whirl names the area that it was aimed at, as a blow does', () => {
  const { session, model } = table(faceToFace());
  const told = (type: 'attack' | 'whirl', area: 'H' | 'L'): string => {
    const action: MuneraAction = { type, item: 0, target: 1, area };
    return muneraAnswers.doing(session.bout, [action], model.words, false);
  };
  for (const type of ['attack', 'whirl'] as const) expect(told(type, 'H')).not.toBe(told(type, 'L'));
});
