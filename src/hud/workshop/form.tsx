import { useEffect, useState } from 'preact/hooks';
import type * as FormText from './form-ways.ts';
import { loadFormText } from './load-form-text.ts';
import { keysAt, schemasAt, valuesAt, type JsonSchema } from './schema.ts';
import type { YamlPath } from './yaml-place.ts';

export interface FormProps {
  readonly schema: JsonSchema | null;
  readonly text: string;
  /** What the card comes to without what its own text says; null for one that begins as nothing. */
  readonly inherited: unknown;
  onText(this: void, text: string): void;
}

type Scalarly = string | number | boolean;
type Ways = typeof FormText;

interface Branch {
  readonly root: JsonSchema;
  readonly path: YamlPath;
  /** What the text says there; undefined where it says nothing. */
  readonly own: unknown;
  readonly inherited: unknown;
  readonly label: string;
  change(this: void, value: unknown): void;
  readonly at: {
    set(path: YamlPath, value: unknown): void;
    remove(path: YamlPath): void;
    move(list: YamlPath, from: number, to: number): void;
    /** At the end of a list, also of one that is inherited. */
    add(list: YamlPath, value: unknown): void;
  };
}

const DEEPEST = 5;
const idOf = (path: YamlPath): string => `form-${path.join('-').replace(/[^\w-]/g, '_')}`;
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const part = (value: unknown, key: string | number): unknown =>
  isMap(value) ? value[key] : Array.isArray(value) ? (value as readonly unknown[])[Number(key)] : undefined;

/** In a line: what stands there in words short enough for one. */
function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)?.replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
  return text === undefined ? '' : text.length > 90 ? `${text.slice(0, 88)} …` : text;
}

type Shape = 'choice' | 'flag' | 'number' | 'text' | 'map' | 'list';

function shapeFor(root: JsonSchema, path: YamlPath, shown: unknown): Shape | null {
  const schemas = schemasAt(root, path);
  const types = new Set(schemas.flatMap(({ type }) => type ?? []));
  if (Array.isArray(shown) && types.has('array')) return 'list';
  if (isMap(shown) && types.has('object')) return 'map';
  if (typeof shown === 'string' && types.has('string') && valuesAt(root, path).length === 0) return 'text';
  if (valuesAt(root, path).length > 0) return types.has('boolean') && types.size === 1 ? 'flag' : 'choice';
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('string')) return 'text';
  if (types.has('array')) return 'list';
  return types.has('object') ? 'map' : null;
}

function Hint({ root, path }: Pick<Branch, 'root' | 'path'>) {
  const schemas = schemasAt(root, path);
  const said = schemas.find(({ description }) => description)?.description;
  return said ? (
    <span class="form-hint" id={`${idOf(path)}-hint`}>
      {said}
    </span>
  ) : null;
}

function Scalar({ branch, shape }: { readonly branch: Branch; readonly shape: Shape }) {
  const { root, path, own, inherited, label, change } = branch;
  const id = idOf(path);
  const shown = typeof own === 'object' || own === undefined ? '' : String(own as Scalarly);
  const common = { id, 'aria-describedby': `${id}-hint` };
  const from = inherited === undefined ? '' : inShort(inherited);
  const schema = schemasAt(root, path).find(({ type }) => type === 'integer' || type === 'number');
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      {shape === 'choice' || shape === 'flag' ? (
        <select
          {...common}
          value={shown}
          onChange={(event) => {
            const word = event.currentTarget.value;
            change(word === '' ? undefined : word === 'true' ? true : word === 'false' ? false : word);
          }}
        >
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
          type={(shape === 'number' ? 'number' : 'text') as 'text'}
          step={schema?.type === 'integer' ? 1 : 'any'}
          min={schema?.minimum !== undefined && schema.minimum > -1e9 ? schema.minimum : undefined}
          max={schema?.maximum !== undefined && schema.maximum < 1e9 ? schema.maximum : undefined}
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
    </div>
  );
}

/** A part of what a branch holds. */
function under(branch: Branch, key: string | number, label = String(key)): Branch {
  const path = [...branch.path, key];
  return {
    ...branch,
    path,
    label,
    own: part(branch.own, key),
    inherited: part(branch.inherited, key),
    change: (value) => (value === undefined ? branch.at.remove(path) : branch.at.set(path, value)),
  };
}

function keysOf({ root, path, own, inherited }: Branch): string[] {
  const said = [...Object.keys(isMap(own) ? own : {}), ...Object.keys(isMap(inherited) ? inherited : {})];
  return [...new Set([...keysAt(root, path).map(([key]) => key), ...said])];
}

function NewEntry({ branch }: { readonly branch: Branch }) {
  const [name, setName] = useState('');
  const id = `${idOf(branch.path)}-new`;
  const isFree = /^[A-Za-z][\w-]*$/.test(name) && part(branch.own, name) === undefined;
  return (
    <form
      class="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFree) return;
        branch.at.set([...branch.path, name], {});
        setName('');
      }}
    >
      <label for={id}>Another in {branch.label}</label>
      <input id={id} value={name} placeholder="name" onInput={(event) => setName(event.currentTarget.value)} />
      <button type="submit" class="button small" disabled={!isFree}>
        Add
      </button>
    </form>
  );
}

