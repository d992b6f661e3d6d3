import { listed, readable } from '../../../../engine/text/index.ts';
import { beastRoster, LEX, type DamnatioContent, type Deck, type HuntCard } from '../../rules/index.ts';
import { beastProse } from './beast.ts';
import { attackProse, defendProse, manProse } from './men.ts';
import type { Words } from '../../../../catalogue/index.ts';

function inDeck<Card extends { readonly id: string }>({ generic, weapon, optional }: Deck<Card>, id: string): Card | undefined {
  return [...generic, ...Object.values(weapon).flat(), ...optional].find((card) => card.id === id);
}

/** With which weapons a card of the decks comes; nothing of one that everybody has. */
function bearers<Card extends { readonly id: string }>({ weapon }: Deck<Card>, id: string): string[] {
  const names = Object.entries(weapon).flatMap(([deck, cards]) => (cards.some((card) => card.id === id) ? [readable(deck)] : []));
  return names.length === 0 ? [] : [`It comes with the weapon ${listed(names, 'or')}.`];
}

/** A beast, a man, a card of the decks or a hunt in plain sentences; null for an id that is none. */
export function prose(content: DamnatioContent, id: string, words: Words): string[] | null {
  const { beasts, men, attacks, defends, hunts } = content;
  const beast = beasts[id];
  if (beast) return beastProse(beast, words);
  const man = men[id];
  if (man) return manProse(man);
  const attack = inDeck(attacks, id);
  if (attack) return [...attackProse(attack, words), ...bearers(attacks, id)];
  const defend = inDeck(defends, id);
  if (defend) return [...defendProse(defend, words), ...bearers(defends, id)];
  const hunt = Object.hasOwn(hunts, id) ? hunts[id] : undefined;
  return hunt ? huntProse(content, hunt, words) : null;
}

/** The terms of a hunt in plain sentences. */
function huntProse(content: DamnatioContent, hunt: HuntCard, words: Words): string[] {
  const grade = ['', ' Elite I.', ' Elite II.', ' Elite III.'][hunt.elite] ?? '';
  return [
    `${hunt.name}. ${hunt.text}`,
    `Arena: ${hunt.arena}.`,
    `${beasts(content, hunt)}.${grade}`,
    men(content, hunt),
    ...(hunt.names ? [`They are called ${listed(hunt.names)}.`] : []),
    ...looks(hunt),
    ...terms(hunt, words),
    ...(hunt.wager ? ['The player is asked for a wager before it begins.'] : []),
    ...(hunt.newcomer === null ? [] : [`Of 100 such hunts a newcomer wins ${hunt.newcomer}.`]),
  ];
}

function beasts({ beasts: cards }: DamnatioContent, { beasts: ids, men: party }: HuntCard): string {
  const figures = beastRoster(
    cards,
    ids.filter((id) => cards[id] !== undefined),
  );
  const counted = [...new Set(figures)].map((id) => {
    const count = figures.filter((each) => each === id).length;
    return `${cards[id]!.name.en}${count > 1 ? ` × ${count}` : ''}`;
  });
  const duel = !('draw' in party) && party.length === 0;
  return duel ? figures.map((id) => cards[id]!.name.en).join(' against ') : `Beasts, in the order in which they act: ${listed(counted)}`;
}

function men({ men: cards }: DamnatioContent, { men: party }: HuntCard): string {
  const named = 'draw' in party ? (party.named ?? []) : party;
  const drawn = 'draw' in party ? [`${party.draw} noxii drawn by lot`] : [];
  const all = [...named.map((id) => cards[id]?.name ?? id), ...drawn];
  return all.length === 0 ? 'Nobody but beasts.' : `Against them: ${listed(all)}.`;
}

function looks({ facing }: HuntCard): string[] {
  if (facing === undefined) return [];
  return [facing === 'random' ? 'A die says where each beast looks at first.' : `The beasts look along hexside ${facing} at first.`];
}

/** The toggles that differ, as the set-up screen calls them. */
function terms({ lex }: HuntCard, words: Words): string[] {
  const differing = Object.entries(lex).filter(([key, value]) => value !== LEX.usual[key as keyof typeof LEX.usual]);
  if (differing.length === 0) return [];
  const told = differing.map(
    ([key, value]) => `${words.say('damnatio-lex', key)}${value === true ? '' : `: ${value === false ? 'no' : String(value)}`}`,
  );
  return [`Lex: ${told.join('; ')}.`];
}
