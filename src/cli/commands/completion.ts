import { DONE, UsageError, FaultError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command, Completes, Described } from '../options.ts';
import { allOptions } from '../options.ts';
import { print } from '../output.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedCard } from '../../catalogue/index.ts';
import { inOneLine } from '../../catalogue/index.ts';

/** A word that may stand where the cursor is, and what it is. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** A call that is being written: the words before the one at the cursor, and that one as far as it is there. */
interface Written {
  readonly options: Readonly<Record<string, Described>>;
  readonly before: readonly string[];
  readonly at: string;
}

const plain = (words: readonly string[]): Candidate[] => words.map((word) => ({ word, about: '' }));
const commandNames = (commands: readonly Command[]): Candidate[] => commands.map(({ name, summary }) => ({ word: name, about: summary }));

function optionOf({ options }: Pick<Written, 'options'>, word: string): Described | null {
  const name = /^--([\w-]+)$/.exec(word)?.[1];
  return name !== undefined && Object.hasOwn(options, name) ? options[name]! : null;
}

const wantsValue = (option: Described | null): boolean => option?.type === 'string';

/** Whether a word stands behind an option that takes it for its value. */
function isValue(written: Written, place: number): boolean {
  return place > 0 && wantsValue(optionOf(written, written.before[place - 1]!));
}

function contentOf({ before }: Written): string[] {
  return before.flatMap((word, place) => (before[place - 1] === '--content' ? [word] : []));
}

function aboutCard({ kind, value }: ResolvedCard): string {
  const { name } = value as { readonly name?: string | { readonly en?: string } };
  const told = typeof name === 'string' ? name : name?.en;
  return told === undefined ? kind : `${kind}: ${inOneLine(told)}`;
}

/** Content that cannot be loaded has no cards to offer: a shell is no place for findings. */
function cardsFor({ load }: Loading, written: Written): readonly ResolvedCard[] {
  try {
    return load({ values: { content: contentOf(written) }, words: [] }).catalogue.cards;
  } catch (error) {
    if (error instanceof FaultError) return [];
    throw error;
  }
}

const CORE = 'core:';

/** By their short names and their whole ones; those of the core by the whole ones once somebody begins to write one. */
function named(card: ResolvedCard, at: string): Candidate[] {
  const about = aboutCard(card);
  const short = card.id.slice(card.id.indexOf(':') + 1);
  const whole = short === card.id ? `${CORE}${short}` : card.id;
  const words = whole !== card.id && !at.includes(CORE) ? [short] : [whole, short];
  return words.map((word) => ({ word, about }));
}

const HEAD = 'mod.yaml';
const DEEPEST = 2;

/** Folders in a folder that may hold packs; none of one that may not be read. */
function foldersIn(folder: string): string[] {
  try {
    const inside = readdirSync(folder, { withFileTypes: true });
    return inside.flatMap((each) => (each.isDirectory() && !/^\.|^node_modules$/.test(each.name) ? [each.name] : []));
  } catch {
    return [];
  }
}

/** What the head in a folder says of its pack; null where none can be read. */
function aboutPack(folder: string): string | null {
  try {
    const id = /^id: *(\S+)/m.exec(readFileSync(join(folder, HEAD), 'utf8'))?.[1];
    return inOneLine(`pack ${id ?? ''}`.trim());
  } catch {
    return null;
  }
}

/** Folders of packs below one, with their ids. */
function packsBelow(folder: string, depth = 0): Candidate[] {
  return foldersIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const about = aboutPack(path);
    // A name that the shell could not be given in one line cannot be completed.
    if (about !== null) return inOneLine(path) === path ? [{ word: path, about }] : [];
    return depth + 1 < DEEPEST ? packsBelow(path, depth + 1) : [];
  });
}

function valuesOf(loading: Loading, completes: Completes | undefined, written: Written): Candidate[] {
  if (completes === undefined || completes === 'files') return [];
  if (completes === 'packs') return packsBelow('.');
  if ('words' in completes) return plain(completes.words);
  const { cards } = completes;
  return cardsFor(loading, written)
    .filter(({ kind }) => cards === 'all' || cards.includes(kind))
    .flatMap((card) => named(card, written.at));
}

/** What the words beside the options are: an option without a value may make them others. */
function wordsOf(command: Command, written: Written): Completes | undefined {
  const words = written.before.filter((word, place) => !word.startsWith('-') && !isValue(written, place));
  if (command.words !== undefined && words.length >= command.words) return undefined;
  const changed = written.before.map((word) => optionOf(written, word)).find((option) => option?.type === 'boolean' && option.completes);
  return changed?.completes ?? command.completes?.[Math.min(words.length, command.completes.length - 1)];
}

