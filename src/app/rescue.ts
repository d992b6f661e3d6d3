import { download } from './download.ts';
import { autosaveAbout } from './storage/autosave-about.ts';
import { openAnyIdbStore } from './storage/idb-store.ts';
import { folderOf } from './storage/place.ts';
import { SHELVES } from './storage/row.ts';
import { exportAll } from './storage/transfer.ts';
import { wipeTab } from './storage/tab-store.ts';
import { Vault } from './storage/vault.ts';

const vault = new Vault();
const found = document.getElementById('found')!;

const NOTHING = {
  refused: 'This browser lets the page open no store; there is nothing to save.',
  silent: 'The store of the browser does not answer; close other tabs of the game and load the page again.',
} as const;

function onClick(id: string, run: (button: HTMLButtonElement) => Promise<void>): void {
  const button = document.getElementById(id) as HTMLButtonElement;
  button.addEventListener(
    'click',
    () => void run(button).catch((error: unknown) => (found.textContent = `That did not work: ${String(error)}`)),
  );
}

async function count(): Promise<void> {
  const numbers = await Promise.all(SHELVES.map(async (shelf) => (await vault.rows(shelf)).length));
  const [profile = 0, , records = 0, aside = 0] = numbers;
  const about = await autosaveAbout(vault);
  const inProgress = about === null ? 'nothing in progress' : `a game in progress (${about.whoInLine})`;
  found.textContent = vault.lasts.value
    ? `Found: ${records} replays, ${inProgress}, ${profile > 0 ? 'settings' : 'no settings'}, ${aside} kept aside.`
    : NOTHING[vault.keeping.value === 'silent' ? 'silent' : 'refused'];
}

async function forgetCopies(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('damnatio ')) await caches.delete(name);
  location.href = './index.html';
}

await vault.open((onLost) => openAnyIdbStore(onLost, folderOf(location.pathname)));
await count();
document.getElementById('not-loaded')?.remove();
onClick('export', async () => download('damnatio-everything.json', await exportAll(vault)));
onClick('refresh', forgetCopies);
onClick('wipe', async (button) => {
  if (button.dataset['asked'] === undefined) {
    button.dataset['asked'] = '';
    button.textContent = 'Yes, delete everything for good';
    return;
  }
  await vault.wipe();
  wipeTab();
  await count();
  button.textContent = 'Delete everything';
  delete button.dataset['asked'];
});
