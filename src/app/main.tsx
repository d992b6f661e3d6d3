import { render } from 'preact';
import { PAGES } from '../games/pages.ts';
import { App } from './app.tsx';
import { dealPacks } from './deal-packs.ts';
import { dressAsBefore, keepLook } from './look.ts';
import { scenarioAddress } from './routes.ts';
import { replayPartOf } from './page-of.ts';
import { openServices } from './services.ts';
import { watchGesture } from './sound/gesture.ts';
import { watchEdition } from './update.ts';

const root = document.documentElement;
const page = document.getElementById('page')!;

dressAsBefore(root);
watchGesture();
const scenario = scenarioAddress(location.search);
if (location.search) history.replaceState(null, '', location.pathname + (scenario ?? location.hash)); // links that are passed on hold none of it

const services = await openServices(PAGES.map(({ address }) => address));
services.cards.ready = dealPacks(services);
services.playing.fetchDigest = (setup) => void Promise.all([import('./screens/digest.tsx'), replayPartOf(setup)]).catch(() => undefined);
page.replaceChildren();
render(<App services={services} edition={watchEdition(import.meta.env.PROD)} />, page);
document.getElementById('not-loaded')?.remove(); // from here on the page tells of faults itself
performance.mark('title-usable');
await keepLook(root, services);
if (import.meta.env.DEV) {
  (await import('./findings-banner.tsx')).showFindings((await import('./kit.ts')).pageKit.findings, null);
  (await import('./dev-cards.ts')).hearOfCards(services);
}
