import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Measured, Outlier, ReportProps } from '../../hud/workshop/index.ts';
import type { Game as Rules, GameSetup } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { controllerName } from '../bots.ts';
import type { WorkshopPart } from '../game-page.ts';
import type { Kit } from '../kit.ts';
import type { Standing } from './measure/measuring.ts';
import { newMeasuring } from './measure/measuring.ts';
import { longestOf, meanOf, mostOf, pairedMean, type Field } from './measure/sums.ts';
import type { DraftCard } from './messages.ts';

/** A card with the bout that it is tried in, and the cards that both are played with. */
export interface Tried {
  readonly kit: Kit;
  readonly part: WorkshopPart<Rules>;
  readonly card: DraftCard;
  readonly setup: GameSetup;
  /** The same bout with what the card extends. */
  readonly parent: GameSetup | null;
  /** Counts changes of the cards. */
  readonly edition: number;
}

const DEFAULT_BOUTS = 10_000;

interface Measure {
  readonly field: Field;
  readonly label: string;
  readonly unit: Measured['unit'];
  readonly most: number;
}

function measuresOf({ most, hope, card }: Standing): Measure[] {
  const longest = Math.max(10, longestOf(card));
  return [
    ...(hope === 'saved' ? [{ field: 'hopes', label: 'Saved', unit: 'number', most } as const] : []),
    { field: 'won', label: 'Won by the player’s side', unit: 'share', most: 1 },
    { field: 'rounds', label: 'Rounds', unit: 'number', most: Math.min(40, longest) },
  ];
}

function measured(standing: Standing): Measured[] {
  const { card, parent } = standing;
  return measuresOf(standing).map(({ field, ...measure }) => {
    const { value, half } = meanOf(card, field);
    return { ...measure, value, half, difference: parent && pairedMean(card, parent, field) };
  });
}

/** Bouts that are unlike the others, the number of each once. */
function outliersOf({ card, parent }: Standing, parentName: string): Outlier[] {
  const count = card.rounds.length;
  const rounds = mostOf(count, (i) => card.rounds[i] ?? null);
  const shortest = mostOf(count, (i) => (card.rounds[i] === undefined ? null : -card.rounds[i]!));
  const apart =
    parent &&
    mostOf(count, (i) => (card.hopes[i] === undefined || parent.hopes[i] === undefined ? null : card.hopes[i]! - parent.hopes[i]!));
  const below =
    parent &&
    mostOf(count, (i) => (card.hopes[i] === undefined || parent.hopes[i] === undefined ? null : parent.hopes[i]! - card.hopes[i]!));
  const found: Outlier[] = [
    ...(rounds ? [{ index: rounds.index, why: `the longest: ${rounds.value} rounds`, parent: false }] : []),
    ...(shortest
      ? [
          {
            index: shortest.index,
            why: `the shortest: ${-shortest.value === 1 ? 'one round' : `${-shortest.value} rounds`}`,
            parent: false,
          },
        ]
      : []),
    ...(apart && apart.value > 0
      ? [{ index: apart.index, why: `${apart.value} more saved than against ${parentName} with the same dice`, parent: false }]
      : []),
    ...(below && below.value > 0
      ? [{ index: below.index, why: `${below.value} fewer saved than against ${parentName} with the same dice`, parent: false }]
      : []),
  ];
  return found.filter(({ index }, i) => found.findIndex((each) => each.index === index) === i);
}

interface Hooks {
  readonly onOutlier: (outlier: Outlier, bot: string) => void;
  readonly onStep: ReportProps['onStep'];
}

/** The balance report of a card, as the screen shows it, and the way to begin one. */
export function useReport(
  tried: Tried | null,
  seed: string,
  { onOutlier, onStep }: Hooks,
): { readonly report: ReportProps | null; begin(this: void): void } {
  const measuring = useMemo(newMeasuring, []);
  useEffect(() => () => measuring.stop(), []);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState(DEFAULT_BOUTS);
  const [stopsEarly, setStopsEarly] = useState(false);
  const [of, setOf] = useState<Tried | null>(null);
  const standing = measuring.standing.value;
  if (!tried) return { report: null, begin: () => undefined };
  const { desk } = gameOf<Rules>(tried.kit.kit, tried.setup);
  const known = tried.part.players.filter((id) => Object.hasOwn(desk.bots, id));
  const bots = known.length > 0 ? known : Object.keys(desk.bots).toReversed();
  const player = chosen !== null && bots.includes(chosen) ? chosen : bots[0]!;
  const begin = (): void => {
    setOf(tried);
    measuring.begin({ kit: tried.kit.kit, setup: tried.setup, parent: tried.parent, player, seed, wanted, stopsEarly });
  };
  const messages = tried.kit.catalogue.messages;
  const shown = standing && of ? standing : null;
  const content = of && gameOf<Rules>(of.kit.kit, of.setup).content;
  const told =
    shown?.report && of && content
      ? of.part.told(shown.report, { content, kind: of.card.kind, id: of.card.id }, of.kit.catalogue.messages)
      : null;
  const parent = of?.parent ? (of.card.parent?.name ?? null) : null;
  return {
    begin,
    report: {
      player,
      players: bots.map((id) => ({ id, label: controllerName(desk, messages, id), about: desk.bots[id]!.about })),
      parent,
      played: shown?.played ?? 0,
      wanted,
      running: shown?.running ?? false,
      stopsEarly,
      ended: shown?.ended ?? null,
      seconds: shown?.seconds ?? 0,
      failure: shown?.failure ?? null,
      outdated: of !== null && of.edition !== tried.edition,
      measures: shown && shown.played > 0 ? measured(shown) : [],
      tables: told?.tables ?? [],
      steps: told?.steps ?? [],
      outliers: shown && !shown.running && shown.played > 0 ? outliersOf(shown, parent ?? '') : [],
      onPlayer: (id) => {
        measuring.stop();
        measuring.standing.value = null;
        setChosen(id);
      },
      onWanted: setWanted,
      onStopsEarly: setStopsEarly,
      onToggle: () => measuring.toggle(),
      onAgain: begin,
      onOutlier: (outlier) => onOutlier(outlier, player),
      onStep,
    },
  };
}
