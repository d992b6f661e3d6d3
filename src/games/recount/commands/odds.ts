import type { OddsAsked } from '../../../cli/index.ts';
import { print, printJson, table, UsageError } from '../../../cli/index.ts';
import type { Modifier } from '../../../engine/dice/index.ts';
import type { Recount, RecountAction, View } from '../rules/index.ts';
import { actionPointOdds, askedVoters, mercyChance, oddsOf, readAction, writeAction } from '../rules/index.ts';

interface Row {
  readonly action: string;
  readonly legal: boolean;
  readonly refused: string | null;
  readonly cost: number;
  /** Of the attack die, or of every die of a vote. */
  readonly modifiers: readonly Modifier[];
  /** The least face of the target's save. */
  readonly save: number | null;
  /** What may come of it, as fractions. */
  readonly outlook: Readonly<Record<string, string>>;
  /** Strength that the target can expect to lose. */
  readonly expected: string | null;
}

function rowOf(view: View, action: RecountAction): Row {
  const { refusal, cost, modifiers, save, outlook, expected } = oddsOf(view, action);
  return {
    action: writeAction(action, view.world),
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    cost,
    modifiers,
    save,
    outlook: Object.fromEntries(outlook.map(({ what, chance }) => [what, chance.toFraction()])),
    expected: expected && expected.toFraction(),
  };
}

const SECTORS = [1, 2, 3, 4, 5] as const;

/** What a fighter may think of doing, legal or not. */
function thinkable({ state: { fighters, verdict, outcome } }: View): RecountAction[] {
  if (verdict || outcome) return [];
  const targets = fighters.map((_, target) => target);
  return [
    ...targets.map((target): RecountAction => ({ type: 'strike', target })),
    ...targets.map((target): RecountAction => ({ type: 'cast', target })),
    { type: 'struggle' },
    { type: 'forward' },
    ...SECTORS.map((sector): RecountAction => ({ type: 'step', sector })),
  ];
}

/** Everybody on the sand: the AP of his next turn, and his life if he were beaten now and everybody asked said yes or no. */
function fightersOf(view: View): Record<string, unknown> {
  const asked = 1 + askedVoters(view).length;
  const rows = view.state.fighters.flatMap((fighter, index) => {
    if (fighter.status !== 'up') return [];
    const { modifiers, chances } = actionPointOdds(view, index);
    const ap = Object.fromEntries([...chances].map(([total, chance]) => [String(total), chance.toFraction()]));
    const spared = (up: boolean): string =>
      mercyChance(
        view,
        index,
        Array.from({ length: asked }, () => up),
      ).toFraction();
    return [[fighter.id, { nextTurn: { modifiers, ap }, spared: { up: spared(true), down: spared(false) } }] as const];
  });
  return Object.fromEntries(rows);
}

function asked(view: View, line: string): RecountAction {
  try {
    return readAction(line, view.world);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function rowsOf(bout: Recount, { all, action }: OddsAsked): Row[] {
  const view: View = bout;
  if (action !== null) return [rowOf(view, asked(view, action))];
  const forbidden = all ? thinkable(view).filter((each) => !bout.isLegal(each)) : [];
  return [...bout.actions(), ...forbidden].map((each) => rowOf(view, each));
}

function termsLine(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ value, reason, rule }) => `${value >= 0 ? '+' : ''}${value} ${reason} ${rule}`).join(', ');
}

function tableLine({ action, cost, save, refused, outlook, expected, modifiers }: Row): string[] {
  const chances = Object.entries(outlook).map(([what, chance]) => `${what} ${chance}`);
  const loss = expected === null ? [] : [`expected ${expected}`];
  return [action, `${cost} AP`, save === null ? '' : `save ${save}+`, refused ?? [...chances, ...loss].join('  '), termsLine(modifiers)];
}

/** Prints the odds of every answer of a bout of recount, or of one. */
export function printRecountOdds(bout: Recount, question: OddsAsked): void {
  const rows = rowsOf(bout, question);
  if (question.json) return printJson({ file: question.file, waiting: bout.decision(), fighters: fightersOf(bout), actions: rows });
  const decision = bout.decision();
  print(`waits for: ${decision ? `${decision.kind} ${decision.figures[0]}` : 'nobody'}`);
  if (rows.length > 0) print(table(rows.map(tableLine)));
}
