import { useState } from 'preact/hooks';
import type { CardKind } from '../../art/index.ts';
import { Icon, Portrait, type Violence } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import './wall.css';

/** A name as the wall shows it. */
export interface WallName {
  readonly key: string;
  readonly name: string;
  readonly card: string;
  readonly kind: CardKind;
  readonly fate: 'dead' | 'spared' | 'won';
  readonly against: string;
  readonly day: string;
  /** Where it can be watched; null when the replay is no longer kept. */
  readonly href: string | null;
}

interface WallProps {
  /** Newest first; null while they are read. */
  readonly names: readonly WallName[] | null;
  /** Older fights are still being read. */
  readonly reading: boolean;
  readonly violence: Violence;
}

const AT_ONCE = 120;

const FATES = {
  dead: { one: 'died', count: 'dead' },
  spared: { one: 'was spared', count: 'spared' },
  won: { one: 'has won', count: 'victors' },
} as const;

/** What stands behind a name: Θ for the dead, as on the mosaic of the gladiators; with no violence only that he left. */
function wordsOf(fate: WallName['fate'], violence: Violence): { readonly one: string; readonly count: string } {
  return fate === 'dead' && violence === 'none' ? { one: 'was carried out', count: 'carried out' } : FATES[fate];
}

function Sign({ fate, violence }: { readonly fate: WallName['fate']; readonly violence: Violence }) {
  const inner = fate === 'won' ? 'VIC' : fate === 'spared' ? <Icon sign="victory" /> : violence === 'none' ? '·' : 'Θ';
  return (
    <span class={`wall-sign ${fate}`} aria-hidden="true">
      {inner}
    </span>
  );
}

function Stone({ entry, violence }: { readonly entry: WallName; readonly violence: Violence }) {
  const { name, card, kind, fate, against, day, href } = entry;
  return (
    <li class={`wall-stone ${fate} ${violence === 'none' ? 'gentle' : ''}`}>
      <Portrait card={card} kind={kind} />
      <p class="wall-name">
        {name} <Sign fate={fate} violence={violence} />
        <span class="visually-hidden">{wordsOf(fate, violence).one}</span>
      </p>
      <p class="wall-told">
        {against === '' ? '' : `against ${against} · `}
        {day}
      </p>
      {href === null ? (
        <p class="wall-told quiet">The replay is no longer kept.</p>
      ) : (
        <a href={href} aria-label={`${name}: the moment`}>
          The moment
        </a>
      )}
    </li>
  );
}

function Counts({ names, violence }: { readonly names: readonly WallName[]; readonly violence: Violence }) {
  return (
    <ul class="wall-counts wrap" aria-label="How many">
      {(['dead', 'spared', 'won'] as const).map((fate) => (
        <li key={fate}>
          <Sign fate={fate} violence={violence} /> <b class="number">{names.filter((entry) => entry.fate === fate).length}</b>{' '}
          {wordsOf(fate, violence).count}
        </li>
      ))}
    </ul>
  );
}

function Empty() {
  return (
    <section class="panel">
      <p>Nobody is on the wall yet. Whoever falls, is spared or wins in your fights will be, by name.</p>
      <p class="button-row">
        <a class="button primary" href="#/">
          Begin a fight
        </a>
      </p>
    </section>
  );
}

/** Everybody who has died, was spared or has won, as on the mosaic of the gladiators in the Galleria Borghese. */
export function WallScreen({ names, reading, violence }: WallProps) {
  const [most, setMost] = useState(AT_ONCE);
  const title = violence === 'none' ? 'The wall' : 'The wall of Θ';
  return (
    <Screen title={title} aside={<a href="#/replays">Replays</a>}>
      {names === null && <p role="status">Reading …</p>}
      {names && names.length === 0 && !reading && <Empty />}
      {names && names.length > 0 && (
        <>
          <Counts names={names} violence={violence} />
          <p class="quiet wall-theta">
            People and beasts of every fight, also of those that bots fought alone; Statistics count only fights of yours.
          </p>
          {violence === 'none' ? null : (
            <p class="quiet wall-theta">Θ is the first letter of thanatos, death: so the mosaics of the gladiators mark their dead.</p>
          )}
          <ul class="wall" aria-label="Names, the newest first">
            {names.slice(0, most).map((entry) => (
              <Stone key={entry.key} entry={entry} violence={violence} />
            ))}
          </ul>
          {names.length > most && (
            <p class="button-row wall-more">
              <button type="button" class="button" onClick={() => setMost(most + AT_ONCE)}>
                {names.length - most} older names
              </button>
            </p>
          )}
        </>
      )}
      {reading && (
        <p role="status" class="quiet">
          Older fights are being read …
        </p>
      )}
    </Screen>
  );
}
