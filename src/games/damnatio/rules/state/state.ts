import type { Outcome } from '../../../../engine/bout/index.ts';
import { oneOf } from '../../../../engine/read/index.ts';
import {
  cell,
  choice,
  facing,
  fixedRecord,
  flag,
  kinds,
  list,
  orNone,
  plain,
  record,
  sometimes,
  text,
  whole,
  word,
  type BoutWorld,
  type Field,
  type ValueOf,
} from '../../../../engine/state/index.ts';
import type { Term } from '../keys.ts';
import type { BeastCard, DamnatioContent } from './cards.ts';
import type { Lex } from './lex.ts';
import { ARCS, TRIGGERS, type Trigger } from './procedure.ts';

/** What the fields of a hunt are bounded by: its world, and how many take part. */
export interface Bounds extends BoutWorld {
  readonly content: DamnatioContent;
  readonly beastCards: Readonly<Record<string, BeastCard>>;
  readonly lex: Lex;
  readonly men: number;
  readonly beasts: number;
}

/** What changes in place. */
const changing = <T>(most: (bounds: Bounds) => number, entry: Field<T, Bounds>) => list(most, entry) as Field<T[], Bounds>;

const points = whole(0, 1000);
const change = whole(-1000, 1000);
const face = whole(0, 100);
/** Index of a man, or of a beast; the same with -1 for none. */
const man = whole<Bounds>(0, ({ men }) => men - 1);
const beast = whole<Bounds>(0, ({ beasts }) => beasts - 1);
const anyMan = whole<Bounds>(-1, ({ men }) => men - 1);
const anyBeast = whole<Bounds>(-1, ({ beasts }) => beasts - 1);
/** Index among the foes of a beast: the men, in a duel both beasts. */
const mostFoes = ({ men, beasts }: Bounds): number => Math.max(men, beasts);
const foe = whole<Bounds>(0, (bounds) => mostFoes(bounds) - 1);
const anyFoe = { ...whole<Bounds>(-1, (bounds) => mostFoes(bounds) - 1), names: 'figure' } as const;
const onArena = whole(0, ({ arena }) => arena.size - 1);
const cells = list(100, onArena);
export const area = choice('H', 'M', 'L');
const yes = plain<true>(oneOf(true));
const manCard: Field<string, Bounds> = { check: (bounds) => oneOf(...Object.keys(bounds?.content.men ?? {})) };
const beastCard: Field<string, Bounds> = { check: (bounds) => oneOf(...Object.keys(bounds?.beastCards ?? {})) };
const terms = list(20, fixedRecord({ rule: text(40), value: change, reason: text(40) }) as Field<Term>);

export const fateCard = choice('thickSkin', 'secondWind', 'godNods', 'slip');

/** A man on the sand; plain JSON, cells and indices as integers. */
export const MAN = record({
  id: word,
  card: manCard,
  /** `OUTSIDE` when fallen, or while he is behind a cochlea. */
  cell: cell,
  facing: facing,
  hp: change,
  stamina: points,
  down: flag,
  pinned: flag,
  held: flag,
  /** Index of the weapon in hand, -1 for none. */
  weapon: anyMan,
  /** Damage by bleeding still to come; only with lex `wounds` (D-142). */
  bleeding: whole(0, 9),
  /** Cards already used that may be used once in a bout. */
  spent: list(100, word),
  fate: list(20, fateCard),
  /** Control dice re-rolled so far (D-052). */
  rerolls: points,
  /** Hex to come back to from behind a cochlea; `OUTSIDE` when he is not behind one (D-181). */
  shelter: cell,
  // flags of the round
  moved: flag,
  attacked: flag,
  wasAttacked: flag,
  stood: flag,
  struggled: flag,
  freed: flag,
  /** An attack of his hit in this phase; what it did in all, before and after hide (D-119). */
  hit: flag,
  goaded: flag,
  net: points,
  raw: points,
  // of several beasts; where there is one these are left out, so that its positions and their hashes are what they were
  /** Index of the beast that grips him, -1 for none (D-409). */
  grippedBy: sometimes(anyBeast),
  /** Index of the beast that he attacked in this round, -1 for none: it alone answers him (D-407). */
  foe: sometimes(anyBeast),
});

const wound = fixedRecord({ by: anyFoe, from: choice(...ARCS), net: points });

