import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toldChoice } from '../../src/app/choices/told-choices.ts';
import type { HeldOf } from '../../src/app/storage/post-mortems.ts';
import { heldPostMortems, keepPostMortem, loadPostMortem, MOST_POST_MORTEMS, postMortemKey } from '../../src/app/storage/post-mortems.ts';
import { checksum, makeRow } from '../../src/app/storage/row.ts';
import { canonicalJson } from '../../src/engine/bout/index.ts';
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

const held = (part: Partial<HeldOf> = {}): HeldOf => ({ record: 'abc', content: 'cards', controllers: { murmillo: 'human' }, ...part });

describe('post-mortems that were held', () => {
  beforeEach(freshIndexedDb);

  it('are kept, and found again by their record, cards and who decided', async () => {
    const vault = await openVault();
    await keepPostMortem(vault, held(), found());
    expect(await loadPostMortem(await openVault(), held())).toEqual(found());
    const others: Partial<HeldOf>[] = [
      { record: 'abd' },
      { content: 'others' },
      { controllers: { murmillo: 'skilled' } },
      { deputed: [[3, 9]] },
    ];
    for (const other of others) expect(await loadPostMortem(vault, held(other))).toBeNull();
  });

  it('of earlier editions are found by the same key, and are nobody’s when they are added up', async () => {
    const vault = await openVault();
    const key = checksum(canonicalJson([2, 'abc', 'cards', { murmillo: 'human' }]));
    expect(postMortemKey(held())).toBe(key);
    await vault.write([
      {
        do: 'put',
        shelf: 'profile',
        row: makeRow({ kind: 'post-mortems', format: 1 }, 'post-mortems', [{ key, found: found() }], null, 1),
      },
    ]);
    expect(await loadPostMortem(vault, held())).toEqual(found());
    expect((await heldPostMortems(vault)).size).toBe(0);
  });

  it('are added up by their records, the newest of each', async () => {
    const vault = await openVault();
    await keepPostMortem(vault, held(), found({ choices: 1 }));
    await keepPostMortem(vault, held({ content: 'newer cards' }), found({ choices: 2 }));
    await keepPostMortem(vault, held({ record: 'other' }), found({ choices: 3, byBot: 2 }));
    const all = await heldPostMortems(vault);
    expect(Object.fromEntries([...all].map(([record, { choices }]) => [record, choices]))).toEqual({ abc: 2, other: 3 });
  });

  it('are so many, the newest first', async () => {
    const vault = await openVault();
    for (let i = 0; i <= MOST_POST_MORTEMS; i += 1) await keepPostMortem(vault, held({ record: `key ${i}` }), found({ choices: i }));
    expect(await loadPostMortem(vault, held({ record: 'key 0' }))).toBeNull();
    expect((await loadPostMortem(vault, held({ record: `key ${MOST_POST_MORTEMS}` })))?.choices).toBe(MOST_POST_MORTEMS);
  });

  it('that are unfinished or of another shape are held again', async () => {
    const vault = await openVault();
    const wrong = [
      { done: false },
      { better: [weighed(3, { other: [] })] },
      { hoped: { mean: NaN, error: 0 } },
      { measure: { of: 'gold', most: 4 } },
      { byBot: 'many' },
    ];
    for (const [i, part] of wrong.entries()) {
      await keepPostMortem(vault, held({ record: `wrong ${i}` }), found(part as Partial<PostMortem>));
      expect(await loadPostMortem(vault, held({ record: `wrong ${i}` }))).toBeNull();
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
