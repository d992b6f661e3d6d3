export interface TwoWaysProps {
  readonly yes: string;
  readonly no: string;
  /** The refusal is the likelier wish. */
  readonly keep?: boolean;
  readonly answer: (use: boolean) => void;
}

/** A question with two answers. */
export function TwoWays({ yes, no, keep = false, answer }: TwoWaysProps) {
  return (
    <p class="two-ways">
      <button type="button" class={`button ${keep ? '' : 'primary'}`} data-answer="yes" onClick={() => answer(true)}>
        {yes}
      </button>
      <button type="button" class={`button ${keep ? 'primary' : ''}`} data-answer="no" onClick={() => answer(false)}>
        {no}
      </button>
    </p>
  );
}
