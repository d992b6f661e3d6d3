import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hexToPixel } from '../../src/art/index.ts';
import { fitShot, HEX, type Shot } from '../../src/scenes/camera.ts';
import { Framer } from '../../src/scenes/framer.ts';
import { frameOf, type Sight } from '../../src/scenes/framing.ts';

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
      look: (next) => {
        steps += 1;
        shot = next;
      },
    });
    return () => vi.useRealTimers();
  });

  const later = (milliseconds = 2000): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  it('glides in a few steps to whoever would be cut off', async () => {
    sight = FAR;
    framer.soon();
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
    framer.soon();
    await later();
    expect(steps).toBe(1);
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('leaves the camera to the player until it is given back', async () => {
    const own = { ...shot, x: 500 };
    framer.own();
    shot = own;
    sight = FAR;
    framer.soon();
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
    framer.soon();
    await later();
    expect(shot.zoom).toBe(1);
    expect(framer.framing).toBe('whole');
  });

  it('does not move while the pointer is over the arena, but after it has left', async () => {
    framer.point(true);
    sight = FAR;
    framer.soon();
    await later();
    expect(steps).toBe(0);
    framer.point(false);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('answers a tap that leads out of the view', async () => {
    framer.point(true);
    framer.tap();
    sight = FAR;
    framer.soon();
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
  });

  it('stands still under a pressed finger, and goes on when it is lifted', async () => {
    sight = FAR;
    framer.soon();
    framer.press(true);
    await framer.before([], true, 1);
    await later();
    expect(steps).toBe(0);
    framer.press(false);
    await later();
    expect(shot).toEqual(frameOf(WHOLE, FAR));
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
