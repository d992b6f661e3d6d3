import type { Modifier } from '../dice/index.ts';
import type { DiceEvent, PlainEvent } from './dice-events.ts';
import type { BoutEvent, EventType } from './events.ts';
import type { Referee, Refusal } from './ruleset.ts';

/**
 * The message keys that the rules of a game give away, by group of messages. Each game declares its own table; what its
 * rules tell and refuse is narrowed to it, so that a key that is not in the table does not compile.
 */
export type KeyTable = Readonly<Record<string, readonly string[]>>;

/** A key of one group; none for a group that the table has not got. */
export type KeyOf<Keys extends KeyTable, Group extends string> = Group extends keyof Keys ? Keys[Group][number] : never;

/** A modifier whose reason is one that the game declares. */
export interface TermOf<Reason extends string> extends Modifier {
  readonly reason: Reason;
}

/** A refusal whose reason is one that the game declares. */
export interface RefusalOf<Keys extends KeyTable> extends Refusal {
  readonly reason: KeyOf<Keys, 'refusal'>;
}

/** What a game knows of its events more narrowly than all games together: by type of event, the fields it narrows. */
export type Narrowing = { readonly [Type in EventType]?: object };

/** Events as a game tells them that narrows some of their fields. */
export type Narrowed<By extends Narrowing, Event extends BoutEvent = BoutEvent> = Event extends { readonly type: infer Type }
  ? Type extends keyof By
    ? Event & By[Type]
    : Event
  : never;

interface Weighed<Term> {
  readonly modifiers: readonly Term[];
}

/** The events of a game with these message keys, whose modifiers are `Term`. */
export interface Telling<Keys extends KeyTable, Term extends Modifier = TermOf<KeyOf<Keys, 'reason'>>> {
  readonly rolled: { readonly roll: { readonly why: KeyOf<Keys, 'roll'> } & Weighed<Term> };
  readonly drawn: { readonly what: KeyOf<Keys, 'drawn'> };
  readonly condition: { readonly condition: KeyOf<Keys, 'condition'> };
  readonly 'held-back': { readonly why: KeyOf<Keys, 'held-back'> };
  readonly 'target-chosen': { readonly why: KeyOf<Keys, 'why-target'> };
  readonly 'control-decided': { readonly how: KeyOf<Keys, 'decided'> };
  readonly charged: { readonly how: KeyOf<Keys, 'charged'> };
  readonly ordered: { readonly order: KeyOf<Keys, 'ordered'> };
  readonly paid: { readonly action: KeyOf<Keys, 'action'> };
  readonly attacked: { readonly kind: KeyOf<Keys, 'manner'>; readonly quadrant?: KeyOf<Keys, 'quadrant'> } & Weighed<Term>;
  readonly saved: { readonly quadrant: KeyOf<Keys, 'quadrant'> } & Weighed<Term>;
  readonly clashed: Weighed<Term>;
  readonly 'action-points': Weighed<Term>;
  readonly wounded: Weighed<Term>;
  readonly judged: Weighed<Term>;
  readonly 'bout-ended': { readonly outcome: { readonly by: KeyOf<Keys, 'outcome'> } };
}

/** A referee who is told of events so narrowed. */
export type RefereeOf<By extends Narrowing> = Referee<Narrowed<By, PlainEvent>, Narrowed<By, DiceEvent>>;
