import { useEffect, useRef, useState } from 'preact/hooks';
import { schemasAt } from '../schema.ts';
import { faultsWithin, idOf, inShort, isWanted, keysOf, part, under, type Branch, useOpened } from './branch.ts';
import type { FieldOf } from './branch.ts';
import { FaultCount, Faults, Hint, Label } from './hints.tsx';

interface MapFieldProps {
  readonly branch: Branch;
  readonly depth: number;
  readonly field: FieldOf;
  /** Whether it is open from the beginning. */
  readonly unfolded?: boolean;
}

const NAME = /^[A-Za-z][\w-]*$/;

function NewEntry({ branch }: { readonly branch: Branch }) {
  const [name, setName] = useState('');
  const id = `${idOf(branch.path)}-new`;
  const isFree = NAME.test(name) && part(branch.own, name) === undefined;
  return (
    <form
      class="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFree) return;
        branch.deeds.set([...branch.path, name], {});
        setName('');
      }}
    >
      <label for={id}>Another in “{branch.label}”</label>
      <input id={id} value={name} placeholder="name" onInput={(event) => setName(event.currentTarget.value)} />
      <button type="submit" class="button small" disabled={!isFree}>
        Add
      </button>
    </form>
  );
}

/** What a map is called where it is folded away: an item by its id, the rest in short. */
function Summary({ branch }: { readonly branch: Branch }) {
  const { own, inherited, path } = branch;
  const id = typeof path.at(-1) === 'number' ? part(own, 'id') : undefined;
  return (
    <>
      <b>{typeof id === 'string' ? id : <Label branch={branch} />}</b> <span class="quiet">{inShort(own ?? inherited)}</span>
      <FaultCount branch={branch} />
    </>
  );
}

/** A map of values, folded away until somebody wants them or something in them is wrong. */
export function MapField({ branch, depth, field, unfolded = false }: MapFieldProps) {
  const { root, path, own, label } = branch;
  const summary = useRef<HTMLElement>(null);
  const called = isWanted(branch) || faultsWithin(branch).length > 0;
  const [open, setOpen] = useState(unfolded || called);
  useEffect(() => {
    if (called) setOpen(true);
  }, [called, branch.wanted]);
  useOpened(branch, () => summary.current);
  const free = schemasAt(root, path).some(({ additionalProperties }) => typeof additionalProperties === 'object');
  const isPart = typeof path.at(-1) === 'string';
  return (
    <details class="form-map" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <Summary branch={branch} />
      </summary>
      {open && (
        <div class="form-inner">
          <Hint root={root} path={path} />
          <Faults branch={branch} />
          {keysOf(branch).map((key) => field(under(branch, key), depth + 1))}
          {free && <NewEntry branch={branch} />}
          {own !== undefined && isPart && depth > 0 && (
            <button type="button" class="button small" onClick={() => branch.deeds.remove(path)}>
              Take “{label}” out
            </button>
          )}
        </div>
      )}
    </details>
  );
}
