import { Dialog } from '../common/index.ts';
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

/** The keys of the arena. */
export function HelpDialog() {
  const { model } = useArena();
  if (!model.help.value) return null;
  return (
    <Dialog title="Keys" onClose={() => (model.help.value = false)}>
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
