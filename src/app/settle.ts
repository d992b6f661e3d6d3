import { theGame } from './game.ts';
import type { Services } from './services.ts';

/** Plays a game that nobody plays to its end at once, and tells it in half a minute; nothing when another is begun meanwhile. */
export async function settle(services: Services, begin: () => unknown): Promise<void> {
  begin();
  const game = theGame(services);
  const setup = game.session.value?.setup;
  if (setup) services.playing.fetchDigest(setup);
  const id = await game.finish();
  if (id !== null) services.go({ screen: 'digest', id });
}
