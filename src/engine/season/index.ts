export type { Fixture, Frozen, Owner, Step } from './season.ts';
export { everyPair, neighbours, nextFixture, ownerOf, thawed, UnderWay } from './season.ts';
