import type { Meeting } from '../../career/index.ts';
import type { GameKit } from '../../session/index.ts';
import { encodeLink, gameOf, LinkError } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { HUMAN } from '../controllers.ts';
import type { Game } from '../game.ts';
import type { Services } from '../services.ts';
import { loadRecord } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { begunOf, occasionFor, openMeetings } from './begun.ts';
import type { CareerHost } from './host.ts';
import { refusalText } from './words.ts';

/** Who decides for whom: the player for his own, the bots of the career for the others. Nobody is named where nobody can be. */
function controllersIn(kit: GameKit, { setup, people, bots }: Meeting): Controllers {
  const { desk } = gameOf(kit, setup);
  const sides = desk.sides(setup);
  return Object.fromEntries(
    desk.seats(setup).map(({ figure, side }) => {
      const place = sides.indexOf(side);
      return [figure, people[place]?.owner === 'you' ? HUMAN : bots[place]!];
    }),
  );
}

/** Takes every bout into the career that was fought to its end in the arena; one that is turned down says why. */
export async function takeIn(host: CareerHost, game: Game, vault: Vault): Promise<void> {
  await game.settled().catch(() => undefined);
  const save = host.save.peek();
  if (!save || host.locked) return;
  for (const meeting of openMeetings(host.career, save.state)) {
    const begun = await begunOf(vault, save, meeting);
    if (begun?.kind !== 'over') continue;
    try {
      const kept = await loadRecord(game.kit, vault, begun.id!);
      if (kept && !(await host.play({ type: 'fight', match: meeting.id, link: encodeLink(game.kit, kept.record) }))) return;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      host.message.value = refusalText(`link-${error.fault}`);
    }
  }
}

/** Puts a bout of the career into the arena, from its beginning or from where it was left; one that is over is taken in. */
export async function enterArena(services: Services, game: Game, host: CareerHost, meeting: Meeting): Promise<void> {
  const save = host.save.peek();
  if (!save) return;
  const controllers = controllersIn(game.kit, meeting);
  const occasion = occasionFor(save, meeting);
  const begun = await begunOf(services.vault, save, meeting);
  if (begun?.kind === 'over') return takeIn(host, game, services.vault);
  if (begun?.kind === 'left') {
    const kept = await loadRecord(game.kit, services.vault, begun.id!);
    if (kept) game.fork(kept.record, kept.record.actions.length, controllers, occasion, kept.deputed);
    else game.begin(meeting.setup, meeting.seed, controllers, occasion);
  } else if (begun === null) game.begin(meeting.setup, meeting.seed, controllers, occasion);
  services.go({ screen: 'arena' });
}
