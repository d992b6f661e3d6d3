import { spellingHint, type Path } from '../../../../catalogue/index.ts';
import type { Arc, BeastCard, Deed, Row, When } from '../../rules/index.ts';
import { error, ofBeasts, warning, type Told } from './of-beasts.ts';

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

/** A worry about the conditions that a step needs, each with where it stands. */
const ofWhen =
  (look: (when: When, path: Path, of: { readonly row: Row; readonly card: BeastCard }) => Told[]): Worry =>
  (row, card) =>
    needed(row.when).flatMap(({ when, path }) => look(when, path, { row, card }));

const turned = ofWhen((when, path, { row, card }) => {
  const arcs: readonly Arc[] | undefined = when.position;
  if (!arcs || arcs.includes('front')) return [];
  const place = [...path, 'position'];
  if (row.trigger === 'charge') return [never(place, 'a charge ends with the target in front', 'remove the condition')];
  if (row.trigger !== 'counter' || !card.answers.turnsFirst) return [];
  const hint = 'ask "stoodIn", or write "answers: { turnsFirst: false }"';
  return [{ ...never(place, 'the beast has turned to the man whom it answers', hint), also: [['answers', 'turnsFirst']] }];
});

const tooFar = ofWhen((when, path, { row }) => {
  const place = [...path, 'distance'];
  if (['control', 'charge', 'counter'].includes(row.trigger) && (when.distance?.min ?? 1) > 1)
    return [never(place, 'the target stands beside the beast', 'use the trigger "approach"')];
  if (row.trigger === 'approach' && row.pick === null && (when.distance?.max ?? 2) < 2)
    return [never(place, 'the target does not stand beside the beast', 'use the trigger "control"')];
  return [];
});

const notBloodied = ofWhen((when, path, { card }) =>
  when.bloodied === true && !card.bloodied
    ? [never([...path, 'bloodied'], 'the card does not say when it is bloodied', 'add "bloodied", or ask "hp"')]
    : [],
);

/** The key of attacks by which a man comes into each grip. */
const GRIPS = { held: 'hold', pinned: 'pin' } as const;
const grips = ['held', 'pinned'] as const;

const hasAttack = ({ attacks }: BeastCard, key: 'hold' | 'pin'): boolean => Object.values(attacks).some((attack) => attack[key]);

const notGripped = ofWhen((when, path, { card }) =>
  grips
    .filter((grip) => when[grip] === true && !hasAttack(card, GRIPS[grip]))
    .map((grip) => never([...path, grip], `no attack of this card ${GRIPS[grip]}s`, 'give an attack that effect')),
);

const unknownStep = ofWhen((when, path, { card: { procedure } }) => {
  const step = when.last?.step;
  const attacking = procedure.filter(({ attack }) => attack !== null).map(({ id }) => id);
  if (step === undefined || attacking.includes(step)) return [];
  const message = procedure.some(({ id }) => id === step)
    ? `the step "${step}" has no attack: it is not remembered`
    : `this card has no step "${step}"`;
  return [error([...path, 'last', 'step'], message, { ...spellingHint(step, attacking), rule: 'D-435' })];
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

/** Why a step that drags or lets go can have nobody in its grip; null where it may. */
function noGrip(row: Row, card: BeastCard, deed: Deed['do']): { readonly message: string; readonly hint: string } | null {
  if (!grips.some((grip) => hasAttack(card, GRIPS[grip]))) {
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
  const asksFree = (grip: 'held' | 'pinned'): boolean => needed(row.when).some(({ when }) => when[grip] === false);
  const isFree = grips.every((grip) => !hasAttack(card, GRIPS[grip]) || asksFree(grip));
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
