// Fits again what src/games/munera/bots/win-chance.ts has: npm run fit:win-chance -- [duels]
import { fitWinChance } from '../dist-cli/fit-entry.mjs';

process.stdout.write(`${fitWinChance(Number(process.argv[2] ?? 8000))}\n`);
