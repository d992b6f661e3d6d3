// @ts-check
// All mutants of a file in one: `a < b` becomes `(mutant(7) ? (a <= b) : (a < b))`, so that a test can be run with one after the
// other without loading anything anew. Pure: text in, text out.

/** @typedef {import('./mutants.mjs').Span} Span */
/** @typedef {import('./mutants.mjs').Mutant & { id: number }} NumberedMutant */
/** @typedef {{ whole: Span, mutants: NumberedMutant[], inside: Place[] }} Place an expression or statement that mutants change */

/** What is asked at each place whether a mutant is on. The runner of tests defines it; elsewhere there is none, and all are off. */
const SWITCH = 'globalThis.damnatioMutant?.';

/** @param {Span} outer @param {Span} inner */
const holds = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;

/** @param {readonly NumberedMutant[]} mutants @returns {Place[]} Outermost places in the order of the text, with what is inside them. */
function placesOf(mutants) {
  /** @type {Place[]} */
  const roots = [];
  /** @type {Place[]} */
  const open = [];
  const sorted = mutants.toSorted((a, b) => a.whole.start - b.whole.start || b.whole.end - a.whole.end);
  for (const mutant of sorted) {
    while (open.length > 0 && !holds(/** @type {Place} */ (open.at(-1)).whole, mutant.whole)) open.pop();
    const last = open.at(-1);
    if (last && last.whole.start === mutant.whole.start && last.whole.end === mutant.whole.end) {
      last.mutants.push(mutant);
      continue;
    }
    const place = { whole: mutant.whole, mutants: [mutant], inside: [] };
    (last?.inside ?? roots).push(place);
    open.push(place);
  }
  return roots;
}

/** The text of a span, with the switches of the places in it. @param {string} source @param {Span} span @param {Place[]} places */
function withSwitches(source, { start, end }, places) {
  let text = '';
  let from = start;
  for (const place of places) {
    text += source.slice(from, place.whole.start) + switchOf(source, place);
    from = place.whole.end;
  }
  return text + source.slice(from, end);
}

/** @param {string} source @param {Place} place */
function switchOf(source, { whole, mutants, inside }) {
  const unchanged = withSwitches(source, whole, inside);
  if (unchanged.endsWith(';')) return `{ ${mutants.map(({ id }) => `if (!${SWITCH}(${id})) `).join('')}${unchanged} }`;
  const ways = mutants.map(({ id, start, end, text }) => {
    return `${SWITCH}(${id}) ? (${source.slice(whole.start, start)}${text}${source.slice(end, whole.end)}) : `;
  });
  return `(${ways.join('')}(${unchanged}))`;
}

/** A source file with all its mutants, each to be switched on. @param {string} source @param {readonly NumberedMutant[]} mutants */
export function switched(source, mutants) {
  return withSwitches(source, { start: 0, end: source.length }, placesOf(mutants));
}
