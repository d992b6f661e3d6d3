import { branchesOf, type Behaviour, type Words } from '../../engine/mind/index.ts';
import type { Scouted } from '../../hud/ghost/index.ts';
import type { Game } from '../../session/index.ts';
import { behaviourOf } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import { knownOf, loadScouted } from '../storage/scouted.ts';
import type { Vault } from '../storage/vault.ts';
import type { Notebook } from './notebook.ts';
import type { Telling } from './tell.ts';

/** The words of a game's behaviours; null for a game without. */
export async function vocabularyOf(game: string): Promise<Words | null> {
  const { words } = await import('virtual:behaviour-words');
  return Object.hasOwn(words, game) ? words[game]! : null;
}

/** A behaviour as a scout tells of it. */
export function scoutedOf(behaviour: Behaviour, words: Words, known: ReturnType<typeof knownOf>, who: string | null): Scouted {
  const { id, name, about } = behaviour;
  return { id, name, about, who, branches: branchesOf(behaviour, words), ...known };
}

/** The same with what has been seen of it so far; null for a game without words for behaviours. */
export async function scoutedBy(game: string, vault: Vault, behaviour: Behaviour): Promise<Scouted | null> {
  const [words, known] = await Promise.all([vocabularyOf(game), loadScouted(vault)]);
  return words && scoutedOf(behaviour, words, knownOf(known, behaviour), null);
}

interface Fought<G extends Game> {
  readonly setup: G['setup'];
  readonly controllers: Controllers;
  /** Null where nothing is written down. */
  readonly notebook: Notebook | null;
}

/** The ways of fighting in a bout, each once, with those who fight so. */
export function scoutedIn<G extends Game>(
  { desk, words, vocabulary }: Telling<G>,
  { setup, controllers, notebook }: Fought<G>,
): Promise<Scouted[]> {
  const by = new Map<Behaviour, string[]>();
  for (const { figure } of desk.seats(setup)) {
    const behaviour = behaviourOf(desk, controllers[figure]);
    if (behaviour) by.set(behaviour, [...(by.get(behaviour) ?? []), words.title(figure)]);
  }
  return Promise.all(
    [...by].map(async ([behaviour, names]) => {
      const known = (await notebook?.known(behaviour)) ?? { seen: new Set<string>(), bouts: 0 };
      return scoutedOf(behaviour, vocabulary, known, names.join(', '));
    }),
  );
}
