import type { Career } from '../../career/index.ts';
import { capital } from '../../hud/common/index.ts';
import type { CareerChoice, ClassChoice } from '../../hud/ladder/index.ts';
import { behaviourOf } from '../bots.ts';
import { className } from './people.ts';

/** Classes that one may begin as, each with how it usually fights. */
export function classChoices(career: Career): ClassChoice[] {
  const { classes, ways, game } = career.house;
  return [...new Set(career.ladder.world.classes)].flatMap((id) => {
    const found = classes.get(id);
    if (!found) return [];
    const [usual = ''] = ways.get(id) ?? [];
    const mind = behaviourOf(game.desk, usual);
    return [{ id, name: capital(className(career, id)), style: mind ? `usually ${mind.name}` : '' }];
  });
}

export function firstChoice(career: Career, seed: string): CareerChoice {
  return { name: '', card: career.ladder.world.classes[0]!, gentle: false, iron: false, seed };
}
