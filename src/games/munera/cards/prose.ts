import { article, plural } from '../../../catalogue/index.ts';
import { capital, listed, signed } from '../../../engine/text/index.ts';
import {
  type Band,
  type FighterCard,
  type Figures,
  figures,
  type GearCard,
  isShield,
  type LoadoutEntry,
  type MuneraContent,
  type Skill,
} from '../rules/index.ts';

const ARMOUR = { none: 'no armour', light: 'light armour', heavy: 'heavy armour' } as const;

const SKILLS: Readonly<Record<Skill, string>> = {
  reflexes: 'Reflexes',
  attack: 'Attack',
  dodge: 'Dodge',
  stamina: 'Stamina',
  popularity: 'Popularity',
};

function who({ id, kind, class: name }: FighterCard): string {
  if (kind === 'noxius') return 'Condemned to the sword';
  if (kind === 'bestiarius') return 'A trained hunter';
  return name === id ? 'A gladiator' : `A gladiator of the class ${name}`;
}

/** A fighter of munera in plain sentences: arms, Save by quadrant, action points. */
export function fighterProse(card: FighterCard, { gear }: Pick<MuneraContent, 'gear'>): string[] {
  const rack = (id: string): GearCard | undefined => gear[id];
  const withShield = figures(card, gear);
  const shield = card.gear.flatMap((entry) => rack(entry.gear) ?? []).find(isShield);
  const bare = shield ? figures(card, gear, false) : null;
  return [
    `${card.name}. ${who(card)}.`,
    arms(card, rack),
    savesText(null, withShield.save),
    ...(shield && bare ? [savesText(shield.name, bare.save)] : []),
    actionPoints(withShield, bare, shield),
    ...later(card, rack),
    ...(card.skills.length > 0
      ? [`He has the ${card.skills.length === 1 ? 'skill' : 'skills'} ${listed(card.skills.map((skill) => SKILLS[skill]))}.`]
      : []),
    ...(card.appeal ? [`When he appeals the crowd counts ${signed(card.appeal.value)} for his kind.`] : []),
    ...(card.foes.length > 0 ? [`Customary foes: ${listed(card.foes.map(capital))}.`] : []),
  ];
}

/** Equal items together, in the order of the profile. */
function counted(entries: readonly LoadoutEntry[]): { entry: LoadoutEntry; count: number }[] {
  const out: { entry: LoadoutEntry; count: number }[] = [];
  for (const entry of entries) {
    const same = out.find((each) => each.entry.gear === entry.gear && each.entry.start === entry.start);
    if (same) same.count += 1;
    else out.push({ entry, count: 1 });
  }
  return out;
}

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

const many = (name: string): string => (name.endsWith('us') ? `${name.slice(0, -2)}i` : `${name}s`);

function arms({ armour, gear }: FighterCard, rack: (id: string) => GearCard | undefined): string {
  const items = counted(gear).map(({ entry, count }) => {
    const name = `${entry.damaged ? 'damaged ' : ''}${rack(entry.gear)?.name ?? entry.gear}`;
    const counts = count > 1 ? `${NUMBERS[count] ?? count} ${many(name)}` : article(name);
    return entry.start === 'sheathed' ? `${counts} in its sheath` : counts;
  });
  return `He carries ${listed(items)}; ${ARMOUR[armour]}.`;
}

function savesText(shield: string | null, { front, right, rear }: Figures['save']): string {
  const sides =
    front === rear && front === right
      ? `${front} on every side`
      : right === rear
        ? `${front} in front and on the left, ${rear} on the right and behind`
        : `${front} in front and on the left, ${right} on the right, ${rear} behind`;
  return shield === null ? `Save ${sides}.` : `Without the ${shield} the Save is ${sides}.`;
}

const die = ({ ap }: Figures): string => `D6${ap === 0 ? '' : signed(ap)}`;

function actionPoints(full: Figures, bare: Figures | null, shield: GearCard | undefined): string {
  const without = bare && bare.ap !== full.ap ? `, ${die(bare)} without the ${shield!.name}` : '';
  return `Action points ${die(full)}${without}.`;
}

function later({ gear }: FighterCard, rack: (id: string) => GearCard | undefined): string[] {
  return gear.flatMap(({ gear: id, after }) =>
    after === null ? [] : [`The ${rack(id)?.name ?? id} may only be drawn and used when the ${rack(after)?.name ?? after} is gone.`],
  );
}

/** Gear in plain sentences. */
export function gearProse(card: GearCard): string[] {
  const { name, bands, cost, shield } = card;
  return [
    `${capital(name)}.`,
    bands.length === 0 ? 'Nobody attacks with it.' : `${plural(cost, 'action point')} an attack: ${listed(bandTexts(bands))}.`,
    ...(shield
      ? [`Save ${signed(shield.front)} in front and on the left${shield.right > 0 ? `, ${signed(shield.right)} on the right` : ''}.`]
      : []),
    ...(card.save > 0 || card.wear === 'head' ? [`Save ${signed(Math.max(card.save, card.wear === 'head' ? 1 : 0))} on every side.`] : []),
    ...abilities(card),
  ];
}

const MANNERS: Readonly<Record<Band['manner'], string>> = { strike: 'strikes', throw: 'thrown', shoot: 'shoots', entangle: 'is cast' };

function bandTexts(bands: readonly Band[]): string[] {
  return bands.map(({ from, to, manner, modifier }, i) => {
    const range = from === to ? plural(from, 'hex', 'hexes') : `${from} to ${to} hexes`;
    const verb = bands[i - 1]?.manner === manner ? '' : `${MANNERS[manner]} at `;
    return `${verb}${range}${modifier === 0 ? '' : ` (${signed(modifier)})`}`;
  });
}

function abilities(card: GearCard): string[] {
  const told: readonly (string | null)[] = [
    card.grip === 'pole' && card.penetrates
      ? 'In two hands it lowers the Save by one.'
      : card.penetrates
        ? 'It lowers the Save by one.'
        : null,
    card.grip === 'heavy' ? 'In one hand it attacks at −1.' : card.grip === 'bow' ? 'It needs both hands.' : null,
    card.bash ? 'A hit that is saved knocks down.' : null,
    card.hooks > 0 ? `A shield counts ${card.hooks} less against it.` : null,
    card.wounds === null ? null : `Wounds ${signed(card.wounds.value)}.`,
    card.escape === null ? null : `Whoever is caught gets free on ${card.escape} or more.`,
    card.binds === 'arms' ? 'Until then he cannot attack.' : null,
    card.againstNets === 'catches'
      ? 'It may catch a net before the dice fall.'
      : card.againstNets === 'cuts'
        ? 'It may cut a net that hits.'
        : null,
    card.scissor ? 'On Double 1 the other fighter loses a weapon on 2 or more.' : null,
    card.tied ? 'It is tied to the wrist and comes back.' : null,
    card.fixed ? 'It is bound on and cannot be lost.' : null,
    card.hazeCost === null ? null : `Throwing sand costs ${plural(card.hazeCost, 'action point')}.`,
  ];
  return told.filter((text) => text !== null);
}

/** A fighter or gear in plain sentences; null for an id that is neither. */
export function prose(content: MuneraContent, id: string): string[] | null {
  const fighter = content.fighters[id];
  if (fighter) return fighterProse(fighter, content);
  const gear = content.gear[id];
  return gear ? gearProse(gear) : null;
}
