import { DEED_WORDS } from '../schemas/beast-deeds.ts';
import { spellingHint, type Path } from '../../../../catalogue/index.ts';
import { zoneName } from '../beast-card.ts';
import type { Area, BeastCard } from '../../rules/index.ts';
import { error, ofBeasts, warning, type Told } from './of-beasts.ts';

interface Reference {
  readonly attack: string;
  readonly path: Path;
}

/** Attacks that a beast does to whoever stands where it runs past or through. */
function inPassing({ overrun, move }: BeastCard): Reference[] {
  return [
    ...(overrun ? [{ attack: overrun.attack, path: ['overrun', 'attack'] }] : []),
    ...(move.through === null ? [] : [{ attack: move.through, path: ['move', 'through'] }]),
  ];
}

function inPanic({ procedure }: BeastCard): Reference[] {
  return procedure.flatMap(({ before, after }, i) =>
    [...before, ...after].flatMap((deed) => (deed.do === 'panic' ? [{ attack: deed.attack, path: ['procedure', i, 'do'] }] : [])),
  );
}

/** Every place of a card that names one of its attacks. */
function references(card: BeastCard): Reference[] {
  const wounds = Object.entries(card.wounds).flatMap(([zone, { becomes, off, toHit }]): Reference[] => {
    const path = ['wounds', zoneName(zone as Area)];
    return [
      ...Object.entries(becomes).flatMap(([from, to]) => [from, to].map((attack) => ({ attack, path: [...path, 'becomes', from] }))),
      ...off.map((attack, i) => ({ attack, path: [...path, 'off', i] })),
      ...Object.keys(toHit).map((attack) => ({ attack, path: [...path, 'toHit', attack] })),
    ];
  });
  const steps = card.procedure.flatMap(({ attack }, i) => (attack === null ? [] : [{ attack, path: ['procedure', i, 'do'] }]));
  return [...inPassing(card), ...steps, ...inPanic(card), ...wounds];
}

/** Every attack that a card names is on it. */
export const attackIds = ofBeasts((card) =>
  references(card)
    .filter(({ attack }) => !Object.hasOwn(card.attacks, attack))
    .map(({ attack, path }) =>
      error(
        path,
        `this card has no attack "${attack}"`,
        spellingHint(attack, [...Object.keys(card.attacks), ...(path.at(-1) === 'do' ? DEED_WORDS : [])]),
      ),
    ),
);

/** An attack that no step, overrun or wound ever calls. */
export const unusedAttacks = ofBeasts((card) => {
  const used = references(card).map(({ attack }) => attack);
  return Object.keys(card.attacks)
    .filter((attack) => !used.includes(attack))
    .map((attack) =>
      warning(['attacks', attack], `no step uses the attack "${attack}"`, { hint: 'add a step that does it, or remove it' }),
    );
});

/** The man chooses his card after the beast has announced its attack (D-080): a blank tell tells him nothing. */
export const tells = ofBeasts(({ attacks }) =>
  Object.values(attacks)
    .filter((attack) => !attack.automatic && /^[\s.-]*$/.test(attack.tell))
    .map(({ id }) =>
      warning(['attacks', id, 'tell'], `the attack "${id}" announces nothing`, {
        hint: 'write what a man sees before it comes',
        rule: 'D-080',
      }),
    ),
);

/** Attacks without a roll are for whoever stands beyond the target, and nothing else hits 20 in 20 (D-037, D-083). */
export const automatic = ofBeasts((card) => [...sureHits(card), ...sureSteps(card), ...sureWounds(card), ...passing(card)]);

function sureHits({ attacks }: BeastCard): Told[] {
  return Object.values(attacks).flatMap(({ id, toHit, kind, automatic: sure }): Told[] => {
    if (sure) return [];
    const path = ['attacks', id];
    if (toHit === 20)
      return [error([...path, 'toHit'], 'a To Hit of 20 is only for automatic attacks', { hint: 'at most 19', rule: 'D-083' })];
    if (kind !== 'auto') return [];
    return [error([...path, 'kind'], 'the kind "auto" is only for automatic attacks', { hint: 'add "automatic: true"', rule: 'D-037' })];
  });
}

function sureSteps({ attacks, procedure }: BeastCard): Told[] {
  return procedure.flatMap(({ attack }, i): Told[] => {
    if (attack === null || !attacks[attack]?.automatic) return [];
    const message = `"${attack}" is automatic: it is for overruns, not for a step`;
    return [error(['procedure', i, 'do'], message, { also: [['attacks', attack, 'automatic']], rule: 'D-037' })];
  });
}

/** A wound may not make an attack of a step into one that is not rolled (D-239). */
function sureWounds({ attacks, procedure, wounds }: BeastCard): Told[] {
  return Object.entries(wounds).flatMap(([zone, { becomes }]) =>
    Object.entries(becomes).flatMap(([from, to]): Told[] => {
      const step = procedure.findIndex(({ attack }) => attack === from);
      if (step < 0 || !attacks[to]?.automatic) return [];
      const also = [
        ['attacks', to, 'automatic'],
        ['procedure', step, 'do'],
      ];
      const message = `"${to}" is automatic: no step can do it, and step ${step + 1} does "${from}"`;
      const hint = 'name an attack that is rolled';
      return [error(['wounds', zoneName(zone as Area), 'becomes', from], message, { also, hint, rule: 'D-037' })];
    }),
  );
}

/** The beast runs on: what it passes it can neither keep nor strike in a sweep, and it throws no die to hit. */
function passing(card: BeastCard): Told[] {
  return [...inPassing(card), ...inPanic(card)].flatMap(({ attack: id, path }): Told[] => {
    const attack = card.attacks[id];
    const also = [['attacks', id]];
    if (!attack) return [];
    if (attack.pin || attack.hold || attack.retainControl || attack.sweep || attack.pull) {
      const message = `"${id}" cannot strike in passing: it pins, holds, pulls, keeps Control or sweeps`;
      return [error(path, message, { also, rule: 'D-074' })];
    }
    if (attack.automatic || path[0] === 'overrun') return [];
    const hint = 'name an attack with "automatic: true"';
    return [error(path, `"${id}" strikes in passing, without a roll`, { also, hint, rule: 'D-037' })];
  });
}
