import type { HuntSetup } from '../rulesets/damnatio/index.ts';
import { fail, object, texts, whole } from './read-fields.ts';
import { readPosition } from './read-position.ts';

/**
 * Checks the shape of a set-up that comes from outside: a save, a file, a link. Whether the rules allow it is
 * `checkSetup`'s to say. Throws `TypeError` naming the field.
 */
export function readSetup(value: unknown): HuntSetup {
  const setup = object(value, 'setup');
  if (setup['ruleset'] !== 'damnatio') fail('ruleset', 'damnatio');
  if (typeof setup['arena'] !== 'string') fail('arena', 'an id');
  const sliders = object(setup['sliders'], 'sliders');
  return {
    ruleset: 'damnatio',
    arena: setup['arena'] as string,
    beasts: texts(setup['beasts'], 'beasts'),
    men: texts(setup['men'], 'men'),
    draw: whole(setup['draw'], 0, 6, 'draw'),
    lex: object(setup['lex'], 'lex') as HuntSetup['lex'],
    elite: whole(setup['elite'], 0, 3, 'elite') as HuntSetup['elite'],
    sliders: {
      hitPoints: whole(sliders['hitPoints'], -20, 60, 'sliders.hitPoints'),
      damage: whole(sliders['damage'], -10, 10, 'sliders.damage'),
      control: whole(sliders['control'], -10, 10, 'sliders.control'),
    },
    position: readPosition(setup['position']),
  };
}
