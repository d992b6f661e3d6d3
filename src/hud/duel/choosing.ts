import { computed, signal } from '@preact/signals';
import { distance, toward } from '../../engine/hex/index.ts';
import type { FightModel, TurnAim, ViewOf, Walk } from '../fight/index.ts';
import { advises, walksApart, walksFrom } from '../fight/index.ts';
import type { Words } from '../common/index.ts';
import type { DuelFighter, DuelFought, DuelOwn, DuelRules, Option } from './game.ts';

/** Walks shown under an aim that is about walking. */
const MOST_WALKS = 3;
/** With what an aim puts an answer before all that do not serve it. */
const FIRST = 1000;

export const isOpen = ({ odds }: Option): boolean => odds.refusal === null;

/** The same for answers after which he stands the same. */
export function dangerKey({ pose }: Pick<Option, 'pose'>): string {
  return pose ? `${pose.cell} ${pose.facing}` : 'here';
}

/** Whoever must choose; null when the bout is over. */
export function actingIn<G extends DuelFought>({ acting }: Pick<DuelRules<G>, 'acting'>, view: ViewOf<G>): DuelFighter | null {
  return view.state.fighters[acting(view)] ?? null;
}

/** Opponents of somebody by their index. */
export function foesIn<G extends DuelFought>({ areFoes }: Pick<DuelRules<G>, 'areFoes'>, view: ViewOf<G>, me: number): number[] {
  return view.state.fighters.flatMap((_, index) => (index !== me && areFoes(view, me, index) ? [index] : []));
}

/** A way on foot by where it ends: `Go beside Crassus, in the back`. */
function walkName<G extends DuelFought>(duel: DuelRules<G>, view: ViewOf<G>, pose: Walk<G['action']>, words: Words): string {
  const { arena } = view.world;
  const { fighters, turn } = view.state;
  if (pose.cell === fighters[turn.fighter]!.cell) return `Turn ${words.say('direction', `d${pose.facing}`)}`;
  const away = (index: number): number => distance(arena, pose.cell, fighters[index]!.cell);
  const [nearest] = foesIn(duel, view, turn.fighter).toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) return `Go to ${words.hex(pose.cell)}`;
  const hexes = away(nearest);
  const whom = words.figure(fighters[nearest]!.id);
  return `Go ${hexes === 1 ? `beside ${whom}` : `${hexes} hexes from ${whom}`}, ${duel.seenFrom(view, words, { index: nearest, cell: pose.cell, as: 'side-of' })}`;
}

/** An answer as it stands. */
export function plainOption<G extends DuelFought>(
  { oddsOf }: Pick<DuelRules<G>, 'oddsOf'>,
  view: ViewOf<G>,
  action: G['action'],
  { key, name }: Pick<Option, 'key' | 'name'>,
): Option<G['action']> {
  const odds = oddsOf(view, action);
  return { key, action, answers: [action], name, gear: null, pose: null, cost: odds.cost, odds };
}

/** To end the turn where he stands. */
function endOption<G extends DuelFought>(duel: DuelRules<G>, view: ViewOf<G>, words: Words): Option<G['action']> {
  return plainOption(duel, view, duel.end, { key: 'end', name: words.say('answer', 'end') });
}

/** A way on foot as one answer. */
function walkOption<G extends DuelFought>(duel: DuelRules<G>, view: ViewOf<G>, pose: Walk<G['action']>, name: string): Option<G['action']> {
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
  readonly duel: DuelRules<G>;
  readonly view: ViewOf<G>;
  readonly words: Words;
  readonly aim: TurnAim;
  /** Answers with dice. */
  readonly options: readonly Option<G['action']>[];
  readonly poses: readonly Walk<G['action']>[];
  readonly target: DuelFighter | null;
}

type Rated<T> = { readonly of: T; readonly worth: number };

/** The best facing in each hex that serves the aim, the best hexes first. */
function walksFor<G extends DuelFought>(
  { duel, view, aim, poses, target }: Choosing<G>,
  advice: ReturnType<typeof duel.advice>,
): Rated<Walk<G['action']>>[] {
  const { world, state } = view;
  const foes = target ? [target] : foesIn(duel, view, state.turn.fighter).map((index) => state.fighters[index]!);
  const away = (cell: number): number => Math.min(...foes.map((foe) => distance(world.arena, cell, foe.cell)));
  const [here, ...others] = poses;
  if (!here || aim === 'rest') return [];
  const now = away(here.cell);
  const best = new Map<number, Rated<Walk<G['action']>>>();
  for (const pose of others) {
    if (aim === 'close-in' ? away(pose.cell) >= now : aim === 'keep-away' && away(pose.cell) <= now) continue;
    const stand = advice.stand(pose);
    const worth = aim === 'keep-away' ? -advice.danger(pose) + stand / FIRST : stand;
    if (worth > (best.get(pose.cell)?.worth ?? -Infinity)) best.set(pose.cell, { of: pose, worth });
  }
  const most = aim === 'close-in' || aim === 'keep-away' ? MOST_WALKS : 1;
  return [...best.values()].toSorted((a, b) => b.worth - a.worth).slice(0, most);
}

