import type { Measured, Outlier, ReportProps } from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { Standing } from './measure/measuring.ts';
import { longestOf, meanOf, mostOf, pairedMean, type Field, type Gathered } from './measure/sums.ts';
import type { Tried } from './card-trial.ts';

interface Measure {
  readonly field: Field;
  readonly label: string;
  readonly unit: Measured['unit'];
  readonly most: number;
}

function measuresOf({ most, hope, card }: Standing, firstSide: string): Measure[] {
  const longest = Math.max(10, longestOf(card));
  return [
    ...(hope === 'saved' ? [{ field: 'hopes', label: 'Saved', unit: 'number', most } as const] : []),
    { field: 'won', label: `Won by ${firstSide}`, unit: 'share', most: 1 },
    { field: 'rounds', label: 'Rounds', unit: 'number', most: Math.min(40, longest) },
  ];
}

function measured(standing: Standing, firstSide: string, aimed: Field | null): Measured[] {
  const { card, parent } = standing;
  return measuresOf(standing, firstSide).map(({ field, ...measure }) => {
    const { value, half } = meanOf(card, field);
    return { ...measure, value, half, difference: parent && pairedMean(card, parent, field), isAimed: field === aimed };
  });
}

type Gap = (index: number) => number | null;

/** What came of a bout for one beside what came of it for the other over the same dice. */
function gapBetween(one: Gathered, other: Gathered): Gap {
  return (index) => {
    const [here, there] = [one.hopes[index], other.hopes[index]];
    return here === undefined || there === undefined ? null : here - there;
  };
}

/** Bouts that are unlike the others, the number of each once. */
function outliersOf({ card, parent, hope }: Standing, parentName: string): Outlier[] {
  const count = card.rounds.length;
  const found: Outlier[] = [];
  const note = (measure: Gap, why: (value: number) => string, least = -Infinity): void => {
    const most = mostOf(count, measure);
    if (most && most.value >= least && found.every(({ index }) => index !== most.index))
      found.push({ index: most.index, why: why(most.value) });
  };
  const rounds = (value: number): string => (value === 1 ? 'one round' : `${value} rounds`);
  note(
    (i) => card.rounds[i] ?? null,
    (value) => `the longest: ${rounds(value)}`,
  );
  note(
    (i) => (card.rounds[i] === undefined ? null : -card.rounds[i]!),
    (value) => `the shortest: ${rounds(-value)}`,
  );
  if (!parent) return found;
  const otherwise = `with ${parentName} and the same dice`;
  note(gapBetween(card, parent), (value) => (hope === 'won' ? `won; lost ${otherwise}` : `${value} more saved than ${otherwise}`), 1);
  note(gapBetween(parent, card), (value) => (hope === 'won' ? `lost; won ${otherwise}` : `${value} fewer saved than ${otherwise}`), 1);
  return found;
}

/** What a report shows of bouts. */
export type Reported = Pick<ReportProps, 'parent' | 'aim' | 'measures' | 'tables' | 'steps' | 'outliers'>;

/** What the bouts of a card came to, as its report shows them: nothing before the first. */
export function reportOf({ part, kit, card, trial, parent }: Tried, standing: Standing | null): Reported {
  const parentName = parent && card.parent ? card.parent.name : null;
  const aimed = part.aimOf?.(card) ?? null;
  const aim = aimed && { ...aimed, player: part.players[0]! };
  if (!standing || standing.played === 0) return { parent: parentName, aim, measures: [], tables: [], steps: [], outliers: [] };
  const { content } = gameOf<Rules>(kit.kit, trial.setup);
  return {
    parent: parentName,
    aim,
    measures: measured(standing, part.firstSide(card), aimed?.of ?? null),
    outliers: standing.running ? [] : outliersOf(standing, parentName ?? ''),
    ...part.told(standing.report, { content, setup: trial.setup, kind: card.kind, id: card.id }, kit.catalogue.messages),
  };
}
