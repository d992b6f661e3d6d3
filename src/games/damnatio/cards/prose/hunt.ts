import { listed } from '../../../../engine/text/index.ts';
import { beastRoster, LEX, type DamnatioContent, type HuntCard } from '../../rules/index.ts';
import type { Words } from '../../../../catalogue/index.ts';

/** The terms of a hunt in plain sentences. */
export function huntProse(content: DamnatioContent, hunt: HuntCard, words: Words): string[] {
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
