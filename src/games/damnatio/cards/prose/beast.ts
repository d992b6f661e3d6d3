import type { BeastAttack, BeastCard, Row, Trigger, WoundEffect, Area } from '../../rules/index.ts';
import { avoidText, blowEffects, conditionsText, deedWords, pickText } from '../../rules/index.ts';
import type { VoiceKind } from '../../../../engine/look/index.ts';
import { zoneName } from '../beast-card.ts';
import { diceText, inTwenty, plural, share, type Words } from '../../../../catalogue/index.ts';
import { capital, listed, signed } from '../../../../engine/text/index.ts';

/** A beast card in plain sentences, for readers and for comparing two cards. */
export function beastProse(card: BeastCard, words: Words): string[] {
  return [
    `${card.name.en}${card.name.la ? ` (${card.name.la})` : ''}.`,
    ...pack(card),
    ratings(card),
    ...(card.voice ? [VOICES[card.voice.kind]] : []),
    moves(card),
    ...through(card, words),
    overrun(card, words),
    ...bloodied(card),
    ...choice(card, words),
    ...answers(card),
    ...(card.onKill ? ['When it kills with a rolled attack it keeps Control next round.'] : []),
    ...(Object.keys(HEADS) as Trigger[]).flatMap((trigger) => steps(card, trigger, words)),
    ...(['H', 'M', 'L'] as const).flatMap((area) => {
      const effect = card.wounds[area];
      return effect ? [wound(card, area, effect)] : [];
    }),
  ];
}

const VOICES = {
  low: 'It roars.',
  pulsed: 'It bellows.',
  growl: 'It growls.',
  squeal: 'It squeals.',
  trumpet: 'It trumpets.',
  hiss: 'It hisses.',
  bark: 'It barks.',
  boom: 'It booms.',
} as const satisfies Readonly<Record<VoiceKind, string>>;

/** Several of them on the sand at once (D-411). */
function pack({ figures }: BeastCard): string[] {
  return figures === undefined || figures < 2
    ? []
    : [`A pack: ${figures} of them stand on the sand, each with these ratings, and have one Control.`];
}

function ratings({ ratings: { control, hitPoints, naturalArmour, guard, stamina, releaseAt } }: BeastCard): string {
  return (
    `Control ${control}, ${plural(hitPoints, 'Hit Point')}, natural armour ${naturalArmour}, guard ${guard} in front, ` +
    `Stamina ${stamina} against other beasts; a blow of ${releaseAt} makes it let go.`
  );
}

function moves({ move: { slow, charge, leap } }: BeastCard): string {
  const then = leap > 0 ? `, then leaps up to ${leap} more (needs a run of 1)` : '';
  return `Charges ${charge}${then}; backs off ${slow}.`;
}

/** Men in its lane, where they do not stop it. */
function through(card: BeastCard, words: Words): string[] {
  const { through: id } = card.move;
  if (id === null) return [];
  const attack = card.attacks[id];
  return [`Men in its lane do not stop it: it pushes them aside and strikes them, ${attack ? automatic(attack, words) : id}.`];
}

/** Whom it goes for, where the card says so. */
function choice({ pick, avoid }: BeastCard, words: Words): string[] {
  return [...(pick ? [`It goes for ${pickText(pick, words)}.`] : []), ...(avoid ? [`It ${avoidText(avoid, words)}.`] : [])];
}

/** Whom it answers, where that is not everybody who hits it. */
function answers({ answers: { from, atDamage, turnsFirst } }: BeastCard): string[] {
  const who = [
    ...(from ? [`from its ${listed(from, 'or')}`] : []),
    ...(atDamage > 0 ? [`that did ${plural(atDamage, 'point')} or more`] : []),
  ];
  return [
    ...(who.length > 0 ? [`It answers only hits ${who.join(' and ')}.`] : []),
    ...(turnsFirst ? [] : ['It looks for its answer before it turns.']),
  ];
}

function overrun(card: BeastCard, words: Words): string {
  if (card.overrun === null) return 'A charge that fails ends in contact.';
  const { hexes, attack, onlyAfterLeap } = card.overrun;
  const struck = card.attacks[attack];
  const when = onlyAfterLeap ? 'a leap that fails' : 'a charge that fails';
  return `After ${when} it runs ${plural(hexes, 'hex', 'hexes')} past its target and strikes whoever stands there: ${struck ? automatic(struck, words) : attack}.`;
}

const automatic = (attack: BeastAttack, words: Words): string =>
  [`${attack.name} (no roll, ${diceText(attack.dmg)}`, ...blowEffects(attack, words)].join(', ') + ')';

