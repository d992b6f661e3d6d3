import { type Draft, type Entry, type Fault, type Lint, spellingHint, of } from '../../../../catalogue/index.ts';
import { figures, isShield } from '../../rules/index.ts';
import { behavioursOf } from '../assemble.ts';
import { armedEntries, GLADIATOR, type GladiatorEntry, rackOf } from '../kinds.ts';

/** Names, customary foes and printed numbers of gladiators. */
export const gladiators: Lint = (draft) => [
  ...names(draft),
  ...foes(draft),
  ...of(draft, GLADIATOR).flatMap((entry) => printed(draft, entry)),
];

/** Another name of a card is nobody else's. */
function names(draft: Draft): Fault[] {
  const ids = new Map(armedEntries(draft).map(({ entry }) => [entry.id, entry.id]));
  return of(draft, GLADIATOR).flatMap((entry) =>
    entry.aliases.flatMap((alias, i): Fault[] => {
      const fault = { severity: 'error', entry, path: ['aliases', i] } as const;
      const owner = ids.get(alias);
      ids.set(alias, entry.id);
      return owner === undefined ? [] : [{ ...fault, message: `"${alias}" is the name of "${owner}" already` }];
    }),
  );
}

function foes(draft: Draft): Fault[] {
  const classes = new Set(armedEntries(draft).map(({ arms }) => arms.fighter.class));
  return of(draft, GLADIATOR).flatMap((entry) =>
    entry.arms.fighter.foes.flatMap((foe, i): Fault[] =>
      classes.has(foe)
        ? []
        : [
            {
              severity: 'error',
              entry,
              path: ['foes', i],
              message: `there is no class "${foe}"`,
              ...spellingHint(foe, classes),
              rule: 'M-284',
            },
          ],
    ),
  );
}

/** Numbers that the source prints agree with those that the arms come to (M-285). */
function printed(draft: Draft, entry: Entry<GladiatorEntry>): Fault[] {
  if (!entry.printed) return [];
  const rack = rackOf(draft);
  const { fighter } = entry.arms;
  if (fighter.gear.some(({ gear }) => !rack.has(gear))) return []; // a finding of its own
  const cards = Object.fromEntries(rack);
  const sides = fighter.gear.some(({ gear }) => isShield(rack.get(gear)!)) ? [true, false] : [true];
  const computed = sides.map((withShield) => figures(fighter, cards, withShield));
  const pairs = [
    { key: 'save', what: 'Save', given: entry.printed.save, is: computed.map(({ save }) => save.front) },
    { key: 'ap', what: 'AP', given: entry.printed.ap, is: computed.map(({ ap }) => ap) },
  ];
  return pairs.flatMap(({ key, what, given, is }): Fault[] => {
    if (is.every((value, i) => value === given[i])) return [];
    const [shown, meant] = [given.slice(0, is.length).join('/'), is.join('/')];
    const message = `the printed ${what} ${shown} disagrees with the arms, which come to ${meant}`;
    const hint = `write ${is.length > 1 ? `[${is.join(', ')}]` : meant}, or change armour and gear`;
    return [{ severity: 'error', entry, path: ['printed', key], also: [['armour'], ['gear']], message, hint, rule: 'M-285' }];
  });
}

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
