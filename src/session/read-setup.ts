import type { HuntSetup, Position } from '../rulesets/damnatio/index.ts';

function fail(field: string, wanted: string): never {
  throw new TypeError(`${field} must be ${wanted}`);
}

function texts(value: unknown, field: string): string[] {
  if (!Array.isArray(value) || value.length > 6 || value.some((entry) => typeof entry !== 'string')) fail(field, 'a list of at most 6 ids');
  return value as string[];
}

function whole(value: unknown, least: number, most: number, field: string): number {
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) fail(field, `a whole number from ${least} to ${most}`);
  return Number(value);
}

function object(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(field, 'an object');
  return value as Record<string, unknown>;
}

function hex(value: unknown, field: string): void {
  const { q, r } = object(value, field);
  whole(q, -20, 20, `${field}.q`);
  whole(r, -20, 20, `${field}.r`);
}

function readPosition(value: unknown): Position | null {
  if (value === null || value === undefined) return null;
  const position = object(value, 'position');
  const starts = ['round-one', 'control', 'beast', 'men', 'bystanders', 'round-end'];
  if (!starts.includes(position['start'] as string)) fail('position.start', `one of ${starts.join(', ')}`);
  whole(position['round'], 1, 200, 'position.round');
  whole(position['tieNumber'], 1, 60, 'position.tieNumber');
  if (position['control'] !== 'beast' && position['control'] !== 'men') fail('position.control', 'beast or men');
  for (const list of ['beasts', 'men'] as const) {
    const figures = position[list];
    if (!Array.isArray(figures) || figures.length > 6) fail(`position.${list}`, 'a list of at most 6 figures');
    figures.forEach((figure: unknown, index) => hex(object(figure, `position.${list}.${index}`)['at'], `position.${list}.${index}.at`));
  }
  return value as Position;
}

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
