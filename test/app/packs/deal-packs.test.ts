import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { dealPacks } from '../../../src/app/deal-packs.ts';
import { setPacksOn } from '../../../src/app/packs/stored-packs.ts';
import { Vault } from '../../../src/app/storage/vault.ts';

async function servicesWith(on: readonly string[]) {
  const vault = new Vault(() => 1);
  await setPacksOn(vault, on);
  return { vault, message: signal<string | null>(null) };
}

describe('dealing the packs that are on when the page opens', () => {
  it('never rejects: what cannot be dealt or loaded leaves the game its own cards, and says so', async () => {
    for (const load of [() => Promise.reject(new Error('no network')), () => Promise.resolve(() => Promise.reject(new Error('odd')))]) {
      const services = await servicesWith(['ann.games']);
      await dealPacks(services, load);
      expect(services.message.value).toContain('plays with its own cards');
    }
  });

  it('loads nothing where no pack is on', async () => {
    const services = await servicesWith([]);
    await dealPacks(services, () => Promise.reject(new Error('it was loaded')));
    expect(services.message.value).toBeNull();
  });
});
