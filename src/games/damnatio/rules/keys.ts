import type { KeyOf, Narrowed, RefusalOf, RefereeOf, Telling, TermOf } from '../../../engine/bout/index.ts';

/** Why a modifier is in a sum; what a card leaves for a later roll is named by the card instead. */
const REASONS = [
  'accuracy',
  'agility',
  'all-gripped',
  'beast-in-flank',
  'beast-in-rear',
  'bloodied',
  'card',
  'control',
  'critical',
  'dark',
  'desperatio',
  'fear',
  'friends',
  'guard',
  'halved',
  'hide',
  'intimidation',
  'one-shot',
  'padding',
  'printed',
  'shaken',
  'slip',
  'soak',
  'step',
  'strength',
  'struggle',
  'target-down',
  'thick-skin',
  'tired',
  'vs-auto',
  'vs-bite',
  'vs-charge',
  'vs-claw',
  'vs-cuff',
  'vs-hook',
  'vs-hug',
  'vs-kick',
  'vs-leap',
  'vs-trample',
  'wall-slam',
  'wound',
] as const;

/** Why an answer is not legal. */
const REFUSALS = [
  'adjacent',
  'all-must-move',
  'arc',
  'area',
  'does-not-answer',
  'fallen',
  'gripped',
  'hands-full',
  'has-attacked',
  'has-moved',
  'hold',
  'movement-points',
  'must-attack',
  'needs',
  'no-attack-left',
  'no-facing',
  'no-fate',
  'nobody',
  'not-adjacent',
  'not-bleeding',
  'not-gripped',
  'not-now',
  'not-owned',
  'nothing-to-pick-up',
  'out-of-reach',
  'over',
  'posture',
  'round-one',
  'stamina',
  'used-up',
  'was-target',
] as const;

/** Kinds of a beast's attacks. */
const ATTACK_KINDS = ['leap', 'charge', 'claw', 'bite', 'hook', 'kick', 'trample', 'cuff', 'hug', 'auto'] as const;

/** Everything that the rules of the hunt say in message keys, by group; en.yaml has a message for each, and a test sees to it. */
export const KEYS = {
  reason: REASONS,
  refusal: REFUSALS,
  roll: ['control', 'counter', 'damage', 'defend', 'fumble', 'struggle', 'to-hit'],
  drawn: ['facing', 'fate', 'lot', 'panic', 'reluctant', 'tie'],
  condition: [
    'down',
    'pinned',
    'held',
    'bleeding',
    'sheltered',
    'provoker',
    'retains-control',
    'kill-frenzy',
    'wound-H',
    'wound-M',
    'wound-L',
  ],
  outcome: ['beast-dead', 'men-fallen', 'round-limit'],
  'held-back': [
    'encircled',
    'reluctant',
    'no-overrun',
    'no-landing',
    'catches-breath',
    'too-tired',
    'pushed-friend-forward',
    'nobody-there',
    'looks-away',
    'stands',
    'nowhere-to-flee',
    'nobody-to-charge',
    'comes-no-nearer',
    'nobody-to-drag',
    'roars',
    'lets-go',
  ],
  'why-target': [
    'last-enemy',
    'closest',
    'closest-tie',
    'most-damage',
    'goad',
    'raw-damage',
    'tie-number',
    'only-one',
    'farthest',
    'standing',
    'down',
    'weakest',
    'strongest',
    'back-exposed',
    'isolated',
  ],
  decided: ['check', 'tie', 'retained', 'frenzy'],
  charged: ['charge', 'blocked', 'short'],
  ordered: ['move', 'hold'],
  /** What is asked. */
  moment: ['reroll', 'order', 'moves', 'strikes', 'defend', 'fate', 'first-moves', 'bystanders', 'watch'],
  kind: ATTACK_KINDS,
  manner: [...ATTACK_KINDS, 'strike'],
  /** Why a step of a beast's card did not fire. */
  skipped: [
    'any',
    'all',
    'not',
    'pinned',
    'held',
    'down',
    'position',
    'stoodIn',
    'distance',
    'leap',
    'run',
    'beside',
    'frontFlank',
    'rear',
    'men',
    'friends',
    'beasts',
    'mates',
    'anybody',
    'hp',
    'targetHp',
    'bloodied',
    'wound',
    'trait',
    'holds',
    'lastFought',
    'encircled',
    'round',
    'last',
    'hurt',
    'pick',
  ],
  /** What a step without an attack does. */
  deed: ['stand', 'release', 'backOff', 'roar', 'flee', 'go', 'charge', 'panic', 'drag'],
} as const;

type Keys = typeof KEYS;
export type Key<Group extends keyof Keys> = KeyOf<Keys, Group>;

declare const named: unique symbol;
/** The id of a card as a reason: its name is the message. */
export type CardAsReason = string & { readonly [named]: 'card' };
export function asReason({ id }: { readonly id: string }): CardAsReason {
  return id as CardAsReason;
}

export type Term = TermOf<Key<'reason'> | CardAsReason>;
export type Refused = RefusalOf<Keys>;
type Told = Telling<Keys, Term>;
export type ToldEvent<Type extends keyof Told> = Extract<Narrowed<Told>, { readonly type: Type }>;
/** Who is told what happens in a hunt, in these keys. */
export type HuntReferee = RefereeOf<Told>;
