import { Dialog } from './dialog.tsx';
import { Told, useTerms } from './term.tsx';
import './ratings.css';

/** A number that decides something, by the term that says what it is used for. */
export interface Rating {
  readonly term: string;
  readonly name: string;
  readonly value: string | number;
}

/** All that decides for a man, beast or fighter. */
export interface Ratings {
  /** `Hermes, murmillo`. */
  readonly title: string;
  readonly rows: readonly Rating[];
  /** What he is, carries, has learned and what weighs on him: each a line. */
  readonly lines: readonly (readonly [name: string, text: string])[];
}

/** Ratings, each with what it is used for in a sentence. */
export function RatingRows({ rows, lines }: Omit<Ratings, 'title'>) {
  const terms = useTerms();
  return (
    <>
      <dl class="rating-rows">
        {rows.map(({ term, name, value }) => (
          <div key={name}>
            <dt>
              {name} <b class="number">{value}</b>
            </dt>
            <dd>{terms?.get(term)?.meaning}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 ? (
        <dl class="rating-lines">
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Told text={text} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** The sheet of one, over everything else. */
export function RatingsDialog({ ratings, onClose }: { readonly ratings: Ratings; readonly onClose: () => void }) {
  return (
    <Dialog title={ratings.title} class="ratings-dialog" onClose={onClose}>
      <RatingRows rows={ratings.rows} lines={ratings.lines} />
    </Dialog>
  );
}
