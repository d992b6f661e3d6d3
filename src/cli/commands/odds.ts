import type { Modifier } from '../../engine/dice/index.ts';
import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { Distribution } from '../../engine/odds/index.ts';
import { Fraction } from '../../engine/odds/index.ts';
import type { DefendOdds, Hunt, StrikeOdds, View } from '../../rulesets/damnatio/index.ts';
import { beginHuntBout, controlOdds, defendPrompt, strikeOptions, struggleChance, yetToStruggle } from '../../rulesets/damnatio/index.ts';
import type { GameKit, HuntScenario } from '../../session/index.ts';
import { parsePlay, scenarioSetup } from '../../session/index.ts';
import { DONE, FaultError, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { readScenario } from './scenario.ts';

interface Row {
  readonly action: string;
  readonly legal: boolean;
  readonly refused: string | null;
  readonly chance: string | null;
  readonly modifiers: readonly Modifier[];
  readonly facts: Readonly<Record<string, string>>;
  readonly net: Readonly<Record<string, string>> | null;
}

function fractions(net: Distribution): Record<string, string> {
  return Object.fromEntries([...net.weights].sort(([a], [b]) => a - b).map(([value, weight]) => [String(value), new Fraction(weight, net.total).toFraction()]));
}

function strikeRow(man: string, odds: StrikeOdds): Row {
  const { card, refusal, toHit, hit, fumble, critical, meanNet, net } = odds;
  const facts = { hit: hit.toFraction(), critical: critical.toFraction(), fumble: fumble.toFraction(), meanNet: meanNet.toFraction() };
  return {
    action: `${man} strikes ${card.id}`,
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    chance: `${toHit.chance}/20`,
    modifiers: toHit.modifiers,
    facts,
    net: net && fractions(net),
  };
}

function defendRow(man: string, odds: DefendOdds): Row {
  const { card, refusal, defend, toHit, harmed, felled, critical, meanNet, net } = odds;
  return {
    action: `${man} defends ${card?.id ?? 'none'}`,
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    chance: defend && `${defend.chance}/20`,
    modifiers: defend?.modifiers ?? [],
    facts: { toHit: `${toHit.chance}/20`, harmed: harmed.toFraction(), felled: felled.toFraction(), critical: critical.toFraction(), meanNet: meanNet.toFraction() },
    net: fractions(net),
  };
}

function rowsOf(hunt: Hunt): Row[] {
  const view: View = { world: hunt.world, state: hunt.state };
  const decision = hunt.decision();
  const prompt = defendPrompt(view);
  if (prompt) return prompt.options.map((option) => defendRow(prompt.man.id, option));
  const struggles = decision?.kind === 'moves' ? yetToStruggle(view) : [];
  const rows = struggles.map((man): Row => {
    const { chance, modifiers } = struggleChance(view, man);
    return { action: `${man.id} struggles`, legal: true, refused: null, chance: `${chance}/20`, modifiers, facts: {}, net: null };
  });
  const strikers = decision?.kind === 'strikes' || decision?.kind === 'bystanders' || decision?.kind === 'order' ? decision.figures : [];
  const men = view.state.men.filter(({ id }) => strikers.includes(id));
  return [...rows, ...men.flatMap((man) => strikeOptions(view, man).map((option) => strikeRow(man.id, option)))];
}

/** The position after the last answer for which the tape has dice. Throws `FaultError` for an answer that is refused. */
function positionOf(kit: GameKit, scenario: HuntScenario): Hunt {
  const opening = beginHuntBout(kit.damnatio, scenarioSetup(kit, scenario), new ScriptedRng(scenario.dice));
  let { bout } = opening;
  for (const line of scenario.play ?? []) {
    const action = parsePlay(bout, line);
    const refusal = bout.refusal(action);
    if (refusal) throw new FaultError(`"${line}" is refused: ${refusal.reason} [${refusal.rule}]`);
    const before = bout.clone();
    try {
      bout.play(action);
    } catch (error) {
      if (!(error instanceof TapeError)) throw error;
      bout = before;
      break;
    }
  }
  return bout;
}

/** `damnatio odds`: exact fractions for the answers of a scenario position. */
export const odds: Command = {
  name: 'odds',
  words: 1,
  usage: 'odds FILE.yaml',
  summary: 'Plays a scenario to its last answer and prints the exact odds of every answer there, with every modifier.',
  options: { all: { type: 'boolean', help: 'lists cards that are not legal too' } },
  run(parsed) {
    const [file] = parsed.words;
    if (file === undefined) throw new UsageError('odds takes one scenario file');
    const scenario = readScenario(file);
    if (scenario.ruleset !== 'damnatio') throw new FaultError(`${file}: odds reads scenarios of hunts, not of ${scenario.ruleset}`);
    const { kit } = loadGame(parsed);
    const bout = positionOf(kit, scenario);
    const rows = rowsOf(bout).filter((row) => row.legal || flag(parsed, 'all'));
    const control = bout.state.beasts.length === 1 && !bout.outcome() ? controlOdds({ world: bout.world, state: bout.state }) : null;
    const check = control && { beast: control.beast.toFraction(), tie: control.tie.toFraction(), men: control.men.toFraction(), retained: control.retained };
    if (flag(parsed, 'json')) printJson({ file, waiting: bout.decision(), nextControl: check, actions: rows });
    else {
      print(`waits for: ${bout.decision()?.kind ?? 'nobody'}`);
      if (check) print(`next Control: beast ${check.beast}, tie ${check.tie}, men ${check.men}${check.retained ? ` (retained: ${check.retained})` : ''}`);
      const lines = rows.map((row) => [row.action, row.chance ?? '', Object.entries(row.facts).map(([key, value]) => `${key} ${value}`).join('  '), row.modifiers.map(({ value, reason, rule }) => `${value >= 0 ? '+' : ''}${value} ${reason} ${rule}`).join(', ')]);
      if (lines.length) print(table(lines));
    }
    return DONE;
  },
};
