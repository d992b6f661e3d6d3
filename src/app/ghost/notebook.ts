import { canonicalJson, fingerprint } from '../../engine/bout/index.ts';
import { chosenAt, type Behaviour, type Decided } from '../../engine/mind/index.ts';
import type { GameSetup } from '../../session/index.ts';
import { treeHash } from '../../session/index.ts';
import { keepScouted, knownOf, loadScouted } from '../storage/scouted.ts';
import type { Vault } from '../storage/vault.ts';

/** What the player sees opponents do in one fight, and what he knew before. */
export interface Notebook {
  /** A decision of one of them was shown. */
  note(behaviour: Behaviour, decided: Pick<Decided<unknown>, 'passed'>): void;
  /** Writes down what was noted. */
  keep(): Promise<void>;
  known(behaviour: Behaviour): Promise<ReturnType<typeof knownOf>>;
}

/** The same fight is the same set-up with the same dice, however often it is fought or watched. */
function fightOf(setup: GameSetup, seed: string): string {
  return fingerprint(canonicalJson([setup, seed]));
}

export function notebookOf(vault: Vault, { setup, seed }: { readonly setup: GameSetup; readonly seed: string }): Notebook {
  const fights = [fightOf(setup, seed)];
  const noted = new Map<string, { readonly behaviour: Behaviour; readonly seen: Set<string> }>();
  let fresh = false;
  return {
    note(behaviour, decided) {
      const of = noted.get(behaviour.id) ?? { behaviour, seen: new Set<string>() };
      const place = chosenAt(behaviour, decided)?.join('.');
      fresh ||= !noted.has(behaviour.id) || (place !== undefined && !of.seen.has(place));
      noted.set(behaviour.id, of);
      if (place !== undefined) of.seen.add(place);
    },
    async keep() {
      if (!fresh) return;
      fresh = false;
      await keepScouted(
        vault,
        [...noted.values()].map(({ behaviour, seen }) => ({ behaviour: behaviour.id, tree: treeHash(behaviour), seen: [...seen], fights })),
      );
    },
    async known(behaviour) {
      await this.keep();
      return knownOf(await loadScouted(vault), behaviour);
    },
  };
}
