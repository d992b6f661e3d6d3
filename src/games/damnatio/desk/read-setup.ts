import { object, fail, texts, whole } from '../../../engine/read/index.ts';
import { START_FACINGS, type HuntSetup } from '../rules/index.ts';
import { readPosition } from './read-position.ts';

const LONGEST_WAGER = 80;

function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length > LONGEST_WAGER) fail(field, 'the id of a figure');
  return value as string;
}

/** Checks the shape of a hunt's set-up that comes from outside. Throws `ReadError` naming the field. */
export function readHuntSetup(value: unknown): HuntSetup {
  const setup = object(value, 'setup');
  if (typeof setup['arena'] !== 'string') fail('arena', 'an id');
  const sliders = object(setup['sliders'], 'sliders');
  const facing = setup['facing'] as HuntSetup['facing'];
  if (facing !== undefined && !START_FACINGS.includes(facing)) fail('facing', 'random or a whole number from 0 to 5');
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
    ...(facing !== undefined && { facing }),
    ...(setup['wager'] !== undefined && { wager: textOf(setup['wager'], 'wager') }),
    position: readPosition(setup['position']),
  };
}
