import type { ContentFile } from '../../catalogue/index.ts';
import { PACK_MARK, splitName } from '../../catalogue/index.ts';
import { namedAuthors } from '../packs/pack-words.ts';
import type { Draft } from './draft.ts';
import { formatRoute } from '../routes.ts';

/*
 * What a draft is called and which pack it makes, read line by line: a draft has a name also while its text is broken, when
 * no reader of YAML makes anything of it.
 */

/** The files of a draft, as far as anybody asks for its pack. */
type Files = Pick<Draft, 'files'>;

const QUOTED = `"([^"]*)"|'([^']*)'`;

/** The text that a pattern has found, quoted or plain; empty where it has found none. */
function found(pattern: string, text: string): string {
  const [double, single, plain] = new RegExp(pattern, 'm').exec(text)?.slice(1) ?? [];
  return double ?? single ?? plain?.trim() ?? '';
}

/** The value of a key of a card where it stands in a line as a text; empty where it does not. */
const wordIn = (card: string, key: string): string => found(`^${key}:[ \\t]*(?:${QUOTED}|([^"'{[#\\s][^#\\n]*))`, card);

/** The name of a card in English, also where it is written by language. */
function nameIn(card: string): string {
  return wordIn(card, 'name') || found(`^name:\\s*(?:\\{[^}\\n]*?)?\\ben:[ \\t]*(?:${QUOTED}|([^,}#\\n]+))`, card);
}

/** An item of a list with each of its keys in a line, also where it stands in braces. */
function asLines(item: string): string {
  const keys = item.startsWith('{') ? item.replace(/^\{\s*|\s*\}\s*$/g, '').replace(/,\s*(?=\w+:)/g, '\n') : item;
  return keys.replace(/^ +/gm, '');
}

/** The cards of a file, each as if it stood alone: the file itself, or what is listed below its `cards:`. */
function cardsIn({ text }: ContentFile): string[] {
  const [, list] = text.split(/^cards:.*\n/m);
  if (list === undefined) return [text];
  const indent = /^ */.exec(list)![0];
  return `\n${list}`.split(`\n${indent}- `).slice(1).map(asLines);
}

/** The card of a draft that says what its pack is, also where its first line is broken; empty where none does. */
function headOf({ files }: Files): string {
  const said = files.flatMap(cardsIn).find((card) => PACK_MARK.test(card));
  return said ?? files.find(({ path }) => /(^|\/)mod\.ya?ml$/.test(path))?.text ?? '';
}

/** A value of the head of a pack; empty where it has none. */
export function headField(draft: Files, key: string): string {
  return wordIn(headOf(draft), key);
}

/** Whoever made a pack, as it says; nobody as long as nobody has said so. */
export function authorsOf(draft: Files): readonly string[] {
  const [, list = ''] = /^authors:\s*\[(.*)\]/m.exec(headOf(draft)) ?? [];
  return namedAuthors(list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')));
}

/** The pack that a draft comes to. */
export function packOf(draft: Files): { readonly id: string; readonly name: string } {
  return { id: headField(draft, 'id') || 'no id yet', name: nameIn(headOf(draft)) || 'A pack without a name' };
}

/** What the cards of a draft are called now. */
function cardNames(draft: Files): string[] {
  const head = headOf(draft);
  const cards = draft.files.flatMap(cardsIn).filter((card) => card !== head);
  return cards.map((card) => nameIn(card) || splitName(wordIn(card, 'id')).local).filter((name) => name !== '');
}

/** What a draft is called: as the player says, else as its only card or its pack is called now. */
export function draftName(draft: Pick<Draft, 'files' | 'name' | 'from'>): string {
  if (draft.name !== '') return draft.name;
  const [only, ...others] = cardNames(draft);
  const name = only !== undefined && others.length === 0 ? only : packOf(draft).name;
  return draft.from === '' ? name : `${name}, from ${draft.from}`;
}

export const queryOf = (draft: string): string => `draft=${draft}`;

/** The address of a draft in this browser. */
export const hrefOf = (draft: string): string => formatRoute({ screen: 'workshop', query: queryOf(draft) });
