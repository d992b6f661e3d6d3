import type { GameKit, GameRecord } from '../session/index.ts';
import { encodeLink } from '../session/index.ts';
import { formatRoute } from './routes.ts';

/** The whole address of a replay, from a step when one is given. */
export function linkTo(kit: GameKit, record: GameRecord, at: number | null): string {
  return new URL(formatRoute({ screen: 'link', text: encodeLink(kit, record), at }), location.href).href;
}
