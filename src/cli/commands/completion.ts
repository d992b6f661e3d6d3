import { candidatesFor } from '../completion/candidates.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command } from '../options.ts';
import { print } from '../output.ts';

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
