import type { GameKit, GameReplay, LogStep } from '../../session/index.ts';
import { replaySliced } from '../../session/index.ts';
import type { Messages } from '../../catalogue/index.ts';
import { tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { leavingFor, listRecords, loadRecord } from '../storage/records.ts';
import type { Change } from '../storage/store.ts';
import type { Vault } from '../storage/vault.ts';
import type { Names, Named } from '../storage/wall-store.ts';
import { namedRecords, putNames } from '../storage/wall-store.ts';
import { cardOf, type BoutEvent, type FigureId } from '../../engine/bout/index.ts';
import { listed } from '../../engine/text/index.ts';
import { readable } from '../../hud/common/index.ts';
import type { FateOf } from '../../hud/end/index.ts';

type Steps = readonly Pick<LogStep, 'events'>[];
type Figure = Pick<FateOf, 'id' | 'card' | 'kind' | 'name' | 'state' | 'place'>;

const FATES: Readonly<Partial<Record<FateOf['state'], Named['fate']>>> = { dead: 'dead', spared: 'spared', winner: 'won' };
const MOST_AGAINST = 2;

/** Figures of a game that does not tell of its fights: what its events say of them. */
export function figuresOfEvents(steps: Steps): Figure[] {
  const events = steps.flatMap((step) => step.events);
  const end = events.find((event) => event.type === 'bout-ended');
  const outcome = end?.type === 'bout-ended' ? end.outcome : null;
  const fell = new Map(events.flatMap((event) => (event.type === 'felled' ? [[event.figure, event.dead] as const] : [])));
  const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
  const sides = [...new Set(started.map(({ side }) => side))];
  return started.map(({ figure, card, side, name }): Figure => {
    const dead = fell.get(figure);
    const state = dead === true ? 'dead' : dead === false ? 'spared' : outcome?.winner === side ? 'winner' : 'standing';
    return { id: figure, card, kind: 'gladiator', name: name ?? readable(cardOf(figure)), state, place: sides.indexOf(side) };
  });
}

function concerns(event: BoutEvent, figure: FigureId): boolean {
  return (event.type === 'felled' || event.type === 'appealed' || event.type === 'judged') && event.figure === figure;
}

/** The step before the one in which it was decided about a figure; the last but one for those who were never beaten. */
function momentOf(steps: Steps, figure: FigureId): number {
  const step = steps.findLastIndex(({ events }) => events.some((event) => concerns(event, figure)));
  return Math.max(0, (step < 0 ? steps.length : step) - 1);
}

function isOpponent(one: Figure, other: Figure): boolean {
  if (one.place !== undefined) return one.place !== other.place;
  if (one.kind !== 'beast') return other.kind === 'beast';
  return one.id !== other.id;
}

function against(figure: Figure, all: readonly Figure[]): string {
  const names = all.filter((other) => isOpponent(figure, other)).map(({ name }) => name);
  if (names.length <= MOST_AGAINST) return listed(names);
  return `${names.slice(0, MOST_AGAINST).join(', ')} and ${names.length - MOST_AGAINST} more`;
}

/** Everybody of a fight who died, was spared or has won. */
export function peopleOf(steps: Steps, figures: readonly Figure[]): Named[] {
  return figures.flatMap((figure): Named[] => {
    const { id, card, kind, name, state } = figure;
    const fate = FATES[state];
    return fate ? [{ name, card, kind, fate, against: against(figure, figures), step: momentOf(steps, id) }] : [];
  });
}

/** What names are made with. */
export interface NameTools {
  readonly kit: GameKit;
  readonly messages: Messages;
  readonly vault: Vault;
}

/** The names of a fight that was played again; `at` is when it was kept. */
export async function namesOf(
  { messages }: Pick<NameTools, 'messages'>,
  { record, steps, positions }: GameReplay,
  at: number,
): Promise<Names> {
  const part = await tellPartOf(record.setup);
  const told = part.figuresOf({ bout: positions.at(-1)!, seed: record.seed, messages });
  return { game: record.setup.ruleset, at, people: peopleOf(steps, told.length > 0 ? told : figuresOfEvents(steps)) };
}

/** The change that keeps the names of one record; none where it cannot be played again. */
async function changeFor(tools: NameTools, id: string, at: number): Promise<Change[]> {
  try {
    const kept = await loadRecord(tools.kit, tools.vault, id);
    return kept ? [putNames(id, await namesOf(tools, await inSlices(replaySliced(tools.kit, kept.record)), at))] : [];
  } catch {
    return []; // of a game or of cards that are not here: its names stay in the record
  }
}

/** Keeps the names of all records that have none yet; tells after each. Ends early when `wanted` says no more. */
export async function keepNames(tools: NameTools, onKept: () => void, wanted: () => boolean): Promise<void> {
  const named = await namedRecords(tools.vault);
  for (const { id, savedAt } of await listRecords(tools.vault)) {
    if (!wanted()) return;
    if (named.has(id)) continue;
    const changes = await changeFor(tools, id, savedAt);
    if (changes.length === 0) continue;
    await tools.vault.write(changes);
    onKept();
  }
}

/** Keeps the names of those records which the next one may push out. */
export async function keepNamesLeaving(tools: NameTools): Promise<void> {
  const leaving = await leavingFor(tools.vault, null);
  if (leaving.length === 0) return;
  const named = await namedRecords(tools.vault);
  for (const { id, savedAt } of leaving) {
    const changes = named.has(id) ? [] : await changeFor(tools, id, savedAt);
    if (changes.length > 0) await tools.vault.write(changes);
  }
}
