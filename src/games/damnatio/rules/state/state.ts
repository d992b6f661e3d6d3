import type { FigureId, Outcome } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import type { Term } from '../keys.ts';
import type { Arc, Area, Trigger } from './cards.ts';

export type FateCard = 'thickSkin' | 'secondWind' | 'godNods' | 'slip';

/** A man on the sand; plain JSON, cells and indices as integers. */
export interface Man {
  readonly id: FigureId;
  readonly card: string;
  /** `OUTSIDE` when fallen, or while he is behind a cochlea. */
  cell: Cell;
  facing: number;
  hp: number;
  stamina: number;
  down: boolean;
  pinned: boolean;
  held: boolean;
  /** Index of the weapon in hand, -1 for none. */
  weapon: number;
  /** Damage by bleeding still to come; only with lex `wounds` (D-142). */
  bleeding: number;
  /** Cards already used that may be used once in a bout. */
  spent: string[];
  fate: FateCard[];
  /** Control dice re-rolled so far (D-052). */
  rerolls: number;
  /** Hex to come back to from behind a cochlea; `OUTSIDE` when he is not behind one (D-181). */
  shelter: Cell;
  // flags of the round
  moved: boolean;
  attacked: boolean;
  wasAttacked: boolean;
  stood: boolean;
  struggled: boolean;
  freed: boolean;
  /** An attack of his hit in this phase; what it did in all, before and after hide (D-119). */
  hit: boolean;
  goaded: boolean;
  net: number;
  raw: number;
  // of several beasts; where there is one these are left out, so that its positions and their hashes are what they were
  /** Index of the beast that grips him, -1 for none (D-409). */
  grippedBy?: number;
  /** Index of the beast that he attacked in this round, -1 for none: it alone answers him (D-407). */
  foe?: number;
}

export interface Beast {
  readonly id: FigureId;
  readonly card: string;
  /** `OUTSIDE` when fallen, while others of its side live (D-408). */
  cell: Cell;
  facing: number;
  hp: number;
  /** Only used against another beast (D-033). */
  stamina: number;
  /** Index of the last foe it was in combat with, -1 for none (D-059). */
  lastFought: number;
  /** One-shot modifiers that wait for the next To Hit roll and the next Control Check (D-044). */
  nextToHit: Term[];
  nextControl: Term[];
  chargeMod: number;
  hamstrung: boolean;
  /** Control for the next round without a check: by an instruction or by a kill (D-151, D-154). */
  retains: 'no' | 'instruction' | 'frenzy';
  /** Whether the one retained round between two checks is used (D-152). */
  retainUsed: boolean;
  /** Zones marked so far, with lex `wounds` (D-238). */
  zones: Area[];
  /** What its steps ask about the past; left out on beasts whose card asks nothing of the kind, and until there is something. */
  last?: { readonly step: string; readonly missed: boolean };
  /** Wounds of this round: by which of its foes (-1: by nobody), out of which arc, how much. */
  hurt?: Wound[] | undefined;
  /** Whether a blow of this round has set off a step of the trigger `hurt` (D-429). */
  startled?: boolean | undefined;
}

export interface Wound {
  readonly by: number;
  readonly from: Arc;
  readonly net: number;
}

/** Whom a beast can attack: a man, or the other beast where two fight each other. */
export type Foe = Man | Beast;

/** A weapon as a thing, so that it can be dropped, picked up and broken (D-103, D-147, D-149). */
export interface Weapon {
  /** Man card whose weapon it is. */
  readonly card: string;
  /** Hex where it lies; `OUTSIDE` while carried. */
  cell: Cell;
  drops: number;
  broken: boolean;
}

