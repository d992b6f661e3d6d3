/** A JSON Schema as it is written. */
type Json = { readonly [key: string]: unknown };

const isMap = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form of a card that may leave `schema` to the file that it stands in. */
function inList(card: Json): Json {
  const required = card['required'];
  const forms = ['anyOf', 'oneOf'].flatMap((key) => (Array.isArray(card[key]) ? [[key, (card[key] as Json[]).map(inList)] as const] : []));
  return {
    ...card,
    ...(Array.isArray(required) && { required: required.filter((key) => key !== 'schema') }),
    ...Object.fromEntries(forms),
  };
}

/** What a file may hold: one card, or `cards:` with several, which need no `schema` of their own. */
export function fileSchema(schema: string, whole: unknown): Json {
  if (!isMap(whole)) return {};
  const { $schema, title, description, definitions, ...card } = whole;
  const list = {
    type: 'object',
    properties: {
      schema: { type: 'string', const: schema, description: 'Kind and format of the cards that do not say theirs.' },
      cards: {
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/cardInList' },
        description: 'Cards, one after the other.',
      },
    },
    required: ['schema', 'cards'],
    additionalProperties: false,
  };
  return {
    $schema,
    title,
    description,
    definitions: { ...(isMap(definitions) && definitions), card, cardInList: inList(card) },
    anyOf: [{ $ref: '#/definitions/card' }, list],
  };
}
