import { schemasAt } from '../schema.ts';
import { faultsAt, faultsWithin, idOf, type Branch, type FormFault } from './branch.ts';

/** What a value is called, and its key where that is spelt otherwise. */
export function Label({ branch: { label, path } }: { readonly branch: Branch }) {
  const key = path.at(-1);
  const isSpelt = typeof key !== 'string' || label.toLowerCase() === key.toLowerCase();
  return (
    <>
      {label}
      {isSpelt ? null : <code class="form-key"> {key}</code>}
    </>
  );
}

/** What a schema says of a value. */
export function Hint({ root, path }: Pick<Branch, 'root' | 'path'>) {
  const said = schemasAt(root, path).find(({ description }) => description)?.description;
  return said ? (
    <span class="form-hint" id={`${idOf(path)}-hint`}>
      {said}
    </span>
  ) : null;
}

interface FaultsProps {
  readonly branch: Branch;
  /** Also those of what is in it, because nothing else tells them. */
  readonly all?: boolean;
}

/** What is wrong with a value, right beside it, and the button that mends it. */
export function Faults({ branch, all = false }: FaultsProps) {
  const faults = all ? faultsWithin(branch) : faultsAt(branch);
  if (faults.length === 0) return null;
  return (
    <ul class="form-faults" id={`${idOf(branch.path)}-faults`}>
      {faults.map((fault) => (
        <OneFault key={`${fault.path.join('.')} ${fault.message}`} {...fault} />
      ))}
    </ul>
  );
}

function OneFault({ severity, message, fix }: FormFault) {
  return (
    <li class={severity}>
      <span>
        <b>{severity === 'error' ? 'Problem' : 'Warning'}:</b> {message}
      </span>
      {fix && (
        <button type="button" class="button small" onClick={() => fix.apply()}>
          {fix.label}
        </button>
      )}
    </li>
  );
}

/** How much is wrong in what is folded away. */
export function FaultCount({ branch }: Pick<FaultsProps, 'branch'>) {
  const { length } = faultsWithin(branch);
  return length === 0 ? null : <span class="tab-note form-count">{length === 1 ? 'one problem' : `${length} problems`}</span>;
}
