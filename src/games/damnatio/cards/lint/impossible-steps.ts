import { meant, type Path } from '../../../../catalogue/index.ts';
import type { Arc, BeastCard, Deed, Row, When } from '../../rules/index.ts';
import { error, ofBeasts, type Told, warning } from './of-beasts.ts';

type Worry = (row: Row, card: BeastCard) => Told[];

/** Steps that the rules leave no room for: each tells what is in the way and what to write instead (D-441). */
export const impossibleSteps = ofBeasts((card) => {
  const steps = card.procedure.flatMap((row, i) =>
    WORRIES.flatMap((worry) => worry(row, card)).map((told) => ({ ...told, path: ['procedure', i, ...told.path] })),
  );
  return [...steps, ...sameNames(card), ...lostGrips(card)];
});

const never = (path: Path, message: string, hint: string): Told =>
  warning(path, `this step can never fire: ${message}`, { hint, rule: 'D-441' });

/** The conditions that must hold for a step to fire, those of `all` too, with where they stand. */
function needed(when: When | null, path: Path = ['when']): { readonly when: When; readonly path: Path }[] {
  if (!when) return [];
  return [{ when, path }, ...(when.all ?? []).flatMap((each, i) => needed(each, [...path, 'all', i]))];
}

const turned: Worry = (row, { answers }) =>
  needed(row.when).flatMap(({ when, path }): Told[] => {
    const arcs: readonly Arc[] | undefined = when.position;
    if (!arcs || arcs.includes('front')) return [];
    if (row.trigger === 'charge') return [never([...path, 'position'], 'a charge ends with the target in front', 'remove the condition')];
    if (row.trigger !== 'counter' || !answers.turnsFirst) return [];
    const hint = 'ask "stoodIn", or write "answers: { turnsFirst: false }"';
    return [
      { ...never([...path, 'position'], 'the beast has turned to the man whom it answers', hint), also: [['answers', 'turnsFirst']] },
    ];
  });

const tooFar: Worry = (row) =>
  needed(row.when).flatMap(({ when, path }): Told[] => {
    const beside = ['control', 'charge', 'counter'].includes(row.trigger);
    if (beside && (when.distance?.min ?? 1) > 1)
      return [never([...path, 'distance'], 'the target stands beside the beast', 'use the trigger "approach"')];
    if (row.trigger === 'approach' && row.pick === null && (when.distance?.max ?? 2) < 2)
      return [never([...path, 'distance'], 'the target does not stand beside the beast', 'use the trigger "control"')];
    return [];
  });

const notBloodied: Worry = (row, { bloodied }) =>
  needed(row.when).flatMap(({ when, path }): Told[] =>
    when.bloodied === true && !bloodied
      ? [never([...path, 'bloodied'], 'the card does not say when it is bloodied', 'add "bloodied", or ask "hp"')]
      : [],
  );

const notGripped: Worry = (row, { attacks }) =>
  needed(row.when).flatMap(({ when, path }): Told[] => {
    const all = Object.values(attacks);
    const lacking = (key: 'held' | 'pinned', can: boolean, word: string): Told[] =>
      when[key] === true && !can ? [never([...path, key], `no attack of this card ${word}`, 'give an attack that effect')] : [];
    return [
      ...lacking(
        'held',
        all.some(({ hold }) => hold),
        'holds',
      ),
      ...lacking(
        'pinned',
        all.some(({ pin }) => pin),
        'pins',
      ),
    ];
  });

const unknownStep: Worry = (row, { procedure }) =>
  needed(row.when).flatMap(({ when, path }): Told[] => {
    const step = when.last?.step;
    if (step === undefined) return [];
    const attacking = procedure.filter(({ attack }) => attack !== null).map(({ id }) => id);
    if (attacking.includes(step)) return [];
    const message = procedure.some(({ id }) => id === step)
      ? `the step "${step}" has no attack: it is not remembered`
      : `this card has no step "${step}"`;
    return [error([...path, 'last', 'step'], message, { ...meant(step, attacking), rule: 'D-435' })];
  });

const MOVING: readonly Deed['do'][] = ['flee', 'backOff', 'go', 'charge', 'panic', 'drag'];

const movesFirst: Worry = ({ attack, before }) => {
  const first = before.find((deed) => MOVING.includes(deed.do));
  if (attack === null || !first) return [];
  const message = `"${first.do}" moves the beast away before it attacks`;
  return [error(['do'], message, { hint: `write "${first.do}" after "${attack}"`, rule: 'D-423' })];
};

const nobodyNear: Worry = ({ trigger, attack, pick }) => {
  if (attack === null || pick !== null || (trigger !== 'opening' && trigger !== 'approach')) return [];
  return [never(['do'], 'nobody stands beside the beast yet', 'write "do: charge", or a deed without an attack')];
};

