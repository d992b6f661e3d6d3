import type { Skill } from '../../../games/munera/rules/index.ts';
import { SKILLS } from '../../../games/munera/rules/index.ts';
import { Portrait, SideMark } from '../../common/index.ts';
import { Tick } from '../../page/index.ts';
import type { BoutClass } from '../../../games/munera/screens/setup/class-facts.tsx';
import { ClassFacts } from '../../../games/munera/screens/setup/class-facts.tsx';
import type { DraftFighter } from './draft.ts';

/** Who may decide for a fighter. */
export interface ControllerChoice {
  readonly id: string;
  readonly name: string;
  /** How it plays. */
  readonly note: string;
}

/** Skills in words. */
export type SkillWords = (skill: Skill) => { readonly name: string; readonly note: string };

interface FighterRowProps {
  readonly fighter: DraftFighter;
  /** As he is called on this screen: with a number when he is not the only one of his name. */
  readonly name: string;
  /** The place of his side where he is a side by himself; null where the panel says it. */
  readonly place: number | null;
  /** Undefined for a card that nobody knows. */
  readonly known: BoutClass | undefined;
  readonly controllers: readonly ControllerChoice[];
  readonly skillWords: SkillWords;
  readonly problem: string | null;
  readonly onChange: (change: Partial<DraftFighter>) => void;
  readonly onSwap: () => void;
  readonly onRemove: () => void;
}

function Skills({ fighter, known, skillWords, name, onChange }: FighterRowProps) {
  const own = known?.card.skills ?? [];
  const count = new Set([...own, ...fighter.skills]).size;
  const set = (skill: Skill, has: boolean): void => {
    const wanted = has ? [...fighter.skills, skill] : fighter.skills.filter((other) => other !== skill);
    onChange({ skills: SKILLS.filter((each) => wanted.includes(each)) });
  };
  return (
    <details class="fighter-skills">
      <summary>
        Skills<span class="visually-hidden"> of {name}</span>:{' '}
        {count === 0 ? 'none' : [...own, ...fighter.skills].map((skill) => skillWords(skill).name).join(', ')}
      </summary>
      {SKILLS.map((skill) => {
        const words = skillWords(skill);
        if (own.includes(skill)) return <p class="quiet" key={skill}>{`${words.name} is his already. ${words.note}`}</p>;
        return (
          <Tick
            key={skill}
            label={words.name}
            note={words.note}
            checked={fighter.skills.includes(skill)}
            onChange={(has) => set(skill, has)}
          />
        );
      })}
    </details>
  );
}

/** One who enters: who he is, what he carries, who decides for him. */
export function FighterRow(props: FighterRowProps) {
  const { fighter, name, place, known, controllers, problem, onChange, onSwap, onRemove } = props;
  return (
    <li class="fighter">
      <span class="fighter-figure" aria-hidden="true">
        {known && <Portrait card={known.card.id} kind={known.card.kind} />}
      </span>
      <div class="fighter-words">
        <h3 class="fighter-name">
          {place === null ? null : <SideMark place={place} />} {name} {known?.standing && <span class="quiet">{known.standing}</span>}
        </h3>
        <p class="fighter-arms">{known ? known.arms : 'Nobody knows this card.'}</p>
        {known && <p class="quiet fighter-text">{known.text}</p>}
      </div>
      {known && <ClassFacts {...known} />}
      {problem && <p class="problem">{problem}</p>}
      <div class="fighter-ways">
        <label class="field">
          <span class="visually-hidden">Who decides for {name}</span>
          <select class="select" value={fighter.controller} onChange={(event) => onChange({ controller: event.currentTarget.value })}>
            {controllers.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" aria-label={`Change ${name}`} onClick={onSwap}>
          Change
        </button>
        <button type="button" class="button" aria-label={`Send away ${name}`} onClick={onRemove}>
          Send away
        </button>
      </div>
      <Skills {...props} />
    </li>
  );
}
