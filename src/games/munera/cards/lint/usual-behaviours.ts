import { spellingHint, type Fault, type Lint } from '../../../../catalogue/index.ts';
import { armedEntries } from '../kinds.ts';
import { behavioursOf } from '../usual.ts';

/** Whoever usually fights by a behaviour is on the sand, else nobody is wrong but the list; and by one of a pack only. */
export const usualBehaviours: Lint = (draft) => {
  const fighters = armedEntries(draft).map(({ arms: { fighter } }) => fighter);
  const known = new Set(fighters.flatMap(({ id, class: kind }) => [id, kind]));
  const owners = new Map<string, string>();
  return behavioursOf(draft).flatMap((entry) =>
    (entry.card.usual ?? []).flatMap((who, i): Fault[] => {
      const path = ['usual', i];
      if (!known.has(who))
        return [{ severity: 'warning', entry, path, message: `there is no fighter or class "${who}"`, ...spellingHint(who, known) }];
      const key = `${entry.pack} ${who}`;
      const owner = owners.get(key);
      owners.set(key, entry.id);
      return owner === undefined ? [] : [{ severity: 'error', entry, path, message: `"${who}" usually fights as "${owner}" already` }];
    }),
  );
};
