import { describe, expect, it } from 'vitest';
import { serviceWorkerSource } from '../../build/service-worker-plugin.ts';

const files = [
  { name: 'index.html', content: '<html>' },
  { name: 'assets/app-1.js', content: 'app' },
  { name: 'assets/app-1.js.map', content: '{}' },
  { name: 'fonts/cinzel.woff', content: new Uint8Array([1]) },
  { name: 'fonts/cinzel.woff2', content: new Uint8Array([2]) },
];
const TEMPLATE = '/* template */';

describe('serviceWorkerSource', () => {
  it('keeps the page under its folder and leaves out what players never need', () => {
    expect(serviceWorkerSource(files, TEMPLATE)).toContain('const FILES = ["./","assets/app-1.js","fonts/cinzel.woff2"];');
  });

  it('has a version that follows the contents, not their order', () => {
    const source = serviceWorkerSource(files, TEMPLATE);
    expect(serviceWorkerSource(files.toReversed(), TEMPLATE)).toBe(source);
    const edited = files.map((file) => (file.name === 'index.html' ? { ...file, content: '<html lang="en">' } : file));
    expect(serviceWorkerSource(edited, TEMPLATE)).not.toBe(source);
  });
});
