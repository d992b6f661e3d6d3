import { useState } from 'preact/hooks';
import { blankItem, idOf, inShort, listOf, operatorsOf, under, withFreeId, type Branch } from './branch.ts';
import { isValues } from '../values.ts';
import type { FieldOf } from './branch.ts';
import { Faults, Hint, Label } from './hints.tsx';

interface ListProps {
  readonly branch: Branch;
  readonly depth: number;
  readonly field: FieldOf;
}

interface ItemDeedsProps {
  readonly branch: Branch;
  readonly index: number;
  readonly last: number;
}

function ItemDeeds({ branch: { deeds, path }, index, last }: ItemDeedsProps) {
  const which = <span class="visually-hidden"> with number {index + 1}</span>;
  return (
    <span class="button-row">
      <button type="button" class="button small" disabled={index === 0} onClick={() => deeds.move(path, index, index - 1)}>
        Up{which}
      </button>
      <button type="button" class="button small" disabled={index === last} onClick={() => deeds.move(path, index, index + 1)}>
        Down{which}
      </button>
      <button type="button" class="button small" onClick={() => deeds.out(path, index)}>
        Out{which}
      </button>
    </span>
  );
}

/** The items that a list has in this text. */
function Items({ branch, depth, field }: ListProps) {
  const items = listOf(branch.own);
  return (
    <ol class="form-items bulleted">
      {items.map((_, index) => (
        <li key={index}>
          {field(under(branch, index, `${branch.label} ${index + 1}`), depth + 1)}
          <ItemDeeds branch={branch} index={index} last={items.length - 1} />
        </li>
      ))}
    </ol>
  );
}

interface AnotherProps {
  readonly branch: Branch;
  /** Everything that the list has, of its own and inherited. */
  readonly known: readonly unknown[];
}

/** One more item: as another is, or with nothing but what it needs. */
function Another({ branch: { root, path, label, deeds }, known }: AnotherProps) {
  const [template, setTemplate] = useState('');
  const templates = [...new Set(known.filter(isValues).map((item) => JSON.stringify(item)))];
  const add = (): void => {
    const isBlank = template === '';
    const item: unknown = isBlank ? blankItem(root, [...path, 0], known) : JSON.parse(template);
    deeds.add(path, withFreeId(item, known, isBlank));
  };
  const id = `${idOf(path)}-another`;
  return (
    <div class="form-row">
      <label for={id}>Another</label>
      <select id={id} value={template} onChange={(event) => setTemplate(event.currentTarget.value)}>
        <option value="">with nothing but what it needs</option>
        {templates.map((each) => (
          <option key={each} value={each}>
            like {inShort(JSON.parse(each))}
          </option>
        ))}
      </select>
      <button type="button" class="button small" onClick={add}>
        Add to “{label}”
      </button>
    </div>
  );
}

/** What is inherited, and the way to change any of it. */
function Inherited({ branch }: { readonly branch: Branch }) {
  const { inherited, path, deeds } = branch;
  const before = listOf(inherited);
  if (before.length === 0) return null;
  return (
    <p class="quiet">
      {before.length} inherited{branch.own === undefined ? '' : ', and these changes'}.{' '}
      {branch.own === undefined && (
        <button type="button" class="button small" onClick={() => deeds.set(path, before)}>
          Write them all here, to change them
        </button>
      )}
    </p>
  );
}

/** A list of the text’s own, or one that is inherited as it is. */
export function ListField(props: ListProps) {
  const { branch } = props;
  const { own, inherited, root, path } = branch;
  return (
    <fieldset class="form-list">
      <legend>
        <Label branch={branch} />
      </legend>
      <Hint root={root} path={path} />
      <Faults branch={branch} />
      {own === undefined && <Inherited branch={branch} />}
      <Items {...props} />
      <Another branch={branch} known={[...listOf(own), ...listOf(inherited)]} />
    </fieldset>
  );
}

const named = (value: unknown): string => listOf(value).map(String).join(', ') || String(value as string | number);

/** What an operator does, in a few words. */
function saidBy(operator: Readonly<Record<string, unknown>>): string {
  if ('remove' in operator) return `Taken out: ${named(operator['remove'])}`;
  if ('replace' in operator) return `In the place of ${named(operator['replace'])}`;
  if ('before' in operator) return `Put in before ${named(operator['before'])}`;
  if ('after' in operator) return `Put in after ${named(operator['after'])}`;
  return operator['at'] === 'start' ? 'Put in at the beginning' : 'Put in at the end';
}

/** A list that is inherited with changes: what is put in, what takes the place of something, what goes. */
export function ChangedList({ branch, depth, field }: ListProps) {
  const { own, inherited, root, path, label, deeds } = branch;
  const operators = operatorsOf(own);
  const added = operators.flatMap(({ operator }) => [...listOf(operator['insert']), ...listOf(operator['with'])]);
  return (
    <fieldset class="form-list">
      <legend>
        <Label branch={branch} />
      </legend>
      <Hint root={root} path={path} />
      <Faults branch={branch} />
      <Inherited branch={branch} />
      {operators.map(({ steps, operator }) => {
        const at = steps.reduce<Branch>((here, step) => under(here, step), branch);
        const key = 'insert' in operator ? 'insert' : 'with';
        return (
          <section key={steps.join()} class="form-change">
            <h3>{saidBy(operator)}</h3>
            <Faults branch={at} />
            {'remove' in operator ? (
              <button
                type="button"
                class="button small"
                onClick={() => (steps.length > 0 ? deeds.out(path, Number(steps[0])) : deeds.remove(path))}
              >
                Leave it in
              </button>
            ) : (
              <Items branch={under(at, key, label)} depth={depth} field={field} />
            )}
          </section>
        );
      })}
      <Another branch={branch} known={[...added, ...listOf(inherited)]} />
    </fieldset>
  );
}
