import type { LinkView } from './types.ts';

/** A line of the chronicle. */
export interface ChronicleLine {
  readonly text: string;
  /** The moment in its replay; null where nothing can be seen. */
  readonly moment: LinkView | null;
}

/** Lines of one day. */
export interface ChronicleDay {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly ChronicleLine[];
}

/** The career as text: each scar, title and death with the way to its moment. The newest day first. */
export function Chronicle({ days }: { readonly days: readonly ChronicleDay[] }) {
  if (days.length === 0) return <p class="panel">Nothing has been written yet.</p>;
  return (
    <div class="chronicle">
      {days.map(({ key, title, lines }) => (
        <section key={key} class="panel" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map(({ text, moment }, place) => (
              <li key={place}>
                {text} {moment ? <a href={moment.href}>{moment.text}</a> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
