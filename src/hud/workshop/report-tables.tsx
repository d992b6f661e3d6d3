import './report-tables.css';

export interface ReportTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** What many bouts came to, in as many tables as there is room for side by side. */
export function ReportTables({ tables }: { readonly tables: readonly ReportTable[] }) {
  return (
    <div class="report-tables">
      {tables.map(({ title, head, rows, note }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((each, i) => (
                <th key={each} scope="col" class={i > 0 ? 'number' : ''}>
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...more]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {more.map((cell, i) => (
                  <td key={i} class="number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {note ? (
            <tfoot>
              <tr>
                <td colSpan={head.length} class="quiet">
                  {note}
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      ))}
    </div>
  );
}
