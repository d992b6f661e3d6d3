import type { Munera, MuneraAction } from '../../rules/index.ts';
import { readAnswer, UnreadableLine } from '../../rules/index.ts';
import { bad } from './names.ts';

function readOrBlame({ view }: Munera, line: string): MuneraAction | null {
  try {
    return readAnswer(view, line);
  } catch (error) {
    if (error instanceof UnreadableLine) return bad(line, error.message, 'play');
    throw error;
  }
}

/**
 * Reads one line of a scenario's `play:` list as an answer of the fighter who has to give it. His name may stand before it,
 * and is checked then.
 */
export function parseMuneraPlay(bout: Munera, line: string): MuneraAction {
  return readOrBlame(bout, line) ?? bad(line, 'test/scenarios/README.md lists what may be said', 'play');
}
