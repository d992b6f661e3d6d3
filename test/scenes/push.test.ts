import type Phaser from 'phaser';
import { expect, it } from 'vitest';
import type { Arena } from '../../src/engine/hex/index.ts';
import type { Brush } from '../../src/scenes/brush.ts';
import { fitShot, panBy, scaleOf } from '../../src/scenes/camera.ts';
import { Stage } from '../../src/scenes/stage.ts';

interface Seen {
  zoom: number;
  x: number;
  y: number;
}

/** A stage over a scene that draws nothing, with a clock that is moved by hand; `seen` is where the camera was. */
function stageOf(reduced: boolean) {
  const seen: Seen[] = [];
  const camera = {
    setZoom(zoom: number) {
      seen.push({ zoom, x: 0, y: 0 });
      return camera;
    },
    centerOn(x: number, y: number) {
      Object.assign(seen.at(-1)!, { x, y });
    },
  };
  const image: object = new Proxy({}, { get: () => () => image });
  const scene = { add: { image: () => image, container: () => image }, cameras: { main: camera } } as unknown as Phaser.Scene;
  let now = 0;
  let due: (() => void) | null = null;
  const timers = {
    now: () => now,
    after(milliseconds: number, run: () => void) {
      due = () => {
        now += milliseconds;
        run();
      };
      return () => (due = null);
    },
  };
  const shot = fitShot(5, 800, 600, 2);
  const brush = { pixelsPerUnit: 1, square: () => '' } as unknown as Brush;
  const nothing = (): void => undefined;
  const options = { look: 'push', reduced, timers, paint: nothing, crowd: nothing };
  const stage = new Stage(scene, { cells: [] } as unknown as Arena, brush, shot, options);
  const step = (): void => {
    const run = due;
    due = null;
    run?.();
  };
  return { stage, seen, step, shot, busy: () => due !== null };
}

it('comes nearer to whoever falls and goes back to exactly where it was', async () => {
  const { stage, seen, step, shot, busy } = stageOf(false);
  const pushed = stage.push({ x: 200, y: -100 }, 600);
  while (busy()) step();
  await pushed;
  const home = { zoom: scaleOf(shot) * shot.dpr, x: shot.x, y: shot.y };
  expect(Math.max(...seen.map(({ zoom }) => zoom))).toBeGreaterThan(home.zoom * 1.04);
  expect(seen.at(-1)).toEqual(home);
  expect(stage.shot).toEqual(shot);
});

it('comes back to where the player has moved the camera meanwhile', () => {
  const { stage, seen, step, busy } = stageOf(false);
  void stage.push({ x: 200, y: 0 }, 600);
  step();
  const own = { ...panBy({ ...stage.shot, zoom: 2 }, 40, 30) };
  stage.look(own);
  while (busy()) step();
  expect(seen.at(-1)).toEqual({ zoom: scaleOf(own) * own.dpr, x: own.x, y: own.y });
});

it('ends where it was when everything is hurried, and does not move at all with reduced motion', async () => {
  const { stage, seen, step, shot } = stageOf(false);
  void stage.push({ x: 200, y: 0 }, 600);
  step();
  stage.clock.hurry();
  expect(seen.at(-1)).toEqual({ zoom: scaleOf(shot) * shot.dpr, x: shot.x, y: shot.y });
  const calm = stageOf(true);
  await calm.stage.push({ x: 200, y: 0 }, 600);
  expect(calm.seen).toEqual([]);
});

it('takes less time the faster everything is shown', () => {
  const lasts = (speed: number): number => {
    const { stage, step, busy } = stageOf(false);
    stage.clock.speed = speed;
    let steps = 0;
    void stage.push({ x: 1, y: 1 }, 600);
    for (; busy(); steps += 1) step();
    return steps;
  };
  expect(lasts(8)).toBeLessThan(lasts(1) / 3);
});
