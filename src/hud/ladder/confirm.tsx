import { Dialog } from '../common/index.ts';

/** What is asked before something is done that cannot be taken back. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The button that does it. */
  readonly yes: string;
}

interface ConfirmProps extends Question {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once; the way out comes first. */
export function Confirm({ title, text, yes, onYes, onClose }: ConfirmProps) {
  const go = (): void => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p class="button-row">
        <button type="button" class="button" onClick={onClose}>
          Leave it as it is
        </button>
        <button type="button" class="button primary" onClick={go}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
