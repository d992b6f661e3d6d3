/** Letters of other alphabets that look like ours, each beside the one that it looks like. */
const LOOKALIKES: readonly string[] = 'аa АA сc СC еe ЕE оo ОO рp РP хx ХX уy УY іi ІI јj ЈJ ѕs ЅS ВB КK МM НH ТT −-'.split(' ');
const PLAIN: ReadonlyMap<string, string> = new Map(LOOKALIKES.map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** A text with every letter that only looks like one of ours written as that, and with plain spaces. */
export function inPlainLetters(text: string): string {
  const spaced = text.replace(/[\u200b\u2060\ufeff]/g, '').replace(/[\u00a0\u2007\u202f]/g, ' ');
  return spaced.replace(/[^\0-\x7f]/g, (letter) => PLAIN.get(letter) ?? letter);
}
