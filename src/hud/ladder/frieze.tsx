import type { PaletteId } from '../../art/index.ts';
import { Icon } from '../common/index.ts';
import { Face } from './person-line.tsx';
import type { RankView } from './types.ts';

interface FriezeProps {
  /** Highest first, as they are seen. */
  readonly ranks: readonly RankView[];
  readonly palette: PaletteId;
}

/** The ranks as steps of stone, from the wooden sword down to the novice: who of yours stands where, and what the next step asks. */
export function RankFrieze({ ranks, palette }: FriezeProps) {
  return (
    <ol class="rank-frieze" aria-label="The ranks, the highest first">
      {ranks.map((rank, place) => (
        <li
          key={rank.id}
          class={`${rank.free ? 'free' : ''} ${rank.next ? 'next' : ''} ${rank.yours.length > 0 ? 'here' : ''}`}
          data-rank={rank.id}
          style={{ '--above': ranks.length - 1 - place }}
        >
          <div class="rank-men">
            {rank.free && rank.yours.length === 0 ? <WoodenSword /> : null}
            {rank.yours.map((person) => (
              <a key={person.id} href={person.href} title={`${person.name}, ${person.kind}`} aria-label={`${person.name}, ${person.kind}`}>
                <Face person={person} palette={palette} size={46} />
              </a>
            ))}
          </div>
          <div class="rank-stone">
            <h3>
              {rank.name}
              {rank.next ? <span class="rank-next"> the next step</span> : null}
            </h3>
            <p class="rank-asks">{rank.asks}</p>
            <p class="rank-others">
              {rank.others > 0 ? (
                <>
                  <Icon sign="gladiator" /> {rank.others} {rank.others === 1 ? 'other' : 'others'}
                </>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The rudis, in one ink, over the highest step. */
function WoodenSword() {
  return (
    <svg class="wooden-sword" viewBox="-210 -60 420 120" aria-hidden="true" focusable="false">
      <path class="wood" d="M-200 0Q-186-20-150-24L70-24V-44H92V-15H168V-24Q200-24 200 0T168 24V15H92V44H70V24L-150 24Q-186 20-200 0Z" />
      <path class="grain" d="M-176-4Q-60-14 66-8M-160 10Q-90 2-20 12T66 12M-120-15Q-40-20 66-18M104-5H160M104 5H160" />
    </svg>
  );
}
