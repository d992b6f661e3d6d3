import type { ProseLine } from '../../hud/workshop/index.ts';
import { CardFigure, Prose } from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { Services } from '../services.ts';
import type { DraftCard } from './messages.ts';
import type { Tried } from './tried.ts';

interface CardFaceProps {
  readonly services: Services;
  readonly tried: Tried | null;
  readonly card: DraftCard | null;
  readonly changes: readonly ProseLine[] | null;
  /** What is written now is broken: this is the last that was not. */
  readonly broken: boolean;
}

/** The card as players will see it, and below it what it does otherwise than what it extends. */
export function CardFace({ services, tried, card, changes, broken }: CardFaceProps) {
  if (!card) return <p class="quiet">As soon as the text holds together, the card stands here.</p>;
  const { kit, trial, part } = tried ?? {};
  const face =
    kit && trial && part
      ? part.face({
          content: gameOf<Rules>(kit.kit, trial.setup).content,
          kind: card.kind,
          id: card.id,
          services,
          game: kit,
          setup: trial.setup,
        })
      : null;
  const stands = part?.faceOf(card.kind) ?? null;
  return (
    <div class="card-face">
      {broken && <p class="last-good">This is the last card that held together. It goes on working while you mend the text.</p>}
      {face ?? (stands && <CardFigure card={card.id} kind={stands} />)}
      <Prose prose={face && changes ? null : card.prose} changes={changes} parent={card.parent?.name ?? null} brief={face !== null} />
    </div>
  );
}
