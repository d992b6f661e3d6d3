/** One number of the career, with a line on how it is meant. */
export interface NumberView {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

interface NumbersProps {
  readonly numbers: readonly NumberView[];
  /** Something is still being counted. */
  readonly counting: string | null;
}

/** The career in numbers. */
export function CareerNumbers({ numbers, counting }: NumbersProps) {
  return (
    <section class="panel" aria-labelledby="career-numbers">
      <h2 id="career-numbers">The career in numbers</h2>
      {counting ? (
        <p class="quiet" role="status">
          {counting}
        </p>
      ) : null}
      <dl class="career-numbers">
        {numbers.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {note ? <span class="quiet">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
