import type { ComponentChildren } from 'preact';
import { fraction, percent, RuleRef, Term, Told, type Exact } from '../common/index.ts';

interface ChancesProps {
  /** What may come of it, how likely, and by which rule; what cannot is left out by the game. */
  readonly facts: readonly (readonly [what: string, chance: Exact, rule?: string])[];
}

/** What may come of an answer, with exact fractions. */
export function ChanceFacts({ facts }: ChancesProps) {
  return (
    <ul class="blow-facts">
      {facts.map(([what, chance, rule]) => (
        <li key={what} title={fraction(chance)}>
          <Told text={what} /> {percent(chance)} {rule ? <RuleRef id={rule} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface DoublesProps {
  /** From the highest; the last number is said where they are not equally likely. */
  readonly doubles: readonly { readonly face: number; readonly chance: Exact; readonly told: ComponentChildren; readonly rule: string }[];
}

/** What each double would do. */
export function Doubles({ doubles }: DoublesProps) {
  const chances = doubles.map(({ chance }) => percent(chance));
  const even = chances.every((chance) => chance === chances[0]);
  return (
    <table class="doubles">
      <caption>Doubles{even ? `, each ${chances[0]}` : ''}</caption>
      <tbody>
        {doubles.map(({ face, told, rule }, place) => (
          <tr key={face}>
            <th scope="row">
              {face}·{face}
            </th>
            <td>
              {told}
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
