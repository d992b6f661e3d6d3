import { describe, expect, it } from 'vitest';
import { isInstalled, make as makeBoardgameIo } from './peers/boardgame-io.mjs';
import { make as makeTight } from './peers/tight.mjs';

/** Checksums of the bouts 0 … 299 of seed 1 on a board 11 wide, by fighters: the known answers of Munera-lite. */
const KNOWN = new Map([
  [2, 2198097298],
  [3, 1076549005],
  [6, 2607926308],
  [12, 1825894325],
]);

describe('peers of the bench', () => {
  it.each([...KNOWN])('tight plays the known bouts of %i fighters', (n, checksum) => {
    expect(makeTight({ n, radiusOrWidth: 11 }).run(1, 0, 300)).toMatchObject({ checksum });
  });

  it('counts what was played', () => {
    expect(makeTight({ n: 2 }).run(1, 0, 300)).toEqual({
      checksum: 2198097298,
      decisions: 9763,
      dice: 15103,
      turns: 4203,
      rounds: 2176,
      events: 0,
    });
  });

  it('plays a bout by its seed and number alone, whatever else is alive', () => {
    const tight = makeTight({ n: 4, radiusOrWidth: 17 });
    const first = tight.run(7, 100, 50);
    makeTight({ n: 12, radiusOrWidth: 11 }).run(7, 0, 10);
    expect(tight.run(7, 100, 50)).toEqual(first);
  });

  describe.skipIf(!isInstalled())('boardgame.io', () => {
    it('plays the known bouts of 2 fighters', () => {
      expect(makeBoardgameIo({ n: 2 }).run(1, 0, 300)).toMatchObject({ checksum: KNOWN.get(2) });
    }, 60_000);

    it.each([3, 6, 12])(
      'plays what tight plays with %i fighters',
      (n) => {
        expect(makeBoardgameIo({ n, radiusOrWidth: 11 }).run(1, 0, 20)).toEqual(makeTight({ n, radiusOrWidth: 11 }).run(1, 0, 20));
      },
      60_000,
    );
  });
});
