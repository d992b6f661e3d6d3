import { branchesOf, branchText, type Behaviour, type Branch, type Words } from '../engine/mind/index.ts';
import { capital } from '../engine/text/index.ts';
import type { GameCards } from './game-cards.ts';
import type { Catalogue, ProgrammeCard } from './types.ts';
import { formatDice, type Dice } from '../engine/dice/index.ts';

export interface ProseDiff {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What a sentence says, whatever its number: a step that only moved is the same. */
const unnumbered = (sentence: string): string => sentence.replace(/^(\s*)\d+\. /, '$1');

/**
 * The sentences of two cards side by side: what only the first says is removed, what only the second says is added; what
 * both say stands as the second has it.
 */
export function diffProse(a: readonly string[], b: readonly string[]): ProseDiff[] {
  const [before, after] = [a.map(unnumbered), b.map(unnumbered)];
  const common = longestCommon(before, after);
  const out: ProseDiff[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && before[i] === after[j]) {
      out.push({ type: 'same', text: b[j]! });
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      out.push({ type: 'removed', text: a[i]! });
      i += 1;
    } else {
      out.push({ type: 'added', text: b[j]! });
      j += 1;
    }
  }
  return out;
}

/** Length of the longest common run of sentences from (i, j) to the ends. */
function longestCommon(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
}

function lines(branches: readonly Branch[], number: string): string[] {
  return branches.flatMap((branch, i) => {
    const own = `${number}${i + 1}.`;
    return [`${own} ${branch.say === null ? '' : `${branch.say} `}${branchText(branch)}`, ...lines(branch.branches, own)];
  });
}

/** How somebody fights, in sentences: who he is, his branches in their order, and what he cares about more or less than others. */
export function proseOfBehaviour(behaviour: Behaviour, words: Words): string[] {
  const { name, about, weights } = behaviour;
  const cares = Object.entries(weights).flatMap(([weight, by]) => (by === undefined ? [] : [`${weight} ${by}`]));
  return [
    `${capital(name)}.`,
    about,
    'He takes the first of these that holds:',
    ...lines(branchesOf(behaviour, words), ''),
    ...(cares.length > 0 ? [`What he cares about more or less than others, with 1 for as much: ${cares.join(', ')}.`] : []),
  ];
}

/** A programme in plain sentences, the first with its name; then a bout each. */
export function proseOfProgramme(
  { name, text, bouts }: ProgrammeCard,
  games: readonly GameCards[],
  content: Catalogue['content'],
): string[] {
  const told = bouts.map((bout, place) => {
    const own = content[bout.game];
    const who = own ? games.find(({ game }) => game === bout.game)!.bouts!.prose(own, bout) : bout.game;
    return `Bout ${place + 1}: ${bout.name === undefined ? capital(who) : `${bout.name}, ${who}`}.`;
  });
  return [`${name}.`, text, ...told];
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a spear`, `an axe`. */
export const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const diceText = (dice: Dice): string => formatDice(dice);

export const inTwenty = (n: number): string => `${n} in 20`;

/** A fraction in words where there is one. */
export function share(fraction: number): string {
  const known: Readonly<Record<string, string>> = { '0.25': 'a quarter of', '0.5': 'half', '0.75': 'three quarters of', '1': 'all' };
  return known[String(fraction)] ?? `${Math.round(fraction * 100)} % of`;
}
