import { capital, type Words } from '../../../hud/common/index.ts';
import type { LuckLine } from '../../../hud/end/index.ts';
import { luckOf, type Fallen } from '../screens/index.ts';
import type { Hunt } from '../rules/index.ts';
import { areSeveral, beastCard, beastName, isDuel, manCard } from '../rules/index.ts';
import type { HuntReplay } from '../desk/index.ts';
import { savedMen, survives } from '../desk/index.ts';

/** Everybody, and what became of him. */
export function fatesOf(hunt: Hunt): Fallen[] {
  const { world, state } = hunt;
  const winner = state.outcome?.winner ?? null;
  const beasts = state.beasts.map((beast): Fallen => {
    const card = beastCard(world, beast);
    return {
      id: beast.id,
      card: beast.card,
      kind: 'beast',
      name: beastName(world, beast),
      weapon: null,
      lives: beast.hp > 0,
      won: winner === 'beast' || winner === beast.id,
      hp: Math.max(0, beast.hp) / card.ratings.hitPoints,
    };
  });
  const men = state.men.map((man): Fallen => {
    const card = manCard(world, man);
    return {
      id: man.id,
      card: man.card,
      kind: card.kind,
      name: card.name,
      weapon: card.weapon.id,
      lives: survives(state, man),
      won: winner === 'men',
      hp: Math.max(0, man.hp) / card.ratings.hitPoints,
    };
  });
  return [...beasts, ...men];
}

/** What came of the spectator's wager; null where there was none (D-419). */
export function wagerLine({ state: { outcome } }: Hunt, wager: string | undefined, words: Words): string | null {
  if (wager === undefined || !outcome) return null;
  if (outcome.winner === null) return `You backed ${words.figure(wager)}; neither won.`;
  return outcome.winner === wager ? `You backed ${words.figure(wager)}, and it won.` : `You backed ${words.figure(wager)}, and it lost.`;
}

const COUNTS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** How it ended, in a few words; `left` heads one that did not. */
export function endHeading(hunt: Hunt, words: Words, left = 'Broken off'): string {
  const { men, outcome } = hunt.state;
  if (!outcome) return left;
  if (men.length === 0) return outcome.winner === null ? 'Neither fell' : `${capital(words.figure(outcome.winner))} is left`;
  const saved = savedMen(hunt.state);
  if (saved === men.length) return men.length === 1 ? 'He lives' : 'All live';
  return saved === 0
    ? words.say('became', 'nobody')
    : `${COUNTS[saved]} of ${COUNTS[men.length]!.toLowerCase()} ${saved === 1 ? 'lives' : 'live'}`;
}

/** The dice of both sides: men and beast, or each of two beasts. */
export function luckLines({ state }: Hunt, { steps }: HuntReplay, words: Words): LuckLine[] {
  const [first, other] = state.beasts;
  const second = isDuel(state) ? other : undefined;
  const firstSide = new Set(second ? [first!.id] : state.men.map(({ id }) => id));
  const luck = luckOf(steps, (figure) => firstSide.has(figure));
  const beasts = areSeveral(state) ? 'the beasts' : 'the beast';
  const [one, others] = second ? [words.figure(first!.id), words.figure(second.id)] : ['the men', beasts];
  return [
    { name: `Hits of ${one}`, luck: luck.men },
    { name: `Hits of ${others}`, luck: luck.beast },
    { name: 'Defences', luck: luck.defence },
  ];
}
