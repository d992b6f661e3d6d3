import type { YAMLError } from 'yaml';

/** What is wrong with the text of a file as YAML: where, in words, and the sure edit of one line. Offsets are into the text. */
export interface SyntaxFault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint?: string;
  /** A line that begins in a column of its own. */
  readonly indent?: true;
  readonly fix?: { readonly start: number; readonly end: number; readonly replacement: string };
}

/** One line of a text. */
interface Line {
  readonly start: number;
  readonly text: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = { start, text: raw.length > LONGEST ? '' : raw.replace(/\r$/, '') };
    start += raw.length + 1;
    return line;
  });
}

/** Nobody writes longer lines; what is longer is not looked into. */
const LONGEST = 500;

const indentOf = ({ text }: Line): number => /^ */.exec(text)![0].length;
const saysSomething = ({ text }: Line): boolean => /^\s*[^\s#]/.test(text);

/** Where what a line says ends: before a comment and the spaces at its end. */
function contentEnd({ start, text }: Line): number {
  return start + text.replace(/(^|\s)#.*$/, '').trimEnd().length;
}

/** The place of a line that holds an offset; the last for the end of the text. */
function lineAt(lines: readonly Line[], offset: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= offset),
  );
}

function saidBefore(lines: readonly Line[], place: number): number {
  return lines.findLastIndex((line, i) => i < place && saysSomething(line));
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** An opening quote that no later one on its line closes. */
function openQuote({ start, text }: Line): number | null {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '#' && (at === 0 || text[at - 1] === ' ')) return null;
    const opens = (text[at] === '"' || text[at] === "'") && /(^|[:,[{]|-\s)\s*$/.test(text.slice(0, at));
    if (!opens) continue;
    const close = text[at] === '"' ? /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at)) : /^'(?:[^']|'')*'/.exec(text.slice(at));
    if (!close) return start + at;
    at += close[0].length - 1;
  }
  return null;
}

