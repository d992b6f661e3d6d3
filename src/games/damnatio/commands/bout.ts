import {
  meantAmong,
  nameAmong,
  numberOption,
  textOption,
  UsageError,
  type BoutAsked,
  type BoutCommands,
  type Described,
} from '../../../cli/index.ts';
import { setupOfHunt, type HuntGame } from '../desk/index.ts';
import { huntSetup, LEX, type HuntSetup } from '../rules/index.ts';

/** Options that say which hunt. */
const options: Readonly<Record<string, Described>> = {
  beast: {
    type: 'string',
    value: 'ID[,ID]',
    help: 'the beast, two against each other, or several against --side (lion)',
    completes: { cards: ['beast'] },
  },
  side: {
    type: 'string',
    value: 'SIDE',
    help: 'noxii:N drawn by lot, or ids: mamertinus, bullarius,bullarius, syrus,dama (noxii:4)',
    completes: { cards: ['noxius', 'bestiarius'] },
  },
  hunt: {
    type: 'string',
    value: 'ID',
    help: 'a named hunt of the content',
    without: ['beast', 'side', 'elite', 'arena'],
    completes: { cards: ['hunt'] },
  },
  policy: {
    type: 'string',
    value: 'NAME',
    help: 'skilled, newcomer, naive or random (skilled)',
    completes: { words: ['skilled', 'newcomer', 'naive', 'random'] },
  },
  elite: { type: 'string', value: '0-3', help: 'elite grade of the beast (0)', completes: { words: ['0', '1', '2', '3'] } },
};

/** Enough for the set-up check to refuse the party, and no more. */
const MORE_THAN_ANY_PARTY = 100;

/** `noxii:4`, `mamertinus`, `bullarius+bullarius`, `mamertinus,noxii:2`. */
export function readSide(text: string): { men: string[]; draw: number } {
  const men: string[] = [];
  let draw = 0;
  for (const part of text
    .split(/[,+]/)
    .map((word) => word.trim())
    .filter(Boolean)) {
    const lots = /^noxii(?::(\d+))?$/.exec(part);
    const many = /^([\w.-]+(?::[a-zA-Z][\w-]*)?):(\d+)$/.exec(part);
    if (lots) draw += Number(lots[1] ?? 4);
    else if (many) men.push(...Array<string>(Math.min(Number(many[2]), MORE_THAN_ANY_PARTY)).fill(many[1]!));
    else men.push(part);
  }
  return { men, draw };
}

function namedHunt({ content, lex }: BoutAsked<HuntGame>, id: string): HuntSetup {
  const known = Object.keys(content.hunts);
  const hunt = content.hunts[nameAmong(known, id)];
  if (!hunt) throw new UsageError(`--hunt: there is no hunt "${id}"; ${meantAmong(known, id)}`);
  const setup = setupOfHunt(hunt);
  return { ...setup, lex: { ...setup.lex, ...lex } };
}

/** Names of an option as the content has them. Throws `UsageError` for one that it has not, with the one that was probably meant. */
function typed(parsed: BoutAsked<HuntGame>['parsed'], option: string, names: readonly string[], known: readonly string[]): string[] {
  return names.map((name) => {
    const found = nameAmong(known, name);
    if (known.includes(found) || parsed.values[option] === undefined) return found;
    throw new UsageError(`--${option}: there is no "${name}"; ${meantAmong(known, name)}`);
  });
}

/** The hunt that the options ask for. */
function setup(asked: BoutAsked<HuntGame>): HuntSetup {
  const { parsed, arena, lex } = asked;
  const named = parsed.values['hunt'];
  if (typeof named === 'string') return namedHunt(asked, named);
  const { beasts: cards, men, arenas } = asked.content;
  const beasts = typed(parsed, 'beast', textOption(parsed, 'beast', 'lion').split(','), Object.keys(cards));
  const severalBeasts = lex.severalBeasts === true || (beasts.length > 1 && parsed.values['side'] !== undefined);
  const listed = readSide(textOption(parsed, 'side', beasts.length > 1 && !severalBeasts ? '' : 'noxii:4'));
  const side = { ...listed, men: typed(parsed, 'side', listed.men, Object.keys(men)) };
  const elite = numberOption(parsed, 'elite', 0, 0, 3) as HuntSetup['elite'];
  const terms = severalBeasts ? { ...lex, severalBeasts } : lex;
  return huntSetup({ beasts, ...side, elite, arena: typed(parsed, 'arena', [arena ?? 'harena'], Object.keys(arenas))[0]!, lex: terms });
}

/** Hunts by options, and how they are told. */
export const bout: BoutCommands<HuntGame> = {
  options,
  example: '--beast bear --side mamertinus',
  setup,
  lex: LEX,
  botOption: 'policy',
  compared: 'beast',
  command: { name: 'hunt', summary: 'Plays one hunt and tells it. The same seed gives the same hunt.' },
};
