import { Breakdown, fraction, percent, RuleRef, RuleRefs, Term, Told, type Words } from '../common/index.ts';
import type { Law, Note, TermsOf } from './game.ts';

export function Notes({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <>
      {notes.map(([text, rules, kind = '']) => (
        <p key={text} class={`duel-note ${kind}`}>
          {kind === 'danger-line' ? <b>!</b> : null} <Told text={text} /> <RuleRefs ids={rules} />
        </p>
      ))}
    </>
  );
}

export function Terms({ of: [caption, terms], words }: { readonly of: TermsOf; readonly words: Words }) {
  return <Breakdown terms={terms} chance={null} words={words} caption={caption} />;
}

/** What may come of an answer with exact fractions, what else the rules say of it, and the terms of its dice. */
export function LawTable({ law, words }: { readonly law: Law; readonly words: Words }) {
  const { chances, picture, notes = [], terms = [], doubles } = law;
  return (
    <div class="blow-detail">
      <ul class="blow-facts">
        {chances.map(([what, chance, rule]) => (
          <li key={what} title={fraction(chance)}>
            <Told text={what} /> {percent(chance)} {rule ? <RuleRef id={rule} /> : null}
          </li>
        ))}
      </ul>
      {picture}
      <Notes notes={notes} />
      {terms.map((of) => (
        <Terms key={of[0]} of={of} words={words} />
      ))}
      {doubles ? <Doubles doubles={doubles} /> : null}
    </div>
  );
}

function Doubles({ doubles }: Required<Pick<Law, 'doubles'>>) {
  const chances = doubles.map(({ chance }) => percent(chance));
  const even = chances.every((chance) => chance === chances[0]);
  return (
    <table class="doubles table">
      <caption>Doubles{even ? `, each ${chances[0]}` : ''}</caption>
      <tbody>
        {doubles.map(({ face, told, rule }, place) => (
          <tr key={face}>
            <th scope="row">
              {face}·{face}
            </th>
            <td>
              <Told text={told} />
              {even ? '' : ` ${chances[place]}`}
            </td>
            <td>
              <RuleRef id={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SidesProps {
  readonly label: string;
  readonly sides: readonly { readonly key: string; readonly term: string; readonly name: string; readonly value: string | number }[];
  /** The side that whoever acts sees, and what that means to whoever does not see the frame. */
  readonly seen: string | null;
  readonly means: string;
}

/** What counts from every side, and from which one the acting fighter would strike. */
export function SideRatings({ label, sides, seen, means }: SidesProps) {
  return (
    <dl class="ratings saves" aria-label={label}>
      {sides.map(({ key, term, name, value }) => (
        <div key={key} class={key === seen ? 'here' : ''}>
          <dt>
            <Term id={term}>{name}</Term>
          </dt>
          <dd>
            {value}
            {key === seen ? <span class="visually-hidden"> {means}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
