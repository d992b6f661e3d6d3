import type { Shot } from './camera.ts';
import { StepClock, type Timers } from './clock.ts';
import { between, followOf, frameOf, reasonToMove, same, wholeShot, type Sight } from './framing.ts';
import { ease } from './motion.ts';
import type { Framing } from './types.ts';

/** How long a glide takes, and how long the camera waits for things to come to rest, in milliseconds. */
const GLIDE = 520;
const REST = 380;
/** A tap that has just been made may move the camera although the pointer is there. */
const ANSWER = 700;

/** What the camera is moved by: what there is to see, and the way to look at it. */
export interface FramerWorld {
  readonly timers: Timers;
  readonly shot: () => Shot;
  readonly sight: () => Sight;
  /** Told once before a glide where it ends, so that this can be drawn sharply. */
  readonly aim: (shot: Shot) => void;
  readonly look: (shot: Shot, last: boolean) => void;
  /** Glides are jumps: reduced motion, or nobody looks. */
  readonly jumps: () => boolean;
}

/** Follows the action with the camera until the player takes it, and again when given it back. */
export class Framer {
  framing: Framing = 'action';
  private readonly world: FramerWorld;
  private readonly clock: StepClock;
  private generation = 0;
  private pending: (() => void) | null = null;
  private pressed = false;
  private inside = false;
  private tapped = -Infinity;
  private playing = 0;

  constructor(world: FramerWorld) {
    this.world = world;
    this.clock = new StepClock(world.timers, () => undefined);
  }

  /** Nothing moves, and nothing is about to. */
  get idle(): boolean {
    return this.clock.idle && this.pending === null;
  }

  /** Follows the action again. */
  frame(): void {
    this.framing = 'action';
    this.forget();
    void this.glide(frameOf(this.world.shot(), this.world.sight()));
  }

  whole(): void {
    this.framing = 'whole';
    this.forget();
    void this.glide(wholeShot(this.world.shot()));
  }

  /** The player has moved the camera. */
  own(): void {
    this.framing = 'own';
    this.halt();
  }

  /** Where the camera belongs, if it is at `shot` now. */
  home(shot: Shot): Shot {
    this.halt();
    return this.framing === 'action' ? frameOf(shot, this.world.sight()) : this.framing === 'whole' ? wholeShot(shot) : shot;
  }

  /** Goes there at once. */
  jump(): void {
    const shot = this.world.shot();
    const home = this.home(shot);
    if (!same(shot, home)) this.put(home);
  }

  /** Something has changed: looks, after a breath, whether the camera should move. */
  soon(wait = REST): void {
    if (this.framing !== 'action') return;
    this.forget();
    this.pending = this.world.timers.after(wait, () => {
      this.pending = null;
      this.consider();
    });
  }

  /** Before something happens at `marks`: resolves when it is in view. `anew` frames as well as possible. */
  before(marks: Sight['marks'], anew: boolean, speed: number): Promise<void> {
    if (this.framing !== 'action' || this.pressed) return Promise.resolve();
    const { figures, marks: shown } = this.world.sight();
    const sight = { figures, marks: [...shown, ...marks] };
    const shot = this.world.shot();
    const reason = reasonToMove(shot, sight);
    if (reason === null || (reason === 'better' && !anew)) return Promise.resolve();
    this.forget();
    this.clock.speed = Math.max(1, speed);
    return this.glide(anew ? frameOf(shot, sight) : followOf(shot, sight));
  }

  /** Runs something during which the player chooses nothing. */
  async during(play: () => Promise<void>): Promise<void> {
    this.playing += 1;
    this.forget();
    try {
      await play();
    } finally {
      this.playing -= 1;
    }
  }

  press(down: boolean): void {
    this.pressed = down;
    if (down) this.halt();
    else this.soon();
  }

  tap(): void {
    this.tapped = this.world.timers.now();
  }

  point(inside: boolean): void {
    if (this.inside === inside) return;
    this.inside = inside;
    if (!inside) this.soon();
  }

  /** Ends a glide where it leads. */
  hurry(): void {
    this.clock.hurry();
    this.clock.calm();
  }

  stop(): void {
    this.generation += 1;
    this.forget();
    this.clock.stop();
  }

  private consider(): void {
    if (this.framing !== 'action' || this.pressed || this.playing > 0) return;
    const shot = this.world.shot();
    const reason = reasonToMove(shot, this.world.sight());
    if (reason === null) return;
    const answers = reason === 'cut' && this.world.timers.now() - this.tapped < ANSWER;
    if (this.inside && !answers) return;
    this.clock.speed = 1;
    void this.glide(frameOf(shot, this.world.sight()));
  }

  private glide(to: Shot): Promise<void> {
    this.generation += 1;
    const from = this.world.shot();
    if (same(from, to)) return Promise.resolve();
    if (this.world.jumps()) {
      this.put(to);
      return Promise.resolve();
    }
    const mine = this.generation;
    this.world.aim(to);
    return this.clock.play(GLIDE, (share) => {
      if (mine !== this.generation) return;
      this.world.look(between(from, to, ease(share)), share >= 1);
    });
  }

  private put(shot: Shot): void {
    this.world.aim(shot);
    this.world.look(shot, true);
  }

  /** Stops where the camera is. */
  private halt(): void {
    this.generation += 1;
    this.forget();
    this.hurry();
  }

  private forget(): void {
    this.pending?.();
    this.pending = null;
  }
}
