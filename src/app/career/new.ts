import type { Career } from '../../career/index.ts';
import { capital } from '../../hud/common/index.ts';
import type { CareerChoice, ClassChoice, LadderChoice } from '../../hud/ladder/index.ts';
import { behaviourOf } from '../bots.ts';
import type { Careers } from './careers.ts';
import { className } from './people.ts';

/** Classes that one may begin as, each with how it usually fights. */
function classChoices(career: Career): ClassChoice[] {
  const { classes, ways, game } = career.house;
  return [...new Set(career.ladder.world.classes)].flatMap((id) => {
    const found = classes.get(id);
    if (!found) return [];
    const [usual = ''] = ways.get(id) ?? [];
    const mind = behaviourOf(game.desk, usual);
    return [{ id, name: capital(className(career, id)), style: mind ? `usually ${mind.name}` : '' }];
  });
}

/** The ladders that a career may be begun on. */
export function ladderChoices({ ladders, on }: Careers): LadderChoice[] {
  return ladders.map(({ id, name, about }) => ({ id, name, about, classes: classChoices(on(id)) }));
}

export function firstChoice({ ladder }: Career, seed: string): CareerChoice {
  return { ladder: ladder.id, name: '', card: ladder.world.classes[0]!, gentle: true, iron: false, seed };
}
