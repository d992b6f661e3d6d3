import { CannotCopy } from '../hud/page/index.ts';
import type { GameKit, GameRecord } from '../session/index.ts';
import { encodeLink, LinkError } from '../session/index.ts';
import { formatRoute } from './routes.ts';

function textOf(kit: GameKit, record: GameRecord): string {
  try {
    return encodeLink(kit, record);
  } catch (error) {
    if (error instanceof LinkError && error.fault === 'too-long') throw new CannotCopy('This is too long for a link: export the record under Replays instead.');
    throw error;
  }
}

/** The whole address of a replay, from a step when one is given. Throws `CannotCopy` when it would be too long. */
export function linkTo(kit: GameKit, record: GameRecord, at: number | null): string {
  return new URL(formatRoute({ screen: 'link', text: textOf(kit, record), at }), location.href).href;
}
