import { expect, it } from 'vitest';
import { writeAutosave } from '../../src/app/storage/autosave.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { waitingBout } from '../../src/app/waiting-bout.ts';
import { about, kept, kit, played } from './support.ts';

async function waitsWith(answers: number): Promise<string | null> {
  const vault = new Vault(() => 1);
  const hunt = played('waits', answers);
  await writeAutosave(vault, kept(hunt), about(hunt));
  return waitingBout(kit, vault);
}

it('tells where a bout waits that another would take the place of, and of none in which nothing was answered', async () => {
  expect(await waitsWith(3)).toMatch(/^round \d+, lion/);
  expect(await waitsWith(0)).toBeNull();
  expect(await waitingBout(kit, new Vault(() => 1))).toBeNull();
});
