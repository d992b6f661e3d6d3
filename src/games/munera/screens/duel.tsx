import { signal } from '@preact/signals';
import type { HexMark, Overlays } from '../../../art/index.ts';
import { actionSign } from '../../../art/index.ts';
import { distance, OUTSIDE, toward, turnsBetween } from '../../../engine/hex/index.ts';
import { Icon, listed, percent } from '../../../hud/common/index.ts';
import type { Asked, DuelOfGame, Note } from '../../../hud/duel/index.ts';
import { announce } from '../../../hud/fight/index.ts';
import { adviceOf, sureAnswer, type Walk } from '../desk/index.ts';
import type { Area, MuneraAction, Quadrant, View } from '../rules/index.ts';
import {
  actionOdds,
  areOpponents,
  chooser,
  costOf,
  distancesOf,
  endsNextTurn,
  isTired,
  muneraActions,
  pushBackOf,
  quadrantOf,
  reachChances,
  reachOf,
  threatsTo,
} from '../rules/index.ts';
import type { MuneraDuel, MuneraModel } from './board.ts';
import { muneraBoard } from './board.ts';
import { ledgerOf } from './crowd.ts';
import { lawOf } from './law.tsx';
import { effectOf, headlineOf } from './option-words.ts';
import { optionsOf } from './options.ts';
import { heldOf, ratingsOf, Sheet, skillTags } from './sheet.tsx';
import './duel.css';

const END = { type: 'end' } as const;
const READY = { type: 'ready' } as const;
const STRIKES: readonly MuneraAction['type'][] = ['attack', 'whirl', 'grapple'];
const DICE: readonly MuneraAction['type'][] = [...STRIKES, 'haze', 'cut-free'];
const AREAS: readonly Area[] = ['H', 'M', 'L'];
/** AP after which a turn tires (M-078). */
const TIRING = 7;
const ASKED = { reason: 'question-first', rule: 'M-062' };
const ARC_MARK: Readonly<Record<Quadrant, HexMark['kind']>> = {
  front: 'arc-front',
  right: 'arc-flank',
  left: 'arc-flank',
  rear: 'arc-rear',
};

const areFoes = ({ state }: View, one: number, other: number): boolean => areOpponents(state.fighters[one]!, state.fighters[other]!);

/** As far as the acting fighter can strike from here, and as far as his opponents can. */
function strikeMarks(view: View, me: number): HexMark[] {
  const theirs = new Set(view.state.fighters.flatMap((_, index) => (areFoes(view, index, me) ? reachOf(view, index) : [])));
  return [
    ...reachOf(view, me).map((cell): HexMark => ({ cell, kind: 'run' })),
    ...[...theirs].map((cell): HexMark => ({ cell, kind: 'overrun' })),
  ];
}

/** What an armed blow would do: its chance to wound, and where a miss drives the target. */
function blowDrawn({ target, shownOption }: MuneraModel, view: View, me: number): Partial<Overlays> {
  const [foe, odds] = [target.value, shownOption.value?.odds];
  if (!foe || (odds?.kind !== 'blow' && odds?.kind !== 'grapple')) return {};
  const { to, barred } = pushBackOf(
    view,
    me,
    view.state.fighters.findIndex(({ id }) => id === foe.id),
  );
  const chance = odds.kind === 'blow' && odds.saveModifiers.length > 0 ? odds.facts.anyWound : odds.facts.hit;
  const labels = [{ cell: foe.cell, text: percent(chance).replace(' ', '') }];
  if (barred !== null) return { labels, marks: [{ cell: foe.cell, kind: 'overrun-struck' }] };
  return { ways: [{ figure: foe.id, path: [foe.cell, to], facing: foe.facing }], labels };
}

/** Friends who threaten the target as well: each adds one to the attack (M-139). */
function helpersOf({ target, acting, settled }: MuneraModel): number[] {
  const { view } = settled.value;
  const foe = view.state.fighters.find(({ id }) => id === target.value?.id);
  return foe ? threatsTo(view, foe).filter((index) => view.state.fighters[index] !== acting.value) : [];
}

