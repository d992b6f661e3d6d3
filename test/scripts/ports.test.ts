import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { firstFreePort, isFree, wantedPort } from '../../scripts/lib/ports.mjs';

const HOST = '127.0.0.1';
const open: ReturnType<typeof createServer>[] = [];

async function occupy(port: number): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen({ port, host: HOST }, resolve));
  return (server.address() as { port: number }).port;
}

afterEach(() => open.splice(0).forEach((server) => server.close()));

describe('ports', () => {
  it('passes over taken ports and names them', async () => {
    const taken = await occupy(0);
    const heard: number[] = [];
    const port = await firstFreePort(taken, HOST, (one) => heard.push(one));
    expect(port).toBeGreaterThan(taken);
    expect(heard[0]).toBe(taken);
    expect(await isFree(taken, HOST)).toBe(false);
  });

  it('reads PORT and refuses nonsense', () => {
    expect(wantedPort(undefined, 4173)).toBe(4173);
    expect(wantedPort('', 4173)).toBe(4173);
    expect(wantedPort('8080', 4173)).toBe(8080);
    for (const wrong of ['http', '0', '70000', '80.5']) expect(() => wantedPort(wrong, 4173)).toThrow(`not "${wrong}"`);
  });
});
