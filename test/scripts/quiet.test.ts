import { describe, expect, it } from 'vitest';
import { reasonIn, whyItFails } from '../../scripts/lib/quiet.mjs';

/** What Playwright prints, five times over, where its download server is out of reach. */
const OUT_OF_REACH = `Downloading Chrome Headless Shell 159.0.8154.6 from https://cdn.playwright.dev/builds/cft/chrome-headless-shell-linux64.zip
Error: getaddrinfo ENOTFOUND cdn.playwright.dev
    at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:internal/dns/promises:99:17) {
  errno: -3008,
  code: 'ENOTFOUND',
  syscall: 'getaddrinfo',
  hostname: 'cdn.playwright.dev'
}
Failed to install browsers
Error: Failed to download Chrome Headless Shell 159.0.8154.6, caused by
Error: Download failure, code=1
    at ChildProcess.<anonymous> (/node_modules/playwright-core/lib/coreBundle.js:34127:32)`;

describe('reasonIn', () => {
  it.each([
    { output: OUT_OF_REACH, reason: 'getaddrinfo ENOTFOUND cdn.playwright.dev' },
    { output: 'npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/nobody', reason: 'code E404' },
    { output: 'E: Unable to locate package chromium\n', reason: 'Unable to locate package chromium' },
    { output: 'Segmentation fault\n    at somewhere\n', reason: 'Segmentation fault' },
    { output: '\n', reason: 'it said nothing' },
  ])('says "$reason"', ({ output, reason }) => expect(reasonIn(output)).toBe(reason));
});

describe('whyItFails', () => {
  it('is silent about what succeeds, and says in one line why something does not', () => {
    expect(whyItFails(process.execPath, ['-e', 'console.log("much")'])).toBeUndefined();
    expect(whyItFails(process.execPath, ['-e', 'throw new TypeError("no way\\nand more")'])).not.toContain('\n');
    expect(whyItFails('/no/such/program', [])).toContain('ENOENT');
  });

  it('lets a program say more than a megabyte', () => {
    const say = "process.stdout.write('a line of progress\\n'.repeat(100_000))";
    expect(whyItFails(process.execPath, ['-e', say])).toBeUndefined();
    expect(whyItFails(process.execPath, ['-e', `${say}; process.exitCode = 1`])).toBe('a line of progress');
  });
});
