import { expect, test } from 'vitest';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { sharesOf } from '../../../../src/engine/odds/index.ts';
import type { Recount, RecountSetup } from '../../../../src/games/recount/rules/index.ts';
import { actionPointOdds, entrant, oddsOf, RECOUNT_VERSION, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { courseOf } from '../../../support/course.ts';
import { rules } from './sand.ts';

/** What an answer is told to come to, and what everybody's next turn may have. */
const asked = ({ view, state }: Recount): unknown => [
  rules.actions(view).map((action) => oddsOf(view, action)),
  state.fighters.map((_, index) => sharesOf(actionPointOdds(view, index).ap)),
];

const bout = (cards: readonly string[], part: Partial<RecountSetup> = {}): RecountSetup =>
  recountSetup({ fighters: cards.map((card, i) => entrant({ card, side: 'ab'[i % 2]! })), ...part });

/** As printed, and with every toggle at another value. */
const BOUTS: Readonly<Record<string, RecountSetup>> = {
  two: bout(['retiarius', 'heavy']),
  four: bout(['light', 'retiarius', 'medium', 'heavy'], { lex: { maxTurns: 30 } }),
  other: bout(['retiarius', 'light', 'heavy'], {
    lex: {
      arenaRadius: 4,
      strengthMode: 'draft',
      maxTurns: 30,
      strikeArc: 'front3',
      double6: 'kill',
      badFraction: 0.25,
      heavyAp: -1,
      struggleNeed: 4,
      netMiss: 'lost',
      mobVoters: 2,
      mobNeed: 3,
      performance: false,
    },
    voters: null,
  }),
};

/** Whoever changes this on purpose raises the version, and lets `npx vitest run test/games/recount/rules/course.test.ts -u` write it anew. */
test.each(Object.keys(BOUTS))('R-014: in version 2 the same seed and answers come out the same: %s', async (name) => {
  const setup = BOUTS[name]!;
  expect(RECOUNT_VERSION).toBe(2);
  const { bout: begun, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(name));
  await expect(courseOf(begun, events, `answers of ${name}`, asked)).toMatchFileSnapshot(`./courses/${name}.txt`);
});
