import type { CareerHost } from './host.ts';

/** What is being fought out, and how far it is; nothing while nothing is. */
export function Progress({ host }: { readonly host: CareerHost }) {
  const busy = host.busy.value;
  return (
    <p role="status" class={busy ? 'quiet' : 'visually-hidden'}>
      {busy ? `${busy.text}${busy.answers > 0 ? `: ${busy.answers} answers so far` : ''} …` : ''}
    </p>
  );
}
