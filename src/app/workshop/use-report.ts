import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Outlier, ReportProps, StepCoverage } from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { controllerName } from '../bots.ts';
import { newMeasuring } from './measure/measuring.ts';
import { reportOf } from './report-of.ts';
import type { Tried } from './card-trial.ts';

/** As many as say within two points of a hundred who wins, with the player who thinks longest. */
const DEFAULT_BOUTS = 2000;

interface Hooks {
  /** To be shown: a bout of a measurement, with what was measured then. */
  readonly onOutlier: (outlier: Outlier, measured: Measured) => void;
  /** The way to a step of a card that was measured. */
  readonly onStep: (step: StepCoverage, measured: Measured) => void;
}

/** What was measured, which may be changed by the time that somebody looks at one of its bouts. */
export interface Measured {
  readonly tried: Tried;
  readonly bot: string;
  readonly seed: string;
}

/** Who may play whatever is not tried, the first of them unless another is chosen; none where all that fights is tried. */
function playersFor({ kit, part, trial }: Tried): ReportProps['players'] {
  const { desk } = gameOf<Rules>(kit.kit, trial.setup);
  if (desk.sides(trial.setup).every((side) => Object.hasOwn(trial.fixed ?? {}, side))) return [];
  const known = part.players.filter((id) => Object.hasOwn(desk.bots, id));
  const bots = known.length > 0 ? known : Object.keys(desk.bots).toReversed();
  return bots.map((id) => ({ id, label: controllerName(desk, kit.catalogue.messages, id), about: desk.bots[id]!.about }));
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
  const [of, setOf] = useState<Measured | null>(null);
  if (!tried) return { report: null, begin: () => undefined };
  const players = playersFor(tried);
  const player = (players.find(({ id }) => id === chosen) ?? players[0])?.id ?? '';
  const begin = (): void => {
    setOf({ tried, bot: player, seed });
    measuring.begin({ kit: tried.kit.kit, trial: tried.trial, parent: tried.parent, player, seed, wanted, stopsEarly });
  };
  const standing = of && measuring.standing.value;
  return {
    begin,
    report: {
      ...reportOf(of?.tried ?? tried, standing),
      player,
      players,
      played: standing?.played ?? 0,
      wanted,
      running: standing?.running ?? false,
      stopsEarly,
      ended: standing?.ended ?? null,
      seconds: standing?.seconds ?? 0,
      failure: standing?.failure ?? null,
      outdated: of !== null && (of.tried.edition !== tried.edition || of.tried.against !== tried.against),
      onPlayer(id) {
        measuring.stop();
        measuring.standing.value = null;
        setChosen(id);
      },
      onWanted: setWanted,
      onStopsEarly: setStopsEarly,
      onToggle: () => measuring.toggle(),
      onAgain: begin,
      onOutlier: (outlier) => of && onOutlier(outlier, of),
      onStep: (step) => of && onStep(step, of),
    },
  };
}
