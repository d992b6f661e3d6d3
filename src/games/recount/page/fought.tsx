import { duelEnd, duelReplay } from '../../../app/index.ts';
import type { EventOf } from '../../../engine/bout/index.ts';
import { narrate, percent, type Exact, type Words } from '../../../hud/common/index.ts';
import type { RecountGame, RecountReplay } from '../desk/index.ts';
import { mercyChance } from '../rules/index.ts';
import { goneWords, recountBoard } from '../screens/index.ts';
import { facts } from './facts.ts';

/** A verdict that was given, and how likely it was to be mercy when the victor had said his. */
interface Verdict {
  readonly event: EventOf<'judged'>;
  readonly chance: Exact;
}

interface VerdictsPanelProps {
  readonly verdicts: readonly Verdict[];
  /** Names of those who died at once. */
  readonly killed: readonly string[];
  readonly words: Words;
}

/** Whom the thumbs let live. */
function VerdictsPanel({ verdicts, killed, words }: VerdictsPanelProps) {
  if (verdicts.length + killed.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="thumbs-title">
      <h2 id="thumbs-title">The thumbs</h2>
      <ul class="moments">
        {verdicts.map(({ event, chance }, index) => (
          <li key={index}>
            <b>{event.spared ? 'Spared' : 'Condemned'}</b>
            <span class="moment-told">{narrate(event, words)}</span>
            <span class="moment-swing quiet">The chance of mercy was {percent(chance)}.</span>
          </li>
        ))}
        {killed.map((name) => (
          <li key={name}>
            <b>Not asked</b>
            <span class="moment-told">{words.say('end', 'unasked', { name })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every verdict with the chance of mercy when those who were asked had said theirs. */
function verdictsOf({ steps, positions }: RecountReplay): Verdict[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      if (event.type !== 'judged') return [];
      const before = positions[Math.max(0, step - 1)]!;
      const given = event.votes.filter(({ face }) => face === null).map(({ up }) => up);
      return [{ event, chance: mercyChance(before, before.world.ids.indexOf(event.figure), given) }];
    }),
  );
}

/** The end of a bout. */
export const end = duelEnd<RecountGame>(facts, {
  deedColumns: [
    ['attacks', 'strikes'],
    ['hits', 'hits'],
    ['doubles', 'doubles'],
    ['dealt', 'Strength taken'],
    ['suffered', 'Strength lost'],
    ['spent', 'AP spent'],
  ],
  byName: true,
  luck: () => [],
  panel(replay, words) {
    const killed = replay.positions.at(-1)!.state.fighters.flatMap(({ id, status }) => (status === 'dead' ? [words.title(id)] : []));
    return <VerdictsPanel verdicts={verdictsOf(replay)} killed={killed} words={words} />;
  },
});

/** A bout as its replay shows it. */
export const replay = duelReplay(facts, {
  board: recountBoard,
  legend: 'shields for falls, bars for wounds, discs for thumbs',
  life: 'Strength',
  first: ({ cls }) => cls.name,
  more: goneWords,
  stands: ({ status }) => status === 'up',
});