/** Answers by their worth for an aim, those that are refused last. */
function choicesFor<G extends DuelFought>(choosing: Choosing<G>): readonly Option<G['action']>[] {
  const { duel, view, words, aim, options, poses } = choosing;
  const [here] = poses;
  if (!here) return options;
  const advice = duel.advice(view);
  const serves = ({ action, key }: Option<G['action']>): boolean =>
    (aim === 'strike' && duel.hasDice(action)) ||
    (aim === 'rest' && action === duel.end) ||
    ((aim === 'close-in' || aim === 'keep-away') && key.startsWith('walk'));
  const others = [...options.filter(isOpen), endOption(duel, view, words)].map((of) => ({
    of,
    worth: advice.worth(of.action, of.pose ?? here),
  }));
  const ways = walksFor(choosing, advice);
  const { arena } = view.world;
  const names = walksApart(
    ways.map(({ of }) => of),
    (pose) => walkName(duel, view, pose, words),
    ({ cell }) => `to the ${words.say('direction', `d${toward(arena, here.cell, cell)}`)}`,
    ({ cell }) => words.hex(cell),
  );
  const walks = ways.map(({ of, worth }, at) => ({ of: walkOption(duel, view, of, names[at]!), worth }));
  const rated = [...others, ...walks].map(({ of, worth }) => ({ of, worth: worth + (serves(of) ? FIRST : 0) }));
  return [...rated.toSorted((a, b) => b.worth - a.worth).map(({ of }) => of), ...options.filter((option) => !isOpen(option))];
}

type Frame<G extends DuelFought> = Pick<
  FightModel<G>,
  'settled' | 'selected' | 'mine' | 'decision' | 'words' | 'walking' | 'session' | 'settings'
>;

/** The signals of a duel, and what follows from them. */
export function ownOf<G extends DuelFought>(duel: DuelRules<G>, frame: Frame<G>): DuelOwn<G> {
  const { settled, selected, mine, decision, words, walking, session } = frame;
  const armed = signal<string | null>(null);
  const considered = signal<string | null>(null);
  const aim = signal<TurnAim>('best');
  const isTurn = (): boolean => mine.value && decision.value?.kind === duel.act;
  const acting = computed(() => actingIn(duel, settled.value.view));
  const target = computed(() => targetOf(duel, settled.value.view, selected.value));
  const poses = computed((): readonly Walk<G['action']>[] => {
    if (!isTurn() || !settled.value.decision) return [];
    return walking.taken.value.answers > 0 ? walksFrom(session.bout.forBots, duel.walk) : walking.ends.value;
  });
  const answers = computed((): readonly Option<G['action']>[] => {
    const { view } = settled.value;
    const chosen = view.state.fighters.findIndex((fighter) => fighter === target.value);
    return mine.value && !view.state.outcome ? duel.options({ view, words, poses: poses.value, chosen }) : [];
  });
  const choices = computed((): readonly Option<G['action']>[] => {
    const { view } = settled.value;
    const options = answers.value;
    if (!isTurn()) return options;
    if (!advises(frame)) return [...options.filter(isOpen), endOption(duel, view, words), ...options.filter((option) => !isOpen(option))];
    return choicesFor({ duel, view, words, aim: aim.value, options, poses: poses.value, target: target.value });
  });
  const find = (key: string | null): Option<G['action']> | null => choices.value.find((option) => option.key === key) ?? null;
  /** What a commit would do: what was chosen, else what is offered first. */
  const armedOption = computed(() => {
    if (!advises(frame) || !isTurn()) return find(armed.value);
    const walked = walking.taken.value.answers > 0;
    const first = choices.value.find((option) => isOpen(option) && !(walked && option.pose && !duel.hasDice(option.action)));
    return find(armed.value) ?? first ?? null;
  });
  const shownOption = computed(() => find(considered.value) ?? armedOption.value);
  return { armed, considered, aim, answers, choices, acting, target, poses, armedOption, shownOption };
}

/** The opponent that is selected; null for nobody or a friend. */
export function targetOf<G extends DuelFought>(
  duel: Pick<DuelRules<G>, 'acting' | 'areFoes'>,
  view: ViewOf<G>,
  id: string | null,
): DuelFighter | null {
  const index = view.state.fighters.findIndex((fighter) => fighter.id === id);
  const me = duel.acting(view);
  return me >= 0 && index >= 0 && index !== me && duel.areFoes(view, me, index) ? view.state.fighters[index]! : null;
}
