import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A native modal dialog: focus stays inside, Escape closes, focus comes back. */
export function Dialog({ title, onClose, class: name = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current!;
    dialog.showModal?.();
    return () => {
      dialog.close?.(); // nothing outside takes the focus as long as it is open
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closed = ({ currentTarget }: Event): void => {
    if ((currentTarget as HTMLElement).isConnected) onClose(); // else it was taken away, and nobody closes it
  };
  return (
    <dialog ref={ref} class={`panel dialog ${name}`} aria-labelledby={heading} onClose={closed} onCancel={onClose}>
      <header class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button icon-button" onClick={onClose} aria-label="Close">
          <Icon sign="cancel" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