/** At what part of the body the condemned are struck. */
function Areas({ model: { words, target, area, settled } }: { readonly model: MuneraModel }) {
  const { world, state } = settled.value.view;
  if (!world.profiles[state.fighters.findIndex((one) => one === target.value)]?.noxius) return null;
  return (
    <p class="areas" role="group" aria-label="Aimed at">
      {AREAS.map((each) => (
        <button key={each} type="button" class="button" aria-pressed={area.value === each} onClick={() => (area.value = each)}>
          {words.say('area', each)}
        </button>
      ))}
    </p>
  );
}

/** What weighs on this turn alone, who must appeal when it ends beside him, and who else threatens the target. */
function notesOf(model: MuneraModel): readonly Note[] {
  const { view } = model.settled.value;
  const { stood, feint } = view.state.turn;
  const nameOf = (index: number): string => model.words.figure(view.world.ids[index]!);
  const ending = actionOdds(view, END);
  const appeals = ending.kind === 'end' ? ending.appeals : [];
  const told = appeals.map(({ fighter, spared }) => `${nameOf(fighter)} appeals, spared ${percent(spared)}`);
  const helpers = helpersOf(model);
  return [
    ...(stood ? [['Just got up: he stays in his hex.', ['M-149'], 'turn-note'] as const] : []),
    ...(feint === 'declared' ? [['Feinting: his next miss may be thrown again.', ['M-322'], 'turn-note'] as const] : []),
    ...(told.length > 0 ? [[`At the end of this turn ${listed(told)}.`, ['M-167'], 'danger-line'] as const] : []),
    ...(helpers.length > 0 ? [[`+${helpers.length} with ${listed(helpers.map(nameOf))} at him too.`, ['M-139']] as const] : []),
  ];
}

/** Before the AP die: what it will be, and what may be thrown away first. */
function readyOf(view: View): Asked | null {
  const odds = actionOdds(view, READY);
  if (odds.kind !== 'turn') return null;
  const { ap, surrender, modifiers } = odds.ap;
  const counts = [...ap.weights.keys()];
  return {
    notes: [
      [`A die for action points: ${Math.min(...counts)} to ${Math.max(...counts)} AP.`, ['M-044']],
      ...(surrender
        ? [[`Too tired to go on: he gives in and appeals, spared ${percent(surrender.spared)}.`, ['M-057'], 'danger-line'] as const]
        : []),
    ],
    terms: ['Added to the die', modifiers],
    options: 'Throw away first',
  };
}

/** A miss that a feint may throw again. */
function rerollOf(view: View): Asked {
  const odds = actionOdds(view, { type: 'reroll', use: true });
  const comes =
    odds.kind === 'blow' ? `wounds ${percent(odds.facts.anyWound)}` : odds.kind === 'grapple' ? `grips ${percent(odds.facts.hit)}` : null;
  return { notes: [[`${comes ? `Thrown again it ${comes}. ` : ''}A second miss tires him by two.`, ['M-322', 'M-323']]] };
}

/** The winner of a grapple test throws or lets go. */
function throwOf(view: View): Asked {
  const odds = actionOdds(view, { type: 'throw' });
  const beats = odds.kind === 'throw' && odds.facts.toZero.valueOf() > 0 ? `; it beats him ${percent(odds.facts.toZero)}` : '';
  return {
    tellsDeed: true,
    notes: [
      [`A throw makes one to three wounds and knocks him down${beats}.`, ['M-335']],
      ['Letting go, he steps back one hex.', ['M-336']],
    ],
  };
}

