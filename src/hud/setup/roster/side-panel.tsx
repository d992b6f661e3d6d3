import { sideNumeral } from '../../../art/index.ts';
import { SideMark, sideClass } from '../../common/index.ts';
import type { DraftFighter, Place, RosterDraft, RosterLimits, UsualBotOf } from './draft.ts';
import { menOf } from './draft.ts';
import type { ControllerChoice } from './deciding.tsx';
import type { TraitChoice } from './fighter-row.tsx';
import { FighterRow } from './fighter-row.tsx';
import type { Classes } from './places.ts';
import { namesOf, suggestedFor } from './places.ts';

/** What can be done with those who enter. */
export interface RosterWays {
  readonly onAdd: (side: number, card: string) => void;
  /** Opens the page of all classes; a place to change, or null to add somebody. */
  readonly onChoose: (side: number, place: Place | null) => void;
  readonly onChange: (place: Place, change: Partial<DraftFighter>) => void;
  readonly onRemove: (place: Place) => void;
  readonly onRemoveSide: (side: number) => void;
}

interface SidePanelProps {
  readonly draft: RosterDraft;
  readonly side: number;
  readonly classes: Classes;
  readonly controllers: readonly ControllerChoice[];
  readonly traits: TraitChoice | null;
  readonly limits: RosterLimits;
  readonly usualBotOf: UsualBotOf;
  readonly onScout: ((controller: string) => void) | undefined;
  readonly problemOf: (place: Place) => string | null;
  /** His name, where it is not that of his card. */
  readonly personOf: (place: Place) => string | null;
  readonly ways: RosterWays;
}

function Suggestions({ draft, side, classes, ways }: SidePanelProps) {
  const suggested = suggestedFor(draft, side, classes);
  if (suggested.length === 0) return null;
  return (
    <p class="button-row suggestions">
      <span class="quiet">Customary foes:</span>
      {suggested.map(({ id, name }) => (
        <button type="button" class="button" key={id} onClick={() => ways.onAdd(side, id)}>
          {name}
        </button>
      ))}
    </p>
  );
}

/** Whoever sent somebody away goes on beside the gap. */
function focusAdd(side: number): void {
  requestAnimationFrame(() => document.getElementById(`add-${side}`)?.focus());
}

/** A side and those on it. */
export function SidePanel(props: SidePanelProps) {
  const { draft, side, classes, controllers, traits, limits, usualBotOf, onScout, problemOf, personOf, ways } = props;
  const names = namesOf(draft, classes)[side] ?? [];
  const fighters = draft.sides[side] ?? [];
  const title = draft.free ? 'Each for himself' : `Side ${sideNumeral(side)}`;
  const full = menOf(draft).length >= limits.fighters;
  return (
    <section class={`panel bout-side ${sideClass(side)}`} aria-labelledby={`side-${side}-title`}>
      <header class="bout-side-head">
        <h2 id={`side-${side}-title`}>
          {draft.free ? (
            title
          ) : (
            <>
              Side <SideMark place={side} bare />
            </>
          )}
        </h2>
        {draft.sides.length > 2 && (
          <button type="button" class="button" aria-label={`Remove side ${sideNumeral(side)}`} onClick={() => ways.onRemoveSide(side)}>
            Remove
          </button>
        )}
      </header>
      <ul class="fighters">
        {fighters.map((fighter, index) => {
          const place = { side, index };
          return (
            <FighterRow
              key={index}
              fighter={fighter}
              name={names[index] ?? ''}
              person={personOf(place)}
              place={draft.free ? index : null}
              known={classes.get(fighter.card)}
              controllers={controllers}
              usualBot={usualBotOf(fighter.card)}
              onScout={onScout}
              traits={traits}
              problem={problemOf(place)}
              onChange={(change) => ways.onChange(place, change)}
              onSwap={() => ways.onChoose(side, place)}
              onRemove={() => {
                ways.onRemove(place);
                focusAdd(side);
              }}
            />
          );
        })}
      </ul>
      {fighters.length === 0 && <p class="quiet">Nobody yet.</p>}
      {fighters.length === 0 && <Suggestions {...props} />}
      <p>
        <button
          id={`add-${side}`}
          type="button"
          class="button"
          disabled={full}
          aria-label={draft.free ? 'Add a fighter' : `Add a fighter to side ${sideNumeral(side)}`}
          onClick={() => ways.onChoose(side, null)}
        >
          Add a fighter
        </button>
        {full && <span class="quiet"> {limits.fighters} are enough.</span>}
      </p>
    </section>
  );
}
