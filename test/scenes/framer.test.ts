import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hexToPixel } from '../../src/art/index.ts';
import { fitShot, HEX, type Shot } from '../../src/scenes/camera.ts';
import { Framer } from '../../src/scenes/framer.ts';
import { frameOf, inView, type Sight } from '../../src/scenes/framing.ts';

const at = (q: number, r: number) => hexToPixel({ q, r }, HEX);
const NEAR: Sight = { figures: [at(0, 0), at(1, 0)], marks: [] };
const FAR: Sight = { figures: [at(0, 0), at(6, 0)], marks: [] };
const WHOLE = fitShot(8, 676, 551, 1);

describe('the framer', () => {
  let shot: Shot;
  let sight: Sight;
  let jumps: boolean;
  let steps: number;
  let framer: Framer;

  beforeEach(() => {
    vi.useFakeTimers();
    shot = frameOf(WHOLE, NEAR);
    sight = NEAR;
    jumps = false;
    steps = 0;
    framer = new Framer({
      timers: {
        now: () => Date.now(),
        after(milliseconds, run) {
          const id = setTimeout(run, milliseconds);
          return () => clearTimeout(id);
        },
      },
      shot: () => shot,
      sight: () => sight,
      jumps: () => jumps,
      aim: () => undefined,
      least: () => 0,
      look: (next) => {
        steps += 1;
        shot = next;
      },
    });
    return () => vi.useRealTimers();
  });

  const later = (milliseconds = 2000): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  it('shows the whole arena first, then goes in', async () => {
    shot = WHOLE;
    expect(framer.home(WHOLE)).toEqual(WHOLE);
    framer.attend('a');
    await later(800);
    expect(shot).toEqual(WHOLE);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
    expect(framer.home(WHOLE)).toEqual(frameOf(WHOLE, NEAR));
  });

  it('goes in all the same when the view changes its size meanwhile', async () => {
    shot = WHOLE;
    framer.attend('a');
    shot = framer.home(WHOLE);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
  });

  it('glides in a few steps to whoever would be cut off', async () => {
    sight = FAR;
    framer.attend('a');
    expect(framer.idle).toBe(false);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(10);
    expect(framer.idle).toBe(true);
  });

  it('jumps with reduced motion', async () => {
    jumps = true;
    sight = FAR;
    framer.attend('a');
    await later();
    expect(steps).toBe(1);
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('leaves the camera to the player until it is given back', async () => {
    const own = { ...shot, x: 500 };
    framer.own();
    shot = own;
    sight = FAR;
    framer.attend('a');
    await framer.before([at(0, 5)], true, 1);
    await later();
    expect(shot).toBe(own);
    expect(framer.framing).toBe('own');
    framer.frame();
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
    expect(framer.framing).toBe('action');
  });

  it('shows the whole arena and stays there', async () => {
    framer.whole();
    await later();
    expect(shot.zoom).toBe(1);
    framer.attend('a');
    await later();
    expect(shot.zoom).toBe(1);
    expect(framer.framing).toBe('whole');
  });

  it('stands still while the same one is asked again and nothing is cut off, and looks anew for another', async () => {
    shot = WHOLE;
    framer.attend('a');
    await later();
    shot = WHOLE;
    framer.attend('a');
    await later();
    expect(shot).toEqual(WHOLE);
    framer.attend('b');
    await later();
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
  });

  it('moves nothing away from under a mouse for a mere better view; when the mouse has gone it does', async () => {
    framer.attend('a');
    await later();
    shot = WHOLE;
    framer.point(true);
    framer.attend('b');
    await framer.before([], true, 1);
    await later();
    expect(shot).toEqual(WHOLE);
    framer.point(false);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
  });

  it('shows under a mouse too who would be cut off, and goes in under it the first time', async () => {
    shot = WHOLE;
    framer.point(true);
    framer.attend('a');
    await later();
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
    sight = FAR;
    framer.attend('a');
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('stands still while one question is answered, whoever is chosen for it and whatever he could do, and looks anew at the next', async () => {
    framer.attend('a b', 7);
    await later();
    steps = 0;
    sight = FAR;
    for (const who of ['a b', 'b', 'a']) {
      framer.attend(who, 7);
      await later();
    }
    expect(steps).toBe(0);
    framer.attend('a', 8);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('goes to whoever is asked again after something has been shown', async () => {
    framer.attend('a', 3);
    await framer.during(() => Promise.resolve());
    sight = FAR;
    framer.attend('a', 3);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('does not go in the first time once a finger has been laid on the sand', async () => {
    shot = WHOLE;
    framer.attend('a', 1);
    await later(400);
    framer.press(true);
    framer.press(false);
    framer.attend('a', 1);
    await later();
    expect(shot).toEqual(WHOLE);
  });

  it('follows the same one when he would be cut off', async () => {
    framer.attend('a');
    await later();
    sight = FAR;
    framer.attend('a');
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('has a point in view by the shortest way, and does not stir for what is there already', async () => {
    framer.reveal(at(1, 0));
    await later();
    expect(steps).toBe(0);
    const { zoom } = shot;
    framer.reveal(at(6, 0));
    await later();
    expect(shot.zoom).toBe(zoom);
    expect(inView(shot, at(6, 0))).toBe(true);
  });

  it('stands still under a pressed finger', async () => {
    sight = FAR;
    framer.press(true);
    framer.attend('a');
    await framer.before([], true, 1);
    await later();
    expect(steps).toBe(0);
  });

  it('moves before something happens out of view, and only then', async () => {
    await framer.before([at(1, 1)], false, 1);
    expect(steps).toBe(0);
    const moved = framer.before([at(0, 5)], false, 1);
    await later();
    await moved;
    expect(shot).toEqual(frameOf(WHOLE, { ...NEAR, marks: [at(0, 5)] }));
  });

  it('comes nearer only before a charge or a round', async () => {
    shot = WHOLE;
    await framer.before([], false, 1);
    expect(steps).toBe(0);
    const moved = framer.before([], true, 1);
    await later();
    await moved;
    expect(shot).toEqual(frameOf(WHOLE, NEAR));
  });

  it('is told to hurry and is there at once', () => {
    sight = FAR;
    framer.frame();
    framer.hurry();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });
});
