import { z } from 'zod';
import {
  ARENA,
  type BoutFault,
  type BoutsOfProgrammes,
  cardRef,
  type Draft,
  lexType,
  opponentFaults,
  opponents,
  unknownCard,
} from '../../../catalogue/index.ts';
import { LEX, type MuneraContent, type ProgrammedPairs, type Skill, SKILLS } from '../rules/index.ts';
import { arenasOf } from './assemble.ts';
import { armedEntries, GLADIATOR } from './kinds.ts';

/** As many as a set-up has room for on the page. */
const MOST_SIDES = 6;
const MOST_FIGHTERS = 12;

const fighter = z
  .union(
    [
      cardRef('man'),
      z.strictObject({
        card: cardRef('man').meta({ description: 'Who fights, by id.' }),
        skills: z
          .array(z.enum(SKILLS as readonly [Skill, ...Skill[]]))
          .max(SKILLS.length)
          .refine((skills) => new Set(skills).size === skills.length, { error: 'each skill can be had once' })
          .default([])
          .meta({ description: 'Skills that he has beside those of his card.' }),
      }),
    ],
    { error: 'expected the id of a fighter, or { card, skills }' },
  )
  .transform((value) => (typeof value === 'string' ? { card: value, skills: [] } : value));

const sides = z
  .array(z.array(fighter).min(1).max(MOST_FIGHTERS))
  .min(2)
  .max(MOST_SIDES)
  .refine((all) => all.flat().length <= MOST_FIGHTERS, { error: `at most ${MOST_FIGHTERS} fighters in all` })
  .meta({ description: 'Who fights whom, a list each side; the first is the player\u2019s.' });

/** Fighters by their place in the bout whom nobody knows. */
function unknownFighters(draft: Draft, bout: ProgrammedPairs): BoutFault[] {
  const entries = armedEntries(draft).map(({ entry }) => entry);
  const known = entries.map(({ id }) => id);
  const kinds = [GLADIATOR, ...new Set(entries.map(({ kind }) => kind))];
  return bout.sides.flatMap((side, i) =>
    side.flatMap(({ card }, k): BoutFault[] =>
      known.includes(card) ? [] : [{ path: ['sides', i, k], ...unknownCard(draft, { id: card, what: 'fighter', kinds, known }) }],
    ),
  );
}

/** Every arena has sand enough for as many as a bout may have. */
function arenaFaults(draft: Draft, { arena }: ProgrammedPairs): BoutFault[] {
  const known = arenasOf(draft).map(({ id }) => id);
  if (arena === null || known.includes(arena)) return [];
  return [{ path: ['arena'], ...unknownCard(draft, { id: arena, what: 'arena', kinds: [ARENA], known }) }];
}

/** A bout of a programme is a pair or more sides, the first of them the player's. */
export const bouts: BoutsOfProgrammes<ProgrammedPairs> = {
  shape: {
    sides,
    ...opponents,
    arena: cardRef('arena').nullable().default(null).meta({ description: 'Arena by id; left out: as large as the fighters need (M-002).' }),
    lex: lexType(LEX.choices).default({}).meta({ description: 'Toggles that differ from the default.' }),
  },
  faults: (draft, bout) => [
    ...unknownFighters(draft, bout),
    ...opponentFaults(draft, bout.game, bout.against),
    ...arenaFaults(draft, bout),
  ],
  prose(content, bout) {
    const { fighters } = content as MuneraContent;
    return bout.sides.map((side) => side.map(({ card }) => fighters[card]?.name ?? card).join(' and ')).join(' against ');
  },
};
