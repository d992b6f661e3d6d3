import { OUTSIDE, turnsBetween } from '../../../engine/hex/index.ts';
import { Fraction } from '../../../engine/odds/index.ts';
import { chanceOfOne } from '../../../engine/turns/index.ts';
import type { HexMark } from '../../../art/index.ts';
import { capital, decimal, percent, type Words } from '../../../hud/common/index.ts';
import type { Asked, DuelOfGame } from '../../../hud/duel/index.ts';
import { adviceOf } from '../desk/index.ts';
import type { Odds, Outlook, RecountAction, View } from '../rules/index.ts';
import {
  areOpponents,
  askedVoters,
  DEEDS,
  diceVoters,
  doubleOf,
  endsNextTurn,
  endsOf,
  fighterIn,
  fighterOf,
  hexBeside,
  oddsOf,
  reachChances,
  sectorOf,
  sideOf,
  strikeTermsThrough,
  verdictOf,
} from '../rules/index.ts';
import type { RecountDuel } from './board.ts';
import { goneWords, recountBoard } from './board.ts';
import { ledgerOf } from './crowd.ts';
import { optionsOf, sideWords } from './options.ts';
import { heldOf, ratingsOf, Sheet } from './sheet.tsx';

const WALKS: readonly RecountAction['type'][] = ['forward', 'step', 'pivot'];
const WAYS = [0, 1, 2, 3, 4, 5] as const;
/** A strike through a side that is worth so much or more is one at the back. */
const BACK = 3;
const END = { type: 'end' } as const;
const FACES = [6, 5, 4, 3, 2, 1];
/** Of each double. */
const DOUBLE = new Fraction(1, 36);
const HIS: readonly Outlook['what'][] = ['off-hand', 'unbalanced', 'weapon'];
const OWN: readonly Outlook['what'][] = ['own-balance', 'own-weapon'];

/** Whose turn it is, or who votes. */
function acting({ state: { outcome, verdict, turn } }: View): number {
  return outcome ? -1 : verdict ? verdict.victor : turn.fighter;
}

