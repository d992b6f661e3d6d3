/** Milliseconds that this process has had of the processor: what else the machine does is not counted. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
