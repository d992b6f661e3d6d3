import type { ThrownAgain } from '../../../cli/index.ts';
import type { View } from '../rules/index.ts';
import { weaponEntries } from '../rules/index.ts';

/** Dice that choose one of so many weapons, when none is thrown again. */
function diceToChoose(count: number): number {
  let dice = 0;
  for (let span = 1; span < count; span *= 6) dice += 1;
  return dice;
}

/** Both dice of a grapple's double, and the face of a weapon's choice beyond the equal shares, are thrown again at once. */
export function thrownAgain(view: View): ThrownAgain {
  let choosing = 0;
  return (event, dice) => {
    if (event.type === 'clashed' && event.rules.includes('M-328') && dice === 2) return true;
    if (event.type !== 'rolled' || event.roll.why !== 'weapon-choice') return false;
    choosing += 1;
    return choosing > diceToChoose(weaponEntries(view, view.world.ids.indexOf(event.figure)).length);
  };
}