function optionsFor({ options, before }: Written): Candidate[] {
  const left = Object.entries(options).filter(([name, { multiple }]) => multiple === true || !before.includes(`--${name}`));
  return left.map(([name, { help }]) => ({ word: `--${name}`, about: help }));
}

/** Of a list with commas the last entry is completed. */
function inList(candidates: readonly Candidate[], at: string): Candidate[] {
  const done = at.slice(0, at.lastIndexOf(',') + 1);
  return candidates.map(({ word, about }) => ({ word: done + word, about }));
}

function all(loading: Loading, command: Command, written: Written): Candidate[] {
  const { before, at } = written;
  const [, name = '', begun] = /^--([\w-]+)=(.*)$/s.exec(at) ?? [];
  if (begun !== undefined) {
    const values = inList(valuesOf(loading, optionOf(written, `--${name}`)?.completes, written), begun);
    return values.map(({ word, about }) => ({ word: `--${name}=${word}`, about }));
  }
  const last = before.at(-1);
  const option = last === undefined ? null : optionOf(written, last);
  if (wantsValue(option)) return inList(valuesOf(loading, option!.completes, written), at);
  return at.startsWith('-') ? optionsFor(written) : valuesOf(loading, wordsOf(command, written), written);
}

/** What may stand for the last of some words of a call; none where only the shell knows, such as a file. */
function candidatesFor(loading: Loading, commands: readonly Command[], words: readonly string[]): Candidate[] {
  const [name = '', ...rest] = words;
  const at = words.at(-1) ?? '';
  const fits = ({ word }: Candidate): boolean => word.startsWith(at);
  if (rest.length === 0) return [...commandNames(commands), { word: 'help', about: 'what a command takes' }].filter(fits);
  if (name === 'help') return rest.length === 1 ? commandNames(commands).filter(fits) : [];
  const command = commands.find((each) => each.name === name);
  if (!command) return [];
  return all(loading, command, { options: allOptions(command), before: rest.slice(0, -1), at }).filter(fits);
}

/** Scripts that ask the program at every press of Tab: what it prints is a candidate a line, then a tab and what it is. */

const BASH = `# bash: eval "$(damnatio completion bash)" in ~/.bashrc
# Names of packs have colons in them, at which bash would begin a new word.
COMP_WORDBREAKS=\${COMP_WORDBREAKS//:}
_damnatio() {
  local word words=()
  COMPREPLY=()
  # --beast=lion is three words to bash.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do [[ $word == = ]] || words+=("$word"); done
  [[ \${COMP_WORDS[COMP_CWORD]} == = ]] && words+=("")
  while IFS= read -r word; do
    word="\${word%%$'\\t'*}"
    [[ $word == *[!A-Za-z0-9_.,:/=@+-]* ]] && printf -v word %q "$word"
    COMPREPLY+=("$word")
  done < <(damnatio completion words -- "\${words[@]}" 2> /dev/null)
}
complete -o default -F _damnatio damnatio
`;

const ZSH = `#compdef damnatio
# zsh: eval "$(damnatio completion zsh)" in ~/.zshrc, below compinit
_damnatio() {
  local line
  local -a names shown
  while IFS= read -r line; do
    names+=("\${line%%$'\\t'*}")
    shown+=("\${line/$'\\t'/  -- }")
  done < <(damnatio completion words -- "\${(@)words[2,CURRENT]}" 2> /dev/null)
  if (( \${#names} )); then compadd -l -d shown -a names; else _files; fi
}
compdef _damnatio damnatio
`;

const FISH = `# fish: damnatio completion fish > ~/.config/fish/completions/damnatio.fish
function __damnatio_words
  set -l given (commandline -opc)
  set -e given[1]
  damnatio completion words -- $given (commandline -ct) 2> /dev/null
end
complete -c damnatio -a '(__damnatio_words)'
`;

const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;

const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
/** What the scripts call at every press of Tab, with the words after `damnatio`. */
const WORDS = 'words';

/** `damnatio completion`: what a shell needs to complete commands, options and ids; `commands` are all that it may complete. */
export function completionCommand(loading: Loading, commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    completes: [{ words: SHELLS }],
    usage: `completion ${SHELLS.join('|')}`,
    examples: SHELLS.map((shell) => `completion ${shell}`),
    summary:
      'Prints a script for a shell, whose first line says where it belongs: from then on Tab completes commands, options and the ids of cards, also those of the pack of the folder.',
    options: {},
    run(parsed) {
      const [shell, ...words] = parsed.words;
      if (shell === WORDS) {
        for (const { word, about } of candidatesFor(loading, commands(), words)) print(`${word}\t${about}`);
        return DONE;
      }
      const known = SHELLS.find((each) => each === shell);
      if (known === undefined || words.length > 0) throw new UsageError(`completion takes the name of a shell: ${SHELLS.join(', ')}`);
      process.stdout.write(SCRIPTS[known]);
      return DONE;
    },
  };
}
