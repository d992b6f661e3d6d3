import type { Result } from '../../career/index.ts';
import type { GameReplay } from '../../session/index.ts';
import { asPlayed, decodeSliced, replaySliced } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { useLoaded } from '../use-loaded.ts';

const REPLAYS = new Map<string, Promise<GameReplay>>();
const MOST = 24;

/** What came of playing a result again: where it ends otherwise than was written down, cards or minds have changed since. */
export function sealedAs({ by, hash }: Pick<Result, 'by' | 'hash'>, replay: GameReplay): GameReplay {
  if (hash === null) return by === 'played' ? replay : asPlayed(replay);
  return replay.record.hash === hash ? replay : { ...replay, seal: { kind: 'other-content', matches: false, packs: [], stopped: null } };
}

/** A result of the career, played again; the last few are kept. */
export function replayOf({ kit }: Pick<Game, 'kit'>, result: Pick<Result, 'link' | 'by' | 'hash'>): Promise<GameReplay> {
  const { link } = result;
  const found = REPLAYS.get(link);
  if (found) return found;
  const made = inSlices(decodeSliced(kit, link)).then(async (record) => sealedAs(result, await inSlices(replaySliced(kit, record))));
  remember(link, made);
  return made;
}

function remember(link: string, made: Promise<GameReplay>): void {
  REPLAYS.set(link, made);
  if (REPLAYS.size > MOST) REPLAYS.delete(REPLAYS.keys().next().value!);
}

/** Keeps the replay of a bout that has just been fought before one's eyes: nobody plays it again to tell of it. */
export function keepReplay({ link }: Pick<Result, 'link'>, replay: GameReplay): void {
  remember(link, Promise.resolve(replay));
}

const STORIES = new Map<string, string>();

async function storyOf(game: Game, result: Result): Promise<string> {
  const { record, positions, steps } = await replayOf(game, result);
  const part = await tellPartOf(record.setup);
  const { setup, seed } = record;
  const { story, about } = tell(part, { setup, seed, bout: positions.at(-1)!, steps, controllers: {} }, game.catalogue.messages);
  STORIES.set(result.link, story ?? about.result);
  return story ?? about.result;
}

/** Why a bout went as it did: its most surprising fact, told as soon as it has been played again. */
export function Story({ game, result }: { readonly game: Game; readonly result: Result }) {
  const text = useLoaded(() => storyOf(game, result).catch(() => null), [result.link]);
  return <span class="result-story">{text ?? STORIES.get(result.link) ?? ''}</span>;
}
