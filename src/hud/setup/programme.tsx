/** A set-up that somebody has thought of already. */
export interface ProgrammeItem {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface ProgrammeProps<Item extends ProgrammeItem> {
  readonly items: readonly Item[];
  readonly onTake: (item: Item) => void;
}

/** Set-ups that are taken at a press. */
export function Programme<Item extends ProgrammeItem>({ items, onTake }: ProgrammeProps<Item>) {
  return (
    <section class="programme" aria-labelledby="programme-title">
      <h2 id="programme-title">On the programme</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" class="button offered" onClick={() => onTake(item)}>
              <span class="offered-name">{item.name}</span>
              <span class="offered-text">{item.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
