// @ts-check
import { buildCliIfStale } from './lib/cli-build.mjs';

if (!buildCliIfStale()) process.exitCode = 1;
