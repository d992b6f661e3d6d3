import { useMemo } from 'preact/hooks';
import type { PostMortem } from '../../hud/end/index.ts';
import type { NotOwnFight, StatisticsProps, StatisticsTable } from '../../hud/statistics/index.ts';
import { StatisticsScreen } from '../../hud/statistics/index.ts';
import { theGame } from '../game.ts';
import { gameName } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps } from '../services.ts';
import type { Digest } from '../statistics/digest.ts';
import { isDigest } from '../statistics/digest.ts';
import type { Line } from '../statistics/sums.ts';
import { apart, firstOnly, linesBy } from '../statistics/sums.ts';
import type { DigestsFound } from '../statistics/use-digests.ts';
import { useDigests } from '../statistics/use-digests.ts';
import { choiceNote, groupsOf, lineWords, luckGauge, notOwnWords, skillGauge } from '../statistics/words.ts';
import { heldPostMortems } from '../storage/post-mortems.ts';
import { useLoaded } from '../use-loaded.ts';

const MOST_GROUPS = 10;
const MOST_LINES = 12;

const NOTE =
  'Luck: every throw whose chance is known, against that chance. Skill: what came of each fight less what a careful bot came to in your place from the same opening with other dice, in hundredths of what could be hoped for.';

function tableOf(title: string, of: string, lines: readonly Line[]): StatisticsTable[] {
  return lines.length === 0 ? [] : [{ title, of, lines: lines.slice(0, MOST_LINES).map(lineWords) }];
}

function tablesOf(digests: readonly Digest[]): StatisticsTable[] {
  return [
    ...tableOf(
      'By game',
      'game',
      linesBy(digests, ({ game }) => [gameName(game)]),
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

/** Fights that were given up or handed to a bot, the newest first. */
function notOwnIn(digests: readonly Digest[], here: ReadonlySet<string>): NotOwnFight[] {
  return digests
    .filter(({ ended }) => ended !== undefined)
    .toSorted((a, b) => b.at - a.at)
    .map((digest) => ({ text: notOwnWords(digest), href: here.has(digest.id) ? formatRoute({ screen: 'end', id: digest.id }) : null }));
}

/** What is shown of fights that are known. */
function shown({ known, here }: DigestsFound, held: ReadonlyMap<string, PostMortem>): Omit<StatisticsProps, 'fights' | 'left'> {
  const digests = known.filter(isDigest);
  const first = firstOnly(known);
  const both = apart(first);
  const skill = skillGauge(both);
  const choices = choiceNote(digests.flatMap(({ id, fork }) => (fork ? [] : (held.get(id) ?? []))));
  return {
    repeats: digests.length - first.length,
    others: known.filter((one) => !isDigest(one) && here.has(one.id)).length,
    gauges: [luckGauge(both), ...(skill ? [skill] : [])],
    notes: [NOTE, ...(choices === null ? [] : [choices])],
    tables: tablesOf(digests),
    notOwn: notOwnIn(digests, here),
    groups: groupsOf(first, MOST_GROUPS),
  };
}

const NONE_HELD: ReadonlyMap<string, PostMortem> = new Map();

/** The player's own fights in numbers. */
export function StatisticsRoute({ services }: ScreenRouteProps) {
  const game = theGame(services);
  const found = useDigests(game, services.vault);
  const { known, left } = found;
  const held = useLoaded(() => heldPostMortems(services.vault), []) ?? NONE_HELD;
  const told = useMemo(() => shown(found, held), [known, held]);
  return <StatisticsScreen fights={left === null ? null : known.filter(isDigest).length} left={left ?? 0} {...told} />;
}
