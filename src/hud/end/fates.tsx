import type { PaletteId } from '../../art/index.ts';
import { stateShown } from '../../art/index.ts';
import { Icon, SideMark } from '../common/index.ts';
import { triumphOf, type FateOf } from './triumph-of.ts';
import { Triumph } from './triumph.tsx';

/** What stands before what became of him: theta for the dead, laurel for whoever has won or was spared. */
function Sign({ state }: Pick<FateOf, 'state'>) {
  const shown = stateShown(state);
  if (shown === 'dead') return <span aria-hidden="true">Θ </span>;
  if (shown !== 'winner' && shown !== 'spared') return null;
  return (
    <>
      <Icon sign="victory" />{' '}
    </>
  );
}

interface FateProps {
  readonly fate: FateOf;
  /** Whether laurel is due: a beast has none where it was let loose on men. */
  readonly honoured: boolean;
}

function Fate({ fate: { name, state, word, place }, honoured }: FateProps) {
  return (
    <li class={state === 'dead' ? 'fate fell' : 'fate lives'}>
      <span class="fate-name">
        {place === undefined ? null : <SideMark place={place} />} {name}
      </span>
      <span class="fate-word">
        {honoured || state === 'dead' ? <Sign state={state} /> : null}
        {word}
      </span>
    </li>
  );
}

interface FatesProps {
  readonly fates: readonly FateOf[];
  readonly palette: PaletteId;
  /** False for a fight that was broken off. */
  readonly over?: boolean;
}

/** How it ended, as a picture; and everybody, and what became of him. */
export function Fates({ fates, palette, over = true }: FatesProps) {
  const onlyBeasts = fates.every(({ kind }) => kind === 'beast');
  return (
    <>
      <Triumph kind={triumphOf(fates, over)} fates={fates} palette={palette} />
      <ul class="fates" aria-label="Who lives">
        {fates.map((fate) => (
          <Fate key={fate.id} fate={fate} honoured={onlyBeasts || fate.kind !== 'beast'} />
        ))}
      </ul>
    </>
  );
}
