import type { Action } from '../../engine/bout/index.ts';
import type { Modifier } from '../../engine/dice/index.ts';
import type { DeedOdds, DeedTable } from '../../engine/turns/index.ts';
import type { BoutOf, Game } from '../../session/index.ts';
import type { OddsAsked } from '../asking/odds-asked.ts';
import { UsageError } from '../fault.ts';
import { print, printJson, table } from '../output.ts';

interface Row {
  readonly action: string;
  readonly legal: boolean;
  readonly refused: string | null;
  readonly cost: number;
  /** Of the attack die, or of every die of a vote. */
  readonly modifiers: readonly Modifier[];
  readonly save: number | null;
  /** What may come of it, as fractions. */
  readonly outlook: Readonly<Record<string, string>>;
  /** Life that the target can expect to lose. */
  readonly expected: string | null;
}

interface DuelOdds<G extends Game> {
  readonly deeds: Pick<DeedTable<BoutOf<G>['view'], never, G['action'], never>, 'write' | 'read' | 'thinkable'>;
  oddsOf(this: void, view: BoutOf<G>['view'], action: G['action']): DeedOdds;
  /** What is asked of everybody on the sand. */
  fighters(this: void, view: BoutOf<G>['view']): object;
}

function rowOf({ refusal, cost, modifiers, save, outlook, expected }: DeedOdds, action: string): Row {
  return {
    action,
    legal: refusal === null,
    refused: refusal && `${refusal.reason} [${refusal.rule}]`,
    cost,
    modifiers,
    save,
    outlook: Object.fromEntries(outlook.map(({ what, chance }) => [what, chance.toFraction()])),
    expected: expected && expected.toFraction(),
  };
}

function termsLine(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ value, reason, rule }) => `${value >= 0 ? '+' : ''}${value} ${reason} ${rule}`).join(', ');
}

function tableLine({ action, cost, save, refused, outlook, expected, modifiers }: Row): string[] {
  const chances = Object.entries(outlook).map(([what, chance]) => `${what} ${chance}`);
  const loss = expected === null ? [] : [`expected ${expected}`];
  return [action, `${cost} AP`, save === null ? '' : `save ${save}+`, refused ?? [...chances, ...loss].join('  '), termsLine(modifiers)];
}

/** Prints the odds of every answer of a bout whose deeds are declared, or of one. */
export function duelOdds<G extends Game>({ deeds, oddsOf, fighters }: DuelOdds<G>) {
  const asked = (line: string, ids: readonly string[]): G['action'] => {
    try {
      return deeds.read(line, ids);
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  };
  return (bout: BoutOf<G>, { file, json, all, action }: OddsAsked): void => {
    const { ids } = bout.world as { readonly ids: readonly string[] };
    const forbidden = (): Action[] => deeds.thinkable(bout.view).filter((each) => !bout.isLegal(each));
    const wanted = action !== null ? [asked(action, ids)] : [...bout.actions(), ...(all ? forbidden() : [])];
    const rows = wanted.map((each) => rowOf(oddsOf(bout.view, each), deeds.write(each, ids)));
    if (json) return printJson({ file, waiting: bout.decision(), fighters: fighters(bout.view), actions: rows });
    const decision = bout.decision();
    print(`waits for: ${decision ? `${decision.kind} ${decision.figures[0]}` : 'nobody'}`);
    if (rows.length > 0) print(table(rows.map(tableLine)));
  };
}
