import type { CardKind } from '../../art/index.ts';
import { Portrait } from '../common/index.ts';
import './card-figure.css';

/** The whole figure of a card, as large as a card has room for. */
export function CardFigure(props: { readonly card: string; readonly kind: CardKind }) {
  return (
    <div class="card-figure">
      <Portrait {...props} />
    </div>
  );
}