function bloodied({ bloodied: hurtBy }: BeastCard): string[] {
  if (!hurtBy) return ['Wounds do not make it wilder.'];
  const { atHpFraction, control, toHit } = hurtBy;
  const hurt = atHpFraction === 1 ? 'all its Hit Points' : `${share(atHpFraction)} its Hit Points`;
  const changed = [['Control', control] as const, ['To Hit', toHit] as const].filter(([, change]) => change !== 0);
  const wilder = changed.map(([what, change]) => `${what} ${signed(change)}`).join(', ');
  return [`At ${hurt} or fewer it is bloodied${wilder && `: ${wilder}`}.`];
}

const HEADS: Readonly<Record<Trigger, string>> = {
  opening: 'In Round One, instead of its charge:',
  approach: 'In Control, its target not beside it, before it charges:',
  control: 'In Control, beside its target:',
  charge: 'At the end of a charge:',
  counter: 'When it answers a hit:',
  hurt: 'When a blow has wounded it, once a round:',
  kill: 'When it has felled its target:',
  missed: 'When its attack has failed:',
};

function steps(card: BeastCard, trigger: Trigger, words: Words): string[] {
  const rows = card.procedure.filter((row) => row.trigger === trigger);
  const sentences = rows.map((row) => `${card.procedure.indexOf(row) + 1}. ${step(card, row, rows.length > 1, words)}`);
  return rows.length > 0 ? [HEADS[trigger], ...sentences] : [];
}

/** When it does a step, then what: "Otherwise, at the weakest: Bite (…)". */
function step(card: BeastCard, row: Row, oneOfSeveral: boolean, words: Words): string {
  const head = [
    ...(!row.when && oneOfSeveral ? ['otherwise'] : []),
    ...(row.pick ? [`at ${pickText(row.pick, words)}`] : []),
    ...(row.when ? [`if ${conditionsText(row.when, words)}`] : []),
  ];
  const attack = row.attack === null ? null : card.attacks[row.attack];
  const deeds = deedWords(row, words);
  const does = [...deeds.before, ...(row.attack === null ? [] : [attack ? roll(attack, row, words) : row.attack]), ...deeds.after];
  return capital(`${head.length > 0 ? `${head.join(', ')}: ` : ''}${does.join(', then ')}${manner(row, words)}.`);
}

function roll(attack: BeastAttack, row: Row, words: Words): string {
  const facts = [inTwenty(attack.toHit + row.toHit), attack.kind, diceText(attack.dmg), ...blowEffects(attack, words)];
  return `${attack.name} (${facts.join(', ')})`;
}

/** So many men or more, as a step asks for them. */
const orMore = (men: number): string => (men === 1 ? 'a standing man' : `${men} or more standing men`);

/** What a step does besides its attack. */
function manner(row: Row, words: Words): string {
  const parts = [
    ...(row.avoid ? [`it ${avoidText(row.avoid, words)}`] : []),
    ...(row.turn ? [] : ['without turning']),
    ...(row.breakAndCharge === null ? [] : [`with ${orMore(row.breakAndCharge)} beside it, backs off first and charges`]),
    ...(row.runThrough > 0 ? [`if it fails, runs on ${plural(row.runThrough, 'hex', 'hexes')}`] : []),
    ...(row.withdraw === null ? [] : [`then, with ${orMore(row.withdraw)} beside it, backs off`]),
    ...(row.overrun ? [] : ['never runs past']),
  ];
  return parts.map((part) => `; ${part}`).join('');
}

function wound(card: BeastCard, area: Area, effect: WoundEffect): string {
  const name = (id: string): string => card.attacks[id]?.name ?? id;
  const parts = [
    ...Object.entries(effect.becomes).map(([from, to]) => `${name(from)} becomes ${name(to)}`),
    ...effect.off.map((id) => `no ${name(id)}`),
    ...Object.entries(effect.toHit).map(([id, value]) => `${name(id)} ${signed(value)}`),
    ...(effect.noPin ? ['it pins nobody'] : []),
    ...(effect.noRetain ? ['it never keeps Control'] : []),
    ...(effect.noLeap ? ['no leap'] : []),
    ...(effect.noOverrun ? ['it neither runs past nor through'] : []),
    ...(effect.charge === 0 ? [] : [`charge ${signed(effect.charge)}`]),
    ...(effect.sweepMax === null ? [] : [`it sweeps ${plural(effect.sweepMax, 'man', 'men')} at most`]),
    ...(effect.flankArmour === null ? [] : [`natural armour ${effect.flankArmour} from the flank`]),
    ...(effect.blindFlank === null ? [] : [`the hex at its ${effect.blindFlank} flank counts as rear`]),
  ];
  return `${capital(zoneName(area))} wounded (wounds module): ${parts.join(', ')}.`;
}
