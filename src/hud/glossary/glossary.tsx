import { useId, useState } from 'preact/hooks';
import type { TermText } from '../common/index.ts';
import './glossary.css';

/** Words of one game, or of all. */
export interface GlossaryPart {
  readonly title: string;
  readonly terms: readonly TermText[];
}

function matches({ name, meaning, said }: TermText, wanted: string): boolean {
  return [name, meaning, ...said].some((text) => text.toLowerCase().includes(wanted));
}

/** What is looked for, words before meanings, each part by its alphabet. */
function found(terms: readonly TermText[], wanted: string): TermText[] {
  const isNamed = ({ name }: TermText): boolean => name.toLowerCase().includes(wanted);
  return terms
    .filter((term) => matches(term, wanted))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

/** All words of the rules with what they mean, and a field to look one up. */
export function Glossary({ parts }: { readonly parts: readonly GlossaryPart[] }) {
  const [wanted, setWanted] = useState('');
  const field = useId();
  const shown = parts
    .map(({ title, terms }) => ({ title, terms: found(terms, wanted.trim().toLowerCase()) }))
    .filter(({ terms }) => terms.length > 0);
  const count = shown.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <div class="glossary">
      <p class="field glossary-search">
        <label for={field}>Look up</label>
        <input id={field} type="search" class="input" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        <span class="quiet" role="status">
          {count === 1 ? 'One word' : `${count} words`}
        </span>
      </p>
      {shown.map(({ title, terms }) => (
        <section key={title} aria-label={title}>
          {parts.length > 1 ? <h2>{title}</h2> : null}
          <dl class="glossary-words">
            {terms.map(({ id, name, meaning }) => (
              <div key={id}>
                <dt class="term-name">{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
