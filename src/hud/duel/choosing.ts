import { computed, signal } from '@preact/signals';
import { distance, toward } from '../../engine/hex/index.ts';
import type { FightModel, TurnAim, ViewOf, Walk, WalkOfGame } from '../fight/index.ts';
import { advises, walksApart, walksFrom } from '../fight/index.ts';
import type { Words } from '../common/index.ts';
import type { Choices, DuelFighter, DuelFought, DuelOfGame, DuelOwn, Option } from './game.ts';

/** Walks shown under an aim that is about walking. */
const MOST_WALKS = 3;
/** With what an aim puts an answer before all that do not serve it. */
const FIRST = 1000;
/** What folds late is shown among the first so many. */
const FOREMOST = 4;

export const isOpen = ({ odds }: Pick<Option, 'odds'>): boolean => odds.refusal === null;

/** The same for answers after which he stands the same. */
export function dangerKey({
  pose,
  key,
  ...option
}: Pick<Option, 'pose' | 'key'> & { readonly after?: unknown; readonly endsAfter?: unknown }): string {
  if (option.after || option.endsAfter) return key;
  return pose ? `${pose.cell} ${pose.facing}` : 'here';
}

/** Whoever must choose; null when the bout is over. */
function actingIn<G extends DuelFought>({ acting }: Pick<DuelOfGame<G>, 'acting'>, view: ViewOf<G>): DuelFighter | null {
  return view.state.fighters[acting(view)] ?? null;
}

/** Opponents of somebody by their index, the nearest to a hex first: to his own where none is named. */
export function foesIn<G extends DuelFought>(
  { areFoes }: Pick<DuelOfGame<G>, 'areFoes'>,
  view: ViewOf<G>,
  me: number,
  cell?: number,
): number[] {
  const { fighters } = view.state;
  const from = cell ?? fighters[me]?.cell ?? 0;
  const away = (index: number): number => distance(view.world.arena, from, fighters[index]!.cell);
  const foes = fighters.flatMap((_, index) => (index !== me && areFoes(view, me, index) ? [index] : []));
  return foes.toSorted((a, b) => away(a) - away(b));
}

/** A way on foot by where it ends: `Go beside Crassus, in the back`. */
function walkName<G extends DuelFought>(duel: DuelOfGame<G>, view: ViewOf<G>, pose: Walk<G['action']>, words: Words): string {
  const { fighters, turn } = view.state;
  if (pose.cell === fighters[turn.fighter]!.cell) return `Turn ${words.say('direction', `d${pose.facing}`)}`;
  const [nearest] = foesIn(duel, view, turn.fighter, pose.cell);
  if (nearest === undefined) return `Go to ${words.hex(pose.cell)}`;
  const hexes = distance(view.world.arena, pose.cell, fighters[nearest]!.cell);
  const whom = words.figure(fighters[nearest]!.id);
  return `${hexes === 1 ? `Go beside ${whom}` : `To ${hexes} hexes from ${whom}`}, ${duel.seenFrom(view, words, { index: nearest, cell: pose.cell, as: 'side-of' })}`;
}

/** An answer as it stands. */
export function plainOption<G extends DuelFought>(
  { oddsOf, priceOf }: Pick<DuelOfGame<G>, 'oddsOf' | 'priceOf'>,
  view: ViewOf<G>,
  action: G['action'],
  { key, name }: Pick<Option<G>, 'key' | 'name'>,
): Option<G> {
  return { key, action, answers: [action], name, gear: null, pose: null, cost: priceOf(view, action), odds: oddsOf(view, action) };
}

/** A way on foot as one answer. */
function walkOption<G extends DuelFought>(duel: DuelOfGame<G>, view: ViewOf<G>, pose: Walk<G['action']>, name: string): Option<G> {
  const [first, last] = [pose.way[0]!, pose.way.at(-1)!];
  return {
    key: `walk ${pose.cell}.${pose.facing}`,
    action: last,
    answers: pose.way,
    name,
    gear: null,
    pose,
    cost: pose.cost,
    odds: duel.oddsOf(view, first),
  };
}

