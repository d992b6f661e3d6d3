import { expect, it } from 'vitest';
import { chunkFile } from '../../build/site-plugin.ts';

it.each([
  ['_virtual_content', 'assets/content-[hash].js'],
  ['_commonjsHelpers', 'assets/commonjsHelpers-[hash].js'],
  ['.hidden', 'assets/hidden-[hash].js'],
  ['___', 'assets/chunk-[hash].js'],
  ['arena', 'assets/arena-[hash].js'],
])('the chunk %s is named %s, which no host leaves out', (name, file) => expect(chunkFile({ name })).toBe(file));
