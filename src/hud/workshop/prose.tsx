export interface ProseLine {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

interface ProseProps {
  readonly prose: readonly string[] | null;
  /** The difference from what it extends; null where it extends nothing. */
  readonly changes: readonly ProseLine[] | null;
  readonly parent: string | null;
  /** Only the difference, as the card itself stands above. */
  readonly brief?: boolean;
}

const SIGNS = { same: '', removed: '\u2212', added: '+' } as const;
const WORDS = { same: '', removed: 'No more: ', added: 'Now: ' } as const;

/** A card in sentences, and what it says otherwise than what it extends. */
export function Prose({ prose, changes, parent, brief = false }: ProseProps) {
  const told = changes?.filter(({ type }) => type !== 'same') ?? [];
  return (
    <div class="prose-view">
      {changes && parent !== null && (
        <section aria-labelledby="prose-changes">
          <h3 id="prose-changes">Otherwise than {parent}</h3>
          {told.length === 0 ? (
            <p class="quiet">Nothing yet: it does what {parent} does.</p>
          ) : (
            <ul class="prose-diff">
              {told.map(({ type, text }, i) => (
                <li key={i} class={type}>
                  <span class="prose-sign" aria-hidden="true">
                    {SIGNS[type]}
                  </span>
                  <span>
                    <span class="visually-hidden">{WORDS[type]}</span>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {brief ? null : (
        <section aria-labelledby="prose-whole">
          <h3 id="prose-whole">The card in sentences</h3>
          {prose ? prose.map((line, i) => <p key={i}>{line}</p>) : <p class="quiet">Cards of this kind are not told in sentences.</p>}
        </section>
      )}
    </div>
  );
}