/** What munera says of its fights. */
export const muneraDuel: DuelOfGame<MuneraDuel> = {
  board: muneraBoard,
  walk: {
    rule: 'M-077',
    isWalk: ({ type }) => type === 'move' || type === 'turn',
    /** Rather with a foe before him, and the nearest straight ahead. */
    prefer: (view, { cell, facing }) => {
      const { arena } = view.world;
      const off = view.state.fighters.flatMap((foe, index) => {
        if (!areFoes(view, chooser(view), index) || foe.cell < 0 || foe.cell === cell) return [];
        return [distance(arena, cell, foe.cell) * 4 + turnsBetween(facing, toward(arena, cell, foe.cell))];
      });
      return Math.min(Infinity, ...off);
    },
  },
  mayAct: ({ state }) => state.turn.step === 'act',
  act: 'act',
  life: 'Stamina',
  pointsRule: 'M-044',
  otherFirst: { ready: { reason: 'no-points-yet', rule: 'M-044' }, reroll: ASKED, throw: ASKED },
  end: END,
  own: () => ({ area: signal<Area>('M'), discards: signal(false) }),
  settle({ discards, settled }, { decision }) {
    if (decision?.kind === 'ready' && settled.value.decision?.kind !== 'ready') discards.value = false;
  },
  /** What goes without saying, unless the player wants to throw something away before the die. */
  byItself: ({ session, discards }) => (discards.value ? null : sureAnswer(session.bout)),
  acting: chooser,
  areFoes,
  oddsOf: actionOdds,
  priceOf(view, action) {
    const { base, surcharge } = costOf(view, action);
    return base + surcharge;
  },
  hasDice: ({ type }) => DICE.includes(type),
  strikes: ({ type }) => STRIKES.includes(type),
  options: optionsOf,
  advice(view) {
    const { worth, walks } = adviceOf(view, muneraActions(view));
    const best = new Map<number, Walk>();
    for (const walk of walks) if (walk.first !== null && walk.worth > (best.get(walk.cell)?.worth ?? -Infinity)) best.set(walk.cell, walk);
    const at = (pose: { readonly cell: number; readonly facing: number }): Walk | null => {
      const walk = best.get(pose.cell);
      return walk?.facing === pose.facing ? walk : null;
    };
    return { worth, stand: (pose) => at(pose)?.worth ?? -Infinity, danger: (pose) => -(at(pose)?.danger() ?? 0) };
  },
  isSideways: ({ cost, path }) => cost > path.length - 1,
  step: (_, direction) => ({ type: 'move', direction }),
  turn: (_, facing) => ({ action: { type: 'turn', facing }, times: 1 }),
  seenFrom(view, words, { index, cell, as }) {
    return `${as === 'side-of' ? 'at ' : ''}his ${words.say('quadrant', quadrantOf(view, view.state.fighters[index]!, cell))}`;
  },
  isAhead: (view, index, cell) => quadrantOf(view, view.state.fighters[index]!, cell) === 'front',
  armsByHex: false,
  lost({ settled }) {
    const { ap } = settled.value.view.state.turn;
    return ap === 0 ? null : `${ap} action ${ap === 1 ? 'point is' : 'points are'} left and would be lost.`;
  },
  headline(option, { view: { world, state }, me, foe }) {
    const target = state.fighters[foe];
    return headlineOf(option, target !== undefined && distance(world.arena, state.fighters[me]!.cell, target.cell) === 1);
  },
  effect: effectOf,
  law: lawOf,
  sign: ({ action }) => actionSign(action.type),
  commitName: ({ action, name }, words) => (action.type === 'attack' ? `${words.say('answer', 'attack')}: ${name}` : name),
  dear: ['too-few-ap', 'too-tired'],
  /** As far as he can be struck with what the other has in hand. */
  sides(view, me, target) {
    const { arena } = view.world;
    const foe = view.state.fighters[target]!;
    const range = Math.max(...distancesOf(view, me));
    return arena.cells.flatMap((_, cell): HexMark[] => {
      const away = distance(arena, foe.cell, cell);
      return away < 1 || away > range || arena.blocked[cell] ? [] : [{ cell, kind: ARC_MARK[quadrantOf(view, foe, cell)] }];
    });
  },
  drawn(model) {
    const { view } = model.settled.value;
    const me = chooser(view);
    const fighter = view.state.fighters[me];
    if (!fighter) return {};
    const { marks = [], labels = [], ways = [] } = blowDrawn(model, view, me);
    const threat = model.threat.value;
    const helpers = threat > 0 ? helpersOf(model).map((index) => ({ cell: view.state.fighters[index]!.cell, text: '+1' })) : [];
    return {
      marks: [...(threat > 1 && fighter.cell !== OUTSIDE ? strikeMarks(view, me) : []), ...marks],
      labels: [...helpers, ...labels],
      ways,
    };
  },
  levels: ['off', 'sides', 'strikes'],
  marks: {
    reach: 'he can walk here',
    'reach-costly': 'he can walk here, partly sideways or back',
    overrun: 'an opponent can strike here',
    run: 'he can strike here',
    target: 'the opponent chosen',
    'arc-front': 'in front of the opponent',
    'arc-flank': 'at his side',
    'arc-rear': 'behind him',
    'overrun-struck': 'a miss knocks him down: he cannot give way',
  },
  endsNextTurn,
  reach: reachChances,
  kindOf: ({ id, order }, words) => words.kind(id) ?? order,
  tile: ({ fatigue }) => (
    <span class="man-breath" title="Fatigue">
      <Icon sign="wait" label="Fatigue" /> {fatigue}
    </span>
  ),
  held: heldOf,
  ratings: ratingsOf,
  tags: skillTags,
  sheet: (model, index, part) => <Sheet model={model} index={index} part={part} />,
  tiring({ state: { turn, fighters } }) {
    if (isTired(fighters[turn.fighter]!)) return { from: TIRING, barred: true, note: 'Tired: no seventh point.', rule: 'M-079' };
    const note = turn.spent >= TIRING ? 'The seventh point has tired him.' : 'The seventh point tires him.';
    return { from: TIRING, barred: false, note, rule: 'M-078' };
  },
  notes: notesOf,
  chooseFoe: 'Choose an opponent to attack: on the sand, in the row, or with Tab.',
  against: (model) => <Areas model={model} />,
  legend: 'Price in AP; – is not possible now; framed: where he looks.',
  panels: { ready: readyOf, reroll: rerollOf, throw: throwOf },
  crowd: { rule: 'M-176', ledgerOf },
  menu: (model) => [
    {
      key: 'discards',
      label: 'Throw something away before the next die',
      keyHint: 'B',
      pressed: model.discards.value,
      act() {
        model.discards.value = !model.discards.value;
        announce(model, model.discards.value ? 'Asked before the next die.' : 'The die falls by itself.');
      },
    },
  ],
  moments: {
    refs: { ready: ['M-041', 'M-058'], act: ['M-062', 'M-043'], reroll: ['M-322'], throw: ['M-334'], over: ['M-038'] },
  },
  told: ['clashed', 'saved', 'wounded', 'pushed', 'condition', 'felled', 'rolled', 'fatigued'],
  help: {
    title: 'A turn in short',
    inShort: [
      ['In his turn a fighter throws a die for action points; armour, wounds and fatigue are added or taken away.', 'M-044'],
      ['Steps ahead cost one, aside or back more; turning costs by the quarter. Nothing of that is final until a die falls.', 'M-063'],
      [
        'He attacks whom he has in front: both throw a die. Higher hits, and the Save of that side decides whether it wounds. Equal dice are a double, and worse.',
        'M-119',
      ],
      [
        'Marks round the opponent: hatched in front of him, dotted at his sides, an open rim behind him. From the side and from behind he is easier to hit.',
        'M-136',
      ],
      ['A miss drives the other back a hex and tires the attacker. More fatigue than Stamina, and he is tired.', 'M-122'],
      ['At 0 Stamina he appeals to the crowd.', 'M-145'],
    ],
    keys: {
      enter: 'choose: walk there, or whom to attack; on his own hex, to turn',
      turn: 'which way he looks',
      tab: 'next fighter, the fighter before',
      digits: 'an attack or special move; twice to do it',
      space: 'do what the large button says; go on',
      threat: 'marks: none, steps and sides, all that he and his opponents can strike from where they stand',
      after: [['B', 'to throw something away before the next die for action points']],
    },
  },
  commit: { ready: { text: 'Roll for AP', action: READY } },
  questions: (words) => ({
    // to let a die lie costs nothing, and a second miss tires him
    reroll: {
      yes: ['Throw again', { type: 'reroll', use: true }],
      no: ['Let it stand', { type: 'reroll', use: false }],
      keeps: true,
    },
    throw: { yes: [words.say('answer', 'throw'), { type: 'throw' }], no: [words.say('answer', 'disengage'), { type: 'disengage' }] },
  }),
};
