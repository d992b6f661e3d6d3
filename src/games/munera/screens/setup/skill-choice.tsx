import type { Messages } from '../../../../catalogue/index.ts';
import { Tick } from '../../../../hud/page/index.ts';
import type { TraitChoice, TraitsOf } from '../../../../hud/setup/index.ts';
import type { Skill } from '../../rules/index.ts';
import { SKILLS } from '../../rules/index.ts';

interface SkillsProps extends TraitsOf {
  /** Skills that he has by his card. */
  readonly own: readonly Skill[];
  readonly words: (skill: Skill) => { readonly name: string; readonly note: string };
}

function Skills({ name, own, traits, words, onTraits }: SkillsProps) {
  const chosen = SKILLS.filter((skill) => traits.includes(skill));
  const count = new Set([...own, ...chosen]).size;
  const set = (skill: Skill, has: boolean): void => onTraits(SKILLS.filter((each) => (each === skill ? has : traits.includes(each))));
  return (
    <details class="fighter-skills">
      <summary>
        Skills<span class="visually-hidden"> of {name}</span>:{' '}
        {count === 0 ? 'none' : [...own, ...chosen].map((skill) => words(skill).name).join(', ')}
      </summary>
      {SKILLS.map((skill) => {
        const { name: label, note } = words(skill);
        if (own.includes(skill)) return <p class="quiet" key={skill}>{`${label} is his already. ${note}`}</p>;
        return <Tick key={skill} label={label} note={note} checked={traits.includes(skill)} onChange={(has) => set(skill, has)} />;
      })}
    </details>
  );
}

/** Which skills a fighter has beside those of his card. */
export function skillChoice(messages: Messages, skillsOf: (card: string) => readonly Skill[]): TraitChoice {
  const say = (group: string, key: string): string => messages[group]?.[key] ?? key;
  const words = (skill: Skill) => ({ name: say('skill', skill), note: say('skill-note', skill) });
  return (fighter) => <Skills {...fighter} own={skillsOf(fighter.card)} words={words} />;
}
