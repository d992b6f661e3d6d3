#!/usr/bin/env node
// @ts-check
// npm run -s damnatio -- <command>, or damnatio <command> in any folder after npm link: the command line, built anew when its
// sources have changed.
// It runs in this process, so input, output, signals and the exit code are the command's own.
import { pathToFileURL } from 'node:url';
import { buildCliIfStale, cliFile } from './lib/cli-build.mjs';
import { installIfNeeded, requireNode } from './lib/project.mjs';

requireNode();
installIfNeeded();
if (!buildCliIfStale()) {
  console.error('The command line could not be built; the message is above.');
  process.exit(1);
}
process.argv[1] = cliFile;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(cliFile).href);
