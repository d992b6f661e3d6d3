import { RuleRefs, Told } from '../common/index.ts';
import './ladder.css';

/** One thing that a bout brought. */
export interface MeantLine {
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** What a bout meant for the career it was fought in. */
export function BoutMeant({ title, lines }: { readonly title: string; readonly lines: readonly MeantLine[] }) {
  return (
    <section class="panel bout-meant" aria-labelledby="bout-meant">
      <h2 id="bout-meant">{title}</h2>
      <dl class="career-numbers">
        {lines.map(({ name, text, rules }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Told text={text} /> <RuleRefs ids={rules} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
