import { describe, expect, test } from 'vitest';
import { bedAfter, bedSound, QUIET_BED, type Bed } from '../../../src/app/sound/bed.ts';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { FIGHTS } from '../every-game.ts';

const event = (fields: object): BoutEvent => ({ rules: [], ...fields }) as unknown as BoutEvent;
const after = (events: readonly object[], from: Bed = QUIET_BED): Bed =>
  events.reduce((bed: Bed, fields) => bedAfter(bed, event(fields), 'told'), from);

const BEGUN = {
  type: 'bout-started',
  figures: [
    { figure: 'a', hp: 10 },
    { figure: 'b', hp: 10 },
  ],
};
const blow = (figure: string, net: number, to: number): object => ({ type: 'wounded', figure, net, to });

describe('the crowd follows the fight', () => {
  test('a wound brings it up, the more the nearer somebody is to his end; a lull lets it down to a murmur', () => {
    const begun = after([BEGUN]);
    const scratched = after([blow('a', 1, 9)], begun);
    const nearly = after([blow('a', 1, 2)], begun);
    expect(scratched.heat).toBeGreaterThan(begun.heat);
    expect(nearly.heat).toBeGreaterThan(scratched.heat + 0.1);
    const lulled = after(
      Array.from({ length: 40 }, () => ({ type: 'round-started' })),
      nearly,
    );
    expect(lulled.heat).toBeLessThan(0.2);
    expect(bedSound(lulled).low).toBeGreaterThan(0);
  });

  test('it holds its breath while dice fall for somebody near his end, whatever they come to', () => {
    const near = after([BEGUN, blow('a', 8, 2)]);
    const [hit, miss] = ['hit', 'miss'].map((result) => bedAfter(near, event({ type: 'clashed', result }), 'thrown'));
    expect(hit).toEqual(miss);
    expect(hit!.held).toBe(true);
    expect(bedSound(hit!).low).toBeLessThan(bedSound(near).low / 2);
    expect(bedAfter(after([BEGUN]), event({ type: 'clashed', result: 'hit' }), 'thrown').held).toBe(false);
    expect(bedAfter(hit!, event({ type: 'clashed', result: 'miss' }), 'told').held).toBe(false);
  });

  test('when somebody falls it is silent and then on its feet; the next event ends the silence', () => {
    const fell = after([BEGUN, { type: 'felled', figure: 'a', dead: true }]);
    expect(fell).toMatchObject({ silence: true, heat: 1 });
    expect(after([{ type: 'round-started' }], fell).silence).toBe(false);
  });

  test('where all was hushed before the fall, the crowd is up at once', () => {
    const fall = event({ type: 'felled', figure: 'a', dead: true });
    const hushed = bedAfter(after([BEGUN]), fall, 'hushed');
    expect(hushed).toMatchObject({ silence: true });
    expect(bedAfter(hushed, fall, 'told')).toMatchObject({ silence: false, heat: 1 });
  });

  test('a refused life is darker than a spared one, and the end is the end', () => {
    const [spared, refused] = [true, false].map((granted) => bedSound(after([BEGUN, { type: 'appealed', granted }])));
    expect(spared!.high).toBeGreaterThan(refused!.high);
    expect(spared!.hertz).toBeGreaterThan(refused!.hertz);
    expect(after([BEGUN, { type: 'bout-ended', outcome: { winner: 'i' } }])).toMatchObject({ over: true, heat: 1 });
    expect(after([BEGUN, { type: 'bout-ended', outcome: { winner: null } }]).heat).toBeLessThan(0.5);
  });

  test.each(Object.keys(FIGHTS))('stays within its bounds through a whole fight of %s, and stirs', (game) => {
    let bed = QUIET_BED;
    const heats: number[] = [];
    for (const told of FIGHTS[game]!('bed').steps.flatMap(({ events }) => events)) {
      for (const at of ['thrown', 'told'] as const) {
        bed = bedAfter(bed, told, at);
        const { low, high, hertz, glide } = bedSound(bed);
        expect([low, high, bed.heat, bed.dark].every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(hertz).toBeGreaterThan(300);
        expect(glide).toBeGreaterThan(0);
      }
      heats.push(bed.heat);
    }
    expect(bed.over).toBe(true);
    expect(Math.max(...heats) - Math.min(...heats)).toBeGreaterThan(0.2);
  });
});