/** What the beast is doing: from the choice of its row to the last overrun victim. */
export interface BeastAction {
  /** Index among its foes. */
  readonly target: number;
  readonly trigger: Trigger;
  /** Index in the card's procedure. */
  readonly row: number;
  /** Null for a step without one. */
  readonly attack: string | null;
  /** It came from a deed or a reaction: nothing of the kind follows it (D-427). */
  readonly again?: true;
  /** Set for a straight charge: where it began and where the target stood. */
  readonly charge: { readonly from: Cell; readonly targetCell: Cell; readonly distance: number; readonly leap: number } | null;
  /** Whom it attacks with a To Hit roll: the target, the second man of a sweep, a friend who was pushed forward (D-133). */
  victims: readonly number[];
  /** Whether a run through may follow (not in a response, D-122). */
  readonly mayRunThrough: boolean;
  connected: boolean;
  /** Beast against beast: an attack that this one follows has hit, so that the other has an answer left (D-442). */
  readonly struck?: true;
  /** Stopped in contact by a brace (D-071, D-179). */
  stopped: boolean;
}

/** What a figure of the men may still do as bystander (D-128). */
export interface Eligible {
  readonly man: number;
  readonly may: 'move' | 'attack' | 'stand';
}

/**
 * One entry of the agenda. The top of the stack is what happens now; a task whose `ask` is set waits for an answer.
 * The kinds are the states of the ledger's Appendix D, split where a decision can fall.
 */
export type Task =
  | { readonly do: 'reluctant' }
  | { readonly do: 'round-one' }
  | { readonly do: 'beast-round' }
  | NextBeastsTask
  | { readonly do: 'control'; ask: 'reroll' | null; beastDie: number; menDie: number }
  | BlowTask
  | { readonly do: 'aftermath' }
  | DeedsTask
  | ReactionTask
  | PanicTask
  | OverrunTask
  | OthersTask
  | { readonly do: 'order' }
  | { readonly do: 'moves'; opened: boolean }
  | StruggleTask
  | { readonly do: 'strikes' }
  | StrikeTask
  | { readonly do: 'response' }
  | { readonly do: 'round-end' }
  | { readonly do: 'duel-round' }
  | DuelCounterTask
  | { readonly do: 'duel-check' };

/** Several beasts act one after another, each when what the one before it did is over (D-403, D-407). */
export interface NextBeastsTask {
  readonly do: 'next-beasts';
  /** Indices of those whose turn is still to come, in order. */
  left: number[];
  /** `answers`: each turns on whom it was hurt by, after the attacks of the men. */
  readonly round: 'first' | 'beast' | 'answers';
}

/** The men who were not targets; who may do what is settled when the task comes up (D-057, D-128). */
export interface OthersTask {
  readonly do: 'others';
  /** Indices of the men who were attacked, or gone for in vain; they do nothing more (D-133). */
  targets: readonly number[];
  readonly round: 'first' | 'beast';
  eligible: Eligible[] | null;
}

/** After the attack in a duel: the beast that was hit acts, then the one in Control is the acting one again (D-224). */
export interface DuelCounterTask {
  readonly do: 'duel-counter';
  stage: 'answer' | 'yield';
}

/** A die of a man that he may have thrown again by Fate (D-236): which field of the task holds it. */
export type OwnDie = 'd20' | 'die' | 'fumble' | 'counter';

export type BlowStage =
  | 'announce'
  | 'to-hit'
  | 'defend'
  | 'answer'
  | 'counter'
  | 'counter-check'
  | 'counter-damage'
  | 'counter-land'
  | 'damage'
  | 'land';

export interface BlowTask {
  readonly do: 'blow';
  ask: 'defend' | 'nod' | 'skin' | null;
  stage: BlowStage;
  /** Index among the foes of the beast. */
  victim: number;
  readonly attack: string;
  readonly automatic: boolean;
  /** Whether the victim is the chosen target, not the second man of a sweep. */
  readonly chosen: boolean;
  readonly rowToHit: number;
  readonly rowRule: string;
  /** It could not pay for the attack: beast against beast (D-227). */
  readonly tired: boolean;
  card: string | null;
  slip: boolean;
  critical: boolean;
  d20: number;
  /** Whether the Defend roll, or the counter roll after it, succeeded. */
  succeeded: boolean;
  die: number;
  counter: number;
  nod: OwnDie | null;
  raw: number;
  skin: boolean;
}

