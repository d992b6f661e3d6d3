// @ts-check
// CPU time of this process, all its threads included; wall time says little on a busy machine.

/** @param {NodeJS.CpuUsage} [since] microseconds */
export function cpuMicros(since) {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/**
 * Repeats a piece of work for some milliseconds of wall time, in chunks that grow until one takes 10 ms.
 * @param {number} ms
 * @param {(count: number) => void} work does it `count` times
 */
export function repeatFor(ms, work) {
  const before = process.cpuUsage();
  const start = performance.now();
  let chunk = 1;
  let times = 0;
  for (let now = start; now - start < ms;) {
    work(chunk);
    times += chunk;
    const after = performance.now();
    if (after - now < 10) chunk *= 2;
    now = after;
  }
  return { times, cpuNanos: cpuMicros(before) * 1000, wallMs: performance.now() - start };
}
