import type { ComponentChildren } from 'preact';
import { Portrait, SideMark } from '../../common/index.ts';
import type { DraftFighter } from './draft.ts';
import { Deciding, type ControllerChoice } from './deciding.tsx';
import type { RosterClass } from './class-picker.tsx';

/** One who enters, and what is chosen for him. */
export interface TraitsOf {
  /** As he is called on this screen. */
  readonly name: string;
  readonly card: string;
  readonly traits: readonly string[];
  readonly onTraits: (traits: readonly string[]) => void;
}

/** What a game lets be chosen for a fighter beside his card, under his row. */
export type TraitChoice = (fighter: TraitsOf) => ComponentChildren;

interface FighterRowProps {
  readonly fighter: DraftFighter;
  /** As he is called on this screen: with a number when he is not the only one of his name. */
  readonly name: string;
  /** The name that he fights under; null where that is the one above. */
  readonly person: string | null;
  /** The place of his side where he is a side by himself; null where the panel says it. */
  readonly place: number | null;
  /** Undefined for a card that nobody knows. */
  readonly known: RosterClass | undefined;
  readonly controllers: readonly ControllerChoice[];
  /** The bot that plays him where nothing else is said. */
  readonly usualBot: string;
  readonly onScout: ((controller: string) => void) | undefined;
  readonly traits: TraitChoice | null;
  readonly problem: string | null;
  readonly onChange: (change: Partial<DraftFighter>) => void;
  readonly onSwap: () => void;
  readonly onRemove: () => void;
}

/** One who enters: who he is, what he carries, who decides for him. */
export function FighterRow(props: FighterRowProps) {
  const { fighter, name, person, place, known, traits, problem, onChange, onSwap, onRemove } = props;
  return (
    <li class="fighter">
      <span class="fighter-figure" aria-hidden="true">
        {known && <Portrait card={known.id} kind={known.kind} kit={known.kit} />}
      </span>
      <div class="fighter-words">
        <h3 class="fighter-name">
          {place === null ? null : <SideMark place={place} />} {name} {person && <span class="quiet fighter-person">{person}</span>}{' '}
          {known?.standing && <span class="quiet">{known.standing}</span>}
        </h3>
        <p class="fighter-arms">{known ? known.arms : 'Nobody knows this card.'}</p>
        {known && <p class="quiet fighter-text">{known.text}</p>}
      </div>
      {known?.facts()}
      {problem && <p class="problem">{problem}</p>}
      <div class="fighter-ways row">
        <Deciding {...props} />
        <button type="button" class="button" aria-label={`Change ${name}`} onClick={onSwap}>
          Change
        </button>
        <button type="button" class="button" aria-label={`Send away ${name}`} onClick={onRemove}>
          Send away
        </button>
      </div>
      {traits?.({ ...fighter, name, onTraits: (chosen) => onChange({ traits: chosen }) })}
    </li>
  );
}
