import { beginHuntBout } from '../../rulesets/damnatio/index.ts';
import { beginMuneraBout } from '../../rulesets/munera/index.ts';
import { parseMuneraPlay, parsePlay, scenarioSetup } from '../../session/index.ts';
import { DONE, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import type { Asked } from './odds-asked.ts';
import { positionAfter } from './odds-asked.ts';
import { printHuntOdds } from './odds-hunt.ts';
import { printMuneraOdds } from './odds-munera.ts';
import { readScenario } from './scenario.ts';

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
    const scenario = readScenario(file);
    const { kit } = loadGame(parsed);
    const action = (parsed.values['action'] as string | undefined) ?? null;
    const asked: Asked = { file, json: flag(parsed, 'json'), all: flag(parsed, 'all'), action };
    if (scenario.ruleset === 'munera') {
      const bout = positionAfter(scenario, (rng) => beginMuneraBout(kit.munera, scenarioSetup(kit, scenario), rng), parseMuneraPlay);
      printMuneraOdds(bout, asked);
    } else {
      const bout = positionAfter(scenario, (rng) => beginHuntBout(kit.damnatio, scenarioSetup(kit, scenario), rng), parsePlay);
      printHuntOdds(bout, asked);
    }
    return DONE;
  },
};
