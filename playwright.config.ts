import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

interface Browser {
  readonly path: string;
  readonly env: Record<string, string>;
}

// scripts/browser.mjs --ensure leaves here which browser to use.
const found = new URL('./node_modules/.cache/e2e-browser.json', import.meta.url);
const browser = existsSync(found) ? (JSON.parse(readFileSync(found, 'utf8')) as Browser) : undefined;
const environment = process.env as Record<string, string>;
const port = process.env['E2E_PORT'] ?? '4183';
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide' } },
  workers: 1, // software rendering shares the processor with the tests
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tests/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/__shots__/{arg}{ext}',
  use: {
    baseURL: address,
    viewport: { width: 1000, height: 640 },
    deviceScaleFactor: 1,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry', // recorded always, it took a quarter of the processor
    launchOptions: {
      ...(browser && { executablePath: browser.path, env: { ...environment, ...browser.env } }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { ...environment, HOST: '127.0.0.1', PORT: port },
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
