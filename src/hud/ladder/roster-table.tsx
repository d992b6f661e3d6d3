import { useState } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { Icon } from '../common/index.ts';
import { Face } from './person-line.tsx';
import type { PersonView } from './types.ts';

interface Column {
  readonly key: string;
  readonly name: string;
  /** What it sorts by; larger first where it is a number. */
  readonly by: (person: PersonView) => number | string;
}

const COLUMNS: readonly Column[] = [
  { key: 'name', name: 'Name', by: ({ name }) => name },
  { key: 'rank', name: 'Rank', by: ({ rankPlace }) => rankPlace },
  { key: 'wounds', name: 'Wounds', by: ({ wounds }) => wounds },
  { key: 'ready', name: 'May fight', by: ({ waits }) => waits },
  { key: 'skills', name: 'Skills', by: ({ skills }) => skills.length },
  { key: 'fame', name: 'Fame', by: ({ fame }) => fame },
  { key: 'record', name: 'Record', by: ({ victories, defeats }) => victories * 1000 - defeats },
];

interface Order {
  readonly column: string;
  readonly down: boolean;
}

function sorted(people: readonly PersonView[], { column, down }: Order): readonly PersonView[] {
  const { by } = COLUMNS.find(({ key }) => key === column) ?? COLUMNS[0]!;
  const less = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return people.toSorted((a, b) => (down ? less(by(b), by(a)) : less(by(a), by(b))) || less(a.name, b.name));
}

interface RosterTableProps {
  readonly people: readonly PersonView[];
  readonly palette: PaletteId;
  readonly caption: string;
}

/** People as a table that is sorted by any of its columns. */
export function RosterTable({ people, palette, caption }: RosterTableProps) {
  const [order, setOrder] = useState<Order>({ column: 'rank', down: true });
  const sort = (column: string): void => setOrder({ column, down: order.column === column ? !order.down : column !== 'name' });
  return (
    <div class="roster-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="roster">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ key, name }) => (
              <th key={key} scope="col" aria-sort={order.column === key ? (order.down ? 'descending' : 'ascending') : 'none'}>
                <button type="button" onClick={() => sort(key)}>
                  {name}
                  <Icon sign="down" class={order.column === key ? (order.down ? '' : 'up') : 'unsorted'} />
                </button>
              </th>
            ))}
            <th scope="col">Last bout</th>
          </tr>
        </thead>
        <tbody>
          {sorted(people, order).map((person) => (
            <tr key={person.id} class={person.gone === '' ? '' : 'gone'}>
              <th scope="row">
                <span class="roster-name">
                  <Face person={person} palette={palette} size={30} />
                  <span>
                    <a href={person.href}>{person.name}</a>{' '}
                    <span class="quiet">{[person.kind, person.bound].filter((text) => text !== '').join(', ')}</span>
                    {person.gone === '' ? null : <span class="roster-gone"> {person.gone}</span>}
                  </span>
                </span>
              </th>
              <td>{person.rank}</td>
              <td>{person.health === '' ? 'none' : person.health}</td>
              <td>{person.ready}</td>
              <td>{person.skills.length === 0 ? 'none' : person.skills.join(', ')}</td>
              <td class="number">{person.fame}</td>
              <td>{person.record}</td>
              <td>{person.lastBout ? <a href={person.lastBout.href}>{person.lastBout.text}</a> : 'none yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
