// @ts-check
// Runs before what needs the packages: after a pull that changed them, they are installed.
import { installIfNeeded, requireNode } from './lib/project.mjs';

requireNode();
installIfNeeded();
