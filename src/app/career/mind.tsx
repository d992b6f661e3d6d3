import { useEffect, useState } from 'preact/hooks';
import type { Person } from '../../career/index.ts';
import { ScoutPanel, type Scouted } from '../../hud/ghost/index.ts';
import { behaviourOf } from '../bots.ts';
import { scoutedOf, vocabularyOf } from '../ghost/scouting.ts';
import { knownOf, loadScouted } from '../storage/scouted.ts';
import type { Vault } from '../storage/vault.ts';
import type { At } from './people.ts';

/** How somebody decides, in sentences, as far as it has been seen. */
export function Mind({ at, person, vault }: { readonly at: At; readonly person: Person; readonly vault: Vault }) {
  const { desk } = at.career.house.game;
  const behaviour = behaviourOf(desk, person.behaviour);
  const [scouted, setScouted] = useState<Scouted | null>(null);
  useEffect(() => {
    let current = true;
    setScouted(null);
    if (!behaviour) return undefined;
    void Promise.all([vocabularyOf(desk.id), loadScouted(vault)]).then(([words, known]) => {
      if (current && words) setScouted(scoutedOf(behaviour, words, knownOf(known, behaviour), null));
    });
    return () => void (current = false);
  }, [person.id, person.behaviour]);
  if (!behaviour) return <p>Nobody knows how he decides.</p>;
  return scouted ? <ScoutPanel {...scouted} /> : null;
}