interface Choosing<G extends DuelFought> {
  readonly duel: DuelOfGame<G>;
  readonly view: ViewOf<G>;
  readonly words: Words;
  readonly aim: TurnAim;
  /** Everything but walking. */
  readonly options: readonly Option<G>[];
  readonly poses: readonly Walk<G['action']>[];
  readonly target: DuelFighter | null;
}

/** The best facing in each hex that serves the aim, the best hexes first. */
function walksFor<G extends DuelFought>(
  { duel, view, aim, poses, target }: Choosing<G>,
  advice: ReturnType<typeof duel.advice>,
): (readonly [walk: Walk<G['action']>, worth: number])[] {
  const { world, state } = view;
  const foes = target ? [target] : foesIn(duel, view, state.turn.fighter).map((index) => state.fighters[index]!);
  const away = (cell: number): number => Math.min(...foes.map((foe) => distance(world.arena, cell, foe.cell)));
  const [here, ...others] = poses;
  if (!here || aim === 'rest') return [];
  const now = away(here.cell);
  const best = new Map<number, readonly [Walk<G['action']>, number]>();
  for (const pose of others) {
    if (aim === 'close-in' ? away(pose.cell) >= now : aim === 'keep-away' && away(pose.cell) <= now) continue;
    const stand = advice.stand(pose);
    if (stand === -Infinity) continue;
    const worth = aim === 'keep-away' ? -advice.danger(pose) + stand / FIRST : stand;
    if (worth > (best.get(pose.cell)?.[1] ?? -Infinity)) best.set(pose.cell, [pose, worth]);
  }
  const most = aim === 'close-in' || aim === 'keep-away' ? MOST_WALKS : 1;
  return [...best.values()].toSorted(([, a], [, b]) => b - a).slice(0, most);
}

/** Answers as the rules list them; what is folded even then, where anything is. */
function asListed<G extends DuelFought>(options: readonly Option<G>[], folds: boolean): Choices<G> {
  const open = options.filter(isOpen);
  const isFolded = (option: Option<G>): boolean => folds && option.folds === 'always';
  return {
    shown: open.filter((option) => !isFolded(option)),
    more: open.filter(isFolded),
    refused: options.filter((option) => !isOpen(option)),
  };
}

/** Answers by their worth for an aim; what is folded stays in the order of the rules. */
function choicesFor<G extends DuelFought>(choosing: Choosing<G>): Choices<G> {
  const { duel, view, words, aim, options, poses } = choosing;
  const [here] = poses;
  const listed = asListed(options, true);
  if (!here) return listed;
  const advice = duel.advice(view);
  const isStrike = (action: G['action']): boolean => (duel.strikes ? duel.strikes(action) : duel.hasDice(action));
  const serves = ({ action, key }: Option<G>): boolean =>
    (aim === 'strike' && isStrike(action)) ||
    (aim === 'rest' && action === duel.end) ||
    ((aim === 'close-in' || aim === 'keep-away') && key.startsWith('walk'));
  const open = options.filter(isOpen).map((option) => [option, advice.worth(option.action, option.pose ?? here)] as const);
  const ways = walksFor(choosing, advice);
  const names = walksApart(
    ways.map(([pose]) => pose),
    (pose) => walkName(duel, view, pose, words),
    ({ cell }) => `to the ${words.say('direction', `d${toward(view.world.arena, here.cell, cell)}`)}`,
    ({ cell }) => words.hex(cell),
  );
  const walks = ways.map(([pose, worth], at) => [walkOption(duel, view, pose, names[at]!), worth] as const);
  const worth = new Map([...open, ...walks].map(([option, rated]) => [option, rated + (serves(option) ? FIRST : 0)]));
  const sorted = [...worth.keys()].toSorted((a, b) => worth.get(b)! - worth.get(a)!);
  const idle = Math.max(0, worth.get(sorted.find(({ action }) => action === duel.end)!) ?? 0);
  const late = sorted.filter((option, place) => option.folds === 'late' && (place >= FOREMOST || worth.get(option)! <= idle));
  const more = options.filter((option) => listed.more.includes(option) || late.includes(option));
  return { ...listed, shown: sorted.filter((option) => !more.includes(option)), more, inVain: !sorted.some(serves) };
}

