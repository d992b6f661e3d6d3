import type { BoutEvent, EventOf, EventTable } from '../../../engine/bout/index.ts';
import { eventReader } from '../../../engine/bout/index.ts';
import type { Modifier } from '../../../engine/dice/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import { plain, signed, termsLine } from '../numbers.ts';
import { capital, far, listed, type Fill, type Words } from '../words.ts';

/** What was thrown for what, and what came of it. */
function rolled({ figure, roll }: EventOf<'rolled'>, words: Words): string {
  const why = words.say('roll', roll.why);
  if (roll.needed === null) {
    const fill = {
      figure: words.figure(figure),
      why,
      dice: roll.dice,
      faces: roll.faces.join(' and '),
      terms: termsLine(roll.modifiers, words),
      total: roll.total,
    };
    const plain = roll.faces.length === 1 && roll.faces[0] === roll.total;
    return words.say('event', plain ? 'plain-roll' : 'sum-roll', fill);
  }
  const result = roll.result ? words.say('result', roll.result) : '';
  return words.say('event', 'chance-roll', {
    figure: words.figure(figure),
    why,
    needed: roll.needed,
    face: roll.faces[0] ?? roll.total,
    result,
  });
}

function controlDecided({ side, how, totals }: EventOf<'control-decided'>, words: Words): string {
  return words.say('decided', how, { side: sideOf(side, words), totals: totals?.toSorted((a, b) => b - a).join(' to ') ?? '' });
}

/** Beast against beast names the side by its figure. */
function sideOf(side: string, words: Words): string {
  return words.has('side', side) ? words.say('side', side) : `${capital(words.figure(side))} is`;
}

function targetChosen({ figure, target, why }: EventOf<'target-chosen'>, words: Words): string {
  const fill = { figure: words.figure(figure), target: words.figure(target), why: words.say('why-target', why) };
  return words.say('event', 'target-chosen', fill);
}

/** Which step it follows; what has set its steps off is told where there is a sentence for it. */
function considered({ figure, trigger, steps }: EventOf<'considered'>, words: Words): string {
  const fired = steps.find((step) => step.verdict === 'fired');
  const found = fired ? 'considered-fired' : 'considered-none';
  const key = words.has('event', `${found}-${trigger}`) ? `${found}-${trigger}` : found;
  if (!fired) return words.say('event', key, { figure: words.figure(figure) });
  const step = words.withStepIds && fired.id !== undefined ? `${fired.step} (${fired.id})` : fired.step;
  return words.say('event', key, { figure: words.figure(figure), step, does: words.card(fired.does) });
}

function charged({ figure, target, distance, how }: EventOf<'charged'>, words: Words): string {
  return words.say('event', `charged-${how}`, {
    figure: words.figure(figure),
    target: words.figure(target),
    far: far(distance, words),
  });
}

function drawn({ what, value, figure }: EventOf<'drawn'>, words: Words): string {
  const key = words.has('event', `drawn-${what}`) ? `drawn-${what}` : 'drawn';
  const shown = what === 'lot' ? words.title(value) : words.card(value);
  return words.say('event', key, { value: shown, figure: figure ? words.figure(figure) : shown });
}

function wounded({ figure, net, raw, modifiers, to }: EventOf<'wounded'>, words: Words): string {
  return words.say('event', net > 0 ? 'wounded' : 'unhurt', {
    figure: words.figure(figure),
    net,
    sum: modifiers.some(({ value }) => value !== 0) ? ` (${plain(raw)}${termsLine(modifiers, words)})` : '',
    to: Math.max(0, to),
    left: plain(to),
  });
}

/** "is Down" for most; some conditions have a sentence of their own. */
function condition({ figure, condition: key, gained }: EventOf<'condition'>, words: Words): string {
  const group = gained ? 'gained' : 'ended';
  if (words.has(group, key)) return words.say(group, key, { figure: words.figure(figure) });
  const fill = { figure: words.figure(figure), condition: words.say('condition', key) };
  return words.say('event', gained ? 'condition-gained' : 'condition-lost', fill);
}

/** What runs on is counted past the man it did not hit, whose own hex is on its way. */
function moved({ figure, gait, path }: EventOf<'moved'>, words: Words): string {
  const hexes = gait === 'overrun' || gait === 'run-through' ? path.length - 1 : path.length;
  return words.say('gait', gait, { figure: words.figure(figure), far: far(hexes, words) });
}

