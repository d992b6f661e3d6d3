import { useState } from 'preact/hooks';
import type { FigureId } from '../../engine/bout/index.ts';
import { Dialog } from '../common/index.ts';

/** A fighter who still stands, and who decided for him. */
export interface ForkFigure {
  readonly id: FigureId;
  readonly name: string;
  readonly controller: string;
}

interface ForkDialogProps {
  readonly figures: readonly ForkFigure[];
  readonly controllers: readonly { readonly id: string; readonly name: string }[];
  readonly onFork: (controllers: Readonly<Record<FigureId, string>>) => void;
  readonly onClose: () => void;
}

/** Who decides for whom when a bout is fought on from a moment. */
export function ForkDialog({ figures, controllers, onFork, onClose }: ForkDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<FigureId, string>>>(
    Object.fromEntries(figures.map(({ id, controller }) => [id, controller])),
  );
  return (
    <Dialog title="Fight on from here" class="fork-dialog" onClose={onClose}>
      <p>The dice are those of the bout; what is decided from here on is new.</p>
      {figures.map(({ id, name }) => (
        <label class="field" key={id}>
          <span class="label">{name}</span>
          <select class="select" value={chosen[id]} onChange={(event) => setChosen({ ...chosen, [id]: event.currentTarget.value })}>
            {controllers.map((controller) => (
              <option key={controller.id} value={controller.id}>
                {controller.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="button-row">
        <button type="button" class="button primary" onClick={() => onFork(chosen)}>
          Fight on
        </button>
        <button type="button" class="button" onClick={onClose}>
          Not now
        </button>
      </p>
    </Dialog>
  );
}
