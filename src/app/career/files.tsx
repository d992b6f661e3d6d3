interface CareerFilesProps {
  readonly iron: boolean;
  readonly onExport: () => void;
  readonly onBack: () => void;
  readonly onNew: () => void;
}

/** How the career is kept, taken along, and begun anew. */
export function CareerFiles({ iron, onExport, onBack, onNew }: CareerFilesProps) {
  return (
    <section class="panel career-files" aria-label="Keeping the career">
      <h2>Keeping the career</h2>
      <p>
        {iron
          ? 'A career of iron: one save, written after everything that is done. There is no way back.'
          : 'It is kept after everything that is done, with the step before it.'}
      </p>
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
