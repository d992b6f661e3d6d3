import type { Shot } from './camera.ts';
import { StepClock, type Timers } from './clock.ts';
import { between, followOf, frameOf, inView, reasonToMove, revealing, same, wholeShot, type Sight } from './framing.ts';
import type { Point } from '../art/index.ts';
import { ease } from './motion.ts';
import type { Framing } from './types.ts';

/** How long a glide takes, in milliseconds. */
const GLIDE = 520;
/** How long the whole arena is seen before the camera goes in the first time. */
const FIRST = 1100;
/** Whatever else changes with a decision has changed by then. */
const BREATH = 30;

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
  /** How high a hex must be to be chosen, in CSS pixels; 0 where a pointer finds any. */
  readonly least: () => number;
}

/**
 * Follows the action with the camera until the player takes it, and again when given it back. It moves while things happen
 * and when somebody else is asked, and otherwise stands still: what is pointed at stays where it is, unless something that
 * matters would be out of view.
 */
export class Framer {
  framing: Framing = 'action';
  private readonly world: FramerWorld;
  private readonly clock: StepClock;
  private generation = 0;
  private pending: (() => void) | null = null;
  private pressed = false;
  /** A mouse is over the arena. */
  private pointed = false;
  /** There is a better frame, which waits until that mouse has gone. */
  private waiting = false;
  private playing = 0;
  /** Who was asked last; null before the first. */
  private asked: string | null = null;
  /** What was asked last; undefined where nobody tells questions apart. */
  private question: number | undefined;

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
    this.asked ??= '';
    void this.glide(this.wanted());
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

  /** Where the camera belongs, if it is at `shot` now: the whole arena until somebody is asked. */
  home(shot: Shot): Shot {
    this.generation += 1;
    this.hurry();
    if (this.framing === 'own') return shot;
    return this.framing === 'whole' || this.asked === null ? wholeShot(shot) : frameOf(shot, this.world.sight(), this.world.least());
  }

  /**
   * Somebody is asked: he and what he may choose come into view. The camera looks for a better frame only when another is
   * asked than before; the first time after the whole arena has been seen. While the same question is being answered, whoever
   * is chosen for it, it stands still.
   */
  attend(who: string, question?: number): void {
    if (question !== undefined && question === this.question) return;
    this.question = question;
    const [first, anew] = [this.asked === null, this.asked !== who];
    this.forget();
    this.pending = this.world.timers.after(first ? FIRST : BREATH, () => {
      this.pending = null;
      this.asked = who;
      this.consider(anew, first);
    });
  }

  /** Has a point in view, by the shortest way. */
  reveal(p: Point): void {
    const shot = this.world.shot();
    if (!this.pressed && !inView(shot, p)) void this.glide(revealing(shot, p));
  }

  /** Before something happens at `marks`: resolves when it is in view. `anew` frames as well as possible. */
  before(marks: Sight['marks'], anew: boolean, speed: number): Promise<void> {
    if (this.framing !== 'action' || this.pressed) return Promise.resolve();
    const { figures, marks: shown } = this.world.sight();
    const sight = { figures, marks: [...shown, ...marks] };
    const shot = this.world.shot();
    const reason = reasonToMove(shot, sight);
    if (reason === null || (reason === 'better' && (!anew || this.pointed))) return Promise.resolve();
    this.forget();
    this.clock.speed = Math.max(1, speed);
    return this.glide(anew ? frameOf(shot, sight) : followOf(shot, sight));
  }

  /** Runs something during which the player chooses nothing. */
  async during(play: () => Promise<void>): Promise<void> {
    this.playing += 1;
    this.question = undefined; // whatever is asked afterwards is asked anew
    this.forget();
    try {
      await play();
    } finally {
      this.playing -= 1;
    }
  }

  /** A mouse comes over the arena, or leaves it: for a mere better view nothing is moved away from under it. */
  point(over: boolean): void {
    this.pointed = over;
    if (!over && this.waiting) this.consider(true, false);
  }

  press(down: boolean): void {
    this.pressed = down;
    if (down) this.halt();
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

  private consider(anew: boolean, first: boolean): void {
    if (this.framing !== 'action' || this.pressed || this.playing > 0) return;
    this.waiting = false;
    const reason = reasonToMove(this.world.shot(), this.world.sight(), this.world.least());
    if (reason === null || (reason === 'better' && !anew)) return;
    this.waiting = reason === 'better' && this.pointed && !first;
    if (this.waiting) return;
    this.clock.speed = 1;
    void this.glide(this.wanted());
  }

  private wanted(): Shot {
    return frameOf(this.world.shot(), this.world.sight(), this.world.least());
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
    this.waiting = false;
    this.pending?.();
    this.pending = null;
  }
}
