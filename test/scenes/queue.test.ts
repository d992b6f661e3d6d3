import { describe, expect, it } from 'vitest';
import { PerformQueue } from '../../src/scenes/clock.ts';

describe('the queue of performances', () => {
  it('runs one after the other and tells when it is empty', async () => {
    const said: string[] = [];
    const queue = new PerformQueue(() => said.push('empty'));
    const job = (name: string) => async (): Promise<void> => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
    };
    await Promise.all([queue.add(job('a')), queue.add(job('b'))]);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'empty']);
    expect(queue.busy).toBe(false);
  });

  it('does not begin what was dropped, and tells what runs', async () => {
    const queue = new PerformQueue(() => undefined);
    const seen: boolean[] = [];
    let go = (): void => undefined;
    const first = queue.add(async (wanted) => {
      seen.push(wanted());
      await new Promise<void>((resolve) => (go = resolve));
      seen.push(wanted());
    });
    const second = queue.add(async () => {
      seen.push(true);
    });
    await Promise.resolve();
    await Promise.resolve();
    queue.drop();
    go();
    await Promise.all([first, second]);
    expect(seen).toEqual([true, false]);
  });

  it('goes on after a failure, which its caller learns', async () => {
    const queue = new PerformQueue(() => undefined);
    const broken = queue.add(() => Promise.reject(new Error('broken')));
    let ran = false;
    const next = queue.add(async () => {
      ran = true;
    });
    await expect(broken).rejects.toThrow('broken');
    await next;
    expect(ran).toBe(true);
  });
});
