import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Hunt, HuntAction, HuntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import {
  beginHuntBout,
  chanceOfControl,
  chanceOn,
  controlOdds,
  DAMNATIO_VERSION,
  defendPrompt,
  huntIntent,
  huntSetup,
  isDuel,
  nodOdds,
  rerollOdds,
  skinOdds,
  strikeOptions,
  threatsInControl,
  whirlOdds,
} from '../../../../src/games/damnatio/rules/index.ts';
import { ruleset } from '../../../support/core-content.ts';
import { courseOf } from '../../../support/course.ts';

/** Whom a beast turns on after a strike, and how likely. */
function whirl(view: Hunt['view'], { figure, card, at }: Extract<HuntAction, { type: 'strike' }>): unknown {
  const { men, ...rest } = whirlOdds(view, [{ figure, card, at }]);
  return [rest, [...men]];
}

/** All that a player is told of what may come. */
function asked(hunt: Hunt): unknown {
  const { view } = hunt;
  const { state } = view;
  if (isDuel(state)) return null;
  const standing = state.men.filter(({ cell }) => cell >= 0);
  return [
    state.beasts.some(({ hp }) => hp > 0) && standing.length > 0 && [controlOdds(view), huntIntent(view), threatsInControl(view)],
    standing.map((man) => strikeOptions(view, man)),
    [defendPrompt(view), nodOdds(view), rerollOdds(view), skinOdds(view)],
    standing.length > 0 && [chanceOfControl(view), standing.map((man) => chanceOn(view, state.men.indexOf(man), man.cell))],
    hunt.actions().flatMap((action) => (action.type === 'strike' ? [whirl(view, action)] : [])),
  ];
}

/** As printed, and with toggles at other values. */
const HUNTS: Readonly<Record<string, HuntSetup>> = {
  lion: huntSetup({ beasts: ['lion'], men: ['bulla', 'syrus', 'valens'], lex: { roundLimit: 8 } }),
  bull: huntSetup({ beasts: ['bull'], men: ['gavius', 'bullarius', 'dama'], lex: { roundLimit: 8 } }),
  bear: huntSetup({ beasts: ['bear'], men: ['hilarinus', 'mamertinus'], draw: 1, facing: 'random', lex: { roundLimit: 8 } }),
  wounds: huntSetup({
    beasts: ['lion'],
    men: ['pyrrhus', 'bulla', 'mamertinus'],
    elite: 2,
    lex: {
      roundLimit: 8,
      wounds: true,
      wallSlam: true,
      desperatio: true,
      reluctant: true,
      mayPass: true,
      anySubset: true,
      tieDie: 'printed',
    },
  }),
  several: huntSetup({ beasts: ['lion', 'bear'], men: ['bulla', 'valens', 'gavius'], lex: { roundLimit: 6, severalBeasts: true } }),
  pack: huntSetup({
    beasts: ['bear', 'bear'],
    men: ['syrus', 'bullarius', 'mamertinus'],
    lex: { roundLimit: 6, severalBeasts: true, wounds: true },
  }),
  dark: huntSetup({
    beasts: ['bull'],
    men: ['mamertinus', 'hilarinus', 'bulla', 'dama'],
    elite: 1,
    lex: {
      roundLimit: 8,
      night: true,
      optionalCards: true,
      retainNeedsGrip: true,
      counterInBeastRounds: true,
      whirlDropsPrey: false,
      controlDie: 6,
    },
  }),
  duel: huntSetup({ beasts: ['lion', 'bull'], lex: { roundLimit: 15 } }),
};

/** Whoever changes this on purpose raises the version, and lets `npx vitest run test/games/damnatio/rules/course.test.ts -u` write it anew. */
test.each(Object.keys(HUNTS))('D-279: in version 2 the same seed and answers come out the same: %s', async (name) => {
  expect(DAMNATIO_VERSION).toBe(2);
  const { bout, events } = beginHuntBout(ruleset, HUNTS[name]!, seededRng(name));
  await expect(courseOf(bout, events, `answers of ${name}`, asked)).toMatchFileSnapshot(`./courses/${name}.txt`);
});
