import type { Behaviour, GradeId } from '../../../engine/mind/index.ts';
import { mindName, mindParts } from '../../../session/index.ts';
import type { DraftFighter } from './draft.ts';

/** Who may decide for a fighter. */
export interface ControllerChoice {
  readonly id: string;
  readonly name: string;
  /** How it plays. */
  readonly note: string;
  /** What it fights by, and how well it may: it is then one choice in several grades. */
  readonly behaviour?: Behaviour;
  readonly grades?: readonly { readonly id: GradeId; readonly name: string }[];
}

interface DecidingProps {
  readonly fighter: DraftFighter;
  /** As he is called on this screen. */
  readonly name: string;
  readonly controllers: readonly ControllerChoice[];
  /** The bot that plays him where nothing else is said. */
  readonly usualBot: string;
  readonly onScout: ((controller: string) => void) | undefined;
  readonly onChange: (change: Partial<DraftFighter>) => void;
}

function Options({ choices, usualBot }: { readonly choices: readonly ControllerChoice[]; readonly usualBot: string }) {
  return (
    <>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === usualBot ? `${name} (his usual way)` : name}
        </option>
      ))}
    </>
  );
}

/** Who decides for a fighter: the player, a bot, or a way of fighting and how well he masters it. */
export function Deciding({ fighter, name, controllers, usualBot, onScout, onChange }: DecidingProps) {
  const { base, grade } = mindParts(fighter.controller);
  const ways = controllers.filter(({ behaviour }) => behaviour);
  const chosen = ways.find(({ id }) => id === base);
  const others = controllers.filter(({ behaviour }) => !behaviour);
  const choose = (id: string): void => {
    const keepsGrade = chosen && ways.some((way) => way.id === id);
    onChange({ controller: keepsGrade ? mindName(id, grade) : id });
  };
  return (
    <>
      <label class="field">
        <span class="visually-hidden">Who decides for {name}</span>
        <select class="select" value={base} onChange={(event) => choose(event.currentTarget.value)}>
          <Options choices={others.slice(0, 1)} usualBot={usualBot} />
          {ways.length > 0 ? (
            <optgroup label="By how he fights">
              <Options choices={ways} usualBot={usualBot} />
            </optgroup>
          ) : null}
          {ways.length > 0 ? (
            <optgroup label="Plain bots">
              <Options choices={others.slice(1)} usualBot={usualBot} />
            </optgroup>
          ) : (
            <Options choices={others.slice(1)} usualBot={usualBot} />
          )}
        </select>
      </label>
      {chosen?.grades ? (
        <label class="field">
          <span class="visually-hidden">How well {name} fights</span>
          <select
            class="select"
            value={grade}
            onChange={(event) => onChange({ controller: mindName(base, event.currentTarget.value as GradeId) })}
          >
            {chosen.grades.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {chosen && onScout ? (
        <button type="button" class="button" aria-label={`Scout ${name}`} onClick={() => onScout(fighter.controller)}>
          Scout him
        </button>
      ) : null}
    </>
  );
}
