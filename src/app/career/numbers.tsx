import { useEffect, useState } from 'preact/hooks';
import type { CareerState, Result } from '../../career/index.ts';
import { decodeSliced, gameOf, openWatch } from '../../session/index.ts';
import type { Game } from '../game.ts';
import { tellPartOf } from '../share/telling.ts';
import { inSlices } from '../slices.ts';
import { diceLuck, joined, NO_DICE, sigmasOf, type DiceLuck } from '../statistics/dice-luck.ts';
import { className, type At, type DayAt } from './people.ts';
import { replayOf } from './story.tsx';
import { times } from './words.ts';
import { useLoaded } from '../use-loaded.ts';

/** What only the replays of your bouts tell. */
interface Counted {
  readonly luck: DiceLuck;
  readonly asked: number;
  readonly granted: number;
  readonly left: number;
}

const COUNTS = new Map<string, Omit<Counted, 'left'>>();

/** Bouts of the school, those of men among them who have been sold or have gone since; the first of the two was yours. */
function ownResults({ results }: Pick<CareerState, 'results'>): Result[] {
  return results.filter(({ part, by }) => part === 'afternoon' && by !== 'others');
}

async function countIn(game: Game, result: Result): Promise<Omit<Counted, 'left'>> {
  const { record, steps } = await replayOf(game, result);
  const { desk } = gameOf(game.kit, record.setup);
  const sides = desk.sides(record.setup);
  const seats = desk.seats(record.setup);
  const own = [sides[0]!];
  const figures = new Set(seats.filter(({ side }) => own.includes(side)).map(({ figure }) => figure));
  const asked = steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'appealed' && figures.has(event.figure) ? [event] : []));
  return { luck: diceLuck(steps, own), asked: asked.length, granted: asked.filter(({ granted }) => granted).length };
}

/** Plays your bouts again, one after the other, for what only they tell. */
function useCounted(game: Game, state: CareerState): Counted {
  const [counted, setCounted] = useState<Counted>({ luck: NO_DICE, asked: 0, granted: 0, left: ownResults(state).length });
  useEffect(() => {
    let current = true;
    void (async () => {
      const results = ownResults(state);
      for (const [place, result] of results.entries()) {
        const key = result.link;
        if (!COUNTS.has(key)) COUNTS.set(key, await countIn(game, result).catch(() => ({ luck: NO_DICE, asked: 0, granted: 0 })));
        if (!current) return;
        const all = results.slice(0, place + 1).map(({ link }) => COUNTS.get(link)!);
        setCounted({
          luck: joined(all.map(({ luck }) => luck)),
          asked: all.reduce((sum, each) => sum + each.asked, 0),
          granted: all.reduce((sum, each) => sum + each.granted, 0),
          left: results.length - place - 1,
        });
      }
    })();
    return () => void (current = false);
  }, [state.results.length]);
  return counted;
}

/** Share of a normal distribution below so many standard deviations (Abramowitz and Stegun 7.1.26, within a millionth). */
export function below(sigmas: number): number {
  const x = Math.abs(sigmas) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - poly * Math.exp(-x * x);
  return sigmas < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}

/** Those named most often, and how often. */
export function mostOf(names: readonly string[]): { readonly names: readonly string[]; readonly count: number } {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  return { names: [...counts].flatMap(([name, each]) => (each === count ? [name] : [])), count };
}

const FEW = 3;

function dangerText(names: readonly string[]): string {
  if (names.length === 0) return 'nobody yet';
  return names.length > FEW ? `nobody more than another: ${names.length} men` : names.join('; ');
}

/** Whom those whom you led died under, by name; one for each death. */
export async function deadUnder(game: Pick<Game, 'kit'>, { link, shares }: Pick<Result, 'link' | 'shares'>): Promise<readonly string[]> {
  const dead = shares.filter(({ fate }) => fate === 'dead').length;
  if (dead === 0) return [];
  const { setup } = openWatch(game.kit, link) ?? (await inSlices(decodeSliced(game.kit, link)));
  const { desk, content } = gameOf(game.kit, setup);
  const { foes } = (await tellPartOf(setup)).facesOf({ content, setup, own: desk.sides(setup).slice(0, 1) });
  return Array.from({ length: dead }, () => foes.join(' and ')).filter((name) => name !== '');
}

