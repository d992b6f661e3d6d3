import type { FateOf } from '../end/index.ts';
import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import './share.css';

/** What a fight came to, to be shown to somebody else. */
export interface ResultCard {
  /** The day that it was the fight of: `2026-11-22`; null for any other. */
  readonly day: string | null;
  readonly practice: boolean;
  /** Who fought, within a sentence: `lion`. */
  readonly who: string;
  /** `2 of 4 saved in 7 rounds`. */
  readonly line: string;
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story: string | null;
  /** A row of plain marks; empty for none. */
  readonly marks: string;
  readonly figures: readonly FateOf[];
}

/** The name of the game, with the day where there is one. */
export function cardTitle({ day, practice }: Pick<ResultCard, 'day' | 'practice'>): string {
  return `Damnatio${day === null ? '' : ` ${day}`}${practice ? ', practice' : ''}`;
}

/** What came of it in a line: `Damnatio 2026-11-22 · lion · 2 of 4 saved in 7 rounds · ▮▮▯▯`. */
export function cardLine(card: ResultCard): string {
  return [cardTitle(card), card.who, card.line, card.marks].filter(Boolean).join(' · ');
}

/** The card as text: its story, where there is one, and below it what came of it. */
export function cardText(card: ResultCard): string {
  return [card.story, cardLine(card)].filter(Boolean).join('\n');
}

/** What the picture shows, for whoever does not see it. */
export function cardAlt(card: ResultCard): string {
  const fates = card.figures.map(({ name, word }) => `${name} ${word}`).join(', ');
  return `${cardTitle(card)}: ${card.who}. ${card.line}.${card.story === null ? '' : ` ${card.story}`}${fates ? ` ${fates}.` : ''}`;
}

interface FigureRowProps {
  readonly figures: readonly FateOf[];
  readonly palette: PaletteId;
  /** Pixels of a disc. */
  readonly size: number;
}

/** Who is in a fight, by medallion and name. */
export function FigureRow({ figures, palette, size }: FigureRowProps) {
  return (
    <ul class="figure-row wrap" aria-label="Who fights">
      {figures.map(({ id, card, kind, name, initial, weapon, hp, place, arcs, kit }) => (
        <li key={id}>
          <Medallion
            card={card}
            kind={kind}
            palette={palette}
            size={kind === 'beast' ? Math.round(size * 1.25) : size}
            hp={hp}
            state="standing"
            weapon={weapon}
            initial={initial ?? name.slice(0, 1)}
            {...(place === undefined ? {} : { place })}
            {...(arcs ? { arcs } : {})}
            {...(kit ? { kit } : {})}
          />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