function strikeLine(odds: Pick<Odds, 'outlook' | 'save'>): string {
  const [his, own] = [chanceOfOne(odds, HIS).valueOf(), chanceOfOne(odds, OWN).valueOf()];
  return [
    `Hit: ${odds.save === null ? 'no save' : `he saves on ${odds.save}+`}.`,
    'Miss: nothing.',
    his > 0 ? `He loses balance or arms ${percent(his)}.` : '',
    own > 0 ? `Himself: the same ${percent(own)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Before a thumb: who hangs on it, and how many count. */
function voteOf(view: View, words: Words): Asked {
  const { id, status } = fighterOf(view, verdictOf(view).loser);
  const others = askedVoters(view).length + diceVoters(view).length;
  const key = others === 0 ? 'alone' : others % 2 === 0 ? 'one-of-odd' : 'one-of-even';
  return {
    notes: [
      [capital(words.say('verdict', status, { figure: words.figure(id) })), [status === 'decked' ? 'R-081c' : 'R-069']],
      [words.say('verdict', key, { count: others + 1 }), ['R-093']],
    ],
    options: words.say('verdict', 'thumb'),
  };
}

/** What recount says of its fights. */
export const recountDuel: DuelOfGame<RecountDuel> = {
  board: recountBoard,
  walk: {
    rule: 'R-023',
    isWalk: ({ type }) => WALKS.includes(type),
  },
  mayAct: ({ state }) => !state.verdict,
  act: 'act',
  life: 'Strength',
  pointsRule: 'R-021',
  otherFirst: { vote: { reason: 'vote-first', rule: 'R-093' } },
  end: END,
  own: () => ({}),
  acting,
  areFoes: ({ state }, one, other) => !state.verdict && areOpponents(fighterIn(state, one), fighterIn(state, other)),
  oddsOf,
  priceOf: (_, action) => DEEDS.priceOf(action),
  hasDice: (action) => action.type !== 'end' && DEEDS.hasDice(action),
  options: optionsOf,
  advice: adviceOf,
  isSideways: ({ way }) => way.some(({ type }) => type === 'step'),
  step(facing, way) {
    const sector = (way - facing + 6) % 6;
    return sector === 0 ? { type: 'forward' } : { type: 'step', sector };
  },
  turn: (facing, way) => ({ action: { type: 'pivot', way: 'left' }, times: turnsBetween(facing, way) }),
  seenFrom: sideWords,
  armsByHex: true,
  lost({ choices }) {
    const left = choices.value.shown.find(({ action }) => action.type !== 'end' && DEEDS.hasDice(action));
    return left ? `${left.name}: that is still possible.` : null;
  },
  isAhead: ({ world, state }, index, cell) => sectorOf(world.arena, fighterIn(state, index), cell) === 0,
  headline({ action, odds }, { words }) {
    const [first] = odds.outlook;
    if (action.type === 'strike') {
      const wounds = odds.outlook.find(({ what }) => what === 'wounds');
      return [
        { value: percent(wounds?.chance ?? 0), what: words.say('outlook', 'wounds') },
        { value: decimal(odds.expected ?? 0), what: 'Strength' },
        { value: percent(endsOf(odds)), what: 'you end it' },
      ];
    }
    return first ? [{ value: percent(first.chance), what: words.say('outlook', first.what) }] : [];
  },
  effect({ action, odds }, { view }) {
    const { ap } = view.state.turn;
    switch (action.type) {
      case 'strike':
        return strikeLine(odds);
      case 'cast':
        return 'Hit: he is in the net, and all he does costs more. Miss: the net is drawn back.';
      case 'struggle': {
        const torn = odds.outlook.find(({ what }) => what === 'tears');
        return `Success: he is free${torn ? `; the net is torn ${percent(torn.chance)}` : ''}. Failure: still in it.`;
      }
      case 'vote':
        return odds.modifiers.length === 0 ? 'The mob is of two minds.' : 'With the dice of the mob.';
      case 'end':
        return ap > 0 ? `${ap} AP ${ap === 1 ? 'is' : 'are'} lost.` : '';
      default:
        return '';
    }
  },
  sign({ action, gear }) {
    if (gear) return null;
    if (action.type === 'vote') return action.up ? 'mercy' : 'death';
    return action.type === 'end' ? 'wait' : 'free';
  },
  law({ action, odds: { outlook, modifiers } }, { me, foe, words, view: { world } }) {
    const name = (index: number): string => words.figure(world.ids[index] ?? '');
    const fill = { figure: name(me), target: name('target' in action ? action.target : foe) };
    return {
      chances: outlook.map(({ what, chance, rule }) => [words.say('outlook', what), chance, rule]),
      terms: modifiers.length > 0 ? [[action.type === 'vote' ? 'To every die of the mob' : 'To the attack die', modifiers]] : [],
      ...(action.type === 'strike' && {
        doubles: FACES.map((face) => ({ face, chance: DOUBLE, told: words.say('double', `d${face}`, fill), rule: doubleOf(face)[0] })),
      }),
    };
  },
  sides(view, me, target) {
    const { arena } = view.world;
    const foe = fighterOf(view, target);
    return WAYS.flatMap((way): HexMark[] => {
      const cell = hexBeside(view, foe.cell, way);
      if (cell === OUTSIDE) return [];
      const worth = strikeTermsThrough(view, me, target, sideOf(arena, foe, cell))
        .filter(({ reason }) => reason !== 'disarmed' && reason !== 'target-ensnared')
        .reduce((sum, { value }) => sum + value, 0);
      return [{ cell, kind: worth >= BACK ? 'arc-rear' : worth > 0 ? 'arc-flank' : 'arc-front' }];
    });
  },
  drawn({ shownOption, settled }) {
    const { action, odds } = shownOption.value ?? {};
    const [first] = odds?.outlook ?? [];
    if (!action || !('target' in action) || !first || odds?.refusal) return {};
    const { cell } = fighterOf(settled.value.view, action.target);
    return { labels: [{ cell, text: percent(first.chance).replace(' ', '') }] };
  },
  levels: ['ways', 'sides'],
  marks: {
    reach: 'he can go here',
    'reach-costly': 'he can go here, aside or back',
    target: 'the opponent chosen',
    'arc-front': 'no better for a blow from here',
    'arc-flank': 'better for a blow from here',
    'arc-rear': 'best for a blow from here',
  },
  endsNextTurn,
  reach: reachChances,
  figureWords: goneWords,
  kindOf: ({ cls }) => cls.name,
  held: heldOf,
  ratings: ratingsOf,
  sheet: (model, index) => <Sheet model={model} index={index} />,
  panels: { vote: voteOf },
  crowd: { rule: 'R-093', ledgerOf: (view, index, words) => (view.state.verdict ? null : ledgerOf(view, index, words)) },
  /** Without AP nothing but the end of a turn is left. */
  moments: {
    refs: { act: ['R-023'], spent: ['R-023'], vote: ['R-093', 'R-094'], over: ['R-097'] },
    asked: ({ decision, view }) => (decision?.kind === 'act' && view.state.turn.ap === 0 ? 'spent' : null),
  },
  told: ['clashed', 'wounded', 'condition', 'item', 'felled', 'rolled', 'judged'],
  help: {
    title: 'A turn in short',
    inShort: [
      ['A die at the start of his turn gives a fighter action points; wounds, a net and a lost balance take some away.', 'R-021'],
      ['Ahead costs one, every other hex two, a hexside to turn one. Choose any hex with a number: he goes there.', 'R-030'],
      ['One strike a turn, at whoever stands in front: both throw, the higher die wins, the difference comes off the Strength.', 'R-060'],
      ['Through the sword side +2, through the back +3, and nobody walks round an enemy he stands beside.', 'R-053'],
      ['Equal dice are an event: a lost shield, a broken weapon, a fall. Double 2 ends the fight for the man who is struck.', 'R-061'],
      ['At 0 Strength a man is helpless: thumbs are counted, yours among them if he fell to you.', 'R-093'],
    ],
    keys: {
      enter: 'choose: go there, or strike whoever stands there',
      turn: 'turn that way',
      tab: 'next fighter, the fighter before',
      digits: 'a strike, a cast, a thumb; twice to do it',
      space: 'do what is chosen, end the turn, or go on',
      threat: 'marks: none, where to go and the sides of the opponent',
    },
  },
  commit: { vote: { text: 'Choose a thumb' } },
};
