import * as part from './beast-parts.ts';
import { LIMITS } from '../../../../engine/limits/index.ts';
import { z } from 'zod';
import { beastLook, cardId, count, localId, note, orNull, overrides } from '../../../../catalogue/index.ts';
import { avoid, DEED_WORDS, pick } from './beast-deeds.ts';

const attackName = localId.refine((name) => !(DEED_WORDS as readonly string[]).includes(name), {
  error: `${DEED_WORDS.join(', ')} are words of steps; call the attack otherwise`,
});

const attacks = z
  .record(attackName, z.strictObject(part.attack))
  .transform((byId) =>
    Object.fromEntries(Object.entries(byId).map(([id, { rule: _, damage, ...attack }]) => [id, { id, dmg: damage, ...attack }])),
  )
  .describe('Its attacks by name.');

const procedure = z.array(part.row).min(1).max(LIMITS.steps).describe('Steps; of each trigger the first whose conditions hold fires.');
const onKill = z
  .strictObject({ retainControl: z.literal(true).describe('It keeps Control for the next round.') })
  .transform(() => 'retainControl' as const)
  .describe('What a kill with a rolled attack gives it.');
const figures = count(1, 6, 'How many of them stand on the sand: a pack has several, each with its own Hit Points (D-411). Left out: 1.');
const newcomer = orNull(
  count(
    0,
    100,
    'Of 100 hunts of four noxii by lot against it that the newcomer plays, those won with two or more saved; `damnatio difficulty` writes it.',
  ),
);
const wound = z.strictObject(part.woundEffect);
const wounds = z.strictObject({
  head: wound.optional().describe('Its head is wounded.'),
  body: wound.optional().describe('Its body is wounded.'),
  legs: wound.optional().describe('Its legs are wounded.'),
});

export const beastCard = z.strictObject({
  schema: z.literal('beast/2'),
  id: cardId,
  overrides,
  name: part.name,
  figures: figures.optional(),
  ...beastLook,
  ratings: z.strictObject(part.ratings),
  move: z.strictObject(part.move).describe('How far it backs off, runs and leaps, in hexes.'),
  overrun: orNull(z.strictObject(part.overrun)).describe('How it runs past a target that it failed to hit.'),
  bloodied: orNull(z.strictObject(part.bloodied)).describe('What half its wounds make of it.'),
  pick: orNull(pick),
  avoid: orNull(avoid),
  answers: z.strictObject(part.answers).default({ from: null, atDamage: 0, turnsFirst: true }).describe('Whom it answers, and how.'),
  onKill: orNull(onKill),
  attacks,
  procedure,
  wounds: wounds.default({}).describe('What a wounded zone changes; only with the wounds module.'),
  newcomer,
  rule: part.rule,
  note,
});

export type ReadBeast = z.infer<typeof beastCard>;
