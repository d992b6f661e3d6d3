import type { Lex } from '../../rules/index.ts';
import { LEX_CHOICES } from '../../rules/index.ts';
import type { LexTable } from '../../../../hud/setup/lex-choice.tsx';

type Toggle = keyof Lex;

interface Words {
  readonly name: string;
  readonly note: string;
}

/** Every toggle of the lex in words. */
const LEX_WORDS: Readonly<Record<Toggle, Words>> = {
  controlDie: { name: 'Die of the Control Check', note: 'A larger die lets luck weigh more than the ratings.' },
  tieKeeps: { name: 'A tied check changes nothing', note: 'Otherwise Control changes hands on a tie.' },
  retainNeedsGrip: { name: 'Keeping Control needs the grip', note: 'A beast whose prey is freed must roll again.' },
  intellectReroll: { name: 'A trained eye', note: 'A bestiarius may roll the Control die again.' },
  tieDie: { name: 'How ties between men are broken', note: 'By the tie number everybody sees, or by a die at the moment.' },
  whirlDropsPrey: { name: 'Whirling drops the prey', note: 'Turning on another man frees whoever it gripped.' },
  counterInBeastRounds: { name: 'The beast answers bystanders', note: 'Hits in a round of the beast are answered too.' },
  reluctant: { name: 'A reluctant beast', note: 'On 5 and 6 of a d6 it does nothing in Round One.' },
  wallSlam: { name: 'Into the wall', note: 'A beast that runs into the wall is shaken.' },
  anySubset: { name: 'Any of the men may move', note: 'Otherwise all move or none does.' },
  mayPass: { name: 'Men may hold their blow', note: 'Otherwise whoever can attack must.' },
  desperatio: { name: 'Desperatio', note: 'When half the noxii are left, the rest fight harder.' },
  wounds: { name: 'Wounds', note: 'Heavy blows mark head, body or legs, and the card changes.' },
  fateCards: { name: 'Fate cards', note: 'Men with Fate hold cards for the worst moment.' },
  optionalCards: { name: 'Three tricks and the javelin', note: 'Push him forward, Vault over, Into the door, Cast.' },
  roundLimit: { name: 'Rounds until the editor ends it', note: 'After them the hunt is a draw.' },
  gladiatorsVsBeasts: { name: 'Gladiators against beasts', note: 'The printed rules list no such pairing.' },
};

const LEX_GROUPS: readonly { readonly title: string; readonly toggles: readonly Toggle[] }[] = [
  { title: 'Control', toggles: ['controlDie', 'tieKeeps', 'retainNeedsGrip', 'intellectReroll'] },
  { title: 'The beast', toggles: ['whirlDropsPrey', 'counterInBeastRounds', 'reluctant', 'wallSlam', 'tieDie'] },
  { title: 'The men', toggles: ['anySubset', 'mayPass', 'desperatio', 'wounds', 'fateCards', 'optionalCards'] },
  { title: 'The programme', toggles: ['roundLimit'] },
];

/** A value of a toggle in words. */
function lexValueWords(toggle: string, value: boolean | number | string): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (toggle === 'controlDie') return `d${value}`;
  if (value === 'stored') return 'tie number';
  if (value === 'printed') return 'a die at the moment';
  return String(value);
}

/** The lex of a hunt. */
export const HUNT_LEX: LexTable = {
  choices: LEX_CHOICES,
  groups: LEX_GROUPS,
  words: (toggle) => LEX_WORDS[toggle as Toggle],
  valueWords: lexValueWords,
};
