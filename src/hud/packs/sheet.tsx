import './packs.css';
import { Face } from './face.tsx';
import { Code } from './share.tsx';
import type { SharedPack, SheetCard } from './types.ts';

interface SheetProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly cards: readonly SheetCard[];
  readonly shared: SharedPack | null;
}

/** The cards of a pack on paper; the screen does not show it. */
export function Sheet({ title, facts, cards, shared }: SheetProps) {
  const code = shared?.whole.code ?? shared?.bare?.code;
  return (
    <article class="print-sheet" aria-hidden="true">
      <h1>{title}</h1>
      <p>{facts.join(' · ')}</p>
      {cards.map(({ id, name, kind, face, sentences }) => (
        <section key={`${kind} ${id}`} class="print-card">
          {face && <Face face={face} />}
          <h2>{name}</h2>
          <p class="quiet">
            {kind} · {id}
          </p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      {code && <Code rows={code} name={title} />}
    </article>
  );
}
