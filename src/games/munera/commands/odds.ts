import type { Modifier } from '../../../engine/dice/index.ts';
import type { Distribution } from '../../../engine/odds/index.ts';
import { Fraction } from '../../../engine/odds/index.ts';
import type {
  ActionOdds,
  ApOdds,
  AppealOdds,
  AttackFacts,
  BlowOdds,
  DoubleOdds,
  GrappleFacts,
  MercyOdds,
  Munera,
  MuneraAction,
  View,
} from '../rules/index.ts';
import { actionOdds, apOdds, areOpponents, mercyOdds, writeAnswer } from '../rules/index.ts';
import { parseMuneraPlay } from '../desk/index.ts';
import type { OddsAsked } from '../../../cli/index.ts';
import { print, printJson, table, UsageError } from '../../../cli/index.ts';
import { thinkable } from './odds-lines.ts';

type Facts = Readonly<Record<string, string>>;

/** A roll or a Save: its terms and what they come to. */
interface Sum {
  readonly total: number;
  readonly modifiers: readonly Modifier[];
}

interface Row {
  readonly action: string;
  readonly legal: boolean;
  readonly refused: string | null;
  readonly cost: { readonly base: number; readonly surcharge: number } | null;
  /** Of the attack die; of the AP die for `ready`. */
  readonly modifiers: readonly Modifier[];
  readonly total: number | null;
  readonly save: Sum | null;
  readonly facts: Facts;
  /** Net wounds, or AP for `ready`. */
  readonly wounds: Facts | null;
  readonly more: Readonly<Record<string, unknown>>;
}

function fractions({ weights, total }: Distribution): Facts {
  return Object.fromEntries(
    [...weights].sort(([a], [b]) => a - b).map(([value, weight]) => [String(value), new Fraction(weight, total).toFraction()]),
  );
}

function told(facts: AttackFacts | GrappleFacts): Facts {
  const rows = Object.entries(facts) as [string, unknown][];
  return Object.fromEntries(rows.flatMap(([key, value]) => (value instanceof Fraction ? [[key, value.toFraction()]] : [])));
}

function toldDoubles(doubles: readonly DoubleOdds[]): Record<string, unknown> {
  return Object.fromEntries(
    doubles.map(({ face, chance, fates }) => {
      return [
        face,
        { chance: chance.toFraction(), does: fates.map(({ fate, forGood, share }) => ({ fate, forGood, share: share.toFraction() })) },
      ];
    }),
  );
}

function toldAppeal({ world }: View, { conqueror, modifiers, total, asks, spared }: AppealOdds): Record<string, unknown> {
  return { conqueror: world.ids[conqueror] ?? null, asks, total, modifiers, spared: spared.toFraction() };
}

/** By the way in which he is beaten. */
function toldMercy(view: View, ways: readonly MercyOdds[]): Record<string, unknown> {
  return Object.fromEntries(ways.map(({ how, ...odds }) => [how, toldAppeal(view, odds)]));
}

function toldAp(view: View, { modifiers, total, ap, surrender, test }: ApOdds): Record<string, unknown> {
  return {
    total,
    modifiers,
    ap: fractions(ap),
    surrender: surrender && toldAppeal(view, surrender),
    test: test && { win: test.win.toFraction(), tie: test.tie.toFraction(), lose: test.lose.toFraction() },
  };
}

function throwFacts(facts: AttackFacts): Record<string, unknown> {
  return { facts: told(facts), wounds: fractions(facts.wounds) };
}

type Part = Pick<Row, 'modifiers' | 'total' | 'save' | 'facts' | 'wounds' | 'more'>;

const NOTHING: Part = { modifiers: [], total: null, save: null, facts: {}, wounds: null, more: {} };

function blowPart(view: View, odds: BlowOdds): Part {
  const { modifiers, total, saveModifiers, save, woundModifiers, facts, missFate, doubles, weapons, kept } = odds;
  return {
    modifiers,
    total,
    save: saveModifiers.length > 0 ? { total: save, modifiers: saveModifiers } : null,
    facts: told(facts),
    wounds: fractions(facts.wounds),
    more: {
      missed: missFate,
      doubles: toldDoubles(doubles),
      ...(woundModifiers.length > 0 && { woundModifiers }),
      ...(weapons.length > 0 && { weapons: weapons.map((item) => view.world.things[item]!.gear.id) }),
      ...(kept && { kept: throwFacts(kept) }),
    },
  };
}

function partOf(view: View, odds: ActionOdds): Part {
  switch (odds.kind) {
    case 'blow':
      return blowPart(view, odds);
    case 'grapple': {
      const { modifiers, total, facts, missFate, kept, test, throws, thrown } = odds;
      const tests = { win: test.win.toFraction(), tie: test.tie.toFraction(), lose: test.lose.toFraction() };
      const more = {
        missed: missFate,
        test: tests,
        throws: throwFacts(throws),
        thrown: throwFacts(thrown),
        ...(kept && { kept: told(kept) }),
      };
      return { ...NOTHING, modifiers, total, facts: told(facts), more };
    }
    case 'throw':
      return { ...NOTHING, facts: told(odds.facts), wounds: fractions(odds.facts.wounds) };
    case 'try':
      return {
        ...NOTHING,
        facts: { success: odds.success.toFraction(), destroyed: odds.destroyed.toFraction() },
        more: { needed: odds.needed },
      };
    case 'turn':
      return { ...NOTHING, modifiers: odds.ap.modifiers, total: odds.ap.total, more: { ap: toldAp(view, odds.ap) } };
    case 'end':
      return {
        ...NOTHING,
        more:
          odds.appeals.length > 0
            ? { appeals: odds.appeals.map((each) => ({ fighter: view.world.ids[each.fighter], ...toldAppeal(view, each) })) }
            : {},
      };
    default:
      return NOTHING;
  }
}