function unclosedQuote(text: string, lines: readonly Line[], upTo: number): SyntaxFault | null {
  const place = lines.findIndex((line, i) => i <= upTo && openQuote(line) !== null);
  if (place < 0) return null;
  const line = lines[place]!;
  const start = openQuote(line)!;
  const end = contentEnd(line);
  const fault = { start, end: start + 1, message: `this quote is never closed`, hint: `end the text with ${text[start]}` };
  const inFlow = /[{[]/.test(line.text.slice(0, start - line.start));
  return inFlow ? fault : { ...fault, fix: { start: end, end, replacement: text[start]! } };
}

/** Braces and brackets that are open at an offset. */
function openAt(text: string, offset: number): number[] {
  const open: number[] = [];
  for (const line of linesOf(text.slice(0, offset))) {
    const bare = line.text
      .replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, (inside) => ' '.repeat(inside.length))
      .replace(/(^|\s)#.*$/, (comment) => ' '.repeat(comment.length));
    for (const { index, 0: letter } of bare.matchAll(/[{}[\]]/g)) {
      if (letter === '{' || letter === '[') open.push(line.start + index);
      else open.pop();
    }
  }
  return open;
}

function unclosedBrace(text: string, lines: readonly Line[], offset: number): SyntaxFault | null {
  const start = openAt(text, offset).at(-1);
  if (start === undefined) return null;
  const what = text[start] === '{' ? { noun: 'brace', close: '}' } : { noun: 'bracket', close: ']' };
  const here = lineAt(lines, offset);
  const last = offset >= contentEnd(lines[here]!) && saysSomething(lines[here]!) ? here : saidBefore(lines, here);
  const end = contentEnd(lines[Math.max(last, lineAt(lines, start))]!);
  return {
    start,
    end: start + 1,
    message: `this ${what.noun} is never closed`,
    hint: `write ${what.close} where it ends`,
    fix: { start: end, end, replacement: what.close === '}' ? ' }' : ']' },
  };
}

/** Where a text that stands as a value without quotes would end. */
function valueEnd(text: string, { start, text: line }: Line, from: number): number {
  const inFlow = openAt(text, from).length > 0;
  const rest = line.slice(from - start).replace(/\s#.*$/, '');
  const stop = inFlow ? /[,}\]]/.exec(rest) : null;
  return from + (stop ? rest.slice(0, stop.index) : rest).trimEnd().length;
}

const COLON = 'a colon with a space behind it begins a value: put the text in quotes';

/** `tell: It comes: now`, or `{ slow: 3 charge: 4 }`. */
function secondColon(text: string, line: Line, start: number): SyntaxFault | null {
  const end = valueEnd(text, line, start);
  const value = text.slice(start, end);
  const inFlow = openAt(text, start).length > 0;
  const missing = inFlow ? /^(-?\d[\d.]*|true|false|null|"[^"]*"|'[^']*')(\s+)([A-Za-z]\w*):(\s|$)/.exec(value) : null;
  if (missing) {
    const at = start + missing[1]!.length;
    return { start: at, end: at + 1, message: `a comma is missing before "${missing[3]}"`, fix: { start: at, end: at, replacement: ',' } };
  }
  if (!/:(\s|$)/.test(value) || /^(-\s|[{[])/.test(value.trimStart())) return null;
  return { start, end, message: COLON, hint: `write ${quoted(value)}`, fix: { start, end, replacement: quoted(value) } };
}

const columns = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;

/** A line that begins in another column than its neighbours; the edit where it is off by one or has nothing to be deeper for. */
function wrongIndent(lines: readonly Line[], place: number): SyntaxFault {
  const line = lines[place]!;
  const before = lines[saidBefore(lines, place)];
  const [own, wanted] = [indentOf(line), before ? indentOf(before) : 0];
  const end = line.start + Math.max(1, own);
  const ownsBlock = before !== undefined && /:\s*(#.*)?$/.test(before.text);
  const message = `this line begins after ${columns(own)}${own === wanted ? '' : `, the one above after ${columns(wanted)}`}`;
  const said = { start: line.start + own, end: contentEnd(line), message, indent: true } as const;
  const sure = !ownsBlock && own !== wanted && (Math.abs(own - wanted) === 1 || own > wanted) && !/^\s*- /.test(before?.text ?? '-  ');
  const listed = /^\s*- /.test(line.text) && /^\s*- /.test(before?.text ?? '') && Math.abs(own - wanted) === 1;
  if (!sure && !listed) return { ...said, hint: 'what belongs together begins in one column' };
  return {
    ...said,
    hint: `begin it after ${columns(wanted)}`,
    fix: { start: line.start, end: end - (own === 0 ? 1 : 0), replacement: ' '.repeat(wanted) },
  };
}

/** `name:lion`, or a word alone. */
function noValue(line: Line): SyntaxFault {
  const indent = indentOf(line);
  const [, before, key] = /^(\s*(?:- )?)([\w.-]+):(?=\S)/.exec(line.text) ?? [];
  const said = { start: line.start + indent, end: contentEnd(line) };
  if (key === undefined) return { ...said, message: 'this line is no "key: value"', hint: 'a colon with a space behind it is missing' };
  const at = line.start + before!.length + key.length + 1;
  return { ...said, message: `a space is missing behind the colon of "${key}"`, fix: { start: at, end: at, replacement: ' ' } };
}

/** `'the lion's cub'`, `"The "great" lion"`: the quote inside ends the text. */
function quoteInside(text: string, line: Line, offset: number): SyntaxFault | null {
  const from = /(?<=:\s+)(["']).*\1(?=\s*$)/.exec(line.text.slice(0, contentEnd(line) - line.start));
  if (!from || openAt(text, line.start + from.index).length > 0 || offset < line.start + from.index) return null;
  const [start, end] = [line.start + from.index, line.start + from.index + from[0].length];
  const replacement = quoted(from[0].slice(1, -1));
  const message = `the quote inside ends the text`;
  return { start: offset, end, message, hint: `write ${replacement}`, fix: { start, end, replacement } };
}

function badStart(text: string, line: Line, start: number): SyntaxFault {
  const end = valueEnd(text, line, start);
  const value = text.slice(start, end);
  const said = { start, end, message: `a text may not begin with ${text[start]} without quotes` };
  const isValue = /(:\s+|- |, |\[ ?)$/.test(text.slice(line.start, start));
  return isValue ? { ...said, hint: `write ${quoted(value)}`, fix: { start, end, replacement: quoted(value) } } : said;
}

function unexpected(text: string, line: Line, start: number): SyntaxFault | null {
  const letter = text[start];
  if ((letter === '}' || letter === ']') && openAt(text, start).length === 0) {
    const message = letter === '}' ? 'this brace closes nothing' : 'this bracket closes nothing';
    return { start, end: start + 1, message, hint: 'remove it', fix: { start, end: start + 1, replacement: '' } };
  }
  return quoteInside(text, line, start) ?? leftOver(text, line, start);
}

/** `{ leap: 2 } a remark`: something stands behind a value that has ended. */
function leftOver(text: string, line: Line, start: number): SyntaxFault | null {
  const ended = /[}\]"']\s+$/.exec(text.slice(line.start, start));
  if (!ended) return null;
  const said = { start, end: contentEnd(line), message: 'the value ends before this' };
  const hint = 'if it is a remark, put # before it';
  const isText = /^["']/.test(ended[0]);
  return isText ? { ...said, hint } : { ...said, hint, fix: { start, end: start, replacement: '# ' } };
}

/** Codes of faults beside which the rest of the file can still be read. */
const APART: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'one document a file: "---" is not allowed here',
  TAG_RESOLVE_FAILED: 'tags are not allowed',
};

export const standsApart = ({ code }: YAMLError): boolean => Object.hasOwn(APART, code);

function found(error: YAMLError, text: string, lines: readonly Line[]): SyntaxFault | null {
  const [start] = error.pos;
  const place = lineAt(lines, start);
  const line = lines[place]!;
  const { code, message } = error;
  if (message.startsWith('Missing closing')) return unclosedQuote(text, lines, place);
  if (/^Flow (map|sequence) in block|^Expected flow|^Missing , or :/.test(message)) return unclosedBrace(text, lines, start);
  if (code === 'BLOCK_IN_FLOW') return secondColon(text, line, start);
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const next = lines.findIndex((each, i) => i > place && saysSomething(each));
    return secondColon(text, line, start) ?? wrongIndent(lines, line.text.trimStart().startsWith('- ') || next < 0 ? place : next);
  }
  if (code === 'BAD_SCALAR_START') return badStart(text, line, start);
  if (code === 'BAD_INDENT' || message.startsWith('Sequence item without')) return wrongIndent(lines, place);
  if (code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys')) return noValue(line);
  return code === 'UNEXPECTED_TOKEN' ? unexpected(text, line, start) : null;
}

/** What is said of a key that its map has already. */
export function standsTwice(text: string, start: number): string {
  return `the key "${/^[^\s:]+/.exec(text.slice(start, start + LONGEST))?.[0] ?? ''}" stands here twice`;
}

/** What is left over of the words of the reader. */
function inWords(message: string): string {
  if (/call stack/i.test(message)) return 'nested too deeply';
  if (/^Unexpected .* at node end/.test(message)) return 'the value ends before this: a text with such signs wants quotes';
  return message.replace(/\s+at line .*$/s, '');
}

/** An error of the reader in our words. */
export function syntaxFault(error: YAMLError, text: string): SyntaxFault {
  const [start, end] = error.pos;
  if (standsApart(error)) return { start, end, message: APART[error.code]! };
  const lines = linesOf(text);
  const quote = unclosedQuote(text, lines, lineAt(lines, start));
  return quote ?? found(error, text, lines) ?? { start, end, message: inWords(error.message) };
}
