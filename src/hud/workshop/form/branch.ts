import { RIG_LACKS } from '../../../engine/look/index.ts';
import { capital, readable } from '../../../engine/text/index.ts';
import { keysAt, schemasAt, valuesAt, type JsonSchema } from '../schema.ts';
import { isOperator, isValues, type Values } from '../values.ts';
import type { YamlPath } from '../yaml-place.ts';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What is wrong with a value of a card, as a form tells it. */
export interface FormFault {
  /** From the card on. */
  readonly path: YamlPath;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: { readonly label: string; apply(): void } | null;
}

/** What a form does to the text; paths are from the card on. */
export interface FormDeeds {
  set(this: void, path: YamlPath, value: unknown): void;
  remove(this: void, path: YamlPath): void;
  move(this: void, list: YamlPath, from: number, to: number): void;
  /** Takes an item out of a list. */
  out(this: void, list: YamlPath, at: number): void;
  /** Puts an item into a list, which may be inherited, where it is not passed over, and opens it. */
  add(this: void, list: YamlPath, value: unknown): void;
  /** What was to be opened is open. */
  opened(this: void): void;
}

/** A value of a card as fields show it. */
export interface Branch {
  readonly root: JsonSchema;
  /** From the card on. */
  readonly path: YamlPath;
  /** What the text says there; undefined where it says nothing. */
  readonly own: unknown;
  readonly inherited: unknown;
  /** In words. */
  readonly label: string;
  /** The rig of the figure that this is, or is of; null for none. */
  readonly rig: unknown;
  readonly faults: readonly FormFault[];
  /** The value that somebody wants to see; null for none. */
  readonly wanted: YamlPath | null;
  readonly deeds: FormDeeds;
}

export type Shape = 'choice' | 'flag' | 'number' | 'text' | 'map' | 'list' | 'operators';

export const idOf = (path: YamlPath): string => `form-${path.join('-').replace(/[^\w-]/g, '_')}`;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** The operators that stand in the place of a list, each with its path from there; none where no operator does. */
export function operatorsOf(own: unknown): { readonly steps: YamlPath; readonly operator: Values }[] {
  if (isOperator(own)) return [{ steps: [], operator: own }];
  const items = listOf(own);
  return items.every(isOperator) ? items.map((operator, i) => ({ steps: [i], operator })) : [];
}

export const part = (value: unknown, key: string | number): unknown =>
  isValues(value) ? value[key] : Array.isArray(value) ? (value as readonly unknown[])[Number(key)] : undefined;

/** In a line: what stands there in words short enough for one. */
export function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)?.replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ': ');
  return text === undefined ? '' : text.length > 90 ? `${text.slice(0, 88)} …` : text;
}

const LANGUAGES: ReadonlyMap<unknown, string> = new Map([
  ['en', 'English'],
  ['la', 'Latin'],
]);

/** A key of the game in words; what somebody named keeps its name. */
function labelOf({ root, path }: Branch, key: string | number): string {
  const isOfTheGame = keysAt(root, path).some(([known]) => known === key);
  return isOfTheGame ? (LANGUAGES.get(key) ?? capital(readable(String(key)))) : String(key);
}

/** A part of what a branch holds. */
export function under(branch: Branch, key: string | number, label = labelOf(branch, key)): Branch {
  const [own, inherited] = [part(branch.own, key), part(branch.inherited, key)];
  const rig = part(own, 'rig') ?? part(inherited, 'rig') ?? branch.rig;
  return { ...branch, path: [...branch.path, key], label, own, inherited, rig };
}

/** Whether the rig of a figure has a place for what a key says: no horns on a cat, nor a way in which they grow. */
function hasPlace({ rig }: Branch, key: string): boolean {
  const [, lacking] = Object.entries(RIG_LACKS).find(([name]) => name === rig) ?? [];
  return !lacking?.some((each) => each === (key === 'hornForm' ? 'horns' : key));
}

