import { DEED_WORDS } from '../schemas/beast-deeds.ts';
import { type Lint, meant, of, type Path } from '../../../../catalogue/index.ts';
import { BEAST } from '../kinds.ts';
import { zoneName } from '../beast-card.ts';
import type { Area, BeastCard } from '../../rules/index.ts';

interface Reference {
  readonly attack: string;
  readonly path: Path;
}

/** Every place of a card that names one of its attacks. */
export function references(card: BeastCard): Reference[] {
  const wounds = Object.entries(card.wounds).flatMap(([zone, effect]): Reference[] => {
    const area = zoneName(zone as Area);
    return [
      ...Object.entries(effect.becomes).flatMap(([from, to]) => [
        { attack: from, path: ['wounds', area, 'becomes', from] },
        { attack: to, path: ['wounds', area, 'becomes', from] },
      ]),
      ...effect.off.map((attack, i) => ({ attack, path: ['wounds', area, 'off', i] })),
      ...Object.keys(effect.toHit).map((attack) => ({ attack, path: ['wounds', area, 'toHit', attack] })),
    ];
  });
  const steps = card.procedure.flatMap((row, i): Reference[] => {
    const panics = [...row.before, ...row.after].flatMap((deed) => (deed.do === 'panic' ? [deed.attack] : []));
    return [...(row.attack === null ? [] : [row.attack]), ...panics].map((attack) => ({ attack, path: ['procedure', i, 'do'] }));
  });
  const { overrun, move } = card;
  return [
    ...(overrun ? [{ attack: overrun.attack, path: ['overrun', 'attack'] }] : []),
    ...(move.through === null ? [] : [{ attack: move.through, path: ['move', 'through'] }]),
    ...steps,
    ...wounds,
  ];
}

/** Every attack that a card names is on it. */
export const attackIds: Lint = (draft) =>
  of(draft, BEAST).flatMap((entry) =>
    references(entry.card)
      .filter(({ attack }) => !Object.hasOwn(entry.card.attacks, attack))
      .map(({ attack, path }) => ({
        severity: 'error',
        entry,
        path,
        message: `this card has no attack "${attack}"`,
        ...meant(attack, [...Object.keys(entry.card.attacks), ...(path.at(-1) === 'do' ? DEED_WORDS : [])]),
      })),
  );
