import { capital, readable } from '../engine/text/index.ts';
import { stringify } from 'yaml';
import { RULE } from './frame-kinds.ts';
import { familyOf } from './library.ts';
import { CORE } from './names.ts';
import { PACK } from './schemas/words.ts';
import type { Catalogue, ContentFile } from './types.ts';

/** Where comments begin, as far as lines are shorter. */
const COMMENTS_AT = 34;

export const flow = (value: unknown): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

export function commented(text: string, comment: string | undefined): string {
  if (comment === undefined || comment === '') return text;
  return `${text.padEnd(COMMENTS_AT)}${text.length >= COMMENTS_AT ? '  ' : ''}# ${comment.replace(/\s+/g, ' ')}`;
}

/** The first lines of a new file of a kind: for editors where there is a folder of schemas, then what it is. */
export function headLines(schema: string, schemas: string | undefined): string[] {
  const editors = schemas === undefined ? [] : [`# yaml-language-server: $schema=${schemas}/${familyOf(schema)}.schema.json`];
  return [...editors, commented(`schema: ${schema}`, 'what this file is')];
}

/** The name of what has none yet: `rhino-calf` is Rhino calf. */
export const titleOfId = (id: string): string => capital(readable(id));

/** What the head of a new pack says. */
export interface PackAsk {
  /** `author.pack`. */
  readonly pack: string;
  readonly name: string;
  /** What it is, in a sentence. */
  readonly text: string;
  readonly author?: string;
  /** Other packs that it builds on, with the versions that will do. */
  readonly needs: Readonly<Record<string, string>>;
}

/** What a pack needs whose cards stand on those of another: that pack, as new as it is. */
export function needsOf({ packs }: Pick<Catalogue, 'packs'>, of: string, own: string): Readonly<Record<string, string>> {
  const other = of === CORE || of === own ? undefined : packs.find(({ id }) => id === of);
  return other ? { [other.id]: `^${other.version}` } : {};
}

/** The `mod.yaml` of a new pack, every line explained. */
export function scaffoldPack({ pack, name, text, author, needs }: PackAsk): ContentFile {
  const lines = [
    `schema: ${PACK}`,
    commented(`id: ${pack}`, 'author.pack: your name, and that of the pack'),
    commented(`name: ${flow(name)}`, 'what players read'),
    commented('version: 0.1.0', 'raise it when you share a change'),
    commented('licence: CC0-1.0', 'what others may do with it'),
    commented(author === undefined ? '# authors: [Your name]' : `authors: ${flow([author])}`, 'who made it'),
    commented(`text: ${flow(text)}`, 'what it is, in a sentence'),
    ...(Object.keys(needs).length > 0
      ? [commented(`needs: ${flow({ packs: needs })}`, 'packs that it builds on, with the versions that will do')]
      : []),
  ];
  return { path: 'mod.yaml', text: `${lines.join('\n')}\n` };
}

/** A new rule, which begins as no other: each line says what goes there. */
export function scaffoldRule({ id, schemas }: { readonly id: string; readonly schemas?: string }): ContentFile {
  const lines = [
    ...headLines(RULE.schema, schemas),
    commented(`id: ${id}`, `cards cite it so: rule: ${id}`),
    commented('title: A new rule', 'a few words'),
    commented('text: What it says.', 'the rule in plain sentences'),
    commented('ruling: house', 'printed in a source, a ruling on one, or of the house'),
  ];
  return { path: `${id}.yaml`, text: `${lines.join('\n')}\n` };
}
