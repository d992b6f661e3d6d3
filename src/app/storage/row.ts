/** Where a row lies. `quarantine` keeps what could not be read. */
export type Shelf = 'profile' | 'autosave' | 'records' | 'quarantine';

export const SHELVES: readonly Shelf[] = ['profile', 'autosave', 'records', 'quarantine'];

/** Everything is stored as text beside its checksum; `about` can be shown without reading the text. */
export interface Row {
  readonly key: string;
  /** What the text is, for example `record`. */
  readonly kind: string;
  readonly format: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly checksum: string;
  readonly about: unknown;
  readonly text: string;
}

/** Key of the row, among the profile, that names the packs that are on; there is none where none is. */
export const PACKS_ON = 'packs-on';

const TEXTS = ['key', 'kind', 'checksum', 'text'] as const;

/** Whether something from a store or a file has everything that a row has. */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return TEXTS.every((name) => typeof row[name] === 'string') && Number.isInteger(row['format']) && Number.isFinite(row['savedAt']);
}

/** Kind of what lies in a store and is no row. */
export const DAMAGED = 'damaged';

/** What lies under a key as a row: what is none becomes a damaged one with all that was there as its text. */
export function asRow(key: string, value: unknown): Row {
  if (isRow(value)) return value;
  const text = JSON.stringify(value) ?? '';
  return { key, kind: DAMAGED, format: 0, savedAt: 0, checksum: checksum(text), about: null, text };
}

/** FNV-1a twice over the code units with different bases: finds what was cut or changed, not what was forged. */
export function checksum(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + 0x27d4eb2f;
  }
  return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** How one kind of thing is written. */
export interface Written {
  readonly kind: string;
  readonly format: number;
}

/** How one kind of thing is stored. `read` checks the shape and throws `TypeError` for another. */
export interface Codec<T> extends Written {
  read(value: unknown): T;
}

export function makeRow(codec: Written, key: string, value: unknown, about: unknown, savedAt: number): Row {
  const text = JSON.stringify(value);
  return { key, kind: codec.kind, format: codec.format, savedAt, checksum: checksum(text), about, text };
}
