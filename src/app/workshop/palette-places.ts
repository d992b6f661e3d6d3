import { splitName } from '../../catalogue/index.ts';
import type { PaletteChoice, YamlPath } from '../../hud/workshop/index.ts';
import { loadFormWays, valueAt } from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { PaletteItem, PartsPalette, TriedCard } from '../workshop-part.ts';
import { textOf } from './draft.ts';
import type { DraftCard } from './messages.ts';
import type { Tried } from './card-trial.ts';
import type { Workbench } from './workbench.ts';

function triedCard({ kit, trial, card }: Tried): TriedCard<Rules> {
  return { content: gameOf<Rules>(kit.kit, trial.setup).content, kind: card.kind, id: card.id };
}

/** What can be put into the card on the bench ready made; null where nothing can. */
export function paletteFor(tried: Tried | null): PartsPalette | null {
  return tried?.part.palette?.(triedCard(tried)) ?? null;
}

/** A palette as a screen offers it. */
export function choicesOf({ items }: PartsPalette): PaletteChoice[] {
  return items.map(({ label, about, figure, value }) => ({
    label,
    about,
    figure: figure ? { ...figure, step: figure.step ?? 1, value: Number(valueAt(value, figure.path)) } : null,
  }));
}

function replaced(value: unknown, [step, ...rest]: YamlPath, leaf: unknown): unknown {
  if (step === undefined) return leaf;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, leaf);
  return copy;
}

/** A part with another figure in it. */
export function withFigure({ value, figure }: PaletteItem, set: number | null): unknown {
  return figure && set !== null ? replaced(value, figure.path, set) : value;
}

/** Something that goes into a list of the card on the bench. */
interface Putting {
  readonly list: YamlPath;
  readonly before: string | number | null;
  readonly value: unknown;
  readonly owned?: PartsPalette['owned'] | undefined;
}

/** Where something stands that was put in. */
export interface PutAt {
  readonly file: string;
  readonly path: YamlPath;
  /** In letters from the beginning of the file. */
  readonly from: number;
  readonly to: number;
}

/** Writes something into the card on the bench and opens its file; null where the text is broken. */
export async function putIn(workbench: Workbench, putting: Putting): Promise<PutAt | null> {
  const { put, rangeAt } = await loadFormWays();
  const card = workbench.card.peek();
  const file = card?.file ?? workbench.draft.peek().open;
  const { text, path } = put(textOf(workbench.draft.peek(), file) ?? '', localId(card), putting);
  const range = path && rangeAt(text, path);
  if (!range) return null;
  workbench.write(file, text);
  workbench.open(file);
  return { file, path, ...range };
}

/** Where a new item goes that a form puts into a list. */
export function placeFor(tried: Tried | null, list: YamlPath, value: unknown): string | null {
  return tried?.part.standsBefore?.(triedCard(tried), list, value) ?? null;
}

/** What a card is called in its own pack; empty for none. */
export const localId = (card: Pick<DraftCard, 'id'> | null): string => splitName(card?.id ?? '').local;
