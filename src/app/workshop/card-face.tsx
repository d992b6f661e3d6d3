import { splitName, type RuleText } from '../../catalogue/index.ts';
import type { ProseLine } from '../../hud/workshop/index.ts';
import { CardFigure, Prose, RuleFace, TextFace } from '../../hud/workshop/index.ts';
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
  /** What is written has been read, whatever came of it. */
  readonly read: boolean;
}

/** Where no card has come of the text yet: whether one can. */
function NoCard({ read }: Pick<CardFaceProps, 'read'>) {
  return (
    <p class="quiet" role="status">
      {read ? 'As soon as the text holds together, the card stands here.' : 'The text is read …'}
    </p>
  );
}

/** Words about cards: a rule as the rulebook will have it, and texts beside what they stand in the place of. */
function WordFace({ card }: { readonly card: DraftCard }) {
  if (card.instead) return <TextFace language={splitName(card.id).local} texts={card.instead} />;
  return <RuleFace rule={card.value as RuleText} cited={splitName(card.id).local} />;
}

/** The card as players will see it, and below it what it does otherwise than what it extends. */
export function CardFace({ services, tried, card, changes, broken, read }: CardFaceProps) {
  if (!card) return <NoCard read={read} />;
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
  const old = broken && <p class="last-good">This is the last card that held together. It goes on working while you mend the text.</p>;
  if (card.kind === 'rule' || card.kind === 'text') {
    return (
      <div class="card-face">
        {old}
        <WordFace card={card} />
      </div>
    );
  }
  return (
    <div class="card-face">
      {old}
      {face ?? (stands && <CardFigure card={card.id} kind={stands} />)}
      <Prose prose={face && changes ? null : card.prose} changes={changes} parent={card.parent?.name ?? null} brief={face !== null} />
    </div>
  );
}
