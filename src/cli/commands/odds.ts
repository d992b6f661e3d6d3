import type { HuntGame } from '../../games/damnatio/desk/index.ts';
import { huntsOf } from '../../games/damnatio/desk/index.ts';
import type { MuneraGame } from '../../games/munera/desk/index.ts';
import { muneraOf } from '../../games/munera/desk/index.ts';
import type { Rng } from '../../engine/dice/index.ts';
import { beginHuntBout } from '../../games/damnatio/rules/index.ts';
import { beginMuneraBout } from '../../games/munera/rules/index.ts';
import type { GameKit } from '../../session/index.ts';
import { scenarioSetup } from '../../session/index.ts';
import { parsePlay } from '../../games/damnatio/desk/index.ts';
import { parseMuneraPlay } from '../../games/munera/desk/index.ts';
import { DONE, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import type { ReadScenario } from '../reading/scenario-file.ts';
import { readScenario } from '../reading/scenario-file.ts';
import { withBlame } from '../reading/sheet-file.ts';
import type { Asked } from './odds-asked.ts';
import { positionAfter } from './odds-asked.ts';
import { printHuntOdds } from '../../games/damnatio/commands/odds.ts';
import { printMuneraOdds } from '../../games/munera/commands/odds.ts';

/** Prints the odds in the position that a scenario comes to. Throws `FindingsError` for what cannot be in it. */
export function printOdds(kit: GameKit, { sheet, scenario }: ReadScenario, asked: Asked): void {
  if (scenario.ruleset === 'munera') {
    const begin = (rng: Rng) => beginMuneraBout(muneraOf(kit).rules, scenarioSetup<MuneraGame>(kit, scenario), rng);
    printMuneraOdds(
      withBlame(sheet, () => positionAfter(scenario, begin, parseMuneraPlay)),
      asked,
    );
  } else {
    const begin = (rng: Rng) => beginHuntBout(huntsOf(kit).rules, scenarioSetup<HuntGame>(kit, scenario), rng);
    printHuntOdds(
      withBlame(sheet, () => positionAfter(scenario, begin, parsePlay)),
      asked,
    );
  }
}

/** `damnatio odds`: exact fractions for the answers of a scenario position. */
export const odds: Command = {
  name: 'odds',
  words: 1,
  usage: 'odds FILE.yaml',
  summary: 'Plays a scenario to its last answer and prints the exact odds of every answer there, with every modifier.',
  options: {
    all: { type: 'boolean', help: 'lists what is not legal too, with the rule that forbids it' },
    action: { type: 'string', value: 'LINE', help: 'the odds of one answer, as scenarios write it' },
  },
  run(parsed) {
    const [file] = parsed.words;
    if (file === undefined) throw new UsageError('odds takes one scenario file');
    const { kit } = loadGame(parsed);
    const read = readScenario(kit, file);
    const action = (parsed.values['action'] as string | undefined) ?? null;
    printOdds(kit, read, { file, json: flag(parsed, 'json'), all: flag(parsed, 'all'), action });
    return DONE;
  },
};
