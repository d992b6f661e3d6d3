import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CodeHelp, JsonSchema, KnownNames } from '../../hud/workshop/index.ts';
import { codeHelp, valueAt } from '../../hud/workshop/index.ts';
import { splitName } from '../../catalogue/index.ts';
import { inLine } from './card-views.ts';
import type { Bench, CardName, DraftCard } from './messages.ts';

/** The kind of file that a text says it is: `beast`. */
export function schemaName(text: string): string | null {
  return /^schema:[ \t]*["']?([a-z-]+)\//m.exec(text)?.[1] ?? null;
}

export function schemaOf(bench: Bench | null, text: string): JsonSchema | null {
  const name = schemaName(text);
  return name !== null && bench && Object.hasOwn(bench.schemas, name) ? (bench.schemas[name] as JsonSchema) : null;
}

const fullName = ({ pack, id }: CardName): string => (pack === 'core' ? `core:${id}` : id);

/** What the items of a list are called: by their id, or by the word that they are. */
function namesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const name = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : item;
    return typeof name === 'string' ? [splitName(name).local] : [];
  });
}

interface Known {
  readonly bench: Bench | null;
  readonly text: string;
  readonly card: DraftCard | null;
}

/** Completion and help for a text: by the schema of its kind, the cards and rules at hand, and what the card extends. */
export function useCodeHelp({ bench, text, card }: Known): { readonly help: CodeHelp; readonly schema: JsonSchema | null } {
  const [rules, setRules] = useState<KnownNames['rules']>([]);
  useEffect(() => {
    void import('virtual:rules').then((book) => setRules(Object.values(book.rules).map(({ id, title }) => ({ id, title }))));
  }, []);
  const schema = schemaOf(bench, text);
  const help = useMemo(() => {
    const cards = (bench?.cards ?? []).map((each) => ({ name: fullName(each), kind: each.kind, shown: each.name }));
    const parentAt: KnownNames['parentAt'] = (path) => (card?.parent ? inLine(valueAt(card.parent.value, path)) || null : null);
    const itemsAt: KnownNames['itemsAt'] = (path) => namesOf(valueAt(card?.parent?.value, path));
    return codeHelp(schema, card?.kind ?? schemaName(text) ?? '', { cards, rules, parentAt, itemsAt });
  }, [bench, schema, rules, card]);
  return { help, schema };
}
