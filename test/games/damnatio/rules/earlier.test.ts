import { expect, test } from 'vitest';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import type { HuntSave } from '../../../../src/games/damnatio/rules/index.ts';
import { huntSetup, resumeHunt } from '../../../../src/games/damnatio/rules/index.ts';
import { policies } from '../../../../src/games/damnatio/bots/index.ts';
import { ruleset } from '../../../support/core-content.ts';
import { firstSave } from '../../../support/first-version.ts';
import { on, pit, stage } from '../../../support/stage.ts';

const men = [on('bulla', 1, 0), on('gavius', 0, 1), on('dama', -1, 0)];
const setup = huntSetup({ beasts: ['bear'], men: ['bulla', 'gavius', 'dama'] });

const takenUp = (save: HuntSave) =>
  resumeHunt(ruleset, setup, { ...save, state: ruleset.readState(ruleset.prepare(setup), setup, save.state) });

test.each([
  ['in the midst of a sweep', ['bulla defends none'], [1, 1]],
  ['among the bystanders', ['bulla defends none', 'gavius defends none'], [1, 1]],
] as const)('D-133: a hunt that was saved by the first version goes on %s', (_where, play, dice) => {
  const hunt = stage({ start: 'beast', beasts: pit('bear', { lastFought: 'bulla' }), men, dice, play }, new ScriptedRng(dice));
  const save = firstSave({ ...hunt.toJSON(), rng: seededRng('on').save() });
  expect(JSON.stringify(save)).not.toMatch(/targets|victims|tired/);
  const resumed = takenUp(save);
  const rng = seededRng('player');
  if (play.length === 1) {
    expect(resumed.state.action!.victims).toEqual([0, 1]);
    resumed.play({ type: 'defend', figure: 'gavius', card: null });
    expect(resumed.decision()?.figures).toEqual(['dama']);
  } else expect(resumed.refusal({ type: 'strike', figure: 'bulla', card: 'stab' })).toEqual({ rule: 'D-133', reason: 'was-target' });
  while (resumed.decision()) resumed.play(policies.skilled(resumed, rng));
  expect(resumed.outcome()).not.toBeNull();
});

test('D-242: so does one in which the beast hung back', () => {
  const hunt = stage({ start: 'bystanders', beasts: pit('bear'), men, dice: [] }, new ScriptedRng([]));
  const resumed = takenUp(firstSave({ ...hunt.toJSON(), rng: seededRng('on').save() }));
  expect(resumed.decision()?.figures).toEqual(['bulla', 'gavius', 'dama']);
});
