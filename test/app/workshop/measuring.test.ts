import { describe, expect, it, vi } from 'vitest';
import type { MeasureOrder, MeasureReply } from '../../../src/app/workshop/measure/messages.ts';
import { Measuring, type MeasureWorker } from '../../../src/app/workshop/measure/measuring.ts';
import { playOneOf } from '../../../src/app/workshop/trial.ts';
import { loadCatalogue } from '../../../src/catalogue/index.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { CARDS } from '../../../src/games/cards.ts';
import { DESKS } from '../../../src/games/headless.ts';
import { gameOf, kitOf, playMeasured } from '../../../src/session/index.ts';

const { catalogue } = loadCatalogue(contentFiles(['content/core'], process.cwd()), CARDS);
const kit = kitOf(DESKS, catalogue!);
const game = gameOf(kit, { ruleset: 'damnatio' });
const setupOf = (beast: string) =>
  game.desk.setups.read({
    ruleset: 'damnatio',
    arena: 'harena',
    beasts: [beast],
    men: [],
    draw: 4,
    lex: {},
    elite: 0,
    position: null,
    sliders: { hitPoints: 0, damage: 0, control: 0 },
  });

/** Plays in this thread what a worker would, a moment later. */
function worker(orders: MeasureOrder[]): MeasureWorker {
  let hear: (event: { readonly data: MeasureReply }) => void = () => undefined;
  let matter: Extract<MeasureOrder, { do: 'begin' }>['matter'];
  return {
    postMessage(order) {
      orders.push(order);
      if (order.do === 'begin') matter = order.matter;
      else {
        const { run, which, from, to } = order;
        const simulation = { ...matter.bouts[which]!, seed: matter.seed, detail: which === 'card' };
        const played = playMeasured(game, simulation, from, to);
        setTimeout(() => hear({ data: { run, which, from, to, ...played, milliseconds: 100 } }), 0);
      }
    },
    terminate: () => undefined,
    addEventListener(type: 'message' | 'error', listener: never) {
      if (type === 'message') hear = listener;
    },
  };
}

const trial = { setup: setupOf('lion') };
const asked = { kit, trial, parent: trial, player: 'naive', seed: 'measured', wanted: 30, stopsEarly: false };

describe('a measurement', { timeout: 30_000 }, () => {
  it('plays every bout once for the card and once for its parent, and a card against itself differs in nothing', async () => {
    const orders: MeasureOrder[] = [];
    const measuring = new Measuring(() => worker(orders), 2);
    measuring.begin(asked);
    await vi.waitFor(() => expect(measuring.standing.value).toMatchObject({ played: 30, running: false }), 20_000);
    const { card, parent, report } = measuring.standing.value!;
    expect(card.hopes).toEqual(parent!.hopes);
    expect(card.rounds).toHaveLength(30);
    expect(report).toMatchObject({ hunts: 30 });
    const ranges = orders.flatMap((order) => (order.do === 'play' ? [`${order.which} ${order.from}-${order.to}`] : []));
    expect(new Set(ranges).size).toBe(ranges.length);
  });

  it('stops for a pause and goes on where it was', async () => {
    const measuring = new Measuring(() => worker([]), 1);
    measuring.begin({ ...asked, parent: null, wanted: 60 });
    measuring.toggle();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const paused = measuring.standing.value!;
    expect(paused).toMatchObject({ running: false });
    expect(paused.played).toBeLessThan(60);
    measuring.toggle();
    await vi.waitFor(() => expect(measuring.standing.value).toMatchObject({ played: 60, running: false }), 20_000);
  });

  it('shows any of its bouts again as it was', () => {
    const { outcomes } = playMeasured(game, { setup: setupOf('lion'), players: { '*': 'naive' }, seed: 'measured', detail: false }, 4, 5);
    const replay = playOneOf(kit, { trial, bot: 'naive', seed: 'measured' }, 4);
    expect(replay.seal.kind).toBe('verified');
    expect(replay.positions.at(-1)!.state.round).toBe(outcomes.rounds[0]);
  });
});
