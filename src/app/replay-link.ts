import { CannotCopy } from '../hud/page/index.ts';
import { SetupError } from '../engine/bout/index.ts';
import type { GameKit, GameRecord, LinkFault } from '../session/index.ts';
import { encodeLink, LinkError, ReadError } from '../session/index.ts';
import { formatRoute } from './routes.ts';

const WHY_NOT: Readonly<Partial<Record<LinkFault, string>>> = {
  'too-long': 'This is too long for a link: export the record under Replays instead.',
  unplayable: 'The cards and rules at hand cannot play this again, so no link can hold it: export the record under Replays instead.',
};

function textOf(kit: GameKit, record: GameRecord): string {
  try {
    return encodeLink(kit, record);
  } catch (error) {
    const why = error instanceof LinkError ? WHY_NOT[error.fault] : undefined;
    if (why ?? (error instanceof SetupError || error instanceof ReadError)) throw new CannotCopy(why ?? WHY_NOT.unplayable!);
    throw error;
  }
}

/** The whole address of a replay, from a step when one is given. Throws `CannotCopy` when there can be none. */
export function linkTo(kit: GameKit, record: GameRecord, at: number | null): string {
  return new URL(formatRoute({ screen: 'link', text: textOf(kit, record), at }), location.href).href;
}

/** The whole address that asks somebody to beat a record; `players` says who played whom, `deputed` what a bot did. Throws `CannotCopy` when there can be none. */
export function challengeTo(kit: GameKit, record: GameRecord, players: string, deputed: string): string {
  return new URL(formatRoute({ screen: 'challenge', text: textOf(kit, record), players, deputed }), location.href).href;
}
