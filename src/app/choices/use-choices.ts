import { useEffect, useState } from 'preact/hooks';
import type { PostMortem } from '../../hud/end/index.ts';
import type { BoutReplay, Game as Rules } from '../../session/index.ts';
import { cardsOf, gameOf } from '../../session/index.ts';
import { HUMAN, type Controllers } from '../controllers.ts';
import type { Game } from '../game.ts';
import { keepPostMortem, loadPostMortem } from '../storage/post-mortems.ts';
import { recordId } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import { askAnalyst } from '../workers/analyst.ts';
import type { Deciders } from '../workers/post-mortem/choices.ts';

/** Time of the worker that a post-mortem may take, in milliseconds. */
const MOST_TIME = 18_000;

export interface ChoicesFound {
  readonly found: PostMortem | null;
  readonly failed: string | null;
}

/** Whether anything was the player's to decide, as far as that is known; not where every answer was the only one. */
export function wasPlayed(
  game: Pick<Game, 'kit'>,
  { record, positions }: Pick<BoutReplay<Rules>, 'record' | 'positions'>,
  controllers: Controllers,
): boolean {
  const { desk } = gameOf(game.kit, record.setup);
  const seats = desk.seats(record.setup);
  if (seats.length > 0) return seats.some(({ figure }) => controllers[figure] === HUMAN);
  return positions.some((bout) => bout.decision() !== null && bout.actions().length > 1);
}

/** Whether what was kept fits the record: every answer that is told of is one that could be given there. */
function fits({ positions }: BoutReplay<Rules>, { better, praised }: PostMortem): boolean {
  return [...better, ...praised].every(({ step, played, other }) => {
    const bout = positions[step];
    return bout !== undefined && bout.decision() !== null && bout.isLegal(played[0]!) && bout.isLegal(other[0]!);
  });
}

/** What the player's choices were worth: as it was found before, or found out now, which is stopped when nobody looks any more. */
export function useChoices(game: Game, vault: Vault, replay: BoutReplay<Rules>, { controllers, deputed }: Deciders): ChoicesFound {
  const [state, setState] = useState<ChoicesFound>({ found: null, failed: null });
  useEffect(() => {
    const { record } = replay;
    const { content } = gameOf(game.kit, record.setup);
    const of = { record: recordId(record), content: cardsOf(game.kit, record.setup), controllers, deputed };
    let left = false;
    let stop = (): void => undefined;
    setState({ found: null, failed: null });
    void loadPostMortem(vault, of).then((known) => {
      if (left) return;
      if (known && fits(replay, known)) return setState({ found: known, failed: null });
      stop = askAnalyst({ ask: 'post-mortem', content, record, controllers, deputed, milliseconds: MOST_TIME }, (answer) => {
        if (answer.answer === 'failed') return setState({ found: null, failed: answer.why });
        if (answer.answer !== 'post-mortem') return;
        const { answer: _, ...found } = answer;
        setState({ found, failed: null });
        if (found.done) void keepPostMortem(vault, of, found);
      });
    });
    return () => {
      left = true;
      stop();
    };
  }, [replay, JSON.stringify([controllers, deputed])]);
  return state;
}
