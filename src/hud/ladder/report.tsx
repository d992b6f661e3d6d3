import type { PaletteId } from '../../art/index.ts';
import { Die, RuleRefs, signed, Told } from '../common/index.ts';
import { ResultLine } from './day-planner.tsx';
import type { CareerDie, LadderAction, LedgerLine, ResultView } from './types.ts';
import { Actions } from './actions.tsx';

interface ReportProps {
  readonly title: string;
  /** Yours first. */
  readonly results: readonly ResultView[];
  readonly dice: readonly CareerDie[];
  readonly ledger: readonly LedgerLine[];
  readonly before: number;
  readonly after: number;
  /** Ranks, deaths, arrivals: a sentence each. */
  readonly news: readonly { readonly text: string; readonly rules: readonly string[] }[];
  readonly palette: PaletteId;
  readonly on: LadderAction;
}

const sesterces = (amount: number): string => `${signed(amount)} HS`;

/** What a day has come to: every bout, every die of the night, every coin. */
export function DayReport({ title, results, dice, ledger, before, after, news, palette, on }: ReportProps) {
  const own = results.filter(({ yours }) => yours);
  const others = results.filter(({ yours }) => !yours);
  return (
    <>
      <div class="ladder-columns">
        <div>
          <section class="panel" aria-labelledby="report-results">
            <h2 id="report-results">{title}</h2>
            {own.length === 0 ? <p>Nobody of yours was on the sand.</p> : null}
            {own.map((result) => (
              <ResultLine key={result.key} result={result} />
            ))}
            {others.length > 0 ? <h3>The others</h3> : null}
            {others.map((result) => (
              <ResultLine key={result.key} result={result} />
            ))}
          </section>
          {news.length > 0 ? (
            <section class="panel" aria-labelledby="report-news">
              <h2 id="report-news">What else is new</h2>
              <ul class="report-news">
                {news.map(({ text, rules }, place) => (
                  <li key={place}>
                    {text} <RuleRefs ids={rules} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <div>
          <Purse ledger={ledger} before={before} after={after} />
          {dice.length > 0 ? (
            <section class="panel" aria-labelledby="report-dice">
              <h2 id="report-dice">The night</h2>
              <ul class="report-dice">
                {dice.map((die, place) => (
                  <DieLine key={place} die={die} palette={palette} />
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      <section class="panel day-end" aria-label="On to the next day">
        <Actions actions={[on]} label="On" />
      </section>
    </>
  );
}

function Purse({ ledger, before, after }: Pick<ReportProps, 'ledger' | 'before' | 'after'>) {
  return (
    <section class="panel" aria-labelledby="report-purse">
      <h2 id="report-purse">The purse</h2>
      <table class="ledger">
        <tbody>
          <tr>
            <th scope="row">In the morning</th>
            <td class="number">{before} HS</td>
          </tr>
          {ledger.map(({ text, amount, rules }, place) => (
            <tr key={place}>
              <th scope="row">
                {text} <RuleRefs ids={rules} />
              </th>
              <td class="number">{sesterces(amount)}</td>
            </tr>
          ))}
          <tr class="ledger-sum">
            <th scope="row">At night</th>
            <td class="number">{after} HS</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function DieLine({ die, palette }: { readonly die: CareerDie; readonly palette: PaletteId }) {
  const { who, why, dice, face, terms, total, result, rules } = die;
  return (
    <li>
      <Die dice={dice} face={face} palette={palette} size={34} />
      <div>
        <p>
          <b>{who}</b>: {why}
        </p>
        <p class="quiet">
          {face}
          {terms.map(({ value, reason }) => ` ${signed(value)} ${reason}`).join('')}
          {terms.length > 0 && ` = ${total}`}: <Told text={result} /> <RuleRefs ids={[...terms.map(({ rule }) => rule), ...rules]} />
        </p>
      </div>
    </li>
  );
}