export interface OverrunTask {
  readonly do: 'overrun';
  readonly cells: Cell[];
  next: number;
  readonly gait: 'overrun' | 'run-through';
  readonly direction: number;
}

export type StrikeStage = 'to-hit' | 'resolve' | 'fumble' | 'fumble-land' | 'damage' | 'land';

/** Deeds of a step that are still to be done, one after the other (D-423). */
export interface DeedsTask {
  readonly do: 'deeds';
  /** Index in the card's procedure. */
  readonly row: number;
  readonly part: 'before' | 'after';
  next: number;
  /** Whether its step came from a deed or a reaction. */
  readonly again: boolean;
}

/** Steps that answer what has just happened (D-427). */
export interface ReactionTask {
  readonly do: 'reaction';
  readonly trigger: 'hurt' | 'kill' | 'missed';
  /** Index among its foes of whom it has to do with. */
  readonly foe: number;
}

/** A run where a die sent it: everybody in its way is struck (D-431). */
export interface PanicTask {
  readonly do: 'panic';
  readonly cells: Cell[];
  next: number;
  readonly attack: string;
}

export interface StrikeTask {
  readonly do: 'strike';
  ask: 'nod' | null;
  stage: StrikeStage;
  readonly man: number;
  readonly card: string;
  readonly area: Area | null;
  d20: number;
  result: 'fumble' | 'critical' | 'hit' | 'miss' | null;
  die: number;
  fumble: number;
  nod: OwnDie | null;
}

export interface StruggleTask {
  readonly do: 'struggle';
  ask: 'nod' | null;
  stage: 'roll' | 'resolve';
  readonly man: number;
  d20: number;
  nod: OwnDie | null;
}

export type Phase = 'round-one' | 'control' | 'beast' | 'bystanders' | 'order' | 'moves' | 'strikes' | 'response' | 'duel' | 'over';

/** The whole position of a hunt: plain JSON (Appendix D). */
export interface HuntState {
  round: number;
  control: 'beast' | 'men';
  phase: Phase;
  /** 1 to 60; with n equally good candidates it picks the one at ((T - 1) mod n) + 1 (D-021). */
  tieNumber: number;
  /** Scenarios may hold the tie number fixed: no die is drawn for it. */
  tieFixed: boolean;
  /** One beast; more with lex `severalBeasts` or as a pack; two without men fight each other. */
  beasts: Beast[];
  men: Man[];
  weapons: Weapon[];
  order: 'move' | 'hold' | null;
  /** Whether the side has played its Fate card of the round (D-233). */
  fatePlayed: boolean;
  noxiiAtStart: number;
  /**
   * Index of the beast that the rules are about now: in a duel the one in Control, or for its counter the other; against
   * men the one that acts, or that a man strikes at.
   */
  duelist: number;
  action: BeastAction | null;
  agenda: Task[];
  outcome: Outcome | null;
}

function copy<T extends object>(value: T): T {
  return { ...value };
}

function copyMan(man: Man): Man {
  return { ...man, spent: man.spent.slice(), fate: man.fate.slice() };
}

function copyBeast(beast: Beast): Beast {
  const copied = { ...beast, nextToHit: beast.nextToHit.slice(), nextControl: beast.nextControl.slice(), zones: beast.zones.slice() };
  if (beast.hurt) copied.hurt = beast.hurt.slice();
  return copied;
}

function copyTask(task: Task): Task {
  if (task.do === 'others') return { ...task, targets: task.targets.slice(), eligible: task.eligible && task.eligible.slice() };
  if (task.do === 'next-beasts') return { ...task, left: task.left.slice() };
  if (task.do === 'overrun') return { ...task, cells: task.cells.slice() };
  return { ...task };
}

/** An independent copy; what it shares with the original is never changed in place. */
export function cloneState(state: HuntState): HuntState {
  return {
    ...state,
    beasts: state.beasts.map(copyBeast),
    men: state.men.map(copyMan),
    weapons: state.weapons.map(copy),
    action: state.action && { ...state.action, victims: state.action.victims.slice() },
    agenda: state.agenda.map(copyTask),
  };
}