export const BEAST = record({
  id: word,
  card: beastCard,
  /** `OUTSIDE` when fallen, while others of its side live (D-408). */
  cell: cell,
  facing: facing,
  hp: change,
  /** Only used against another beast (D-033). */
  stamina: points,
  /** Index of the last foe it was in combat with, -1 for none (D-059). */
  lastFought: anyFoe,
  /** One-shot modifiers that wait for the next To Hit roll and the next Control Check (D-044). */
  nextToHit: terms,
  nextControl: terms,
  chargeMod: change,
  hamstrung: flag,
  /** Control for the next round without a check: by an instruction or by a kill (D-151, D-154). */
  retains: choice('no', 'instruction', 'frenzy'),
  /** Whether the one retained round between two checks is used (D-152). */
  retainUsed: flag,
  /** Zones marked so far, with lex `wounds` (D-238). */
  zones: list(3, area),
  /** What its steps ask about the past; left out on beasts whose card asks nothing of the kind, and until there is something. */
  last: sometimes(fixedRecord({ step: word, missed: flag })),
  /** Wounds of this round: by which of its foes (-1: by nobody), out of which arc, how much. */
  hurt: sometimes(list(100, wound)),
  /** Whether a blow of this round has set off a step of the trigger `hurt` (D-429). */
  startled: sometimes(flag),
});

/** A weapon as a thing, so that it can be dropped, picked up and broken (D-103, D-147, D-149). */
const weapon = record({
  /** Man card whose weapon it is. */
  card: manCard,
  /** Hex where it lies; `OUTSIDE` while carried. */
  cell,
  drops: points,
  broken: flag,
});

/** What the beast is doing: from the choice of its row to the last overrun victim. */
const action = record({
  /** Index among its foes. */
  target: foe,
  trigger: choice(...(Object.keys(TRIGGERS) as Trigger[])),
  /** Index in the card's procedure. */
  row: points,
  /** Null for a step without one. */
  attack: orNone(word),
  /** It came from a deed or a reaction: nothing of the kind follows it (D-427). */
  again: sometimes(yes),
  /** Set for a straight charge: where it began and where the target stood. */
  charge: orNone(fixedRecord({ from: onArena, targetCell: onArena, distance: points, leap: points })),
  /** Whom it attacks with a To Hit roll: the target, the second man of a sweep, a friend who was pushed forward (D-133). */
  victims: list<number, Bounds>((bounds) => 2 * mostFoes(bounds) + 1, foe),
  /** Whether a run through may follow (not in a response, D-122). */
  mayRunThrough: flag,
  connected: flag,
  /** Beast against beast: an attack that this one follows has hit, so that the other has an answer left (D-442). */
  struck: sometimes(yes),
  /** Stopped in contact by a brace (D-071, D-179). */
  stopped: flag,
});

/** What a figure of the men may still do as bystander (D-128). */
const eligible = fixedRecord({ man, may: choice('move', 'attack', 'stand') });

const every = ({ men }: Bounds): number => men;
/** A die of a man that he may have thrown again by Fate (D-236): which field of the task holds it. */
const ownDie = choice('d20', 'die', 'fumble', 'counter');
const nod = orNone(ownDie);
const asksNod = orNone(choice('nod'));
const controlDie = whole<Bounds>(0, ({ lex }) => lex.controlDie);

/**
 * One entry of the agenda. The top of the stack is what happens now; a task whose `ask` is set waits for an answer.
 * The kinds are the states of the ledger's Appendix D, split where a decision can fall.
 */
