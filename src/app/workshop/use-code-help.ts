import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CodeHelp, JsonSchema, KnownNames } from '../../hud/workshop/index.ts';
import { codeHelp } from '../../hud/workshop/index.ts';
import { at, inLine } from './card-views.ts';
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
    const parentAt: KnownNames['parentAt'] = (path) => (card?.parent ? inLine(at(card.parent.value, path)) || null : null);
    return codeHelp(schema, card?.kind ?? schemaName(text) ?? '', { cards, rules, parentAt });
  }, [bench, schema, rules, card]);
  return { help, schema };
}
