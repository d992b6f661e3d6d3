import { branchesOf, branchText, type Behaviour, type Branch, type Words } from '../../engine/mind/index.ts';
import { capital } from '../../engine/text/index.ts';

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
