import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toldChoice } from '../../src/app/choices/told-choices.ts';
import { keepPostMortem, loadPostMortem, MOST_POST_MORTEMS, postMortemKey } from '../../src/app/storage/post-mortems.ts';
import { choices as huntChoices } from '../../src/games/damnatio/page/choices.ts';
import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { choices as muneraChoices } from '../../src/games/munera/page/choices.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import type { PostMortem, WeighedChoice } from '../../src/hud/end/index.ts';
import { replayRecord } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';
import { fought, freshIndexedDb, openVault, played } from './support.ts';

const by = { seed: 'x', messages: core.text['en']! };
const estimate = { mean: 1, error: 0.1 };

function weighed(step: number, part: Partial<WeighedChoice> = {}): WeighedChoice {
  const action = { type: 'done' };
  return {
    step,
    round: 1,
    played: [action],
    other: [action],
    kept: estimate,
    would: estimate,
    gain: estimate,
    life: null,
    times: 100,
    ...part,
  };
}

function found(part: Partial<PostMortem> = {}): PostMortem {
  const measure = { of: 'saved', most: 4 } as const;
  return {
    measure,
    bot: 'skilled',
    quick: null,
    better: [weighed(3)],
    praised: [],
    choices: 9,
    hoped: estimate,
    came: 0,
    share: 1,
    done: true,
    ...part,
  };
}

describe('post-mortems that were held', () => {
  beforeEach(freshIndexedDb);

  it('are kept, and found again by their record, cards and who decided', async () => {
    const vault = await openVault();
    const key = postMortemKey('abc', 'cards', { murmillo: 'human' });
    await keepPostMortem(vault, key, found());
    expect(await loadPostMortem(await openVault(), key)).toEqual(found());
    for (const other of [
      postMortemKey('abd', 'cards', { murmillo: 'human' }),
      postMortemKey('abc', 'others', { murmillo: 'human' }),
      postMortemKey('abc', 'cards', { murmillo: 'skilled' }),
    ]) {
      expect(await loadPostMortem(vault, other)).toBeNull();
    }
  });

  it('are so many, the newest first', async () => {
    const vault = await openVault();
    for (let i = 0; i <= MOST_POST_MORTEMS; i += 1) await keepPostMortem(vault, `key ${i}`, found({ choices: i }));
    expect(await loadPostMortem(vault, 'key 0')).toBeNull();
    expect((await loadPostMortem(vault, `key ${MOST_POST_MORTEMS}`))?.choices).toBe(MOST_POST_MORTEMS);
  });

  it('that are unfinished or of another shape are held again', async () => {
    const vault = await openVault();
    const wrong = [
      { done: false },
      { better: [weighed(3, { other: [] })] },
      { hoped: { mean: NaN, error: 0 } },
      { measure: { of: 'gold', most: 4 } },
    ];
    for (const [i, part] of wrong.entries()) {
      await keepPostMortem(vault, `wrong ${i}`, found(part as Partial<PostMortem>));
      expect(await loadPostMortem(vault, `wrong ${i}`)).toBeNull();
    }
  });
});

describe('answers in a few words', () => {
  it('say of every answer of a hunt what was done, and tell two different ones apart', () => {
    const replay = replayRecord<HuntGame>(kit, played('words').record());
    for (const [step, action] of replay.record.actions.entries()) {
      const bout = replay.positions[step]!;
      const words = huntChoices.wordsOf(bout, by);
      const said = huntChoices.answers(bout, [action], words, false);
      expect(said).toMatch(/^[A-Z]/);
      expect(said).not.toMatch(/undefined|\{|-\d+$/);
      const other = bout.actions().find((each) => JSON.stringify(each) !== JSON.stringify(action));
      if (!other || other.type === 'done' || action.type === 'done') continue;
      const told = toldChoice(huntChoices, replay, weighed(step, { played: [action], other: [other] }), by);
      expect(told.played).not.toBe(told.other);
    }
  });

  it('say of every answer of a bout what was done', () => {
    const replay = replayRecord<MuneraGame>(kit, fought('words').record());
    for (const [step, action] of replay.record.actions.entries()) {
      const bout = replay.positions[step]!;
      const words = muneraChoices.wordsOf(bout, by);
      const said = muneraChoices.answers(bout, [action], words, false);
      expect(said).toMatch(/^[A-Z]/);
      expect(said).not.toMatch(/undefined|\{/);
    }
  });

  it('open with who was asked, and against what', () => {
    const replay = replayRecord<HuntGame>(kit, played('words').record());
    const step = replay.positions.findIndex((bout) => bout.decision()?.kind === 'defend');
    const told = toldChoice(huntChoices, replay, weighed(step, { played: [replay.record.actions[step]!] }), by);
    expect(told.asked).toMatch(/^[A-Z]\w+ against /);
  });

  it('are told by their types for a game without words of its own', () => {
    const replay = replayRecord<HuntGame>(kit, played('words').record());
    const told = toldChoice<HuntGame>(null, replay, weighed(0, { played: [{ type: 'second-wind' }] }), by);
    expect(told.played).toBe('second wind');
  });
});
