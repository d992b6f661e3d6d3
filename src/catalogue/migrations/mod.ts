import { LIMITS } from '../../engine/limits/index.ts';
import { isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Earlier } from '../kind.ts';
import { isPackId, RESERVED } from '../names.ts';
import { textNode } from './nodes.ts';

/** Whose packs are that name no author. */
const NOBODY = 'local';

/** A name of a person as the first half of the id of a pack. */
function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '') || NOBODY;
}

function firstAuthor(mod: YAMLMap): string {
  const authors = mod.get('authors', true);
  const first = isSeq(authors) ? authors.items[0] : null;
  return isScalar(first) && typeof first.value === 'string' ? slug(first.value) : NOBODY;
}

/** Packs of the first format had no author in their ids. */
function toSecond(mod: YAMLMap): void {
  const id = textNode(mod, 'id');
  if (!id || RESERVED.includes(id.value) || isPackId(id.value)) return;
  id.value = `${firstAuthor(mod)}.${id.value}`.slice(0, LIMITS.id);
}

export const MOD_EARLIER: readonly Earlier[] = [{ schema: 'mod/1', migrate: toSecond }];
