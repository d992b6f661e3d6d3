import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HeldOf } from '../../src/app/storage/post-mortems.ts';
import { heldPostMortems, keepPostMortem, loadPostMortem, MOST_POST_MORTEMS, postMortemKey } from '../../src/app/storage/post-mortems.ts';
import { checksum, makeRow } from '../../src/app/storage/row.ts';
import { canonicalJson } from '../../src/engine/bout/index.ts';
import type { PostMortem, WeighedChoice } from '../../src/hud/end/index.ts';
import { freshIndexedDb, openVault } from './support.ts';

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
