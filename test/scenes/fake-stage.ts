import { PALETTES } from '../../src/art/index.ts';
import type { Paint } from '../../src/scenes/brush.ts';
import { StepClock } from '../../src/scenes/clock.ts';
import type { Stage } from '../../src/scenes/stage.ts';
import type { FigurePicture } from '../../src/scenes/types.ts';

class NoPath {
  addPath(): void {
    // paths are not drawn here
  }
}

/** A context that takes every call and draws nothing. */
function blankContext(): CanvasRenderingContext2D {
  return new Proxy(
    {},
    {
      get: (_, key) =>
        key === 'measureText' ? () => ({ width: 10, actualBoundingBoxAscent: 5, actualBoundingBoxDescent: 1 }) : () => undefined,
      set: () => true,
    },
  ) as CanvasRenderingContext2D;
}

export class FakePuppet {
  picture: FigurePicture;
  where: { x: number; y: number };
  turned = 0;
  facing = 0;
  alpha = 1;

  constructor(id: string, x: number, y: number) {
    this.where = { x, y };
    this.picture = {
      id,
      card: id,
      kind: 'man',
      name: id,
      initial: id.charAt(0).toUpperCase(),
      weapon: null,
      cell: 0,
      facing: 0,
      hp: 5,
      fullHp: 5,
      posture: 'standing',
      conditions: [],
      selected: false,
      threatened: false,
    };
  }

  place(at: { x: number; y: number }): void {
    this.where = { ...at };
  }

  tilt(angle: number): void {
    this.turned = angle;
  }

  /** How it has held itself, one after the other. */
  readonly poses: string[] = [];

  pose(pose: string): void {
    this.poses.push(pose);
  }

  fade(alpha: number): void {
    this.alpha = alpha;
  }

  swell(): void {
    // size is not followed
  }

  face(): void {
    // facing is not followed
  }

  condition(name: string, gained: boolean): boolean {
    const others = (this.picture.conditions ?? []).filter((one) => one !== name);
    this.picture = { ...this.picture, conditions: gained ? [...others, name] : others };
    return true;
  }

  change(patch: Partial<FigurePicture>): void {
    this.picture = { ...this.picture, ...patch };
  }
}

/** Makes every method of a thing tell that it was used. */
function watched<Thing extends object>(thing: Thing, used: () => void): Thing {
  return new Proxy(thing, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        used();
        return (value as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

/** A stage whose scene ends while an effect plays: `end` ends it, `touched` counts what was done to its figures since. */
export function endingStage(reduced: boolean) {
  const { stage, puppets } = fakeStage(reduced);
  let over = false;
  let touched = 0;
  for (const [id, puppet] of puppets)
    puppets.set(
      id,
      watched(puppet, () => void (touched += over ? 1 : 0)),
    );
  const clock = new StepClock({ now: () => performance.now(), after: () => () => undefined }, () => undefined);
  const end = (): void => {
    over = true;
    clock.stop();
  };
  return { stage: Object.assign(stage, { clock }), end, touched: () => touched };
}

/** A stage without an engine: motions take no time, paints are run, and what is put up is counted. */
export function fakeStage(reduced: boolean) {
  globalThis.Path2D = NoPath as unknown as typeof Path2D;
  const up = new Set<object>();
  const puppets = new Map([
    ['a', new FakePuppet('a', 0, 0)],
    ['b', new FakePuppet('b', 173, 0)],
  ]);
  const laid: string[] = [];
  const motion = (_: number, draw: (share: number) => void): Promise<void> => {
    for (const share of [0, 0.3, 0.6, 1]) draw(share);
    return Promise.resolve();
  };
  const image = (): object => {
    const self: object = new Proxy(
      { rotation: 0 },
      { get: (_, key) => (key === 'rotation' ? 0 : key === 'destroy' ? () => void up.delete(self) : () => self) },
    );
    up.add(self);
    return self;
  };
  const paint = (run: Paint): string => {
    for (const palette of [PALETTES.ostia, PALETTES.attic]) run(blankContext(), 60, palette);
    return '';
  };
  let thrown: unknown[] = [];
  let rests = 0;
  const stage = {
    reduced,
    fine: 1,
    rnd: () => 0.5,
    blow: { attacker: 'a', target: 'b' },
    pardoned: null,
    condemned: null,
    push: () => Promise.resolve(),
    clock: { hurried: false, play: motion, wait: () => Promise.resolve() },
    brush: { square: (_: string, __: number, run: Paint) => paint(run) },
    rested: () => void (rests += 1),
    cast: {
      puppets,
      nearest: () => 1,
      take: () => undefined,
      lay: (weapon: string) => void laid.push(weapon),
      remove: (id: string) => void puppets.delete(id),
    },
    bowl: {
      thrownFor: '',
      fill: (dice: unknown[]) => void (thrown = dice),
      put: () => undefined,
      rest: () => ({ x: 0, y: 0, turn: 0, value: 1 }),
      fade: () => undefined,
      get contents() {
        return thrown;
      },
    },
    puppet: (id: string | null) => (id === null ? undefined : puppets.get(id)),
    at: (cell: number) => ({ x: cell * 10, y: cell * 5 }),
    cheer: () => undefined,
    prop: (_: string, __: number, run: Paint) => {
      paint(run);
      return image();
    },
    show: image,
  };
  return { stage: stage as unknown as Stage, up, puppets, laid, thrown: () => thrown, rests: () => rests };
}
