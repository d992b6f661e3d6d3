import { useRef } from 'preact/hooks';
import { Icon, RatingsDialog } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';

/** The sheet of whoever is looked at. */
export function LookedAt({ model }: { readonly model: Pick<AnyFight, 'looked' | 'ratingsOf'> }) {
  const id = model.looked.value;
  const ratings = id === null ? null : model.ratingsOf(id);
  if (!ratings) return null;
  return <RatingsDialog ratings={ratings} onClose={() => (model.looked.value = null)} />;
}

interface SheetButtonProps {
  readonly model: Pick<AnyFight, 'looked' | 'words'>;
  readonly id: string;
}

/** A small way to the ratings of somebody. */
export function SheetButton({ model, id }: SheetButtonProps) {
  const label = `Ratings of ${model.words.figure(id)}`;
  return (
    <button
      type="button"
      class="button icon-button sheet-button"
      data-sheet-of={id}
      aria-haspopup="dialog"
      aria-label={label}
      title={`${label} (I)`}
      onClick={() => (model.looked.value = id)}
    >
      <Icon sign="help" />
    </button>
  );
}

interface Pressing {
  readonly model: Pick<AnyFight, 'looked'>;
  readonly id: string;
  readonly chosen: boolean;
  readonly select: () => void;
}

/** A tile that is pressed chooses; pressed again, with nothing else between, it opens the sheet of its man. */
export function usePressAgain({ model, id, chosen, select }: Pressing): { readonly onClick: () => void; readonly onBlur: () => void } {
  const again = useRef(false);
  return {
    onClick() {
      if (again.current && chosen) model.looked.value = id;
      else select();
      again.current = true;
    },
    onBlur: () => void (again.current = false),
  };
}

/** Whom an element of the page stands for: by his tile, the button of his sheet or the hex he is on. */
export function figureAt(model: Pick<AnyFight, 'picture'>, element: Element | null): string | null {
  const { man, sheetOf } = element?.closest<HTMLElement>('[data-man], [data-sheet-of]')?.dataset ?? {};
  const named = man ?? sheetOf;
  if (named !== undefined) return named;
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return (cell !== undefined && model.picture.value.figures.find((figure) => figure.cell === Number(cell))?.id) || null;
}
