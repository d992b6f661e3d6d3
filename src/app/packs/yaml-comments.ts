import { Lexer, parse } from 'yaml';
import type { PackFile } from '../../session/index.ts';

/** What the lexer puts before the text of a scalar: a # in it is no remark. */
const SCALAR = '\u001f';
const CONTROLS: ReadonlySet<string> = new Set([SCALAR, '\u0002', '\u0018', '\ufeff']);

const isBreak = (token: string): boolean => token === '\n' || token === '\r\n';

/** A text of YAML without its remarks, and without the lines that are empty then. */
function stripped(text: string): string {
  let out = '';
  let inScalar = false;
  for (const token of new Lexer().lex(text)) {
    const isScalar = inScalar;
    inScalar = token === SCALAR;
    if (CONTROLS.has(token)) continue;
    if (!isScalar && token.startsWith('#')) out = out.replace(/[ \t]+$/, '');
    else if (isScalar || !isBreak(token) || (out !== '' && !out.endsWith('\n'))) out += token;
  }
  return out;
}

/** Whether two texts say the same; false where one of them cannot be read. */
function saySame(one: string, other: string): boolean {
  try {
    return JSON.stringify(parse(one)) === JSON.stringify(parse(other));
  } catch {
    return false;
  }
}

/** Files without their remarks, which say the same; a file that would say something else stays as it is. Null where there are none. */
export function withoutComments(files: readonly PackFile[]): PackFile[] | null {
  const plain = files.map(({ path, text }) => {
    const bare = stripped(text);
    return { path, text: bare.length < text.length && saySame(bare, text) ? bare : text };
  });
  return plain.some(({ text }, place) => text !== files[place]!.text) ? plain : null;
}
