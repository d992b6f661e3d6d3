import { listed } from '../../hud/common/index.ts';

interface CareerFilesProps {
  readonly iron: boolean;
  /** Packs beside the game's own cards that it is played with, and their versions. */
  readonly packs: readonly string[];
  readonly onExport: () => void;
  readonly onBack: () => void;
  readonly onNew: () => void;
}

/** How the career is kept, taken along, and begun anew. */
export function CareerFiles({ iron, packs, onExport, onBack, onNew }: CareerFilesProps) {
  return (
    <section class="panel career-files" aria-label="Keeping the career">
      <h2>Keeping the career</h2>
      <p>
        {iron
          ? 'A career of iron: one save, written after everything that is done. There is no way back.'
          : 'It is kept after everything that is done, with the step before it.'}
      </p>
      {packs.length > 0 && <p>It is played with {listed(packs)}, and waits wherever they are not on as they are now.</p>}
      <p class="button-row">
        <button type="button" class="button" onClick={onExport}>
          Export the career
        </button>
        {iron ? null : (
          <button type="button" class="button" onClick={onBack}>
            Go back one step
          </button>
        )}
        <button type="button" class="button" onClick={onNew}>
          A new career, or one from a file
        </button>
      </p>
    </section>
  );
}
