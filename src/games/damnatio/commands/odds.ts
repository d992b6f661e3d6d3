import type { Modifier } from '../../../engine/dice/index.ts';
import { Fraction, type Distribution } from '../../../engine/odds/index.ts';
import {
  controlOdds,
  defendPrompt,
  strikeOptions,
  struggleChance,
  yetToStruggle,
  type DefendOdds,
  type Hunt,
  type StrikeOdds,
  type View,
} from '../rules/index.ts';
import { print, printJson, table, UsageError, type OddsAsked } from '../../../cli/index.ts';

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
  return Object.fromEntries(
    [...net.weights].sort(([a], [b]) => a - b).map(([value, weight]) => [String(value), new Fraction(weight, net.total).toFraction()]),
  );
}

function written<What extends string>(chances: Readonly<Record<What, Fraction>>): Record<What, string> {
  const texts = Object.entries<Fraction>(chances).map(([key, value]) => [key, value.toFraction()] as const);
  return Object.fromEntries(texts) as Record<What, string>;
}

function strikeRow(man: string, odds: StrikeOdds): Row {
  const { card, refusal, toHit, hit, fumble, critical, meanNet, net } = odds;
  return {
    action: `${man} strikes ${card.id}`,
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    chance: `${toHit.chance}/20`,
    modifiers: toHit.modifiers,
    facts: written({ hit, critical, fumble, meanNet }),
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
    facts: { toHit: `${toHit.chance}/20`, ...written({ harmed, felled, critical, meanNet }) },
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

function chosen(rows: readonly Row[], { all, action }: OddsAsked): Row[] {
  if (action === null) return rows.filter((row) => row.legal || all);
  const named = rows.filter((row) => row.action === action);
  if (named.length === 0)
    throw new UsageError(`there are no odds for "${action}"; there are ${rows.map((row) => `"${row.action}"`).join(', ') || 'none'}`);
  return named;
}

/** Prints the odds of every answer of a hunt. */
export function printHuntOdds(bout: Hunt, asked: OddsAsked): void {
  const rows = chosen(rowsOf(bout), asked);
  const control = bout.state.beasts.length === 1 && !bout.outcome() ? controlOdds({ world: bout.world, state: bout.state }) : null;
  const check = control && { ...written({ beast: control.beast, tie: control.tie, men: control.men }), retained: control.retained };
  if (asked.json) return printJson({ file: asked.file, waiting: bout.decision(), nextControl: check, actions: rows });
  print(`waits for: ${bout.decision()?.kind ?? 'nobody'}`);
  if (check)
    print(
      `next Control: beast ${check.beast}, tie ${check.tie}, men ${check.men}${check.retained ? ` (retained: ${check.retained})` : ''}`,
    );
  const lines = rows.map((row) => [
    row.action,
    row.chance ?? '',
    Object.entries(row.facts)
      .map(([key, value]) => `${key} ${value}`)
      .join('  '),
    row.modifiers.map(({ value, reason, rule }) => `${value >= 0 ? '+' : ''}${value} ${reason} ${rule}`).join(', '),
  ]);
  if (lines.length) print(table(lines));
}
