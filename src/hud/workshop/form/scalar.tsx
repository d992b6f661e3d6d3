import { useRef } from 'preact/hooks';
import { schemasAt, valuesAt } from '../schema.ts';
import { faultsWithin, idOf, inShort, type Branch, type Shape } from './branch.ts';
import { Faults, Hint, Label } from './hints.tsx';
import { useOpened } from './use-opened.ts';

interface ScalarProps {
  readonly branch: Branch;
  readonly shape: Shape;
}

const valueOf = (word: string): unknown => (word === '' ? undefined : word === 'true' ? true : word === 'false' ? false : word);

/** What a key or hint says to whoever hears the page. */
function described({ path }: Branch, isFaulty: boolean) {
  const id = idOf(path);
  return { id, 'aria-describedby': isFaulty ? `${id}-hint ${id}-faults` : `${id}-hint`, 'aria-invalid': isFaulty };
}

/** Bounds of a number, as far as they are any. */
function boundsOf({ root, path }: Branch) {
  const schema = schemasAt(root, path).find(({ type }) => type === 'integer' || type === 'number');
  const { minimum = -Infinity, maximum = Infinity } = schema ?? {};
  return {
    step: schema?.type === 'integer' ? 1 : ('any' as const),
    ...(minimum > -1e9 && { min: minimum }),
    ...(maximum < 1e9 && { max: maximum }),
  };
}

/** A word, number or text. */
export function Scalar({ branch, shape }: ScalarProps) {
  const { root, path, own, inherited, deeds } = branch;
  const row = useRef<HTMLDivElement>(null);
  useOpened(branch, () => row.current?.querySelector<HTMLElement>('input, select') ?? null);
  const shown = typeof own === 'object' || own === undefined ? '' : String(own as string | number | boolean);
  const from = inherited === undefined ? '' : inShort(inherited);
  const common = described(branch, faultsWithin(branch).length > 0);
  const change = (value: unknown): void => (value === undefined ? deeds.remove(path) : deeds.set(path, value));
  return (
    <div class="form-row" ref={row}>
      <label for={common.id}>
        <Label branch={branch} />
      </label>
      {shape === 'choice' || shape === 'flag' ? (
        <select {...common} value={shown} onChange={(event) => change(valueOf(event.currentTarget.value))}>
          <option value="">{from === '' ? 'not said' : `as before: ${from}`}</option>
          {valuesAt(root, path).map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          {...(shape === 'number' && boundsOf(branch))}
          type={(shape === 'number' ? 'number' : 'text') as 'text'}
          value={shown}
          placeholder={from}
          onInput={(event) => {
            const { value, valueAsNumber } = event.currentTarget;
            if (value === '') change(undefined);
            else if (shape !== 'number') change(value);
            else if (Number.isFinite(valueAsNumber)) change(valueAsNumber);
          }}
        />
      )}
      <Hint root={root} path={path} />
      <Faults branch={branch} all />
    </div>
  );
}
