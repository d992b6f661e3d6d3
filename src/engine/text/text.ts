const MINUS = '\u2212';

/** `+2`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0';
}

/** Names joined as in a sentence: a, b and c. */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** A text of at most so many letters; a longer one ends with an ellipsis, after a whole word where there is one. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 2);
  const end = room.lastIndexOf(' ');
  return `${end > most / 2 ? room.slice(0, end) : room} …`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A key or the name of a card as words, without its pack: `leapMin`, `leap-min` and `ann.cats:leapMin` become `leap min`. */
export function readable(key: string): string {
  return key
    .slice(key.indexOf(':') + 1)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
}

export type Fill = Readonly<Record<string, string | number>>;

/** Whether a text has an end of its own: what follows needs no full stop between. */
const isEnded = (text: string): boolean => /[.?!…]['’”"]?$/.test(text);

/** A text as a sentence: with a full stop, unless it has an end of its own. */
export function sentence(text: string): string {
  return isEnded(text) ? text : `${text}.`;
}

/** Fills `{name}` places; a place without a value stays as it is. What has an end of its own takes the place of a full stop too. */
export function filled(message: string, fill: Fill): string {
  return message.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    if (!(name in fill)) return place;
    const text = String(fill[name]);
    return isEnded(text) ? text : `${text}${stop}`;
  });
}
