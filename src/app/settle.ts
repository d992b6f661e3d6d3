import { theGame } from './game.ts';
import type { Services } from './services.ts';

/** Plays a game that nobody plays to its end at once, and tells it in half a minute. */
export async function settle(services: Services, begin: () => unknown): Promise<void> {
  begin();
  const id = await theGame(services).finish();
  services.go({ screen: 'digest', id });
}