function rowOf(view: View, action: MuneraAction, line = writeAnswer(view, action)): Row {
  const odds = actionOdds(view, action);
  const { refusal, cost } = odds;
  return {
    action: line,
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    cost: odds.kind === 'refused' ? null : cost,
    ...partOf(view, odds),
  };
}

/** Everybody on the sand: the AP of his next turn, and the crowd if he were beaten now. */
function fightersOf(view: View): Record<string, unknown> {
  const { fighters, turn } = view.state;
  const rows = fighters.flatMap((fighter, index) => {
    if (fighter.fate !== 'active') return [];
    const foes = fighters.flatMap((other, i) => (areOpponents(fighter, other) ? [i] : []));
    const conqueror = foes.includes(turn.fighter) ? turn.fighter : foes.length === 1 ? foes[0]! : -1;
    return [
      [fighter.id, { nextTurn: toldAp(view, apOdds(view, index)), beaten: toldMercy(view, mercyOdds(view, index, conqueror)) }] as const,
    ];
  });
  return Object.fromEntries(rows);
}

function asked(bout: Munera, view: View, line: string): Row {
  let action: MuneraAction;
  try {
    action = parseMuneraPlay(bout, line);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  return rowOf(view, action, line);
}

function rowsOf(bout: Munera, view: View, { all, action }: OddsAsked): Row[] {
  if (action !== null) return [asked(bout, view, action)];
  const forbidden = all ? thinkable(view).filter((each) => !bout.isLegal(each)) : [];
  return [...bout.actions(), ...forbidden].map((each) => rowOf(view, each));
}

function termsLine(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ value, reason, rule }) => `${value >= 0 ? '+' : ''}${value} ${reason} ${rule}`).join(', ');
}

/** Facts of the table; the JSON has all. */
const SHOWN = [
  'hit',
  'miss',
  'double',
  'saved',
  'anyWound',
  'expectedWounds',
  'entangled',
  'knockedDown',
  'toZero',
  'dead',
  'appeals',
  'win',
  'tie',
  'lose',
  'success',
] as const;

function factsLine(facts: Facts): string {
  return SHOWN.flatMap((key) => (facts[key] === undefined || facts[key] === '0' ? [] : [`${key} ${facts[key]}`])).join('  ');
}

function costLine({ cost }: Row): string {
  if (!cost) return '';
  return cost.surcharge > 0 ? `${cost.base}+${cost.surcharge} AP` : `${cost.base} AP`;
}

function tableLine(row: Row): string[] {
  const sum = row.total === null ? '' : `${row.total >= 0 ? '+' : ''}${row.total}`;
  const save = row.save ? `Save ${row.save.total}` : '';
  return [row.action, costLine(row), sum, save, row.refused ?? factsLine(row.facts), termsLine(row.modifiers)];
}

interface ToldDouble {
  readonly chance: string;
  readonly does: readonly { readonly fate: string; readonly forGood: boolean; readonly share: string }[];
}

function doubleLine(face: string, { chance, does }: ToldDouble): string {
  const parts = does.map(({ fate, forGood, share }) => `${fate}${forGood ? ' for good' : ''}${share === '1' ? '' : ` ${share}`}`);
  return `  Double ${face} ${chance}: ${parts.join(', ')}`;
}

function printMore(key: string, value: unknown): void {
  if (key === 'doubles') for (const [face, each] of Object.entries(value as Record<string, ToldDouble>)) print(doubleLine(face, each));
  else print(`  ${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/** One answer whole. */
function printRow(row: Row): void {
  print(`${row.action}: ${row.legal ? 'legal' : `refused, ${row.refused}`}${row.cost ? `, ${costLine(row)}` : ''}`);
  if (row.total !== null) print(`  modifiers ${row.total >= 0 ? '+' : ''}${row.total}: ${termsLine(row.modifiers) || 'none'}`);
  if (row.save) print(`  Save ${row.save.total}: ${termsLine(row.save.modifiers)}`);
  for (const [key, value] of Object.entries(row.facts)) if (value !== '0') print(`  ${key} ${value}`);
  if (row.wounds)
    print(
      `  wounds ${Object.entries(row.wounds)
        .map(([net, share]) => `${net}: ${share}`)
        .join(', ')}`,
    );
  for (const [key, value] of Object.entries(row.more)) printMore(key, value);
}

/** Prints the odds of every answer of a bout of gladiators, or of one. */
export function printMuneraOdds(bout: Munera, question: OddsAsked): void {
  const view: View = { world: bout.world, state: bout.state };
  const rows = rowsOf(bout, view, question);
  if (question.json) {
    const flat = rows.map(({ more, ...row }) => ({ ...row, ...more }));
    return printJson({ file: question.file, waiting: bout.decision(), fighters: fightersOf(view), actions: flat });
  }
  if (question.action !== null) return printRow(rows[0]!);
  const decision = bout.decision();
  print(`waits for: ${decision ? `${decision.kind} ${decision.figures[0]}` : 'nobody'}`);
  if (rows.length) print(table(rows.map(tableLine)));
}
