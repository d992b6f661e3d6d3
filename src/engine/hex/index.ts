export type { Arena, ArenaData } from './arena.ts';
export { arenaOf, buildArena, hexagon, cellAt, distance, neighbour } from './arena.ts';
export type { ArcModel, ArcTable } from './arcs.ts';
export { arcOf, buildArcTable, exact90, front3 } from './arcs.ts';
export type { Cell, Facing, Hex, SectorForm } from './axial.ts';
export { DIRECTIONS, FACINGS, hexDistance, OUTSIDE, rotated, sectorForm, turned, turnsBetween } from './axial.ts';
export { adjacent, along, bearing, compareClockwise, lane, toward } from './bearings.ts';
export { ring, rowPlaces } from './rows.ts';
