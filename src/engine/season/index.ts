export type { Fixture, Frozen, Owner, Step } from './season.ts';
export { neighbours, nextFixture, ownerOf, thawed, UnderWay } from './season.ts';
