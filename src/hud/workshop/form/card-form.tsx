import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState, useRef } from 'preact/hooks';
import { offsetOf } from '../text-edit.ts';
import { formsOf, type JsonSchema, schemasAt, valuesAt } from '../schema.ts';
import type { YamlPath } from '../yaml-place.ts';
import type { EditorProblem } from '../code-help.ts';
import {
  inShort,
  keysOf,
  part,
  shapeOfBranch,
  under,
  type Branch,
  type FormDeeds,
  type FormFault,
  faultsWithin,
  idOf,
  type Shape,
  useOpened,
} from './branch.ts';
import { Faults, Label, Hint } from './hints.tsx';
import { ChangedList, ListField } from './list-field.tsx';
import { loadFormWays, type Ways } from './load-ways.ts';
import { MapField } from './map-field.tsx';
import './form.css';

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
function Scalar({ branch, shape }: ScalarProps) {
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

export interface FormProps {
  readonly schema: JsonSchema | null;
  readonly text: string;
  /** Local id of the card, where the file holds several. */
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** What the card comes to without what its own text says; null for one that begins as nothing. */
  readonly inherited: unknown;
  readonly problems: readonly EditorProblem[];
  /** The text that the problems are of, which may be an earlier one. */
  readonly checked: string;
  /** What in the text somebody wants to see; null for nothing. */
  readonly wanted: YamlPath | null;
  onText(this: void, text: string): void;
  /** Puts an item into a list. */
  onAdd(this: void, list: YamlPath, value: unknown): void;
  onOpened(this: void): void;
  /** What stands above its fields. */
  readonly children?: ComponentChildren;
}

const DEEPEST = 8;
/** The keys that say what a card is come first; those that no form changes are left out. */
const FIRST = ['name', 'id', 'extends'];
const LEFT_OUT = new Set(['schema', 'overrides', 'cards']);

/** The field that a value is asked for with. */
function fieldOf(branch: Branch, depth: number): VNode {
  const key = branch.path.join('.');
  const shape = shapeOfBranch(branch);
  if (shape === null || depth > DEEPEST) {
    return (
      <div class="form-row" key={key}>
        <b>
          <Label branch={branch} />
        </b>{' '}
        <span class="quiet">{inShort(branch.own ?? branch.inherited)} (in the text)</span>
        <Faults branch={branch} all />
      </div>
    );
  }
  if (shape === 'operators') return <ChangedList key={key} branch={branch} depth={depth} field={fieldOf} />;
  if (shape === 'list') return <ListField key={key} branch={branch} depth={depth} field={fieldOf} />;
  if (shape === 'map') return <MapField key={key} branch={branch} depth={depth} field={fieldOf} unfolded={key === 'name'} />;
  return <Scalar key={key} branch={branch} shape={shape} />;
}

/** A path without that of the card; null for one that leads elsewhere. */
const within = (path: YamlPath, card: YamlPath): YamlPath | null =>
  card.every((step, i) => path[i] === step) ? path.slice(card.length) : null;

function faultsIn(ways: Ways, { checked, id, problems }: FormProps): FormFault[] {
  const values = ways.valuesOf(checked);
  if (!values) return [];
  const card = ways.cardIn(values, id);
  const offsets = problems.map(({ line, column }) => offsetOf(checked, line, column));
  return ways.pathsAt(checked, offsets).flatMap((whole, i) => {
    const path = within(whole, card);
    const { severity, message, fix } = problems[i]!;
    return path ? [{ path, severity, message, fix }] : [];
  });
}

function deedsOn(ways: Ways, card: YamlPath, { text, onText, onAdd, onOpened }: FormProps): FormDeeds {
  return {
    set: (path, value) => onText(ways.withValue(text, [...card, ...path], value)),
    remove: (path) => onText(ways.without(text, [...card, ...path])),
    move: (list, from, to) => onText(ways.moved(text, [...card, ...list], from, to)),
    out: (list, at) => onText(ways.withoutItem(text, [...card, ...list], at)),
    add: onAdd,
    opened: onOpened,
  };
}

/** Keys of a card, those that say what it is before the others. */
function topKeys(branch: Branch): string[] {
  const keys = keysOf(branch).filter((key) => !LEFT_OUT.has(key));
  return [...FIRST.filter((key) => keys.includes(key)), ...keys.filter((key) => !FIRST.includes(key))];
}

/** A card as fields: the same text is written, and its comments stay. */
export function CardForm(props: FormProps) {
  const { schema, text, inherited, id, title, wanted, problems, checked, children } = props;
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => void loadFormWays().then(setWays), []);
  const values = useMemo(() => ways?.valuesOf(text) ?? null, [ways, text]);
  const card = useMemo(() => (values && ways ? ways.cardIn(values, id) : []), [values, id]);
  const faults = useMemo(() => (ways ? faultsIn(ways, props) : []), [ways, checked, id, problems]);
  if (!ways || !schema) return <p class="loading">The form opens …</p>;
  if (!values) return <p class="problem">The text cannot be read as it stands: mend it first, then the form shows it.</p>;
  const own = card.reduce<unknown>(part, values);
  const root = formsOf(schema, part(own, 'extends') === undefined ? 'whole' : 'extending');
  const branch: Branch = {
    root,
    path: [],
    own,
    inherited,
    label: '',
    rig: null,
    faults,
    wanted: wanted && within(wanted, card),
    deeds: deedsOn(ways, card, props),
  };
  return (
    <div class="card-form">
      <h2 class="form-title">{title}</h2>
      {children}
      <Faults branch={branch} />
      {topKeys(branch).map((key) => fieldOf(under(branch, key), 0))}
    </div>
  );
}
