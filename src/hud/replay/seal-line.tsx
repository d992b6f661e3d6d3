import type { Seal } from '../../session/index.ts';
import { Icon } from '../common/index.ts';
import './seal-line.css';

const PARTS: Readonly<Record<Extract<Seal, { kind: 'altered' }>['field'], string>> = {
  version: 'the version of its rules is',
  content: 'its cards are',
  packs: 'its packs are',
  seed: 'its seed is',
  setup: 'its set-up is',
  'setup.lex': 'its lex is',
  from: 'the position that it begins with is',
  actions: 'its answers are',
  hash: 'its end is',
};

function words(seal: Seal): { sign: 'confirm' | 'info' | 'cancel'; text: string } {
  switch (seal.kind) {
    case 'verified':
      return { sign: 'confirm', text: 'Verified: set-up, cards, rules and every die are as they were.' };
    case 'end-only':
      return { sign: 'info', text: 'Sealed by its end only: it ends as recorded. An edition as old as this one vouches for nothing else.' };
    case 'altered':
      return { sign: 'cancel', text: `Altered: ${PARTS[seal.field]} not what was sealed. It is played as it is.` };
    case 'other-content':
      return {
        sign: 'info',
        text: seal.matches
          ? 'Recorded with other cards or rules; with those at hand it ends the same.'
          : `Recorded with other cards or rules${seal.packs.length > 0 ? ` (${seal.packs.join(', ')})` : ''}. It is played with those at hand and goes another way.`,
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
