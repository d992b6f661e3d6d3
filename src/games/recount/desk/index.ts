import { mindOf } from '../../../engine/mind/index.ts';
import type {
  BoutReplay,
  BoutSession,
  Desk,
  Duels,
  DuelReport,
  DuelTally,
  FighterAtEnd,
  FigureNames,
  GameAtHand,
  GameKit,
  NamedBy,
  Pairing,
} from '../../../session/index.ts';
import {
  duelAccount,
  duelScript,
  duelTallying,
  gameOf,
  kindNamed,
  namesOfSide,
  programmedDuels,
  seatsOf,
  sidesOf,
  winningSide,
} from '../../../session/index.ts';
import { RECOUNT_POLICIES, recountVocabulary } from '../bots/index.ts';
import type { Recount, RecountAction, RecountContent, RecountDecision, RecountSetup, RecountState, Status, World } from '../rules/index.ts';
import { classOf, DEEDS, entrant, LEX, MOST_FIGHTERS, recount, recountSetup, SETUP, STATE } from '../rules/index.ts';

/** The types of recount under one name. */
export interface RecountGame {
  readonly content: RecountContent;
  readonly setup: RecountSetup;
  readonly world: World;
  readonly state: RecountState;
  readonly action: RecountAction;
  readonly decision: RecountDecision;
}

export type RecountSession = BoutSession<RecountGame>;
export type RecountReplay = BoutReplay<RecountGame>;
export type RecountTally = DuelTally;
export type RecountReport = DuelReport;

/** Recount in what bouts are played with. */
export function recountOf(kit: GameKit): GameAtHand<RecountGame> {
  return gameOf<RecountGame>(kit, { ruleset: 'recount' });
}

/** Pairings with names, as messages under `recount-pairing` tell them. */
export const PAIRINGS = {
  first: { sides: [['medium'], ['medium']], against: 'newcomer', newcomer: 48 },
  net: { sides: [['heavy'], ['retiarius']], against: 'greedy', newcomer: 28 },
  steel: { sides: [['medium'], ['heavy']], against: 'skilled', newcomer: 19 },
  pairs: {
    sides: [
      ['light', 'heavy'],
      ['medium', 'retiarius'],
    ],
    against: 'skilled',
    newcomer: 11,
  },
  brawl: { sides: [['light', 'medium', 'heavy', 'retiarius']], against: 'skilled', free: true, newcomer: 3 },
} as const satisfies Readonly<Record<string, Pairing>>;

const FATES: Readonly<Partial<Record<Status, 'spared' | 'dead'>>> = { spared: 'spared', dead: 'dead', condemned: 'dead' };

/** What became of everybody. */
export function ended({ state }: Pick<Recount, 'state'>): FighterAtEnd[] {
  return state.fighters.map(({ card, side, status, full, strength, dealt }) => {
    return { class: card, side, fate: FATES[status] ?? 'standing', dealt, taken: full - strength };
  });
}

/** Those of a side in a few words, by their classes. */
const sideTitle = ({ classes }: Pick<RecountContent, 'classes'>, cards: readonly string[]): string => namesOfSide(classes, cards);

/** Fighters by their funny names. */
export function figureNames({ world, state }: Pick<Recount, 'world' | 'state'>, by?: NamedBy): FigureNames {
  return (id) => {
    const index = world.ids.indexOf(id);
    const name = state.fighters[index]?.name;
    if (name === undefined) return undefined;
    return { text: name, beast: false, short: name.split(' ').at(-1)!, kind: kindNamed(classOf({ world }, index).name.toLowerCase(), by) };
  };
}

const boutOf: Duels<RecountGame>['setup'] = (sent, part) =>
  recountSetup({ ...part, fighters: sent.map(({ card, side }) => entrant({ card, side })) });

/** Quick bouts with sword, shield and net, without a screen. */
export const recountDesk: Desk<RecountGame> = {
  id: 'recount',
  rules: recount,
  setups: SETUP,
  script: duelScript<RecountGame>({
    ruleset: 'recount',
    read: SETUP.read,
    figures: STATE.fields.fighters.fields,
    turn: STATE.fields.turn.fields,
    more: ['voters'],
    entrant: ({ name = null, strength, full }, setUp) => ({
      name,
      ...(setUp && typeof full === 'number' && { strength: { full, now: strength ?? full } }),
    }),
    readLine: (line, { world }) => DEEDS.read(line, world.ids),
    bout: ({ state: { turn } }) => ({ turn: turn.number, struck: turn.struck, struggled: turn.struggled }),
  }),
  bots: RECOUNT_POLICIES,
  mind: (behaviour, grade) => mindOf(behaviour, recountVocabulary, grade),
  usualBot: 'skilled',
  seats: seatsOf,
  sides: sidesOf,
  tallying: duelTallying<RecountGame>(ended),
  outlook: winningSide(sidesOf, { bot: 'greedy', after: 4 }),
  account: (told) => duelAccount(told, sideTitle, ended),
  names: figureNames,
  programmed: programmedDuels<RecountGame>('skilled', boutOf),
};

/** Bouts of recount, for whoever makes them. */
export const recountDuels: Duels<RecountGame> = {
  desk: recountDesk,
  most: MOST_FIGHTERS,
  lex: LEX,
  pairings: PAIRINGS,
  cards: ({ classes }) => classes,
  arenas: ({ arenas }) => arenas,
  setup: boutOf,
  title: sideTitle,
};

/** What the skilled bot thinks of answers, for the screens that put them in order. */
export { adviceOf } from '../bots/index.ts';
