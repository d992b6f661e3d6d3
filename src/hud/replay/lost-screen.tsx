import { Screen } from '../page/index.ts';
import './lost-screen.css';
import type { Seal, Stopped } from '../../session/index.ts';
import { Icon } from '../common/index.ts';
import './seal-line.css';

export interface LostProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly ways: readonly string[];
  /** Ids of packs that are wanting: then the way to them is offered first. */
  readonly packs?: readonly string[];
}

/** The key that turns on what is wanting. */
interface TurnOn {
  readonly label: string;
  /** Whether it has been pressed. */
  readonly working: boolean;
  readonly goOn: () => void;
}

/** What cannot be shown: why, and what to do. */
export function LostScreen({ title, text, ways, packs = [], turnOn }: LostProps & { readonly turnOn?: TurnOn | undefined }) {
  const first = turnOn || packs.length === 0 ? 'button' : 'button primary';
  return (
    <Screen title={title}>
      <section class="panel lost" role="alert">
        <p>{text}</p>
        {ways.length > 0 && (
          <ul class="bulleted">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        )}
        <p>Nothing of yours has changed: your bouts, replays and settings are as they were.</p>
      </section>
      {turnOn?.working && <p role="status">The cards are dealt. This takes a moment …</p>}
      <p class="button-row">
        {turnOn && (
          <button type="button" class="button primary" disabled={turnOn.working} onClick={turnOn.goOn}>
            {turnOn.label}
          </button>
        )}
        {packs.length > 0 && (
          <a class={first} href="#/packs">
            Packs
          </a>
        )}
        <a class={packs.length > 0 ? 'button' : 'button primary'} href="#/">
          To the title
        </a>
        <a class="button" href="#/replays">
          Your replays
        </a>
      </p>
    </Screen>
  );
}

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

/** Where an old fight stops, because an answer of it fits the rules no more. */
function stops({ round, step, of, refusal }: Stopped): string {
  return `It stops in round ${round}, at answer ${step} of ${of}: ${refusal ? `the rules (${refusal.rule}) do not allow it any more` : 'the fight is over by then'}.`;
}

function words(seal: Seal): { sign: 'confirm' | 'info' | 'cancel'; text: string } {
  switch (seal.kind) {
    case 'verified':
      return { sign: 'confirm', text: 'Verified: set-up, cards, rules and every die are as they were.' };
    case 'end-only':
      return { sign: 'info', text: 'Sealed by its end only: it ends as recorded. An edition as old as this one vouches for nothing else.' };
    case 'played':
      return { sign: 'info', text: 'Played: those who fight in it have fought it now. The link says nothing of how it once ended.' };
    case 'altered':
      return { sign: 'cancel', text: `Altered: ${PARTS[seal.field]} not what was sealed. It is played as it is.` };
    case 'other-content': {
      if (seal.matches) return { sign: 'info', text: 'Recorded with other cards or rules; with those at hand it ends the same.' };
      const packs = seal.packs.length > 0 ? ` (${seal.packs.join(', ')})` : '';
      const way = seal.stopped
        ? `is played with those at hand. ${stops(seal.stopped)}`
        : 'is played with those at hand and goes another way.';
      return { sign: 'info', text: `Recorded with other cards or rules${packs}. It ${way}` };
    }
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