const pickedAfterCharge: Worry = ({ trigger, pick }) => {
  if (trigger !== 'charge' || pick === null) return [];
  const message = 'a charge ends at the man it was made at: "pick" does nothing here';
  return [warning(['pick'], message, { hint: 'pick on the card, or in a step "approach"', rule: 'D-422' })];
};

const GRIPPING: readonly Deed['do'][] = ['drag', 'release'];
/** Whatever moves the beast lets go of whom it grips (D-140); a second charge may end in a grip. */
const LETS_GO: readonly Deed['do'][] = ['release', 'flee', 'backOff', 'go', 'panic'];

/** Whether an attack may end in a grip, as it is or as a wound makes it. */
function mayGrip({ attacks, wounds }: BeastCard, attack: string | null): boolean {
  if (attack === null) return false;
  const others = Object.values(wounds).flatMap(({ becomes }) => becomes[attack] ?? []);
  return [attack, ...others].some((id) => attacks[id]?.pin || attacks[id]?.hold);
}

const ungripped = (row: Row, key: 'held' | 'pinned'): boolean => needed(row.when).some(({ when }) => when[key] === false);

/** Why a step that drags or lets go can have nobody in its grip; null where it may. */
function noGrip(row: Row, card: BeastCard, deed: Deed['do']): { readonly message: string; readonly hint: string } | null {
  const all = Object.values(card.attacks);
  if (!all.some(({ pin, hold }) => pin || hold)) {
    const message = `"${deed}" needs a grip, and no attack of this card pins or holds`;
    return { message, hint: 'give an attack "hold: true" or "pin: true"' };
  }
  const place = row.before.findIndex((each) => each.do === deed);
  const [earlier, after] = place < 0 ? [row.after, true] : [row.before, false];
  const lost = earlier
    .slice(
      0,
      earlier.findIndex((each) => each.do === deed),
    )
    .findLast((each) => LETS_GO.includes(each.do));
  if (lost) return { message: `"${lost.do}" lets go of everybody before "${deed}"`, hint: `write "${deed}" before "${lost.do}"` };
  if (after && mayGrip(card, row.attack)) return null;
  const hint = 'do an attack before it that holds or pins, or remove it';
  if (row.trigger === 'opening') return { message: `"${deed}" needs a grip, and in Round One nobody is gripped yet`, hint };
  if (row.trigger === 'charge') return { message: `"${deed}" needs a grip, and a charge lets go of everybody`, hint };
  if (deed !== 'drag' || row.pick !== null) return null;
  const free = (key: 'held' | 'pinned', can: boolean): boolean => !can || ungripped(row, key);
  const isFree =
    free(
      'held',
      all.some(({ hold }) => hold),
    ) &&
    free(
      'pinned',
      all.some(({ pin }) => pin),
    );
  return isFree ? { message: `"${deed}" needs a grip, and this step is for a target that is not gripped`, hint } : null;
}

const nothingToLetGo: Worry = (row, card) =>
  [...row.before, ...row.after].flatMap((each): Told[] => {
    const why = GRIPPING.includes(each.do) ? noGrip(row, card, each.do) : null;
    return why ? [warning(['do'], why.message, { hint: why.hint, rule: 'D-433' })] : [];
  });

const WORRIES: readonly Worry[] = [
  turned,
  tooFar,
  notBloodied,
  notGripped,
  unknownStep,
  movesFirst,
  nobodyNear,
  pickedAfterCharge,
  nothingToLetGo,
];

/** Log, report and list operators call steps by their ids. */
function sameNames({ procedure }: BeastCard): Told[] {
  return procedure.flatMap(({ id }, i): Told[] => {
    const first = procedure.findIndex((row) => row.id === id);
    if (first === i) return [];
    const message = `step ${first + 1} is called "${id}" too`;
    return [error(['procedure', i, 'id'], message, { hint: 'give each step an id of its own', rule: 'D-441' })];
  });
}

/** Whoever is thrown away cannot be gripped. */
function lostGrips({ attacks }: BeastCard): Told[] {
  return Object.values(attacks).flatMap(({ id, toss, pin, hold, pull }): Told[] => {
    if (!toss || !(pin || hold || pull)) return [];
    const [key] = [...(pin ? ['pin'] : []), ...(hold ? ['hold'] : []), 'pull'];
    const message = `"${id}" throws the man away: it cannot ${key} him`;
    return [error(['attacks', id, key!], message, { also: [['attacks', id, 'toss']], hint: 'keep one of the two', rule: 'D-091' })];
  });
}
