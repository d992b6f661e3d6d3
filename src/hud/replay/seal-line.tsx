import type { Seal } from '../../session/index.ts';
import { Icon } from '../common/index.ts';

function words(seal: Seal): { sign: 'confirm' | 'info' | 'cancel'; text: string } {
  switch (seal.kind) {
    case 'verified':
      return { sign: 'confirm', text: 'Verified: cards, rules and every die are as they were.' };
    case 'other-content':
      return {
        sign: 'info',
        text: seal.matches
          ? 'Recorded with other cards or rules; with those at hand it ends the same.'
          : 'Recorded with other cards or rules. It is played with those at hand and goes another way.',
      };
    case 'differs':
      return { sign: 'cancel', text: `Differs in round ${seal.round}: ${seal.reason}. Everything before it is as recorded.` };
  }
}

/** Whether the replay shows what was recorded. */
export function SealLine({ seal }: { readonly seal: Seal }) {
  const { sign, text } = words(seal);
  return (
    <p class={`seal seal-${seal.kind}`}>
      <Icon sign={sign} /> {text}
    </p>
  );
}
