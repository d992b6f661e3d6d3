import type { Placed as PlacedOf, Position as PositionOf } from '../../../../engine/state/index.ts';
import { by, defineSetup, fixedRecord, list, orNone, positionField, text, usually, whole } from '../../../../engine/state/index.ts';
import { LEX } from '../lex.ts';
import type { Fighter, Turn } from '../state/state.ts';
import { FIELDS, MOST_FIGHTERS, voter } from '../state/state.ts';

/** Strength when whole and now; rolled where it is left out. */
const strength = fixedRecord({ full: whole(1, 12, 'R-014'), now: whole(1, 12, 'R-103') });

export type Placed = PlacedOf<Fighter>;
export type Position = PositionOf<Fighter, Turn>;

/** What a bout of recount is made of. */
export const SETUP = defineSetup({
  ruleset: 'recount',
  card: 'class',
  lex: LEX,
  fighters: { least: 2, most: MOST_FIGHTERS },
  entrant: {
    /** Null for a name by the dice of the bout, which costs none. */
    name: by('R-012', usually(null, orNone(text(40, 1)))),
    strength: usually(null, orNone(strength)),
  },
  /** Null for the mob of a single bout. */
  more: { voters: by('R-107', usually(null, orNone(list(12, voter)))) },
  position: positionField<Fighter, Turn>(FIELDS.fighters.fields, FIELDS.turn.fields),
  rules: { card: 'R-002', arena: 'R-005', fighters: 'R-108', side: 'R-108', sides: 'R-097' },
});

export const { entrant, setup: recountSetup } = SETUP;
export type RecountSetup = ReturnType<typeof recountSetup>;
export type Entrant = ReturnType<typeof entrant>;
