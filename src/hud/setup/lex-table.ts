import type { Messages } from '../../catalogue/index.ts';
import type { Lex } from '../../engine/lex/index.ts';
import type { LexTable } from './lex-choice.tsx';

/** The lex of a game as a set-up screen offers it, in the words of its group of messages. */
export function lexTable({ choices }: Lex, group: string, messages: Messages): LexTable {
  const words = messages[group] ?? {};
  const headings = [...new Set(Object.values(choices).flatMap((choice) => choice.group ?? []))];
  const under = (heading: string): string[] => Object.keys(choices).filter((key) => choices[key]!.group === heading);
  return {
    choices,
    groups: headings.map((heading) => ({ title: words[`group-${heading}`] ?? heading, toggles: under(heading) })),
    words: (toggle) => ({ name: words[toggle] ?? toggle, note: words[`${toggle}-note`] ?? '' }),
    valueWords: (toggle, value) => {
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return words[`${toggle}-${String(value).replace('.', '-')}`] ?? String(value);
    },
  };
}
