import { z } from 'zod';
import { because, cardId, count, line, localId, overrides } from './common.ts';

const hex = z
  .tuple([z.int().min(-20).max(20), z.int().min(-20).max(20)])
  .transform(([q, r]) => ({ q, r }))
  .meta({ description: 'Axial coordinates [q, r].' });

const facing = z.literal([0, 1, 2, 3, 4, 5]).meta({ description: 'Facing 0 to 5 clockwise; 0 is towards [1, 0].' });

const ratio = z.number().min(0.2).max(1.2).meta({ description: 'Height by width.' });

const row = z.strictObject({
  r: z.int().min(-20).max(20),
  from: z.int().min(-20).max(20).meta({ description: 'First q of the row.' }),
  to: z.int().min(-20).max(20).meta({ description: 'Last q of the row.' }),
});

const shape = z
  .union(
    [
      z.enum(['hexagon', 'oval', 'rectangle']),
      z.strictObject({ oval: ratio }),
      z.strictObject({ rectangle: ratio }),
      z.strictObject({ rows: z.array(row).min(1).max(41) }),
    ],
    { error: 'expected hexagon, oval, rectangle, { oval: height by width }, { rectangle: height by width } or { rows: … }' },
  )
  .meta({ description: 'Outline of the sand inside the radius; hexes outside it are blocked.' });

export const arenaFile = z.strictObject({
  schema: z.literal('arena/1'),
  id: cardId,
  overrides,
  name: line('Name.'),
  for: z
    .enum(['hunt', 'munera'])
    .default('hunt')
    .meta({ description: 'hunt: with a Shield Hex, for both kinds of bout; munera: for gladiators only.' }),
  radius: count(3, 12, 'Hexes from the middle to the wall.'),
  shape: shape.default('hexagon'),
  blocked: z.array(hex).max(200).default([]).meta({ description: 'Hexes that nobody enters.' }),
  marks: z
    .record(localId, z.strictObject({ at: hex, facing }))
    .default({})
    .meta({ description: 'Named hexes; `shield` is where the beast starts.' }),
  because: because.optional(),
});

/** The toggles of the ledger's Appendix A. */
const lex = z
  .strictObject({
    controlDie: z.literal([6, 8, 10, 12, 20]),
    tieKeeps: z.boolean(),
    tieDie: z.enum(['stored', 'printed']),
    anySubset: z.boolean(),
    mayPass: z.boolean(),
    counterInBeastRounds: z.boolean(),
    whirlDropsPrey: z.boolean(),
    retainNeedsGrip: z.boolean(),
    fateCards: z.boolean(),
    intellectReroll: z.boolean(),
    wallSlam: z.boolean(),
    wounds: z.boolean(),
    desperatio: z.boolean(),
    reluctant: z.boolean(),
    roundLimit: count(1, 200, 'Rounds until a draw.'),
    gladiatorsVsBeasts: z.boolean(),
    optionalCards: z.boolean(),
  })
  .partial();

const men = z
  .union([z.array(cardId).max(6), z.strictObject({ draw: count(1, 6, 'Noxii drawn by lot.') })])
  .meta({ description: 'Men by id, or { draw: n } noxii by lot; empty for beast against beast.' });

export const huntFile = z.strictObject({
  schema: z.literal('hunt/1'),
  id: cardId,
  overrides,
  name: line('Name on the programme.'),
  text: z.string().min(1).max(600).meta({ description: 'What the herald says.' }),
  arena: cardId.meta({ description: 'Arena by id.' }),
  beasts: z.array(cardId).min(1).max(2).meta({ description: 'One beast, or two against each other.' }),
  men,
  elite: z.literal([0, 1, 2, 3]).default(0).meta({ description: 'Elite grade of the beast (D-243 to D-245).' }),
  lex: lex.default({}).meta({ description: 'Toggles that differ from the default.' }),
});
