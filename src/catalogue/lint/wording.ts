import type { Fault } from '../draft.ts';

type Told = Pick<Fault, 'severity' | 'message' | 'hint' | 'keep'>;

/** What is filled in when a text is said: `{name}`. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))];
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
const ESCAPE = /\\(?:[nrtbe"'0]|x[\da-f]{2}|u[\da-f]{4})/i;

function placeFaults(original: string, wording: string): Told[] {
  const [known, written] = [placesIn(original), placesIn(wording)];
  const unknown = written.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !written.includes(name));
  const hint = known.length > 0 ? `it may have ${braced(known)}` : 'nothing is filled in here';
  return [
    ...(unknown.length > 0 ? [{ severity: 'error', message: `nobody fills in ${braced(unknown)}`, hint, keep: true } as const] : []),
    ...(missing.length > 0 ? [{ severity: 'warning', message: `${braced(missing)} of the original is missing` } as const] : []),
  ];
}

/** What is wrong with a text in the place of another: empty, other things to be filled in, or marks that nobody reads. */
export function wordingFaults(original: string, wording: string): Told[] {
  if (wording.trim() === '' && original.trim() !== '')
    return [{ severity: 'error', message: 'this text is empty', hint: 'leave the key out, and the original stays', keep: true }];
  const [markup, escape] = [MARKUP.exec(wording)?.[0], ESCAPE.exec(wording)?.[0]];
  return [
    ...placeFaults(original, wording),
    ...(markup !== undefined && !original.includes(markup)
      ? [
          {
            severity: 'warning',
            message: `"${markup}" is shown as it stands here`,
            hint: 'texts are plain: there is no HTML in them',
          } as const,
        ]
      : []),
    ...(escape !== undefined && !original.includes(escape)
      ? [
          {
            severity: 'warning',
            message: `"${escape}" is shown as it stands here`,
            hint: 'only texts in "double quotes" have escapes',
          } as const,
        ]
      : []),
  ];
}
