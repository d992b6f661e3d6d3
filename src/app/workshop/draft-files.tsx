import { useState } from 'preact/hooks';
import type { ScaffoldAsk, ContentFile } from '../../catalogue/index.ts';
import { Files, NewCard } from '../../hud/workshop/index.ts';
import { otherPackFiles } from './other-packs.ts';
import { packOf } from './draft-head.ts';
import { PATH, textOf } from './draft.ts';
import type { Bench } from './messages.ts';
import type { Reader } from './reader.ts';
import type { Workbench } from './workbench.ts';

/** The files of a new card of a draft; it may begin as a card of any other pack that is on. Rejects where it cannot, with a sentence. */
export async function cardBegun(reader: Pick<Reader, 'begin'>, ask: ScaffoldAsk): Promise<readonly ContentFile[]> {
  const files = (await reader.begin(ask, otherPackFiles(ask.pack)))?.filter(({ path }) => path !== 'mod.yaml') ?? [];
  if (files.length === 0)
    throw new Error(`There is no card ${ask.from} to begin from: it may be in a pack that is off, or in this draft alone.`);
  return files;
}

interface DraftFilesProps {
  readonly workbench: Workbench;
  readonly bench: Bench | null;
  readonly reader: Reader;
}

/** Why a file of a draft cannot have a name; null where it can. */
function refusal(workbench: Workbench, path: string): string | null {
  if (textOf(workbench.draft.peek(), path) !== null) return 'There is a file of that name.';
  return PATH.test(path) ? null : 'Small letters, digits and hyphens, and .yaml at the end.';
}

function Travel({ workbench }: Pick<DraftFilesProps, 'workbench'>) {
  const { undo, redo } = workbench.history.value;
  return (
    <span class="button-row">
      <button type="button" class="button small" disabled={undo.length === 0} onClick={() => workbench.undo()}>
        Undo
      </button>
      <button type="button" class="button small" disabled={redo.length === 0} onClick={() => workbench.redo()}>
        Redo
      </button>
    </span>
  );
}

/** The card that is put into a draft beside those it has. */
function AddCard({ workbench, bench, reader, onDone }: DraftFilesProps & { readonly onDone: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async (ask: ScaffoldAsk): Promise<void> => {
    try {
      for (const { path, text } of await cardBegun(reader, ask)) workbench.add(path, text);
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <NewCard
      cards={bench && [...bench.cards, ...bench.words]}
      from={null}
      into={packOf(workbench.draft.value).id}
      author=""
      clash={() => null}
      failure={failure}
      onBegin={(ask) => void begin(ask)}
      onCancel={onDone}
    />
  );
}

/** The files of a draft, what was done to them, and how another comes in. */
export function DraftFiles(props: DraftFilesProps) {
  const { workbench } = props;
  const { files, open } = workbench.draft.value;
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<{ readonly path: string; undo(): void } | null>(null);
  return (
    <>
      <div class="bench-tools">
        <Files
          files={files.map(({ path }) => path)}
          open={open}
          wrong={new Set(workbench.findings.value.filter(({ severity }) => severity === 'error').map(({ file }) => file))}
          refuse={(path) => refusal(workbench, path)}
          onOpen={(path) => workbench.open(path)}
          onRename={(path, to) => workbench.rename(path, to)}
          onRemove={(path) => setRemoved({ path, undo: workbench.remove(path) })}
          onAdd={() => setAdding(!adding)}
        />
        <Travel workbench={workbench} />
      </div>
      {removed && (
        <p role="status">
          {removed.path} is deleted.{' '}
          <button
            type="button"
            class="button small"
            onClick={() => {
              removed.undo();
              setRemoved(null);
            }}
          >
            Put it back
          </button>
        </p>
      )}
      {adding && <AddCard {...props} onDone={() => setAdding(false)} />}
    </>
  );
}