type Frame<G extends DuelFought> = Pick<
  FightModel<G>,
  'settled' | 'selected' | 'mine' | 'decision' | 'words' | 'walking' | 'session' | 'settings'
>;

/** Walking in a turn of a duel, with its action points. */
export function walkOf<G extends DuelFought>({ walk, mayAct }: Pick<DuelOfGame<G>, 'walk' | 'mayAct'>): WalkOfGame<G> {
  return {
    ...walk,
    unit: 'AP',
    stanceOf(view) {
      const { turn, fighters, outcome } = view.state;
      const fighter = fighters[turn.fighter];
      if (outcome || !fighter || !mayAct(view)) return null;
      return { figure: fighter.id, cell: fighter.cell, facing: fighter.facing, spent: turn.spent };
    },
  };
}

/** The signals of a duel, and what follows from them. */
export function ownOf<G extends DuelFought>(duel: DuelOfGame<G>, frame: Frame<G>): DuelOwn<G> & G['own'] {
  const { settled, selected, mine, decision, words, walking, session } = frame;
  const own = duel.own();
  const armed = signal<string | null>(null);
  const considered = signal<string | null>(null);
  const aim = signal<TurnAim>('best');
  const turning = signal(false);
  const isTurn = (): boolean => mine.value && decision.value?.kind === duel.act;
  const acting = computed(() => actingIn(duel, settled.value.view));
  const target = computed(() => targetOf(duel, settled.value.view, selected.value));
  const poses = computed((): readonly Walk<G['action']>[] => {
    if (!isTurn() || !settled.value.decision) return [];
    return walking.taken.value.answers > 0 ? walksFrom(session.bout.forBots, walkOf(duel)) : walking.ends.value;
  });
  const answers = computed((): readonly Option<G>[] => {
    const { view } = settled.value;
    const chosen = view.state.fighters.findIndex((fighter) => fighter === target.value);
    return mine.value && !view.state.outcome ? duel.options({ duel, view, words, poses: poses.value, chosen, own }) : [];
  });
  const choices = computed((): Choices<G> => {
    const { view } = settled.value;
    const options = answers.value;
    const advised = advises(frame);
    if (!isTurn() || !advised) return asListed(options, advised);
    return choicesFor({ duel, view, words, aim: aim.value, options, poses: poses.value, target: target.value });
  });
  const find = (key: string | null): Option<G> | null => {
    const { shown, more } = choices.value;
    return shown.find((option) => option.key === key) ?? more.find((option) => option.key === key) ?? null;
  };
  /** What a commit would do: what was chosen, else what is offered first. */
  const armedOption = computed(() => {
    const chosen = find(armed.value);
    if (chosen || !advises(frame) || !isTurn()) return chosen;
    const walked = walking.taken.value.answers > 0;
    return choices.value.shown.find((option) => !(walked && option.pose && !duel.hasDice(option.action))) ?? null;
  });
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  return { ...own, armed, considered, aim, turning, answers, choices, acting, target, poses, armedOption, shownOption };
}

/** The opponent that is selected; null for nobody or a friend. */
export function targetOf<G extends DuelFought>(
  duel: Pick<DuelOfGame<G>, 'acting' | 'areFoes'>,
  view: ViewOf<G>,
  id: string | null,
): DuelFighter | null {
  const index = view.state.fighters.findIndex((fighter) => fighter.id === id);
  const me = duel.acting(view);
  return me >= 0 && index >= 0 && index !== me && duel.areFoes(view, me, index) ? view.state.fighters[index]! : null;
}
