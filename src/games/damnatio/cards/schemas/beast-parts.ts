import { LIMITS } from '../../../../engine/limits/index.ts';
import { z } from 'zod';
import { count, dice, flag, localId, nameIn, nameWithLatin, note, orNull, partId, ruleId, said } from '../../../../catalogue/index.ts';
import { TRIGGERS } from '../../rules/index.ts';
import { avoid, done, pick } from './beast-deeds.ts';
import { when } from './beast-when.ts';
import { arc, arcs, attackKind, trigger } from './words.ts';

/** The parts of a beast card, as plain shapes: a card needs them whole, an extension any of them. */

export const rule = ruleId.optional().describe('Rule that this comes from; the log names it.');

const triggers = `${Object.entries(TRIGGERS)
  .map(([word, [, when]]) => `${word}: ${when}`)
  .join('; ')}.`;

export const name = nameWithLatin('What it is called.');

export const ratings = {
  control: count(0, 12, 'Added to the d10 of the Control Check.'),
  hitPoints: count(1, 99, 'Damage it can take.'),
  naturalArmour: count(0, 9, 'Deducted from every damage it takes; nothing pierces it.'),
  guard: count(0, 19, 'Penalty on To Hit for men in its front arc.'),
  stamina: count(0, 60, 'Used only against another beast.'),
  releaseAt: count(1, 99, 'Net damage of one blow that frees a gripped man.'),
};

export const move = {
  slow: count(0, 12, 'Hexes it backs off, away from the men; never used to approach.'),
  charge: count(0, 12, 'Hexes it runs in a charge.'),
  leap: count(0, 12, 'Further hexes it may leap at the end of a charge; needs a run of 1.').default(0),
  through: orNull(localId).describe('Men in its lane do not stop it: it pushes them aside and strikes them with this automatic attack.'),
};

export const overrun = {
  hexes: count(1, 12, 'Hexes past the target after a charge that failed to hit.'),
  attack: localId.describe('Attack that strikes everybody in those hexes.'),
  onlyAfterLeap: flag('Only when the charge ended in a leap.'),
  rule,
};

export const bloodied = {
  hp: z
    .strictObject({ max: z.number().min(0).max(1).describe('Fraction of its Hit Points, 0 to 1.') })
    .describe('Hit Points at or below which it is bloodied.'),
  control: count(-9, 9, 'Added to its Control Check when bloodied.'),
  toHit: count(-9, 9, 'Added to its To Hit when bloodied.'),
  rule,
};

const atDamage = count(0, 99, 'Least net damage that does it.').default(0);

/** `true` for any hit, or from so much net damage on. */
const fromDamage = (what: string) =>
  orNull(
    z
      .union([z.literal(true), z.strictObject({ atDamage: count(1, 99, 'Least net damage that does it.') })], {
        error: 'expected true, or { atDamage: 10 }',
      })
      .transform((value) => (value === true ? 0 : value.atDamage)),
  ).describe(what);

const toss = orNull(
  z.strictObject({
    hexes: count(1, 6, 'Hexes the man is thrown.'),
    atDamage,
  }),
).describe('Throws the man straight away from the beast, Down.');

const bleed = orNull(z.strictObject({ points: count(1, 9, 'Points it bleeds, one at the end of each round.'), atDamage })).describe(
  'Opens a wound that goes on bleeding.',
);

const pull = orNull(z.strictObject({ hexes: count(1, 3, 'Hexes it steps straight back.'), atDamage })).describe(
  'Steps back and pulls the man along, away from his friends.',
);

const sweep = orNull(
  z.strictObject({
    max: count(1, 6, 'Most men struck.'),
    arcs: z.array(arc).min(1).describe('Arcs of the beast that it reaches.'),
  }),
);

export const attack = {
  name: nameIn('Shown before the man chooses his Defend card.'),
  kind: attackKind.describe('Decides which Defend cards answer it.'),
  toHit: count(1, 20, 'Chance in 20 before modifiers; 20 only with `automatic`.'),
  damage: dice,
  tell: said(z.string().max(LIMITS.line).describe('One sentence that announces it.')),
  knockdown: fromDamage('Knocks the man down.'),
  toss,
  pin: flag('Pins the man under it.'),
  hold: flag('Holds the man; needs 1 net damage.'),
  retainControl: flag('The beast keeps Control next round when this connects.'),
  sweep: sweep.describe('Strikes several men.'),
  automatic: flag('Hits without a roll.'),
  bleed,
  pull,
  disarm: fromDamage('The man drops his weapon.'),
  fear: count(0, 9, 'A hit: what the beast gains on the men at the next Control Check.').default(0),
  rule,
};

const from = (what: string) => orNull(z.strictObject({ min: count(1, 6, 'At least so many.') }).transform(({ min }) => min)).describe(what);

export const row = z.strictObject({
  id: partId.describe('Name of the step, its own in this card: log, report and list operators call it so.'),
  trigger: trigger.describe(triggers),
  when: orNull(when),
  do: done,
  pick: orNull(pick),
  avoid: orNull(avoid),
  toHit: count(-9, 9, 'Added to the To Hit of the attack.').default(0),
  turn: z.boolean().default(true).describe('false: strikes without facing the target first.'),
  breakAndCharge: from('With so many standing men beside it, it backs off first and charges.'),
  runThrough: count(0, 12, 'Hexes it gallops on after a failed attack.').default(0),
  withdraw: from('With so many standing men beside it, it backs off afterwards.'),
  overrun: z.boolean().default(true).describe('false: this charge never runs past the target.'),
  rule,
  note,
});

export const woundEffect = {
  becomes: z.record(localId, localId).default({}).describe('Attacks that become another.'),
  off: z.array(localId).default([]).describe('Attacks whose steps are skipped.'),
  toHit: z
    .record(localId, count(-19, 19, 'Added to the To Hit of this attack.'))
    .default({})
    .describe('What is added to the To Hit of its attacks.'),
  noPin: flag('It pins nobody.'),
  noRetain: flag('It never keeps Control.'),
  noLeap: flag('It cannot leap.'),
  noOverrun: flag('It neither runs past nor through.'),
  charge: count(-12, 12, 'Added to its charge.').default(0),
  sweepMax: orNull(count(1, 6, 'Most men a sweep strikes.')),
  flankArmour: orNull(count(0, 9, 'Its natural armour against blows from the flank.')),
  blindFlank: orNull(z.enum(['left', 'right'])).describe('Flank hex that counts as its rear.'),
};

export const answers = {
  from: orNull(arcs).describe('Only men who stand in these arcs are answered, measured before it turns.'),
  atDamage: count(0, 99, 'Only men who did so much net damage in the phase are answered.').default(0),
  turnsFirst: z
    .boolean()
    .default(true)
    .describe('false: it looks for its step before it turns, so that a step can ask where the man stands.'),
};