const DEAD_UNDER = new Map<string, readonly string[]>();

/** The same of every morning that you led. */
function useDeadUnder(game: Game, state: CareerState): readonly string[] {
  const load = async (): Promise<readonly string[]> => {
    const led = ledMornings(state);
    for (const result of led) if (!DEAD_UNDER.has(result.link)) DEAD_UNDER.set(result.link, await deadUnder(game, result).catch(() => []));
    return led.flatMap(({ link }) => DEAD_UNDER.get(link) ?? []);
  };
  return useLoaded(load, [state.results.length], 'kept') ?? [];
}

function ledMornings({ results }: Pick<CareerState, 'results'>): Result[] {
  return results.filter(({ part, by }) => part === 'morning' && by !== 'others');
}

/** One number of the career, with a line on how it is meant. */
interface NumberView {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** The career in numbers; what is still being counted is left out. */
export function numbersOf({ career, state }: At, { luck, asked, granted }: Counted, under: readonly string[]): NumberView[] {
  const bouts = ownResults(state);
  const won = bouts.filter(({ winner, shares }) => winner === shares[0]!.person).length;
  const mornings = ledMornings(state);
  const led = mornings.flatMap(({ shares }) => shares);
  const beaten = bouts.flatMap(({ shares, winner }) =>
    winner !== null && winner !== shares[0]!.person ? shares.filter(({ person }) => person === winner) : [],
  );
  const danger = mostOf(beaten.map(({ name, card }) => `${name}, ${className(career, card)}`));
  const beast = mostOf(under);
  const favourite = mostOf(bouts.map(({ shares }) => className(career, shares[0]!.card)));
  const dead = state.people.filter(({ owner, state: is }) => owner === 'you' && is === 'dead').length;
  const all = state.results.length;
  const share = luck.variance > 0 ? Math.round(100 * below(sigmasOf(luck))) : null;
  return [
    {
      name: 'Bouts',
      value: String(bouts.length),
      note: `${won} won; ${bouts.filter(({ by }) => by === 'played').length} fought by your own hand`,
    },
    { name: 'Mercy asked', value: String(asked), note: asked === 0 ? '' : `granted ${times(granted)}` },
    {
      name: 'Luck of your dice',
      value: share === null ? 'not known' : `${share} of 100`,
      note: share === null ? '' : `so many careers with these chances had dice no better, of ${luck.rolls} throws`,
    },
    {
      name: 'Led out alive',
      value: `${led.filter(({ fate }) => fate !== 'dead').length} of ${led.length}`,
      note: `in ${mornings.length} mornings`,
    },
    { name: 'Dead of the school', value: String(dead), note: '' },
    {
      name: 'Most dangerous to you',
      value: dangerText(danger.names),
      note: danger.count > 0 ? `beat yours ${times(danger.count)}${danger.names.length > 1 ? ' each' : ''}` : '',
    },
    {
      name: 'Most dangerous in the morning',
      value: beast.count === 0 ? 'nothing yet' : beast.names.join('; '),
      note: beast.count === 0 ? '' : `${beast.count} dead of those whom you led${beast.names.length > 1 ? ', each' : ''}`,
    },
    {
      name: 'Favourite class',
      value: favourite.count === 0 ? 'none yet' : favourite.names.slice(0, FEW).join('; '),
      note: favourite.count === 0 ? '' : `sent out ${times(favourite.count)}${favourite.names.length > 1 ? ', each' : ''}`,
    },
    { name: 'Bouts of the whole world', value: String(all), note: 'each fought by the engine, each to be watched' },
  ];
}

/** The career in numbers. */
export function CareerNumbers({ at }: { readonly at: DayAt }) {
  const counted = useCounted(at.game, at.state);
  const under = useDeadUnder(at.game, at.state);
  return (
    <section class="panel" aria-labelledby="career-numbers">
      <h2 id="career-numbers">The career in numbers</h2>
      {counted.left > 0 ? (
        <p class="quiet" role="status">
          {counted.left} bouts are still being counted.
        </p>
      ) : null}
      <dl class="career-numbers">
        {numbersOf(at, counted, under).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {note ? <span class="quiet">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
