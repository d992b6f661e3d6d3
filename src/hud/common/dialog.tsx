import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
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
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal?.();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={ref} class={`panel dialog ${name}`} aria-labelledby={heading} onClose={onClose} onCancel={onClose}>
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
