import { describe, expect, it } from 'vitest';
import { STEP, StepClock, type Timers } from '../../src/scenes/clock.ts';

/** Time that passes only when told. */
class FakeTime implements Timers {
  private time = 0;
  private waiting: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.time + milliseconds, run };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((one) => one !== entry));
  }

  get timers(): number {
    return this.waiting.length;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.waiting.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.waiting.shift();
      this.time = next.at;
      next.run();
      for (let i = 0; i < 10; i++) await Promise.resolve();
    }
    this.time = end;
  }
}

function clockOf(time: FakeTime): { clock: StepClock; pictures: () => number } {
  let pictures = 0;
  return { clock: new StepClock(time, () => (pictures += 1)), pictures: () => pictures };
}

describe('the clock of the stage', () => {
  it('draws twelve times a second and ends with 1, once', async () => {
    const time = new FakeTime();
    const { clock } = clockOf(time);
    const shares: number[] = [];
    const done = clock.play(1000, (share) => shares.push(share));
    await time.pass(1001);
    await done;
    expect(shares[0]).toBe(0);
    expect(shares.filter((share) => share === 1)).toHaveLength(1);
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThanOrEqual(13);
    expect(shares.length).toBeLessThanOrEqual(14);
    expect((shares[1] ?? 0) * 1000).toBeCloseTo(STEP, 3);
  });

  it('plays faster by its speed', async () => {
    const time = new FakeTime();
    const { clock } = clockOf(time);
    clock.speed = 8;
    let over = false;
    void clock.play(800, () => undefined).then(() => (over = true));
    await time.pass(99);
    expect(over).toBe(false);
    await time.pass(2);
    expect(over).toBe(true);
  });

  it('asks for no more than twelve pictures a second, however short the motions are', async () => {
    const time = new FakeTime();
    const { clock, pictures } = clockOf(time);
    clock.speed = 8;
    void (async () => {
      for (let i = 0; i < 50; i++) await clock.play(160, () => undefined);
    })();
    await time.pass(1000);
    expect(pictures()).toBeGreaterThan(9);
    expect(pictures()).toBeLessThanOrEqual(14);
  });

  it('has no timer when nothing moves', async () => {
    const time = new FakeTime();
    const { clock } = clockOf(time);
    const done = clock.play(300, () => undefined);
    expect(clock.idle).toBe(false);
    await time.pass(500);
    await done;
    expect(clock.idle).toBe(true);
    expect(time.timers).toBe(0);
  });

  it('hurries through what moves and what is begun while it hurries', async () => {
    const time = new FakeTime();
    const { clock } = clockOf(time);
    const shares: number[] = [];
    const chain = clock.play(1000, (share) => shares.push(share)).then(() => clock.play(1000, (share) => shares.push(share)));
    clock.hurry();
    await chain;
    expect(time.now()).toBe(0);
    expect(shares).toEqual([0, 1, 1]);
    clock.calm();
    void clock.play(1000, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(0);
  });

  it('draws nothing any more when it is stopped, and what waited for it does not go on', async () => {
    const time = new FakeTime();
    const { clock, pictures } = clockOf(time);
    const shares: number[] = [];
    const gone: string[] = [];
    const draw = (share: number): void => void shares.push(share);
    void clock.play(1000, draw).then(() => gone.push('after a motion'));
    const before = pictures();
    clock.stop();
    void clock.play(100, draw).then(() => gone.push('begun later'));
    void clock.wait(0).then(() => gone.push('no time at all'));
    await time.pass(2000);
    expect(shares).toEqual([0]);
    expect(gone).toEqual([]);
    expect(pictures()).toBe(before);
    expect(time.timers).toBe(0);
  });
});
