import { UsageError } from '../fault.ts';
import type { Described, Parsed } from '../options.ts';

type Options = Readonly<Record<string, Described>>;

/** Options that games have of their own, by game. Games may share one; its form is that of the first. */
export type OwnOptions = readonly { readonly game: string; readonly options: Options }[];

function ownersOf(own: OwnOptions, name: string): OwnOptions {
  return own.filter(({ options }) => Object.hasOwn(options, name));
}

/** What each game says of an option: `one, another: …; a third: …`. */
function helpOf(own: OwnOptions, name: string): string {
  const games = new Map<string, string[]>();
  for (const { game, options } of ownersOf(own, name)) {
    const { help } = options[name]!;
    games.set(help, [...(games.get(help) ?? []), game]);
  }
  return [...games].map(([help, ids]) => `${ids.join(', ')}: ${help}`).join('; ');
}

/** Cards that the value may be in any of the games. */
function completesOf(own: OwnOptions, name: string): Pick<Described, 'completes'> {
  const kinds = ownersOf(own, name).flatMap(({ options }) => kindsOf(options[name]!));
  return kinds.length === 0 ? {} : { completes: { cards: [...new Set(kinds)] } };
}

/** The kinds of cards that an option takes by their ids. */
export function kindsOf({ completes }: Described): readonly string[] {
  return typeof completes === 'object' && 'cards' in completes && completes.cards !== 'all' ? completes.cards : [];
}

/** The options of all games as those of one command; where there are several games, help says whose each is. */
export function allOf(own: OwnOptions): Options {
  const names = [...new Set(own.flatMap(({ options }) => Object.keys(options)))];
  const one = (name: string): Described => {
    const described = ownersOf(own, name)[0]!.options[name]!;
    return own.length === 1 ? described : { ...described, help: helpOf(own, name), ...completesOf(own, name) };
  };
  return Object.fromEntries(names.map((name) => [name, one(name)]));
}

/** Throws `UsageError` for an option that only other games have. */
export function refuseOthers(parsed: Parsed, own: OwnOptions, game: string): void {
  for (const name of Object.keys(parsed.values)) {
    const owners = ownersOf(own, name).map((each) => each.game);
    if (owners.length > 0 && !owners.includes(game)) throw new UsageError(`--${name} goes with --ruleset ${owners.join(' or ')}`);
  }
}
