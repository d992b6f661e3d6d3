import type { OwnTry, Stranger } from '../../hud/challenge/index.ts';
import { ChallengeScreen } from '../../hud/challenge/index.ts';
import type { LostProps } from '../../hud/replay/index.ts';
import type { Game as Rules, GameReplay, Spans } from '../../session/index.ts';
import { decodeSliced, gameOf, replaySliced } from '../../session/index.ts';
import { aboutGameReplay } from '../about.ts';
import type { Controllers } from '../controllers.ts';
import type { Game } from '../game.ts';
import { seeTry } from '../daily/diary.ts';
import type { MetDay } from '../daily/open-try.ts';
import { dayMet, isOpenTry, enterTry } from '../daily/open-try.ts';
import { theGame } from '../game.ts';
import { withNotOwn } from '../bot-handover.ts';
import { pageKit } from '../kit.ts';
import { inOrder } from '../lesson-list.ts';
import { comesToItsEnd, lostReplay } from '../lost-replay.ts';
import { Loading } from '../missing-file.tsx';
import { Lost } from '../packs/lost.tsx';
import { readOccasion } from '../occasion.ts';
import { pageOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { deputedIn, playersIn } from '../share/challenge-link.ts';
import { isSameFight, besideWords } from '../share/rivals.ts';
import type { Telling } from '../share/telling.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { changeDiary } from '../storage/diary-store.ts';
import { lessonsDone } from '../storage/lessons-done.ts';
import { keepRecord, listRecords, loadRecord, recordId } from '../storage/records.ts';
import { lockedOut } from '../tenure.ts';
import { useLoaded } from '../use-loaded.ts';

interface Challenge {
  readonly replay: GameReplay;
  readonly controllers: Controllers;
  /** What a bot answered in the friend's place, as his link tells it. */
  readonly deputed: Spans;
  readonly opening: Telling;
  readonly end: Telling;
  readonly earlier: readonly { readonly text: string; readonly href: string }[];
  /** The day whose fight it is; null for any other. */
  readonly day: MetDay | null;
  readonly stranger: Stranger | null;
}

type Found = Challenge | { readonly lost: LostProps };

/** More of one's own results than anybody wants to see. */
const MOST_EARLIER = 3;

/** The player's own results in the same fight. */
async function earlierOf({ kit }: Game, { vault }: Services, { record }: GameReplay): Promise<Challenge['earlier']> {
  const list = (await listRecords(vault)).filter(({ about }) => about.ruleset === record.ruleset && about.seed === record.seed);
  const found: { text: string; href: string }[] = [];
  for (const { id, about } of list.filter(({ about: { outcome } }) => outcome !== null)) {
    if (found.length === MOST_EARLIER) break;
    const kept = await loadRecord(kit, vault, id).catch(() => null);
    if (!kept || readOccasion(kept.occasion)?.kind === 'brought' || !isSameFight(kept.record, record)) continue;
    found.push({ text: about.result, href: formatRoute({ screen: 'end', id }) });
  }
  return found;
}

/** What somebody needs who has never played here: what it is, and where it is learnt; null for everybody else. */
async function strangerAt({ vault }: Services, { record: { setup } }: GameReplay): Promise<Stranger | null> {
  const [records, done] = await Promise.all([listRecords(vault), lessonsDone(vault)]);
  if (records.length > 0 || done.length > 0) return null;
  const lessons = inOrder(await pageKit.loadLessons());
  const first = lessons.find(({ position }) => position.ruleset === setup.ruleset) ?? lessons[0];
  const { line } = pageOf(setup).title;
  return { line, lesson: first ? { name: first.name, href: formatRoute({ screen: 'learn', name: first.id }) } : null };
}

async function find(
  services: Services,
  game: Game,
  { text, players, bot }: { text: string; players: string; bot: string },
): Promise<Found> {
  try {
    const record = await inSlices(decodeSliced(game.kit, text));
    const [replay, part] = await Promise.all([inSlices(replaySliced(game.kit, record)), tellPartOf(record.setup)]);
    const controllers = playersIn<Rules>(gameOf<Rules>(game.kit, record.setup).desk, record.setup, players);
    const { setup, seed } = record;
    const deputed = deputedIn(bot);
    const fought = { setup, seed, controllers };
    return {
      replay,
      controllers,
      deputed,
      opening: tell(part, { ...fought, bout: replay.positions[0]!, steps: replay.steps.slice(0, 1) }),
      end: tell(part, { ...fought, deputed, bout: replay.positions.at(-1)!, steps: replay.steps }),
      earlier: await earlierOf(game, services, replay),
      day: await dayMet(game, services.vault, record),
      stranger: await strangerAt(services, replay),
    };
  } catch (error) {
    return { lost: lostReplay(error) };
  }
}

/** As what a fight of a day is begun while the try at it is open; `practice` gives that try up, since it shows the dice. */
export type As = 'try' | 'practice';

/**
 * Keeps the friend's record, so that it can be compared with, and begins the fight. A try that has begun is gone on with,
 * whatever was asked for.
 */
export async function beat(
  services: Services,
  game: Game,
  { replay, controllers, deputed }: Pick<Challenge, 'replay' | 'controllers' | 'deputed'>,
  as: As = 'try',
): Promise<void> {
  const { record } = replay;
  const { vault } = services;
  const id = recordId(record);
  if (!(await vault.row('records', id)))
    await keepRecord(
      vault,
      { record, controllers, occasion: 'brought', ...(deputed.length > 0 && { deputed }) },
      withNotOwn(aboutGameReplay(game.kit, replay), { steps: replay.steps, deputed }),
    );
  const day = await dayMet(game, vault, record);
  if (day?.state === 'open' && day.isToday && as === 'practice') await spendTry(services, day);
  else if (day && isOpenTry(day) && (await enterTry(services, game, day))) return;
  const occasion = { kind: 'challenge', of: id } as const;
  if (record.from) game.fork(record, 0, controllers, occasion);
  else game.begin(record.setup, record.seed, controllers, occasion);
  services.go({ screen: 'arena' });
}

/** Whoever sees the dice first has no try of that day. */
async function spendTry({ vault }: Services, { day, game }: Pick<MetDay, 'day' | 'game'>): Promise<void> {
  await changeDiary(vault, (diary) => seeTry(diary, day, game, vault.time()));
}

/** How the player's own try stands, where the friend fought the fight of a day. */
function tryIn({ day }: Challenge): OwnTry | null {
  if (!day) return null;
  const { title, state, isToday } = day;
  const stands = isOpenTry(day) ? (state === 'open' ? 'open' : 'begun') : 'over';
  return { title: isToday ? title : title.replace(/^Today’s/, 'Yesterday’s'), stands };
}

/** Whom the player commands, where there is something to say. */
const ownOf = ({ faces }: Telling): string => faces.own.map((name) => name.toLowerCase()).join(' and ');

/** A friend's fight, to be beaten with the same dice. What is told of it is what came of playing it again here. */
export function ChallengeRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const { text, players, deputed: bot } = route.screen === 'challenge' ? route : { text: '', players: '', deputed: '' };
  const found = useLoaded(() => find(services, game, { text, players, bot }), [text, players, bot]);
  if (!found) return <Loading what="The fight is being played again …" />;
  if ('lost' in found) return <Lost services={services} lost={found.lost} />;
  const { replay, opening, end, earlier, stranger } = found;
  return (
    <ChallengeScreen
      did={end.feat?.did ?? null}
      unbeatable={end.share >= 1}
      beside={end.feat ? besideWords({ feat: end.feat, share: end.share }) : ''}
      who={end.about.who}
      seed={replay.record.seed}
      seal={replay.seal}
      vouched={comesToItsEnd(replay)}
      figures={opening.figures}
      own={ownOf(end)}
      earlier={earlier}
      closed={lockedOut(services, 'keeps it. Go on here first, or fight there')}
      palette={services.settings.value.palette}
      ownTry={tryIn(found)}
      stranger={stranger}
      watchHref={formatRoute({ screen: 'link', text, at: null })}
      onBeat={(as) => void beat(services, game, found, as)}
    />
  );
}
