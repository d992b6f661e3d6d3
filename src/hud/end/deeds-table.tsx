import type { Deeds } from './deeds.ts';

export interface DeedsLine {
  readonly name: string;
  readonly deeds: Deeds;
}

export type DeedColumns = readonly (readonly [key: keyof Deeds, name: string])[];

const COLUMNS: DeedColumns = [
  ['attacks', 'attacks'],
  ['hits', 'hits'],
  ['doubles', 'doubles'],
  ['dealt', 'Stamina taken'],
  ['suffered', 'Stamina lost'],
  ['spent', 'AP spent'],
  ['fatigue', 'fatigue'],
];

/** What everybody did. */
export function DeedsTable({ lines, columns = COLUMNS }: { readonly lines: readonly DeedsLine[]; readonly columns?: DeedColumns }) {
  return (
    <section class="panel" aria-labelledby="deeds-title">
      <h2 id="deeds-title">What they did</h2>
      {/* Scrolls sideways on a phone, so the keyboard must reach it. */}
      <div class="luck-box" role="group" aria-label="Deeds of each fighter" tabIndex={0}>
        <table class="luck deeds">
          <thead>
            <tr>
              <td />
              {columns.map(([key, name]) => (
                <th scope="col" key={key}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, deeds }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(([key]) => (
                  <td class="number" key={key}>
                    {deeds[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
