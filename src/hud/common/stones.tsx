import './stones.css';

interface StonesProps {
  readonly value: number;
  readonly full: number;
  readonly name: string;
  /** Stones of hit points are filled, those of Stamina are rings. */
  readonly kind: 'hp' | 'stamina';
}

/** A rating as a row of stones, missing ones hollow, with the number in words. */
export function Stones({ value, full, name, kind }: StonesProps) {
  const left = Math.max(0, value);
  return (
    <span class={`stones stones-${kind}`} role="img" aria-label={`${name} ${left} of ${full}`}>
      <span class="stones-row" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} class={i < left ? 'stone' : 'stone gone'} />
        ))}
      </span>
      <span class="stones-number" aria-hidden="true">
        {left}/{full}
      </span>
    </span>
  );
}
