import { useContext } from 'preact/hooks';
import { Dialog, RuleRef, Told } from '../common/index.ts';
import { GhostContext } from '../ghost/index.ts';
import { ChanceContext } from './chance-line.tsx';
import type { AnyFight } from './fight-model.ts';
import { keyRows, type KeysAtHand, type KeysOfGame } from './help-rows.ts';
import './help-dialog.css';

/** What the help of a game says. */
export interface HelpOfGame {
  readonly title: string;
  /** Sentences for whoever has never heard of the rules, each with the rule that says it in full. */
  readonly inShort: readonly (readonly [text: string, rule: string])[];
  readonly keys: KeysOfGame;
}

interface HelpDialogProps {
  readonly model: Pick<AnyFight, 'help' | 'glossary' | 'settings' | 'flow' | 'foesReach'>;
  readonly help: HelpOfGame;
}

function keysAtHand({ settings, flow, foesReach }: HelpDialogProps['model'], chance: boolean, ghost: boolean): KeysAtHand {
  return {
    letters: settings.value.letterKeys,
    deputy: flow.canDepute,
    played: flow.isPlayed.value,
    concede: flow.concede !== null,
    reach: foesReach.isKnown,
    chance,
    ghost,
  };
}

/** How it goes, and the keys. */
export function HelpDialog({ model, help: { title, inShort, keys } }: HelpDialogProps) {
  const chance = useContext(ChanceContext);
  const ghost = useContext(GhostContext);
  if (!model.help.value) return null;
  const hand = keysAtHand(model, chance !== null, ghost !== null);
  return (
    <Dialog title={title} onClose={() => (model.help.value = false)}>
      <ol class="round-short bulleted">
        {inShort.map(([text, rule]) => (
          <li key={rule}>
            <Told text={text} /> <RuleRef id={rule} />
          </li>
        ))}
      </ol>
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            model.help.value = false;
            model.glossary.value = true;
          }}
        >
          All words of the rules
        </button>
      </p>
      <h3>Keys</h3>
      <table class="keys">
        <tbody>
          {keyRows(keys, hand).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd class="key">{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {hand.letters
          ? 'The keys are bound by their place on the keyboard. Single letters can be switched off in the settings.'
          : 'Single letters, and the digits of answers, are switched off in the settings.'}
      </p>
    </Dialog>
  );
}
