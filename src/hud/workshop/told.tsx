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

export interface ResolvedLine {
  readonly path: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
  /** Whether it stands in a file of the draft. */
  readonly own: boolean;
}

/** Every value of a card as it comes out, with where it is written. */
export function Resolved({ lines, onGo }: { readonly lines: readonly ResolvedLine[]; readonly onGo: (line: ResolvedLine) => void }) {
  return (
    <table class="resolved">
      <caption class="quiet">What the card comes to, and where each value is written. Values of this pack stand out.</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Is</th>
          <th scope="col">Written in</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.path} class={line.own ? 'own' : 'inherited'}>
            <th scope="row">
              <code>{line.path}</code>
            </th>
            <td>
              <code>{line.value}</code>
            </td>
            <td>
              {line.own ? (
                <button type="button" class="link-button" onClick={() => onGo(line)}>
                  {line.file}, line {line.line}
                </button>
              ) : (
                <span class="quiet">
                  {line.file}, line {line.line}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
