// @ts-check
import { createServer } from 'node:net';

/**
 * The port a person asked for, or the usual one.
 * @param {string | undefined} text
 * @param {number} usual
 */
export function wantedPort(text, usual) {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new RangeError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * The first free port from `from` on; `onTaken` hears of every one that was not.
 * @param {number} from
 * @param {string} host
 * @param {(taken: number) => void} [onTaken]
 */
export async function firstFreePort(from, host, onTaken = () => {}) {
  const last = Math.min(from + 99, 65_535);
  for (let port = from; port <= last; port += 1) {
    if (await isFree(port, host)) return port;
    onTaken(port);
  }
  throw new Error(`No free port from ${from} to ${last}.`);
}
