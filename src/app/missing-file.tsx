import { keepsEdition } from './update.ts';

const missing = new WeakSet<Error>();

/** From now on it is known which errors came of a file of the game that could not be loaded. */
export function watchFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/** In place of what is being read or worked out. */
export function Loading({ what }: { readonly what: string }) {
  return (
    <p class="loading" role="status">
      {what}
    </p>
  );
}

/** In place of a screen of which a file could not be loaded. */
export function LoadingFailed() {
  return (
    <main class="screen-body" id="main">
      <h1>This part could not be loaded</h1>
      <p>The network may be away, or a new edition is being put up. Nothing is lost: a bout in progress is kept.</p>
      <p class="button-row">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          Try again
        </button>
        {keepsEdition() && (
          <a class="button" href={`./?kept${location.hash}`}>
            Play the edition kept here
          </a>
        )}
        <a class="button" href="#/">
          Back to the title
        </a>
      </p>
    </main>
  );
}
