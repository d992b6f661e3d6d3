import type { Area } from '../../rules/index.ts';

const AREAS: Readonly<Record<Area, string>> = { H: 'head', M: 'body', L: 'legs' };

export const areaText = (area: Area): string => AREAS[area];