/** Keys that a map may have, and those that it has. */
export function keysOf(branch: Branch): string[] {
  const { root, path, own, inherited } = branch;
  const said = [...Object.keys(isValues(own) ? own : {}), ...Object.keys(isValues(inherited) ? inherited : {})];
  const known = keysAt(root, path).map(([key]) => key);
  return [...new Set([...known.filter((key) => hasPlace(branch, key)), ...said])];
}

/** How a value is asked for; null where only the text can say it. */
export function shapeOfBranch({ root, path, own, inherited }: Branch): Shape | null {
  const shown = own ?? inherited;
  const schemas = schemasAt(root, path);
  const types = new Set(schemas.flatMap(({ type }) => type ?? []));
  if (operatorsOf(own).length > 0 && types.has('array')) return 'operators';
  if (Array.isArray(shown) && types.has('array')) return 'list';
  if (isValues(shown) && types.has('object')) return 'map';
  const words = valuesAt(root, path);
  if (typeof shown === 'string' && types.has('string') && words.length === 0) return 'text';
  if (words.length > 0) return types.has('boolean') && types.size === 1 ? 'flag' : 'choice';
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('string')) return 'text';
  if (types.has('array')) return 'list';
  return types.has('object') ? 'map' : null;
}

const isBelow = (path: YamlPath, top: YamlPath): boolean => top.every((step, i) => path[i] === step);

/** Faults of a value and of everything in it. */
export const faultsWithin = ({ faults, path }: Branch): FormFault[] => faults.filter((fault) => isBelow(fault.path, path));

/** Faults of a value itself, which none of its parts tells. */
export const faultsAt = (branch: Branch): FormFault[] => faultsWithin(branch).filter(({ path }) => path.length === branch.path.length);

/** Whether somebody wants to see a value, or something in it. */
export const isWanted = ({ wanted, path }: Branch): boolean => wanted !== null && isBelow(wanted, path);

/** Whether it is this very value that somebody wants to see. */
export const isMeant = (branch: Branch): boolean => isWanted(branch) && branch.wanted?.length === branch.path.length;

/** The least that a value of a schema may be. */
function least(root: JsonSchema, path: YamlPath): unknown {
  const [word] = valuesAt(root, path);
  if (word !== undefined) return word;
  const types = schemasAt(root, path).flatMap(({ type }) => type ?? []);
  return types.includes('integer') || types.includes('number') ? 0 : types.includes('string') ? '' : types.includes('object') ? {} : '';
}

/** An item of a list with nothing but what it needs, each as an item that is there has it. */
export function blankItem(root: JsonSchema, path: YamlPath, known: readonly unknown[]): unknown {
  const first = schemasAt(root, path).find(({ properties }) => properties);
  if (!first) return least(root, path);
  const said = (key: string): unknown => known.find((item) => isValues(item) && item[key] !== undefined);
  return Object.fromEntries(
    (first.required ?? []).map((key) => {
      const model = said(key);
      return [key, isValues(model) ? model[key] : least(root, [...path, key])] as const;
    }),
  );
}

/** An item with an id that none of the others has: its own with a number, or a new one. */
export function withFreeId(item: unknown, known: readonly unknown[], isBlank: boolean): unknown {
  if (!isValues(item) || typeof item['id'] !== 'string') return item;
  const taken = new Set(known.map((each) => part(each, 'id')));
  const stem = isBlank ? 'new' : item['id'].replace(/-\d+$/, '');
  let id = stem;
  for (let n = 2; taken.has(id); n += 1) id = `${stem}-${n}`;
  return { ...item, id };
}

/** The field of any branch, handed down so that maps and lists hold whatever there is. */
export type FieldOf = (branch: Branch, depth: number) => VNode;

/** Brings a value to whoever wants to see it: on the screen, and under the keyboard. */
export function useOpened(branch: Branch, element: () => HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!isMeant(branch)) return;
    const found = element();
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
    branch.deeds.opened();
  }, [branch.wanted]);
}
