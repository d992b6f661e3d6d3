import type { Catalogue, Messages } from '../types.ts';

/** Messages with others in their place, where there are such. */
export function laidOver(messages: Messages, over: Messages): Messages {
  const groups = Object.entries(over).map(([group, texts]) => [group, { ...messages[group], ...texts }] as const);
  return { ...messages, ...Object.fromEntries(groups) };
}

/** Messages that are not the same as others. */
export function otherWords(messages: Messages, than: Messages): Messages {
  const changed = Object.entries(messages).map(([group, texts]) => {
    const other = Object.entries(texts).filter(([key, text]) => than[group]?.[key] !== text);
    return [group, Object.fromEntries(other)] as const;
  });
  return Object.fromEntries(changed);
}

/** The messages of a catalogue in its language. */
export function messagesIn({ language, text }: Pick<Catalogue, 'language' | 'text'>): Messages {
  return text[language] ?? {};
}
