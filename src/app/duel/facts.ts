import type { FigureKit } from '../../art/index.ts';
import type { Names, Words } from '../../hud/common/index.ts';
import { listed, wordsOf } from '../../hud/common/index.ts';
import type { FateOf } from '../../hud/end/index.ts';
import { initials } from '../../hud/fight/index.ts';
import type { BoutOf, Duels, Game, NamedBy, Sided } from '../../session/index.ts';
import { titlesOf } from '../../session/index.ts';
import type { RosterTerms } from '../roster-link.ts';

/** What pages of bouts between sides have in common, for games whose fighters each name their side. */

/** A game of fighters on sides. */
export interface DuelGame extends Game {
  readonly content: Game['content'] & object;
  readonly setup: Game['setup'] & Sided & { readonly arena: string | null; readonly lex: object; readonly position: object | null };
  readonly state: Game['state'] & {
    readonly fighters: readonly { readonly id: string; readonly card: string; readonly side: string; readonly cell: number }[];
    readonly outcome: { readonly winner: string | null } | null;
  };
}

/** What became of somebody, as the game tells it. */
export interface FateOfFighter {
  readonly fate: 'spared' | 'dead' | 'standing';
  /** What is left of his life, as a share. */
  readonly life: number;
  readonly kind: FateOf['kind'];
  readonly kit?: FigureKit;
  /** What he is called there, and what stands before what became of him. */
  readonly name: string;
  readonly title: string;
  readonly arcs: NonNullable<FateOf['arcs']>;
}

/** What a page must know of a game. */
export interface DuelFacts<G extends DuelGame> {
  readonly duels: Duels<G>;
  readonly address: string;
  readonly terms: RosterTerms;
  names(this: void, world: G['world'], state: G['state'], by?: NamedBy): Names;
  /** What may be chosen for an entrant of a set-up beside his card. */
  traitsOf(this: void, setup: G['setup'], index: number): readonly string[];
  fate(this: void, bout: BoutOf<G>, index: number, words: Words): FateOfFighter;
}

export function wordsIn<G extends DuelGame>(
  { names }: DuelFacts<G>,
  { world, state }: Pick<BoutOf<G>, 'world' | 'state'>,
  by: NamedBy,
): Words {
  return wordsOf(by.messages, names(world, state, by));
}

export function sideTitlesIn<G extends DuelGame>({ duels: { title } }: DuelFacts<G>, content: G['content'], setup: G['setup']): string[] {
  return titlesOf(setup, (cards) => title(content, cards));
}

/** Titles of sides; where several have the same, each says who stands in it. */
export function titledApart(titles: readonly string[], people: readonly (readonly string[])[]): string[] {
  return titles.map((title, place) =>
    titles.filter((other) => other === title).length > 1 ? `${title} (${listed(people[place]!)})` : title,
  );
}

/** Everybody and what became of him. */
export function fatesIn<G extends DuelGame>({ fate }: DuelFacts<G>, bout: BoutOf<G>, words: Words): FateOf[] {
  const { fighters, outcome } = bout.state;
  const sides = [...new Set(fighters.map(({ side }) => side))];
  const letters = initials(fighters.map(({ id }) => words.short(id)));
  return fighters.map(({ id, card, side }, index): FateOf => {
    const { fate: fell, life, title, ...rest } = fate(bout, index, words);
    const state = fell === 'standing' && outcome?.winner === side ? 'winner' : fell;
    return {
      ...rest,
      id,
      card,
      weapon: null,
      state,
      word: [title, words.say('became', state)].filter(Boolean).join(', '),
      hp: life,
      size: fighters.length <= 4 ? 92 : 68,
      place: sides.indexOf(side),
      initial: letters[index]!,
    };
  });
}
