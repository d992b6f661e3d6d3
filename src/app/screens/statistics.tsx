import { useEffect, useMemo, useState } from 'preact/hooks';
import { PAGES } from '../../games/pages.ts';
import type { PostMortem } from '../../hud/end/index.ts';
import type { StatisticsProps, StatisticsTable } from '../../hud/statistics/index.ts';
import { StatisticsScreen } from '../../hud/statistics/index.ts';
import { theGame } from '../game.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { Digest, Known } from '../statistics/digest.ts';
import { isDigest } from '../statistics/digest.ts';
import type { Line } from '../statistics/sums.ts';
import { apart, firstOnly, linesBy } from '../statistics/sums.ts';
import { useDigests } from '../statistics/use-digests.ts';
import { choiceNote, groupsOf, lineWords, luckGauge, skillGauge } from '../statistics/words.ts';
import { heldPostMortems } from '../storage/post-mortems.ts';

const MOST_GROUPS = 10;
const MOST_LINES = 12;

const NOTE =
  'Luck: every throw whose chance is known, against that chance. Skill: what came of each fight less what a careful bot came to in your place from the same opening with other dice, in hundredths of what could be hoped for.';

function nameOf(game: string): string {
  const page = PAGES.find(({ id }) => id === game);
  return page?.name ?? page?.title.label ?? game;
}

function tableOf(title: string, of: string, lines: readonly Line[]): StatisticsTable[] {
  return lines.length === 0 ? [] : [{ title, of, lines: lines.slice(0, MOST_LINES).map(lineWords) }];
}

function tablesOf(digests: readonly Digest[]): StatisticsTable[] {
  return [
    ...tableOf(
      'By game',
      'game',
      linesBy(digests, ({ game }) => [nameOf(game)]),
    ),
    ...tableOf(
      'By opponent',
      'against',
      linesBy(digests, ({ foes }) => foes),
    ),
    ...tableOf(
      'By class',
      'you as',
      linesBy(digests, ({ own }) => own),
    ),
  ];
}

/** What is shown of fights that are known. */
function shown(known: readonly Known[], held: readonly PostMortem[]): Omit<StatisticsProps, 'fights' | 'left'> {
  const digests = known.filter(isDigest);
  const first = firstOnly(digests);
  const both = apart(first);
  const skill = skillGauge(both);
  const choices = choiceNote(held);
  return {
    repeats: digests.length - first.length,
    gauges: [luckGauge(both), ...(skill ? [skill] : [])],
    notes: [NOTE, ...(choices === null ? [] : [choices])],
    tables: tablesOf(digests),
    groups: groupsOf(first, MOST_GROUPS),
  };
}

/** The player's own fights in numbers. */
export function StatisticsRoute({ services }: ScreenRouteProps) {
  const game = theGame(services);
  const { known, left } = useDigests(game, services.vault);
  const [held, setHeld] = useState<readonly PostMortem[]>([]);
  useEffect(() => void heldPostMortems(services.vault).then(setHeld), []);
  const told = useMemo(() => shown(known, held), [known, held]);
  return <StatisticsScreen fights={left === null ? null : known.filter(isDigest).length} left={left ?? 0} {...told} />;
}
