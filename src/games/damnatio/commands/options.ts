import type { PolicyName } from '../bots/index.ts';
import type { Catalogue } from '../../../catalogue/index.ts';
import { SetupError } from '../../../engine/bout/index.ts';
import type { HuntSetup, Lex } from '../rules/index.ts';
import { checkSetup, damnatioContent, huntSetup, LEX } from '../rules/index.ts';
import { UsageError } from '../../../cli/fault.ts';
import type { Described, Parsed } from '../../../cli/options.ts';
import { choiceOption, numberOption, textOption } from '../../../cli/options.ts';

/** Options that say which hunt: shared by `hunt` and `sim`. */
export const HUNT_OPTIONS: Readonly<Record<string, Described>> = {
  beast: { type: 'string', value: 'ID[,ID]', help: 'the beast, or two to set against each other (lion)' },
  side: { type: 'string', value: 'SIDE', help: 'noxii:N drawn by lot, or ids: mamertinus, bullarius,bullarius, syrus,dama (noxii:4)' },
  hunt: { type: 'string', value: 'ID', help: 'a named hunt of the content instead of --beast and --side' },
  policy: { type: 'string', value: 'NAME', help: 'skilled, naive or random (skilled)' },
  seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
  elite: { type: 'string', value: '0-3', help: 'elite grade of the beast (0)' },
  arena: { type: 'string', value: 'ID', help: 'the arena (harena)' },
  lex: { type: 'string', multiple: true, value: 'KEY=VALUE', help: 'a toggle, such as wounds=true; may be repeated' },
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
    const many = /^([\w.-]+):(\d+)$/.exec(part);
    if (lots) draw += Number(lots[1] ?? 4);
    else if (many) men.push(...Array<string>(Math.min(Number(many[2]), MORE_THAN_ANY_PARTY)).fill(many[1]!));
    else men.push(part);
  }
  return { men, draw };
}

function readLex(parsed: Parsed): Partial<Lex> {
  const entries = ((parsed.values['lex'] as string[] | undefined) ?? []).map((text) => {
    const [key = '', value = ''] = text.split('=');
    if (!Object.hasOwn(LEX.choices, key))
      throw new UsageError(`--lex: there is no toggle "${key}"; there is ${Object.keys(LEX.choices).join(', ')}`);
    const typed = value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value;
    return [key, typed] as const;
  });
  return Object.fromEntries(entries) as Partial<Lex>;
}

/** The set-up that the options ask for. Throws `UsageError` where the rules do not allow it. */
export function readHunt(parsed: Parsed, catalogue: Catalogue): HuntSetup {
  const content = damnatioContent(catalogue);
  const named = parsed.values['hunt'];
  const lex = readLex(parsed);
  let setup: HuntSetup;
  if (typeof named === 'string') {
    const hunt = content.hunts[named];
    if (!hunt) throw new UsageError(`--hunt: there is no hunt "${named}"; there is ${Object.keys(content.hunts).join(', ')}`);
    const side = 'draw' in hunt.men ? { men: [], draw: hunt.men.draw } : { men: hunt.men, draw: 0 };
    setup = huntSetup({ beasts: hunt.beasts, ...side, elite: hunt.elite, arena: hunt.arena, lex: { ...hunt.lex, ...lex } });
  } else {
    const beasts = textOption(parsed, 'beast', 'lion').split(',');
    const side = readSide(textOption(parsed, 'side', beasts.length > 1 ? '' : 'noxii:4'));
    const elite = numberOption(parsed, 'elite', 0, 0, 3) as HuntSetup['elite'];
    setup = huntSetup({ beasts, ...side, elite, arena: textOption(parsed, 'arena', 'harena'), lex });
  }
  try {
    checkSetup(content, setup);
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
  return setup;
}

export function readPolicy(parsed: Parsed): PolicyName {
  return choiceOption(parsed, 'policy', ['skilled', 'naive', 'random'], 'skilled');
}
