import { capital, type Words } from '../../../hud/common/index.ts';
import type { FateOf, LuckLine } from '../../../hud/end/index.ts';
import { areSeveral, beastCard, beastName, isDuel, manCard, type Beast, type Hunt, type Man } from '../rules/index.ts';
import { savedMen, survives, type HuntReplay } from '../desk/index.ts';
import type { LogStep } from '../../../session/index.ts';

/** Who it is, and the share of Hit Points left. */
const shareLeft = ({ id, card, hp }: Beast | Man, full: number) => ({ id, card, hp: Math.max(0, hp) / full });

/** Everybody, and what became of him. */
export function fatesOf({ world, state }: Hunt, words: Words): FateOf[] {
  const winner = state.outcome?.winner ?? null;
  const beasts = state.beasts.map((beast): FateOf => {
    const won = winner === 'beast' || winner === beast.id;
    return {
      ...shareLeft(beast, beastCard(world, beast).ratings.hitPoints),
      kind: 'beast',
      name: beastName(world, beast),
      weapon: null,
      state: beast.hp <= 0 ? 'dead' : won ? 'winner' : 'standing',
      word: words.say('became', beast.hp > 0 ? 'lives' : 'dead'),
      size: 92,
    };
  });
  const men = state.men.map((man): FateOf => {
    const { kind, name, weapon, ratings } = manCard(world, man);
    const lives = survives(state, man);
    return {
      ...shareLeft(man, ratings.hitPoints),
      kind,
      name,
      weapon: weapon.id,
      state: !lives ? 'dead' : winner === 'men' ? 'winner' : 'spared',
      word: words.say('became', !lives ? 'fell' : man.hp > 0 ? 'lives' : 'saved'),
      size: 68,
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

const GOOD = ['hit', 'critical', 'success'];
const unthrown = () => ({ rolls: 0, expected: 0, fell: 0 });

/** Compares every roll with its chance: blows of the men and of the beast, Defend rolls. `isMan` tells men from beasts. */
export function luckOf(steps: readonly LogStep[], isMan: (figure: string) => boolean) {
  const tally = { men: unthrown(), beast: unthrown(), defence: unthrown() };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'rolled' || event.roll.chance === null || event.roll.result === null) continue;
    const { why, chance, result } = event.roll;
    const kind = why === 'defend' ? 'defence' : why === 'to-hit' ? (isMan(event.figure) ? 'men' : 'beast') : null;
    if (!kind) continue;
    tally[kind].rolls += 1;
    tally[kind].expected += chance / 20;
    tally[kind].fell += GOOD.includes(result) ? 1 : 0;
  }
  return tally;
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
