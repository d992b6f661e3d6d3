import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import type { PersonView } from './types.ts';

/** How somebody looks who fights no more. */
const STATES: Readonly<Record<string, 'dead' | 'winner'>> = { dead: 'dead', free: 'winner' };

/** Of so many parts a man is whole; each wound takes one, and with the three that he can bear one is left. */
const WHOLE = 4;

export function Face({ person, palette, size }: { readonly person: PersonView; readonly palette: PaletteId; readonly size: number }) {
  const { card, drawn, name, wounds, gone } = person;
  return (
    <Medallion
      card={card}
      kind={drawn}
      palette={palette}
      size={size}
      hp={(WHOLE - wounds) / WHOLE}
      state={STATES[gone] ?? 'standing'}
      initial={name.charAt(0)}
    />
  );
}

interface PersonLineProps {
  readonly person: PersonView;
  readonly palette: PaletteId;
  readonly size?: number;
}

/** Who somebody is: his face, his name with the way to his page, what he fights as and what he has done. */
export function PersonLine({ person, palette, size = 44 }: PersonLineProps) {
  const { name, kind, rank, record, href, health, bound } = person;
  return (
    <div class="person-line">
      <Face person={person} palette={palette} size={size} />
      <div>
        <p class="person-name">
          <a href={href}>{name}</a> <span class="quiet">{[kind, rank].filter((text) => text !== '').join(', ')}</span>
        </p>
        <p class="quiet">{[record, health, bound].filter((text) => text !== '').join(' · ')}</p>
      </div>
    </div>
  );
}
