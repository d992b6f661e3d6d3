import { listed } from '../../engine/text/index.ts';
import { portraitSvg, type Portrait } from '../../art/index.ts';
import './packs.css';
import type { SheetCard, ShownPack, ShownFinding } from './types.ts';

/** The figure of a card of a pack, on the screen and on paper. */
export function Face({ face }: { readonly face: Portrait }) {
  return (
    <svg
      class="pack-face"
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: portraitSvg(face) }}
    />
  );
}

/** So many are shown; a pack with more wants mending from the first on. */
const MOST = 50;

const SIGN = { error: 'Error', warning: 'Warning' } as const;

interface FindingsProps {
  readonly summary: string;
  readonly findings: readonly ShownFinding[];
  readonly open?: boolean;
}

/** What is wrong with a pack: what, where, and how to put it right. */
function Findings({ summary, findings, open = false }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <details class="pack-findings" open={open}>
      <summary>{summary}</summary>
      <ul>
        {findings.slice(0, MOST).map(({ severity, place, message, hint, excerpt }) => (
          <li key={`${place} ${message}`} class={`pack-finding ${severity}`}>
            <p>
              <strong>{SIGN[severity]}:</strong> {message}
            </p>
            <p class="quiet">
              {place}
              {hint && ` · ${hint}`}
            </p>
            {excerpt && <pre>{excerpt}</pre>}
          </li>
        ))}
      </ul>
      {findings.length > MOST && <p class="quiet">And {findings.length - MOST} more.</p>}
    </details>
  );
}

function findingsWords({ findings, errors }: ShownPack): string {
  const warnings = findings.length - errors;
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ];
  return `${parts.filter(Boolean).join(' and ')}: what and where`;
}

function Listed({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {items.map((item) => (
          <span key={item} class="pack-item">
            {item}
          </span>
        ))}
      </dd>
    </>
  );
}

/** Every card in words, with its figure; they are read where somebody wants to. */
export function CardsInWords({ cards, open = false }: { readonly cards: readonly SheetCard[]; readonly open?: boolean }) {
  if (cards.length === 0) return null;
  return (
    <details class="pack-cards" open={open && cards.length === 1}>
      <summary>{cards.length === 1 ? 'Its card in words' : `Its ${cards.length} cards in words`}</summary>
      {cards.map(({ id, kind, name, face, sentences }) => (
        <section key={`${kind} ${id}`} class="pack-card">
          {face && <Face face={face} />}
          <div>
            <p>
              <strong>{name}</strong> <span class="quiet">{kind}</span>
            </p>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </section>
      ))}
    </details>
  );
}

/** `With this pack on, 2 faults in cy.cats: what and where`. */
function conflictsWords({ conflicts }: ShownPack): string {
  const packs = [...new Set(conflicts.map(({ place }) => place.slice(0, place.indexOf('/'))))];
  return `With this pack on, ${conflicts.length} ${conflicts.length === 1 ? 'fault' : 'faults'} in ${listed(packs, 'and')}: what and where`;
}

function faultyWords({ adds }: ShownPack): string {
  return adds.length > 0 ? 'What is faulty in it is left out; the rest plays.' : 'Nothing of it plays before that is mended.';
}

/** What a pack is, brings and lacks. */
export function PackDetails({ pack, open = false }: { readonly pack: ShownPack; readonly open?: boolean }) {
  return (
    <>
      <p class="pack-short">
        {pack.inShort}. {pack.by}.
      </p>
      <p class="quiet">{pack.facts.join(' · ')}</p>
      {pack.text && <p>{pack.text}</p>}
      {pack.unread !== null && <p class="problem">{pack.unread}</p>}
      <dl class="pack-lists">
        <Listed title="It adds" items={pack.adds} />
        <Listed title="It changes" items={pack.changes} />
      </dl>
      {pack.errors > 0 && <p class="problem">{faultyWords(pack)}</p>}
      <Findings summary={findingsWords(pack)} findings={pack.findings} open={open && pack.errors > 0} />
      {pack.waits !== null && <p class="problem">{pack.waits} Bring it too: until then this pack is off, and nothing of it plays.</p>}
      <Findings summary={conflictsWords(pack)} findings={pack.conflicts} />
    </>
  );
}
