import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../art/index.ts';
import { Face } from './person-line.tsx';
import type { LinkView, PersonView } from './types.ts';

interface PersonPageProps {
  readonly person: PersonView;
  readonly palette: PaletteId;
  /** His last bouts, the newest first, each to be watched. */
  readonly bouts: readonly LinkView[];
  /** What he remembers of yours, a sentence each. */
  readonly memory: readonly string[];
  readonly forecast: ComponentChildren;
  /** How he decides, in sentences. */
  readonly mind: ComponentChildren;
}

/** All that is known of somebody: how he fights, what he has done, and his last bouts to be watched. */
export function PersonPage({ person, palette, bouts, memory, forecast, mind }: PersonPageProps) {
  const { name, kind, rank, record, health, skills, fame, style, gone } = person;
  const facts: readonly (readonly [string, string])[] = [
    ['Fights as', [kind, rank].filter((text) => text !== '').join(', ')],
    ['Record', record],
    ['Fame', String(fame)],
    ['Wounds', health === '' ? 'none' : health],
    ['Skills', skills.length === 0 ? 'none' : skills.join(', ')],
    ...(gone === '' ? [] : [['Today', gone] as const]),
  ];
  return (
    <div class="ladder-columns">
      <div>
        <section class="panel person-page" aria-labelledby="person-name">
          <Face person={person} palette={palette} size={96} />
          <h2 id="person-name">{name}</h2>
          <dl class="career-numbers">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {forecast}
        </section>
        <section class="panel" aria-labelledby="person-bouts">
          <h2 id="person-bouts">Last bouts</h2>
          {bouts.length === 0 ? <p>He has not fought since this career began.</p> : null}
          <ul>
            {bouts.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          {memory.length > 0 ? <h3>What he remembers</h3> : null}
          <ul>
            {memory.map((text, place) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      <section class="panel" aria-labelledby="person-mind">
        <h2 id="person-mind">How he fights{style === '' ? '' : `: ${style.toLowerCase()}`}</h2>
        {mind}
      </section>
    </div>
  );
}