const task = kinds(
  'do',
  {
    reluctant: {},
    'round-one': {},
    'beast-round': {},
    /** Several beasts act one after another, each when what the one before it did is over (D-403, D-407). */
    'next-beasts': {
      /** Indices of those whose turn is still to come, in order. */
      left: list<number, Bounds>(({ beasts }) => beasts, beast),
      /** `answers`: each turns on whom it was hurt by, after the attacks of the men. */
      round: choice('first', 'beast', 'answers'),
    },
    control: { ask: orNone(choice('reroll')), beastDie: controlDie, menDie: controlDie },
    blow: {
      ask: orNone(choice('defend', 'nod', 'skin')),
      stage: choice(
        'announce',
        'to-hit',
        'defend',
        'answer',
        'counter',
        'counter-check',
        'counter-damage',
        'counter-land',
        'damage',
        'land',
      ),
      /** Index among the foes of the beast. */
      victim: man,
      attack: word,
      automatic: flag,
      /** Whether the victim is the chosen target, not the second man of a sweep. */
      chosen: flag,
      rowToHit: whole(-100, 100),
      rowRule: text(120),
      /** It could not pay for the attack: beast against beast (D-227). */
      tired: flag,
      card: orNone(word),
      slip: flag,
      critical: flag,
      d20: face,
      /** Whether the Defend roll, or the counter roll after it, succeeded. */
      succeeded: flag,
      die: face,
      counter: face,
      nod,
      /** Dice with less damage to them may come below 0 (D-247). */
      raw: change,
      skin: flag,
    },
    aftermath: {},
    /** Deeds of a step that are still to be done, one after the other (D-423). */
    deeds: {
      /** Index in the card's procedure. */
      row: face,
      part: choice('before', 'after'),
      next: face,
      /** Whether its step came from a deed or a reaction. */
      again: flag,
    },
    /** Steps that answer what has just happened (D-427); index among its foes of whom it has to do with. */
    reaction: { trigger: choice('hurt', 'kill', 'missed'), foe: man },
    /** A run where a die sent it: everybody in its way is struck (D-431). */
    panic: { cells, next: face, attack: word },
    overrun: { cells, next: face, gait: choice('overrun', 'run-through'), direction: facing },
    /** The men who were not targets; who may do what is settled when the task comes up (D-057, D-128). */
    others: {
      /** Indices of the men who were attacked, or gone for in vain; they do nothing more (D-133). */
      targets: list<number, Bounds>(every, man),
      round: choice('first', 'beast'),
      eligible: orNone(list<ValueOf<typeof eligible>, Bounds>(every, eligible)),
    },
    order: {},
    moves: { opened: flag },
    struggle: { ask: asksNod, stage: choice('roll', 'resolve'), man, d20: whole(0, 20), nod },
    strikes: {},
    strike: {
      ask: asksNod,
      stage: choice('to-hit', 'resolve', 'fumble', 'fumble-land', 'damage', 'land'),
      man,
      card: word,
      area: orNone(area),
      d20: face,
      result: orNone(choice('fumble', 'critical', 'hit', 'miss')),
      die: face,
      fumble: face,
      nod,
    },
    response: {},
    'round-end': {},
    'duel-round': {},
    /** After the attack in a duel: the beast that was hit acts, then the one in Control is the acting one again (D-224). */
    'duel-counter': { stage: choice('answer', 'yield') },
    'duel-check': {},
  },
  'a task of a hunt',
);

const phase = choice('round-one', 'control', 'beast', 'bystanders', 'order', 'moves', 'strikes', 'response', 'duel');
export type Phase = ValueOf<typeof phase> | 'over';

/** The whole position of a hunt: plain JSON (Appendix D). */
export const HUNT = record({
  round: whole(1, 10_000),
  control: choice('beast', 'men'),
  phase: phase as Field<Phase>,
  /** 1 to 60; with n equally good candidates it picks the one at ((T - 1) mod n) + 1 (D-021). */
  tieNumber: whole(1, 60),
  /** Scenarios may hold the tie number fixed: no die is drawn for it. */
  tieFixed: flag,
  /** One beast; more with lex `severalBeasts` or as a pack; two without men fight each other. */
  beasts: changing(({ beasts }) => beasts, BEAST),
  men: changing(every, MAN),
  weapons: changing(every, weapon),
  order: orNone(choice('move', 'hold')),
  /** Whether the side has played its Fate card of the round (D-233). */
  fatePlayed: flag,
  noxiiAtStart: whole<Bounds>(0, every),
  /**
   * Index of the beast that the rules are about now: in a duel the one in Control, or for its counter the other; against
   * men the one that acts, or that a man strikes at.
   */
  duelist: beast,
  action: orNone(action),
  agenda: changing(() => 20, task),
  outcome: plain<Outcome | null>(oneOf(null)),
});

export type HuntState = ValueOf<typeof HUNT>;

/** `HUNT.copy` with a place in the code for each shape: half again as fast. */
export function cloneState(state: HuntState): HuntState {
  return {
    ...state,
    beasts: state.beasts.map((each) => ({ ...each })),
    men: state.men.map((each) => ({ ...each })),
    weapons: state.weapons.map((each) => ({ ...each })),
    action: state.action && { ...state.action },
    agenda: state.agenda.map((each) => ({ ...each })),
  };
}

export type Man = ValueOf<typeof MAN>;
export type Beast = ValueOf<typeof BEAST>;
/** Whom a beast can attack: a man, or the other beast where two fight each other. */
export type Foe = Man | Beast;
export type Wound = ValueOf<typeof wound>;
export type Weapon = ValueOf<typeof weapon>;
export type FateCard = ValueOf<typeof fateCard>;
export type BeastAction = ValueOf<typeof action>;
export type Eligible = ValueOf<typeof eligible>;
export type OwnDie = ValueOf<typeof ownDie>;
export type Task = ValueOf<typeof task>;
export type TaskOf<Kind extends Task['do']> = Extract<Task, { readonly do: Kind }>;
export type BlowTask = TaskOf<'blow'>;
export type StrikeTask = TaskOf<'strike'>;
export type StruggleTask = TaskOf<'struggle'>;
export type OthersTask = TaskOf<'others'>;
