import { render } from 'preact';
import { PAGES } from '../games/pages.ts';
import { App } from './app.tsx';
import { dressAsBefore, keepLook } from './look.ts';
import { scenarioAddress } from './routes.ts';
import type { Services } from './services.ts';
import { openServices } from './services.ts';
import { PACKS_ON } from './storage/row.ts';
import { watchGesture } from './sound/gesture.ts';
import { watchEdition } from './update.ts';

const root = document.documentElement;
const page = document.getElementById('page')!;

dressAsBefore(root);
watchGesture();
const scenario = scenarioAddress(location.search);
if (scenario !== null) history.replaceState(null, '', location.pathname + scenario);

/** Reads the packs that are on; what does so is loaded only where there are such. */
async function dealPacks(services: Services): Promise<void> {
  if (await services.vault.row('profile', PACKS_ON)) await import('./packs/deal.ts').then(({ dealStored }) => dealStored(services));
}

const services = await openServices(PAGES.map(({ address }) => address));
services.cards.ready = dealPacks(services);
services.playing.fetchDigest = (setup) =>
  void import('./screens/digest.tsx').then(({ tellingOf }) => tellingOf(setup)).catch(() => undefined);
page.replaceChildren();
render(<App services={services} edition={watchEdition(import.meta.env.PROD)} />, page);
performance.mark('title-usable');
await keepLook(root, services);
if (import.meta.env.DEV) {
  (await import('./findings-banner.tsx')).showFindings((await import('./kit.ts')).pageKit.findings, null);
  (await import('./dev-cards.ts')).hearOfCards(services);
}
