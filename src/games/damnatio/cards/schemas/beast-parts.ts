import { z } from 'zod';
import { because, cardRef, count, dice, flag, localId } from '../../../../catalogue/index.ts';
import { arc, area, attackKind, trigger } from './words.ts';

/** The parts of a beast card, as plain shapes: a card needs them whole, an extension any of them. */

export const name = {
  en: z.string().min(1).max(60).meta({ description: 'English name.' }),
  la: z.string().min(1).max(60).optional().meta({ description: 'Latin name.' }),
};

export const ratings = {
  control: count(0, 12, 'Added to the d10 of the Control Check.'),
  hitPoints: count(1, 99, 'Damage it can take.'),
  naturalArmor: count(0, 9, 'Deducted from every damage it takes; nothing pierces it.'),
  guard: count(0, 19, 'Penalty on To Hit for men in its front arc.'),
  stamina: count(0, 60, 'Used only against another beast.'),
  releaseAt: count(1, 99, 'Net damage of one blow that frees a gripped man.'),
};

export const move = {
  slow: count(0, 12, 'Hexes it backs off, away from the men; never used to approach.'),
  charge: count(0, 12, 'Hexes it runs in a charge.'),
  leap: count(0, 12, 'Further hexes it may leap at the end of a charge; needs a run of 1.').default(0),
};

export const overrun = {
  hexes: count(0, 12, 'Hexes past the target after a charge that failed to hit.'),
  attack: localId.meta({ description: 'Attack that strikes everybody in those hexes.' }),
  onlyAfterLeap: flag('Only when the charge ended in a leap.'),
  because: because.optional(),
};

export const bloodied = {
  atHpFraction: z.number().min(0).max(1).meta({ description: 'Fraction of the Hit Points at or below which it is bloodied.' }),
  control: count(-9, 9, 'Added to its Control Check when bloodied.'),
  toHit: count(-9, 9, 'Added to its To Hit when bloodied.'),
  because: because.optional(),
};

const knockdown = z
  .union([z.literal(true), z.int().min(1).max(99)], { error: 'expected true, or the least damage that knocks down, 1 to 99' })
  .transform((value) => (value === true ? 0 : value))
  .nullable()
  .default(null)
  .meta({ description: 'true: a hit knocks down; a number: only at that net damage or more.' });

const toss = z
  .strictObject({
    hexes: count(1, 6, 'Hexes the man is thrown.'),
    atDamage: count(0, 99, 'Least net damage that throws.').default(0),
  })
  .nullable()
  .default(null);

const sweep = z
  .strictObject({
    max: count(1, 6, 'Most men struck.'),
    arcs: z.array(arc).min(1).meta({ description: 'Arcs of the beast that it reaches.' }),
  })
  .nullable()
  .default(null);

export const attack = {
  name: z.string().min(1).max(60).meta({ description: 'Shown before the man chooses his Defend card.' }),
  kind: attackKind.meta({ description: 'Decides which Defend cards answer it.' }),
  toHit: count(1, 20, 'Chance in 20 before modifiers; 20 only with `automatic`.'),
  dmg: dice,
  tell: z.string().max(200).meta({ description: 'One sentence that announces it.' }),
  knockdown,
  toss,
  pin: flag('Pins the man under it.'),
  hold: flag('Holds the man; needs 1 net damage.'),
  retainControl: flag('The beast keeps Control next round when this connects.'),
  sweep: sweep.meta({ description: 'Strikes several men.' }),
  automatic: flag('Hits without a roll.'),
  because: because.optional(),
};

export const when = z
  .strictObject({
    pinned: z.boolean().optional().meta({ description: 'The target is Pinned.' }),
    held: z.boolean().optional().meta({ description: 'The target is Held.' }),
    down: z.boolean().optional().meta({ description: 'The target is Down; a Pinned man is Down too.' }),
    position: z
      .union([arc.transform((only) => [only]), z.array(arc).min(1)])
      .optional()
      .meta({ description: 'Arc of the beast in which the target stands, before it turns.' }),
    leapMin: count(1, 12, 'Hexes leapt in this charge, at least.').optional(),
    runMin: count(1, 24, 'Hexes covered in this charge, leap included, at least.').optional(),
    frontFlankMin: count(1, 6, 'Living men adjacent in front or flank, at least.').optional(),
    adjacentMin: count(1, 6, 'Standing men adjacent, at least.').optional(),
    hpAtMost: z.number().min(0).max(1).optional().meta({ description: 'Fraction of its Hit Points, at most.' }),
    wound: area.optional().meta({ description: 'A wounded zone; only with the wounds module.' }),
    targetTrait: cardRef('trait').optional().meta({ description: 'A trait of the target.' }),
  })
  .meta({ description: 'All must hold; tested in the written order.' });

export const row = z.strictObject({
  trigger: trigger.meta({ description: 'control: adjacent in Control; charge: at the end of a charge; counter: the answer to a hit.' }),
  when: when.nullable().default(null),
  do: localId.meta({ description: 'Attack of this card.' }),
  toHit: count(-9, 9, 'Added to the To Hit of the attack.').default(0),
  turn: z.boolean().default(true).meta({ description: 'false: strikes without facing the target first.' }),
  breakAndCharge: count(1, 6, 'With so many standing men adjacent it backs off first and charges.').nullable().default(null),
  runThrough: count(0, 12, 'Hexes it gallops on after a failed attack.').default(0),
  withdraw: count(1, 6, 'With so many standing men adjacent it backs off afterwards.').nullable().default(null),
  overrun: z.boolean().default(true).meta({ description: 'false: this charge never runs past the target.' }),
  because,
});

export const woundEffect = {
  becomes: z.record(localId, localId).default({}).meta({ description: 'Attacks that become another.' }),
  off: z.array(localId).default([]).meta({ description: 'Attacks whose steps are skipped.' }),
  toHit: z.record(localId, count(-19, 19, 'Added to the To Hit of this attack.')).default({}),
  noPin: flag('It pins nobody.'),
  noRetain: flag('It never keeps Control.'),
  noLeap: flag('It cannot leap.'),
  noOverrun: flag('It neither runs past nor through.'),
  charge: count(-12, 12, 'Added to its charge.').default(0),
  sweepMax: count(1, 6, 'Most men a sweep strikes.').nullable().default(null),
  flankArmour: count(0, 9, 'Its natural armour against blows from the flank.').nullable().default(null),
  blindFlank: z.enum(['left', 'right']).nullable().default(null).meta({ description: 'Flank hex that counts as its rear.' }),
};
