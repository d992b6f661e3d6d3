import { Dialog, RuleRef } from '../common/index.ts';
import { useArena } from './arena-context.ts';

const KEYS = [
  ['Q W E · A S D', 'one hex in that direction'],
  ['Arrows', 'move over the hexes'],
  ['Enter', 'choose: a man, or where he goes'],
  ['Shift + Q … D', 'which way the man looks'],
  ['Tab, Shift + Tab', 'next man, the man before'],
  ['1 – 9', 'a card of the hand'],
  ['Space', 'commit, or go on'],
  ['Z, Shift + Z', 'undo, redo'],
  ['H', 'hold all'],
  ['T', 'threat: none, lane, lane and arcs'],
  ['C', 'whom will it turn on'],
  ['G', 'what the beast went through before'],
  ['L', 'the log'],
  ['I', 'explain: the law behind the odds'],
  ['R', 'say it again'],
  [', .', 'slower, faster'],
  ['Esc', 'back to the arena'],
  ['?', 'these keys'],
] as const;

/** A round for whoever has never heard of the rules; each sentence with the rule that says it in full. */
const ROUND = [
  ['Each round both sides throw a die for Control; Round One belongs to the beast.', 'D-046'],
  ['In Control, the beast goes for one man by the steps of its card. He plays a Defend card; then the others strike or move.', 'D-128'],
  ['If the men are in Control, all of them move or none. Then everyone who can strikes once, in your order.', 'D-095'],
  ['After the strikes it turns on whoever hurt it most. The bars tell whom that will be.', 'D-118'],
] as const;

function RoundInShort() {
  return (
    <ol class="round-short">
      {ROUND.map(([text, rule]) => (
        <li key={rule}>
          {text} <RuleRef id={rule} />
        </li>
      ))}
    </ol>
  );
}

/** How a round goes, and the keys of the arena. */
export function HelpDialog() {
  const { model } = useArena();
  if (!model.help.value) return null;
  return (
    <Dialog title="A round in short" onClose={() => (model.help.value = false)}>
      <RoundInShort />
      <h3>Keys</h3>
      <table class="keys">
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd class="key">{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">The keys are bound by their place on the keyboard. Single letters can be switched off in the settings.</p>
    </Dialog>
  );
}
