import { nodOdds, rerollOdds, skinOdds, type NodOdds, type RerollOdds, type SkinOdds, type View } from '../../rules/index.ts';
import { percent, type Words } from '../../../../hud/common/index.ts';

/** A question about a die that lies on the table: what is known of it, and which answer is the sensible one. */
export interface DicePrompt {
  readonly figure: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  readonly yes: string;
  readonly no: string;
  /** Leaving it is the better answer. */
  readonly keep: boolean;
}

function rerollPrompt({ leader, totals, leads, tie, again, left, worthwhile }: RerollOdds, words: Words): DicePrompt {
  const key = `${tie ? 'tie' : 'lead'}-${leads}`;
  return {
    figure: leader.id,
    title: words.say('dice-prompt', 'reroll', { figure: words.title(leader.id) }),
    lines: [
      words.say('dice-prompt', key, { most: Math.max(...totals), least: Math.min(...totals) }),
      words.say('dice-prompt', 'reroll-odds', { again: percent(again), stands: percent(leads === 'men' ? 1 : 0) }),
      words.say('dice-prompt', left === 1 ? 'reroll-last' : 'reroll-left', { left }),
    ],
    rules: ['D-046', 'D-049', 'D-052'],
    yes: words.say('dice-prompt', 'again'),
    no: words.say('dice-prompt', 'stand'),
    keep: !worthwhile,
  };
}

function nodPrompt({ man, die, lies, passed, passes, better, worse, worthwhile }: NodOdds, words: Words): DicePrompt {
  const what = words.say('dice-prompt', `die-${die}`);
  const came = passed === null ? 'lies' : passed ? 'passed' : 'failed';
  return {
    figure: man.id,
    title: words.say('dice-prompt', 'fate', { figure: words.title(man.id), card: words.card('godNods') }),
    lines: [
      words.say('dice-prompt', came, { die: what, face: lies }),
      passes
        ? words.say('dice-prompt', 'nod-passes', { passes: percent(passes) })
        : words.say('dice-prompt', 'nod-better', { better: percent(better), worse: percent(worse) }),
      words.say('dice-prompt', 'fate-left', { left: man.fate.filter((card) => card === 'godNods').length }),
    ],
    rules: ['D-233', 'D-236'],
    yes: words.say('dice-prompt', 'play', { card: words.card('godNods') }),
    no: words.say('dice-prompt', 'stand'),
    keep: !worthwhile,
  };
}

/** Two Hit Points can be saved at any blow, a life only at the one that takes it: for that the card is kept. */
function skinPrompt({ man, net, netWith, falls, fallsWith }: SkinOdds, words: Words): DicePrompt {
  const saves = falls && !fallsWith;
  const key = saves ? 'skin-saves' : falls ? 'skin-in-vain' : 'skin-lives';
  return {
    figure: man.id,
    title: words.say('dice-prompt', 'fate', { figure: words.title(man.id), card: words.card('thickSkin') }),
    lines: [
      words.say('dice-prompt', 'skin', { net, hp: man.hp, with: netWith }),
      words.say('dice-prompt', key),
      words.say('dice-prompt', 'fate-left', { left: man.fate.filter((card) => card === 'thickSkin').length }),
    ],
    rules: ['D-233', 'D-234'],
    yes: words.say('dice-prompt', 'play', { card: words.card('thickSkin') }),
    no: words.say('dice-prompt', 'keep'),
    keep: !saves,
  };
}

/** The open question about a die; null when none is asked. */
export function dicePrompt(view: View, words: Words): DicePrompt | null {
  const [reroll, nod, skin] = [rerollOdds(view), nodOdds(view), skinOdds(view)];
  if (reroll) return rerollPrompt(reroll, words);
  if (nod) return nodPrompt(nod, words);
  return skin && skinPrompt(skin, words);
}
