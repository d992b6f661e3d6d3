import type { BeastAttack, BeastCard, Row, Trigger, When, WoundEffect, Area } from '../../rules/index.ts';
import type { VoiceKind } from '../../../../engine/look/index.ts';
import { blowEffects } from '../../rules/index.ts';
import { areaText } from './areas.ts';
import { diceText, inTwenty, plural, share, type Words } from '../../../../catalogue/index.ts';
import { capital, listed, signed } from '../../../../engine/text/index.ts';

/** A beast card in plain sentences, for readers and for comparing two cards. */
export function beastProse(card: BeastCard, words: Words): string[] {
  return [
    `${card.name.en}${card.name.la ? ` (${card.name.la})` : ''}.`,
    ratings(card),
    ...(card.voice ? [VOICES[card.voice.kind]] : []),
    moves(card),
    overrun(card, words),
    bloodied(card),
    ...(card.onKill ? ['When it kills with a rolled attack it keeps Control next round.'] : []),
    ...(['control', 'charge', 'counter'] as const).flatMap((trigger) => steps(card, trigger, words)),
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

function ratings({ ratings: { control, hitPoints, naturalArmor, guard, stamina, releaseAt } }: BeastCard): string {
  return (
    `Control ${control}, ${plural(hitPoints, 'Hit Point')}, natural armour ${naturalArmor}, guard ${guard} in front, ` +
    `Stamina ${stamina} against other beasts; a blow of ${releaseAt} makes it let go.`
  );
}

function moves({ move: { slow, charge, leap } }: BeastCard): string {
  const then = leap > 0 ? `, then leaps up to ${leap} more (needs a run of 1)` : '';
  return `Charges ${charge}${then}; backs off ${slow}.`;
}

function overrun(card: BeastCard, words: Words): string {
  const { hexes, attack, onlyAfterLeap } = card.overrun;
  if (hexes === 0) return 'A charge that fails ends in contact.';
  const struck = card.attacks[attack];
  const when = onlyAfterLeap ? 'a leap that fails' : 'a charge that fails';
  return `After ${when} it runs ${plural(hexes, 'hex', 'hexes')} past its target and strikes whoever stands there: ${struck ? automatic(struck, words) : attack}.`;
}

const automatic = (attack: BeastAttack, words: Words): string =>
  [`${attack.name} (no roll, ${diceText(attack.dmg)}`, ...blowEffects(attack, words)].join(', ') + ')';

function bloodied({ bloodied: { atHpFraction, control, toHit } }: BeastCard): string {
  const hurt = atHpFraction === 1 ? 'all its Hit Points' : `${share(atHpFraction)} its Hit Points`;
  return `At ${hurt} or fewer it is bloodied: Control ${signed(control)}, To Hit ${signed(toHit)}.`;
}

const HEADS: Readonly<Record<Trigger, string>> = {
  control: 'In Control, beside its target:',
  charge: 'At the end of a charge:',
  counter: 'When it answers a hit:',
};

function steps(card: BeastCard, trigger: Trigger, words: Words): string[] {
  const rows = card.procedure.filter((row) => row.trigger === trigger);
  const sentences = rows.map(
    (row) => `${card.procedure.indexOf(row) + 1}. ${step(card, row, rows.length > 1 ? 'Otherwise: ' : '', words)}`,
  );
  return rows.length > 0 ? [HEADS[trigger], ...sentences] : [];
}

function step(card: BeastCard, row: Row, otherwise: string, words: Words): string {
  const conditions = row.when ? Object.keys(row.when).map((key) => condition(row.when!, key as keyof When)) : [];
  const head = conditions.length > 0 ? `If ${listed(conditions)}: ` : otherwise;
  const attack = card.attacks[row.do];
  return `${head}${attack ? roll(attack, row, words) : row.do}${manner(row)}.`;
}

function condition(when: When, key: keyof When): string {
  switch (key) {
    case 'pinned':
    case 'held':
    case 'down':
      return `the target is ${when[key] ? '' : 'not '}${key === 'down' ? 'Down' : key}`;
    case 'position':
      return `the target stands in its ${listed(when.position ?? [], 'or')}`;
    case 'leapMin':
      return `it leapt ${plural(when.leapMin ?? 0, 'hex', 'hexes')} or more`;
    case 'runMin':
      return `it covered ${plural(when.runMin ?? 0, 'hex', 'hexes')} or more`;
    case 'frontFlankMin':
      return `${plural(when.frontFlankMin ?? 0, 'man', 'men')} or more stand beside its front and flanks`;
    case 'adjacentMin':
      return `${plural(when.adjacentMin ?? 0, 'man', 'men')} or more stand beside it`;
    case 'hpAtMost':
      return `it has ${share(when.hpAtMost ?? 0)} its Hit Points or fewer`;
    case 'wound':
      return `its ${areaText(when.wound ?? 'M')} ${when.wound === 'L' ? 'are' : 'is'} wounded`;
    case 'targetTrait':
      return `the target is "${when.targetTrait}"`;
  }
}

function roll(attack: BeastAttack, row: Row, words: Words): string {
  const facts = [inTwenty(attack.toHit + row.toHit), attack.kind, diceText(attack.dmg), ...blowEffects(attack, words)];
  return `${attack.name} (${facts.join(', ')})`;
}

/** What a step does besides its attack. */
function manner(row: Row): string {
  const parts = [
    ...(row.turn ? [] : ['without turning']),
    ...(row.breakAndCharge === null
      ? []
      : [`with ${plural(row.breakAndCharge, 'standing man', 'standing men')} beside it, backs off first and charges`]),
    ...(row.runThrough > 0 ? [`if it fails, runs on ${plural(row.runThrough, 'hex', 'hexes')}`] : []),
    ...(row.withdraw === null ? [] : [`then backs off if ${plural(row.withdraw, 'standing man is', 'standing men are')} beside it`]),
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
  return `${capital(areaText(area))} wounded (wounds module): ${parts.join(', ')}.`;
}