/** A device names whom it was cast over or got back from. */
function item({ figure, item: thing, name, how, of }: EventOf<'item'>, words: Words): string {
  const fill = { figure: words.figure(figure), item: name ?? words.weapon(thing) };
  if (of === undefined) return words.say('event', `item-${how}`, fill);
  return words.say('event', how === 'cast' ? 'item-cast-over' : 'item-recovered-from', { ...fill, of: words.figure(of) });
}

function boutStarted({ figures }: EventOf<'bout-started'>, words: Words): string {
  const of = (wanted: (side: string) => boolean): string =>
    listed(figures.filter(({ side }) => wanted(side)).map(({ figure }) => words.figure(figure)));
  const sides = [...new Set(figures.map(({ side }) => side))];
  const men = of((side) => side === 'men');
  const fill = {
    men,
    beast: of((side) => side !== 'men'),
    sides: sides.map((one) => of((side) => side === one)).join(` ${words.say('event', 'against')} `),
  };
  return words.say('event', men ? 'bout-started' : 'beasts-started', fill);
}

/** Where a sum is made of several terms, what they are: ` (+2 from the side, −1 a damaged weapon)`. */
function termsIn(modifiers: readonly Modifier[], words: Words): string {
  const terms = modifiers.filter(({ value }) => value !== 0);
  return terms.length < 2 ? '' : ` (${terms.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`).join(', ')})`;
}

/** With a quadrant, the sum of the modifiers is told; otherwise the chance. */
function attacked(event: EventOf<'attacked'>, words: Words): string {
  const { quadrant, distance = 1, area, kind } = event;
  const fill = { figure: words.figure(event.figure), target: words.figure(event.target), attack: words.card(event.attack) };
  if (quadrant === undefined)
    return words.say('event', event.automatic ? 'attacked-automatic' : 'attacked', { ...fill, chance: event.chance ?? '' });
  const where = words.say('event', `attacked-${quadrant}`);
  const over = distance > 1 ? words.say('event', 'attacked-over', { far: far(distance, words) }) : '';
  const aimed = area === null ? '' : words.say('event', 'attacked-aimed', { area: words.say('area', area) });
  return words.say('event', `attacked-${kind}`, {
    ...fill,
    how: `${over}${where}${aimed}`,
    by: signed(sum(event.modifiers)),
    terms: termsIn(event.modifiers, words),
  });
}

function stamina({ figure, from, to }: EventOf<'stamina'>, words: Words): string {
  return words.say('event', to < from ? 'stamina-lost' : 'stamina-gained', { figure: words.figure(figure), by: Math.abs(to - from), to });
}

/** How many thumbs were up and how many down, and what came of it. */
function judged({ figure, votes, spared }: EventOf<'judged'>, words: Words): string {
  const up = votes.filter((vote) => vote.up).length;
  return words.say('event', spared ? 'judged-spared' : 'judged-condemned', { figure: words.figure(figure), up, down: votes.length - up });
}

/** What the dice showed and had to show; those that move the crowd, or do not, against their sum are told as such. */
function appealed({ figure, faces, modifiers, total, needed, granted }: EventOf<'appealed'>, words: Words): string {
  const natural = granted === total >= needed ? '' : '-natural';
  const fill = {
    figure: words.figure(figure),
    dice: faces.join(' + '),
    natural: faces[0] + faces[1],
    terms: termsLine(modifiers, words),
    total: plain(total),
    needed,
  };
  return words.say('event', `appeal-${granted ? 'granted' : 'refused'}${natural}`, fill);
}

function paid({ figure, base, surcharge, action, to }: EventOf<'paid'>, words: Words): string {
  const cost = surcharge > 0 ? words.say('event', 'paid-more', { base, surcharge, cost: base + surcharge }) : String(base);
  return words.say('event', 'paid', { figure: words.figure(figure), cost, action: words.say('action', action), to });
}

/** Terms that change the sum, each after its value: ` +1 light armour −1 tired`. */
function termsAfter(modifiers: readonly Modifier[], words: Words): string {
  return modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, reason }) => ` ${signed(value)} ${words.reason(reason)}`)
    .join('');
}

function actionPoints({ figure, face, modifiers, total }: EventOf<'action-points'>, words: Words): string {
  const raw = face + sum(modifiers);
  const fill = { figure: words.figure(figure), face, terms: termsAfter(modifiers, words), raw: plain(raw), total };
  return words.say('event', raw === total ? 'action-points' : 'action-points-none', fill);
}

/** The result by itself; equal dice tell what they bring, by their number or, where they only fall again, by the rule. */
function clashed({ figure, target, faces, modifiers, difference, result, again, rules }: EventOf<'clashed'>, words: Words): string {
  const [face, against] = faces;
  const rule = rules.find((id) => words.has('double', id));
  const fill: Fill = {
    figure: words.figure(figure),
    target: words.figure(target),
    face,
    against,
    terms: termsAfter(modifiers, words),
    by: Math.abs(difference),
    meaning: words.say('double', rule ?? `d${face}`, { figure: words.figure(figure), target: words.figure(target) }),
  };
  const told = words.say('event', result === 'miss' && difference === 0 ? 'clashed-level' : `clashed-${result}`, fill);
  return again ? words.say('event', 'clashed-again', { told }) : told;
}

function saved({ figure, quadrant, face, modifiers, save, passed }: EventOf<'saved'>, words: Words): string {
  const terms = termsAfter(modifiers, words).trim();
  const side = words.say('quadrant-side', quadrant);
  const fill = { figure: words.figure(figure), save, side, face: face ?? '', terms: terms && ` (${terms})` };
  return words.say('event', face === null ? 'saved-none' : passed ? 'saved' : 'saved-not', fill);
}

const SENTENCES: EventTable<string, [words: Words]> = {
  'bout-started': boutStarted,
  drawn,
  'round-started': ({ round }, words) => words.say('event', 'round-started', { round }),
  'tie-number': ({ value }, words) => words.say('event', 'tie-number', { value }),
  rolled,
  'control-decided': controlDecided,
  'target-chosen': targetChosen,
  considered,
  charged,
  moved,
  faced: ({ figure, to }, words) =>
    words.say('event', 'faced', { figure: words.figure(figure), direction: words.say('direction', `d${to}`) }),
  attacked,
  'card-played': ({ figure, hand, card }, words) =>
    words.say('event', `card-${hand}`, { figure: words.figure(figure), card: words.card(card) }),
  stamina,
  wounded,
  condition,
  'one-shot': ({ figure, used, what, value }, words) =>
    words.say('event', used ? 'one-shot-used' : `one-shot-${what}`, { figure: words.figure(figure), value: signed(value) }),
  item,
  felled: ({ figure, dead }, words) => words.say('event', dead ? 'felled-dead' : 'felled', { figure: words.figure(figure) }),
  'held-back': ({ figure, why }, words) => words.say('held-back', why, { figure: words.figure(figure) }),
  appealed,
  judged,
  ordered: ({ order }, words) => words.say('event', `ordered-${order}`),
  'play-order': ({ order }, words) => words.say('event', 'play-order', { order: listed(order.map((id) => words.figure(id))) }),
  'turn-started': ({ figure }, words) => words.say('event', 'turn-started', { figure: words.figure(figure) }),
  'turn-ended': ({ figure, spent, lost }, words) =>
    words.say('event', lost > 0 ? 'turn-ended-lost' : 'turn-ended', { figure: words.figure(figure), spent, lost }),
  'action-points': actionPoints,
  paid,
  clashed,
  saved,
  pushed: ({ figure, by, barred }, words) =>
    words.say('event', barred ? `pushed-${barred}` : 'pushed', { figure: words.figure(figure), by: words.figure(by) }),
  fatigued: ({ figure, from, to }, words) => words.say('event', 'fatigued', { figure: words.figure(figure), by: to - from, to }),
  'bout-ended': ({ outcome }, words) => words.outcome(outcome),
};

const sentence = eventReader(SENTENCES);

/** One sentence for what happened; empty for what needs no words. A pure function of event and words. */
export function narrate(event: BoutEvent, words: Words): string {
  return capital(sentence(event, words));
}

/** What kind of entry the log files an event under. */
export type EntryKind = 'dice' | 'moves' | 'reasons' | 'harm' | 'other';

const KINDS: Partial<Record<BoutEvent['type'], EntryKind>> = {
  rolled: 'dice',
  drawn: 'dice',
  appealed: 'dice',
  judged: 'dice',
  'tie-number': 'dice',
  'action-points': 'dice',
  clashed: 'dice',
  saved: 'dice',
  moved: 'moves',
  faced: 'moves',
  charged: 'moves',
  pushed: 'moves',
  ordered: 'moves',
  'target-chosen': 'reasons',
  considered: 'reasons',
  'held-back': 'reasons',
  paid: 'reasons',
  'control-decided': 'reasons',
  wounded: 'harm',
  condition: 'harm',
  felled: 'harm',
  fatigued: 'harm',
};

export function entryKind(event: BoutEvent): EntryKind {
  return KINDS[event.type] ?? 'other';
}
