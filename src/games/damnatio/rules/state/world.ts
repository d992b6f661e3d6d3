import type { FigureId, Play as PositionPlay, View as PositionView } from '../../../../engine/bout/index.ts';
import { buildArcTable, buildArena, front3, type Arena, type ArcTable } from '../../../../engine/hex/index.ts';
import { GRADES } from './cards.ts';
import type { Arc, AttackCard, BeastCard, DamnatioContent, Deck, DefendCard, Grade, ManCard, WeaponData } from './cards.ts';
import type { HuntReferee } from '../keys.ts';
import type { Lex } from './lex.ts';
import type { HuntState } from './state.ts';

/** The cards a man holds with a given weapon in hand. */
export interface Hand {
  readonly attacks: readonly AttackCard[];
  readonly defends: readonly DefendCard[];
}

/** All that stays the same during a hunt. */
export interface World {
  readonly content: DamnatioContent;
  readonly lex: Lex;
  readonly arena: Arena;
  readonly arcs: ArcTable<Arc>;
  /** The beasts' cards after elite grade and sliders (D-243 to D-247). */
  readonly beastCards: Readonly<Record<string, BeastCard>>;
  /** Names of their own that the hunt gives its beasts, by figure. */
  readonly beastNames: ReadonlyMap<FigureId, string>;
  /** Whether a beast may look away from whoever is closest in Round One (D-412). */
  readonly looksAbout: boolean;
  /** Hands by man card, then by the card whose weapon is in hand; filled on first use. */
  readonly hands: Map<ManCard, Map<ManCard | null, Hand>>;
}

export type View = PositionView<World, HuntState>;
export type Play = PositionPlay<World, HuntState, HuntReferee>;

const arenas = new WeakMap<object, { arena: Arena; arcs: ArcTable<Arc> }>();

/** Arena tables are built once for each arena file. */
export function arenaTables(data: DamnatioContent['arenas'][string]): { arena: Arena; arcs: ArcTable<Arc> } {
  let tables = arenas.get(data);
  if (!tables) {
    const arena = buildArena(data);
    tables = { arena, arcs: buildArcTable(arena, front3) };
    arenas.set(data, tables);
  }
  return tables;
}

function hasGrade(card: ManCard, least: Grade | null): boolean {
  return least === null || (card.grade !== null && GRADES.indexOf(card.grade) >= GRADES.indexOf(least));
}

/** What a man may fight with when his hands are empty (D-148): 1d2, thrown as a d4 halved and rounded up. */
export const BARE_HANDS: WeaponData = { id: 'none', name: 'bare hands', dmg: { count: 1, sides: 2, add: 0 }, reach: 1, blade: false };

const WITHOUT_WEAPON: readonly string[] = ['stab', 'goad', 'sand', 'flail'];

function owned<Card extends AttackCard | DefendCard>(deck: Deck<Card>, weapon: string, lex: Lex): Card[] {
  return [...deck.generic, ...(deck.weapon[weapon] ?? []), ...(lex.optionalCards ? deck.optional : [])];
}

function dealHand(world: World, card: ManCard, weapon: WeaponData | null): Hand {
  const { content, lex } = world;
  const attacks = owned(content.attacks, weapon?.id ?? 'none', lex).filter(
    (attack) =>
      hasGrade(card, attack.minGrade) &&
      (lex.optionalCards || !attack.optional) &&
      (weapon ? attack.needs !== 'blade' || weapon.blade : WITHOUT_WEAPON.includes(attack.id)),
  );
  const defends = owned(content.defends, weapon?.id ?? 'none', lex).filter((defend) => hasGrade(card, defend.minGrade));
  return { attacks, defends };
}

/** The cards of a man card with the weapon of `weaponOwner` in hand; null for bare hands (D-148, D-155 to D-181). */
export function handOf(world: World, card: ManCard, weaponOwner: ManCard | null): Hand {
  let byWeapon = world.hands.get(card);
  if (!byWeapon) world.hands.set(card, (byWeapon = new Map()));
  let hand = byWeapon.get(weaponOwner);
  if (!hand) byWeapon.set(weaponOwner, (hand = dealHand(world, card, weaponOwner?.weapon ?? null)));
  return hand;
}
