// @ts-check
// Small faults put into a source file, one at a time. Pure: text in, texts out.
import { parseSync } from 'vite';

/** @typedef {{ start: number, end: number, text: string }} Edit what stands between two offsets becomes another text */
/** @typedef {{ start: number, end: number }} Span */
/** @typedef {Edit & { whole: Span }} Change with the expression or statement that it changes */
/** @typedef {Change & { file: string, line: number, before: string, after: string }} Mutant with the line as it was and as it is then */
/** @typedef {{ source: string, blank: string }} Text `blank` is the source with its comments blanked out */

/** @type {Readonly<Record<string, string>>} */
const OPPOSITE = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};
/** Types that stand where an expression stands, with one inside. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);
const ALREADY_MUTATED = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression']);

const isText = (/** @type {any} */ node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** The operator between two operands, replaced. @param {Text} text @param {any} node @param {string} [by] @returns {Edit[]} */
function operatorEdits({ blank }, { left, right, operator }, by = OPPOSITE[operator]) {
  if (by === undefined) return [];
  const start = blank.indexOf(operator, left.end);
  return start < 0 || start >= right.start ? [] : [{ start, end: start + operator.length, text: by }];
}

/** A condition turned round, unless it is mutated inside. @param {Text} text @param {any} test @returns {Edit[]} */
function testEdits({ source }, { type, start, end }) {
  return ALREADY_MUTATED.has(type) ? [] : [{ start, end, text: `!(${source.slice(start, end)})` }];
}

/** @param {any} node @returns {Edit[]} */
function literalEdits({ start, end, value }) {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  if (typeof value !== 'number') return [];
  const near = value > 0 ? [value + 1, value - 1] : [value + 1];
  return near.map((other) => ({ start, end, text: String(other) }));
}

/** What a node can become. @type {Readonly<Record<string, (text: Text, node: any) => Edit[]>>} */
const EDITS = {
  BinaryExpression: (text, node) => (isText(node.left) || isText(node.right) ? [] : operatorEdits(text, node)),
  LogicalExpression: (text, node) =>
    node.operator === '??' ? [{ start: node.left.end, end: node.right.end, text: '' }] : operatorEdits(text, node),
  AssignmentExpression: (text, node) => operatorEdits(text, node),
  UpdateExpression: ({ source }, { start, end, operator }) => {
    const by = operator === '++' ? '--' : '++';
    return [{ start, end, text: source.slice(start, end).replace(operator, by) }];
  },
  UnaryExpression: (_, { operator, start, argument }) =>
    operator === '!' || operator === '-' ? [{ start, end: argument.start, text: '' }] : [],
  ConditionalExpression: (text, { test }) => testEdits(text, test),
  IfStatement: (text, { test }) => testEdits(text, test),
  ReturnStatement: (_, { argument }) =>
    argument && argument.type !== 'Literal' ? [{ start: argument.start, end: argument.end, text: 'null' }] : [],
  ExpressionStatement: (_, { start, end, expression }) => (expression.type === 'CallExpression' ? [{ start, end, text: ';' }] : []),
  Literal: (_, node) => literalEdits(node),
};

/** Whether nothing below a node is ever run: types, imports, exports of another file. @param {any} node */
function isUnrun({ type, source }) {
  return type.startsWith('TS') || type === 'ImportDeclaration' || (type.startsWith('Export') && Boolean(source));
}

/** @param {any} node @returns {any[]} */
function childrenOf(node) {
  const skipsKey = (node.type === 'Property' || node.type === 'PropertyDefinition') && !node.computed;
  const inside = Object.entries(node).filter(([key]) => !(skipsKey && key === 'key'));
  return inside.flatMap(([, value]) => value).filter((value) => typeof value?.type === 'string');
}

/** Nodes of which only a part is changed, and is then all that a change concerns. */
const CHANGED_IN_PART = new Set(['ConditionalExpression', 'IfStatement', 'ReturnStatement']);

/** @param {Text} text @param {any} node @returns {Change[]} */
function changesOf(text, node) {
  const edits = EDITS[node.type]?.(text, node) ?? [];
  return edits.map((edit) => ({ ...edit, whole: spanOf(CHANGED_IN_PART.has(node.type) ? edit : node) }));
}

/** @param {Span} span @returns {Span} */
const spanOf = ({ start, end }) => ({ start, end });

/** Every change below a node, in the order of the text. @param {Text} text @param {any} node @returns {Change[]} */
function changesBelow(text, node) {
  if (WRAPPERS.has(node.type)) return changesBelow(text, node.expression);
  if (isUnrun(node)) return [];
  return [...changesOf(text, node), ...childrenOf(node).flatMap((child) => changesBelow(text, child))];
}

/** @param {string} source @param {readonly { start: number, end: number }[]} comments */
function withoutComments(source, comments) {
  let blank = source;
  for (const { start, end } of comments) blank = blank.slice(0, start) + ' '.repeat(end - start) + blank.slice(end);
  return blank;
}

/** @param {string} source @param {Edit} edit */
export function mutated(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

/** @param {string} source @param {number} line */
const lineOf = (source, line) => (source.split('\n')[line - 1] ?? '').trim();

/**
 * The mutants of a file that can be parsed.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const { program, comments } = parseSync(file, source);
  const changes = changesBelow({ source, blank: withoutComments(source, comments) }, program);
  return changes.flatMap((edit) => {
    const whole = mutated(source, edit);
    if (parseSync(file, whole).errors.length > 0) return [];
    const line = source.slice(0, edit.start).split('\n').length;
    return [{ ...edit, file, line, before: lineOf(source, line), after: lineOf(whole, line) }];
  });
}

/**
 * Some of a list, evenly drawn, in the order of the list; the same seed draws the same.
 * @template T
 * @param {readonly T[]} list
 * @param {number} most
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(list, most, seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawn = list.map((_, index) => ({ index, lot: next() })).sort((a, b) => a.lot - b.lot);
  const chosen = drawn.slice(0, most).sort((a, b) => a.index - b.index);
  return chosen.map(({ index }) => /** @type {T} */ (list[index]));
}

/**
 * The folders whose tests stand nearest to a file, the nearest first.
 * @param {string} file
 * @returns {string[]}
 */
export function testFoldersOf(file) {
  const game = /^src\/games\/([^/]+)\/rules\//.exec(file)?.[1];
  if (game === undefined) return ['test/engine', 'test/session', 'test/scenarios'];
  return ['rules', 'desk', 'cards'].map((floor) => `test/games/${game}/${floor}`).concat('test/scenarios');
}
