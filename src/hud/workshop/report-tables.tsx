import './report-tables.css';
import type { Share } from '../../session/index.ts';

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
        <table key={title} class="table">
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

/** `12.3 %` */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The share of some among all, as it is shown. */
export const shareOfAll = (count: number, of: number): string => percent(of === 0 ? 0 : count / of);

export const count = (value: number): string => value.toLocaleString('en');

/** How bouts ended, the share of each end with its range; ends that never came are left out below the first two. */
export function endsTable(ends: readonly (readonly [string, Share])[]): ReportTable {
  const told = ends.filter(([, share], at) => at < 2 || share.count > 0);
  return {
    title: 'How it ended',
    head: ['Outcome', 'Of all bouts', 'Range'],
    rows: told.map(([end, { share, low, high }]) => [end, percent(share), `${percent(low)} to ${percent(high)}`]),
  };
}

/** How long bouts took: rows for a table of two columns. */
export function lengthRows({ p10, median, p90 }: { readonly p10: number; readonly median: number; readonly p90: number }): string[][] {
  return [
    ['Rounds: 1 in 10 has at most', String(p10)],
    ['Rounds: half have at most', String(median)],
    ['Rounds: 9 in 10 have at most', String(p90)],
  ];
}