function MapField({ branch, depth }: { readonly branch: Branch; readonly depth: number }) {
  const { root, path, own } = branch;
  const [open, setOpen] = useState(false);
  const free = schemasAt(root, path).some(({ additionalProperties }) => typeof additionalProperties === 'object');
  return (
    <details class="form-map" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{branch.label}</b> <span class="quiet">{own === undefined ? inShort(branch.inherited) : inShort(own)}</span>
      </summary>
      {open && (
        <div class="form-inner">
          <Hint root={root} path={path} />
          {keysOf(branch).map((key) => (
            <Field key={key} branch={under(branch, key)} depth={depth + 1} />
          ))}
          {free && <NewEntry branch={branch} />}
          {own !== undefined && depth > 0 && (
            <button type="button" class="button small" onClick={() => branch.change(undefined)}>
              Take “{branch.label}” out
            </button>
          )}
        </div>
      )}
    </details>
  );
}

/** The least that an item of a list may be. */
function blank(root: JsonSchema, path: YamlPath): unknown {
  const [first] = schemasAt(root, path).filter(({ properties }) => properties);
  if (!first) return valuesAt(root, path)[0] ?? '';
  const needed = (first.required ?? []).map((key) => {
    const [word] = valuesAt(root, [...path, key]);
    const types = schemasAt(root, [...path, key]).flatMap(({ type }) => type ?? []);
    return [key, word ?? (types.includes('integer') || types.includes('number') ? 0 : types.includes('object') ? {} : '')] as const;
  });
  return Object.fromEntries(needed);
}

function ListField({ branch, depth }: { readonly branch: Branch; readonly depth: number }) {
  const { path, own, inherited, at, root, label } = branch;
  const items = Array.isArray(own) ? (own as readonly unknown[]) : [];
  const before = Array.isArray(inherited) ? (inherited as readonly unknown[]) : [];
  const [template, setTemplate] = useState('');
  const templates = [...new Set([...items, ...before].filter(isMap).map((item) => JSON.stringify(item)))];
  return (
    <fieldset class="form-list">
      <legend>{label}</legend>
      <Hint root={root} path={path} />
      {own === undefined && before.length > 0 && (
        <p class="quiet">
          {before.length} inherited.{' '}
          <button type="button" class="button small" onClick={() => at.set(path, before)}>
            Write them all here, to change them
          </button>
        </p>
      )}
      <ol class="form-items">
        {items.map((_, index) => (
          <li key={index}>
            <Field branch={under(branch, index, `${label} ${index + 1}`)} depth={depth + 1} />
            <span class="button-row">
              <button type="button" class="button small" disabled={index === 0} onClick={() => at.move(path, index, index - 1)}>
                Up<span class="visually-hidden"> with number {index + 1}</span>
              </button>
              <button
                type="button"
                class="button small"
                disabled={index === items.length - 1}
                onClick={() => at.move(path, index, index + 1)}
              >
                Down<span class="visually-hidden"> with number {index + 1}</span>
              </button>
              <button type="button" class="button small" onClick={() => at.remove([...path, index])}>
                Out<span class="visually-hidden"> with number {index + 1}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      <div class="form-row">
        <label for={`${idOf(path)}-palette`}>Another</label>
        <select id={`${idOf(path)}-palette`} value={template} onChange={(event) => setTemplate(event.currentTarget.value)}>
          <option value="">an empty one</option>
          {templates.map((each) => (
            <option key={each} value={each}>
              like {inShort(JSON.parse(each))}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button small"
          onClick={() => at.add(path, template === '' ? blank(root, [...path, 0]) : JSON.parse(template))}
        >
          Add to {label}
        </button>
      </div>
    </fieldset>
  );
}

function Field({ branch, depth }: { readonly branch: Branch; readonly depth: number }) {
  const shown = branch.own ?? branch.inherited;
  const shape = shapeFor(branch.root, branch.path, shown);
  if (shape === null || depth > DEEPEST) {
    return (
      <p class="form-row">
        <b>{branch.label}</b> <span class="quiet">{inShort(shown)} (in the text)</span>
      </p>
    );
  }
  if (shape === 'map') return <MapField branch={branch} depth={depth} />;
  if (shape === 'list') return <ListField branch={branch} depth={depth} />;
  return <Scalar branch={branch} shape={shape} />;
}

/** A card as fields: the same text is written, and its comments stay. */
export function CardForm({ schema, text, inherited, onText }: FormProps) {
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => void loadFormText().then(setWays), []);
  if (!ways || !schema) return <p class="loading">The form opens …</p>;
  const own = ways.valuesOf(text);
  if (!own) return <p class="problem">The text cannot be read as it stands: mend it first, then the form shows it.</p>;
  const branch: Branch = {
    root: schema,
    path: [],
    own,
    inherited,
    label: '',
    change: () => undefined,
    at: {
      set: (path, value) => onText(ways.withValue(text, path, value)),
      remove: (path) => onText(ways.without(text, path)),
      move: (list, from, to) => onText(ways.moved(text, list, from, to)),
      add: (list, value) => onText(ways.withPut(text, String(own['id']), { list, before: null, value })),
    },
  };
  const fixed = new Set(['schema', 'overrides']);
  const keys = keysAt(schema, []).map(([key]) => key);
  return (
    <div class="card-form">
      {keys
        .filter((key) => !fixed.has(key))
        .map((key) => (
          <Field key={key} branch={under(branch, key)} depth={0} />
        ))}
    </div>
  );
}
