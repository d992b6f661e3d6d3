/** A question with two answers: the likelier wish is on the one button, the other has the number key 1. */
export interface TwoWaysProps {
  readonly yes: string;
  readonly no: string;
  /** The refusal is the likelier wish. */
  readonly keep?: boolean;
  readonly answer: (use: boolean) => void;
}
