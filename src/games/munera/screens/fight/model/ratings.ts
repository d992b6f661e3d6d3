import { sum } from '../../../../../engine/dice/index.ts';
import { capital, listed, signed, type Rating, type Ratings } from '../../../../../hud/common/index.ts';
import { actionPointTerms, FULL_FRONT, saveTerms, SKILLS } from '../../../rules/index.ts';
import { tiringWords } from './fatigue.ts';
import type { MuneraModel } from './model.ts';

/** Equal things together: `dart ×4`. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}

/** The sheet of a fighter as he stands. */
export function ratingsOf({ settled, picture, words }: MuneraModel, id: string): Ratings | null {
  const { view } = settled.value;
  const { world, state } = view;
  const index = state.fighters.findIndex((one) => one.id === id);
  const fighter = state.fighters[index];
  if (!fighter) return null;
  const { armour, skills } = world.profiles[index]!;
  const save = (quadrant: 'front' | 'left' | 'right' | 'rear'): number => sum(saveTerms(view, index, { ...FULL_FRONT, quadrant }));
  const more = sum(actionPointTerms(view, index));
  const rows: Rating[] = [
    { term: 'stamina', name: 'Stamina', value: `${Math.max(0, fighter.stamina)} of ${fighter.original}` },
    { term: 'fatigue', name: 'Fatigue', value: fighter.fatigue },
    { term: 'action-points', name: 'AP', value: more === 0 ? 'D6' : `D6 ${signed(more)}` },
    { term: 'save', name: 'Save', value: save('front') },
    { term: 'side', name: 'Save, left and right', value: `${save('left')} and ${save('right')}` },
    { term: 'rear', name: 'Save, rear', value: save('rear') },
  ];
  const conditions = picture.value.figures[index]!.conditions.map((name) => words.say('condition', name));
  const learned = SKILLS.filter((skill) => skills[skill]);
  const lines: [string, string][] = [
    ['On him', capital(listed(counted(fighter.carried.map((item) => words.card(world.things[item]!.gear.id)))) || 'nothing')],
    ['Wears', capital(words.say('armour', armour))],
    ['Fatigue', capital(tiringWords(fighter))],
    ...learned.map((skill): [string, string] => [words.say('skill', skill), words.say('skill-note', skill)]),
  ];
  if (conditions.length > 0) lines.push(['Now', capital(listed(conditions))]);
  return { title: words.whole(id), rows, lines };
}
