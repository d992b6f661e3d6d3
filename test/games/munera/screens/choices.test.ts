import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import { skilledWith } from '../../../../src/games/munera/bots/skilled.ts';
import { ADVICE_WEIGHTS } from '../../../../src/games/munera/bots/weights.ts';
import { adviceOf } from '../../../../src/games/munera/desk/index.ts';
import {
  endsAfterGrapple,
  endsAtOnce,
  endsNextTurn,
  muneraActions,
  reachChances,
  testOdds,
  type MuneraAction,
} from '../../../../src/games/munera/rules/index.ts';
import { muneraDuel } from '../../../../src/games/munera/screens/index.ts';
import { headlineOf } from '../../../../src/games/munera/screens/option-words.ts';
import type { Option } from '../../../../src/games/munera/screens/options.ts';
import { percent, type Settings } from '../../../../src/hud/common/index.ts';
import { dangerKey, duelFight } from '../../../../src/hud/duel/index.ts';
import { countFirstBout, dangerFigures, reachWords } from '../../../../src/hud/fight/index.ts';
import { cycleReach } from '../../../../src/hud/fight/stage-tools.tsx';
import { chanceOfLeaves, enumerate } from '../../../support/enumerate.ts';
import { faceToFace, opened, standing, type Stand } from './support.ts';

const none = seededRng('bot');
const careful = skilledWith(ADVICE_WEIGHTS);

const POSITIONS: readonly (readonly Stand[])[] = [
  [
    { card: 'murmillo', side: 'a', at: [0, 0] },
    { card: 'thraex', side: 'b', at: [1, 0], facing: 3 },
  ],
  [
    { card: 'retiarius', side: 'a', at: [0, 0] },
    { card: 'secutor', side: 'b', at: [3, 0], facing: 3 },
  ],
  [
    { card: 'secutor', side: 'a', at: [0, 0], facing: 2 },
    { card: 'retiarius', side: 'b', at: [2, 0], facing: 3 },
    { card: 'gaul', side: 'c', at: [-1, 2], facing: 5 },
  ],
];

/** What an answer that is shown begins with. */
const firstOf = ({ answers }: Option): MuneraAction => answers[0]!;

describe('the order of answers', () => {
  it('begins with what the skilled bot would do if it looked well to its own skin, whatever the AP', async () => {
    for (const position of POSITIONS) {
      for (const ap of [1, 2, 4, 6]) {
        const { model, session } = await opened(standing(position, { ap }));
        const { view } = model.settled.value;
        const advice = adviceOf(view, muneraActions(view));
        const bots = advice.worth(careful(session.bout.forBots, none));
        const first = model.choices.value.shown[0]!;
        const worth = first.pose
          ? Math.max(
              ...advice.walks
                .filter(({ cell, facing }) => cell === first.pose!.cell && facing === first.pose!.facing)
                .map((walk) => walk.worth),
            )
          : advice.worth(firstOf(first));
        expect(worth, `${position.map(({ card }) => card).join()} ${ap}`).toBeCloseTo(bots, 6);
      }
    }
  });

  it('puts blows first for who would strike, the end of the turn for who would rest, and walks that way for who would close in or keep away', async () => {
    const { model } = await opened(standing(POSITIONS[1]!, { ap: 5 }));
    const { view } = model.settled.value;
    const foe = view.state.fighters[1]!.cell;
    const away = (cell: number): number => distance(view.world.arena, foe, cell);
    const first = (): Option => model.choices.value.shown[0]!;
    model.aim.value = 'rest';
    expect(first().action.type).toBe('end');
    model.aim.value = 'close-in';
    expect(away(first().pose!.cell)).toBeLessThan(3);
    model.aim.value = 'keep-away';
    expect(away(first().pose!.cell)).toBeGreaterThan(3);
    const beside = await opened(faceToFace());
    beside.model.aim.value = 'strike';
    const kinds = beside.model.choices.value.shown.map(({ odds }) => odds.kind);
    expect(kinds.slice(0, 3)).toEqual(['blow', 'blow', 'blow']);
    expect(beside.model.choices.value.shown.slice(0, 3).map(({ name }) => name)).toContain('sword');
  });

  it('says where nothing serves what he is after', async () => {
    const [far, beside] = [await opened(standing(POSITIONS[1]!, { ap: 1 })), await opened(faceToFace())];
    for (const { model } of [far, beside]) model.aim.value = 'strike';
    expect([far, beside].map(({ model }) => model.choices.value.inVain)).toEqual([true, false]);
    far.model.aim.value = 'close-in';
    expect(far.model.choices.value.inVain).toBe(false);
    expect(far.model.choices.value.shown[0]!.name).toMatch(/^To \d hexes from /);
  });

  it('folds what is shed away and keeps what is refused apart', async () => {
    const { model } = await opened(faceToFace({ ap: 1 }));
    const { shown, more, refused } = model.choices.value;
    expect([...shown, ...more].every(({ odds }) => odds.refusal === null)).toBe(true);
    expect(refused.every(({ odds }) => odds.refusal !== null)).toBe(true);
    expect(more.map(({ action }) => action.type)).toContain('discard');
    expect(shown.filter(({ action }) => ['sheathe', 'discard', 'drop'].includes(action.type))).toEqual([]);
    expect(shown.map(({ action }) => action.type)).not.toContain('discard');
  });

  it('walks a way at once, and it can be taken back as one', async () => {
    const { model, commands, session } = await opened(standing(POSITIONS[1]!, { ap: 5 }));
    model.aim.value = 'close-in';
    const option = model.choices.value.shown[0]!;
    await commands.choose(option);
    expect(model.overlays.value.ways[0]!.path.at(-1)).toBe(option.pose!.cell);
    await commands.commit();
    expect(session.view.state.fighters[0]).toMatchObject({ cell: option.pose!.cell, facing: option.pose!.facing });
    commands.undo();
    expect(session.record().actions).toEqual([]);
  });
});

describe('the headline of a blow', () => {
  it('M-119 M-167: is what playing every way its dice can fall comes to', async () => {
    for (const at of [
      POSITIONS[0]!,
      [
        { card: 'retiarius', side: 'a', at: [0, 0] },
        { card: 'secutor', side: 'b', at: [2, 0], facing: 3 },
      ] as const,
    ]) {
      const { model } = await opened(standing(at, { ap: 6 }));
      const beside = at[1]!.at[0] === 1;
      for (const option of model.answers.value.filter(
        ({ action, odds }) => action.type === 'attack' && odds.kind === 'blow' && odds.refusal === null,
      )) {
        const { world, state } = model.settled.value.view;
        const leaves = enumerate({ world, state, action: option.action });
        const [me, foe] = world.ids;
        const wounded = chanceOfLeaves(leaves, ({ events }) =>
          events.some((event) => event.type === 'wounded' && event.figure === foe && event.net > 0),
        );
        const ended = chanceOfLeaves(
          leaves,
          (leaf) =>
            leaf.events.some(
              (event) => (event.type === 'appealed' || event.type === 'felled') && event.figure === foe && event.figure !== me,
            ) ||
            (beside && leaf.state.turn.floored.includes(1)),
        );
        const told = headlineOf(option, beside).map(({ value }) => value);
        if (option.odds.kind === 'blow' && option.odds.saveModifiers.length > 0) expect(told[0], option.name).toBe(percent(wounded));
        expect(told.at(-1), option.name).toBe(percent(ended));
      }
    }
  });
});

describe('what he can do to me next turn', () => {
  const told = async (position: readonly Stand[], ap = 6) => {
    const { model } = await opened(standing(position, { ap }));
    const { shown, more } = model.choices.value;
    const several = position.length > 2;
    const read = (option: Option) =>
      dangerFigures({ dangers: model.dangers, key: dangerKey(option), several, words: model.words }).map(
        ({ value, what }) => `${value} ${what}`,
      );
    await expect.poll(() => [...shown, ...more].flatMap(read).filter((text) => text.startsWith('…')), { timeout: 20_000 }).toEqual([]);
    return { model, shown, read };
  };

  it('M-119 M-167: stands on every card whose end can be told: of steps, blows, things and the end of the turn', async () => {
    const { model, shown, read } = await told(POSITIONS[0]!);
    expect(shown.filter((option) => read(option).length !== 1)).toEqual([]);
    const types = new Set(shown.map(({ action, pose }) => (pose ? 'walk' : action.type)));
    for (const type of ['walk', 'attack', 'end'] as const) expect(types).toContain(type);
    const end = shown.find(({ action }) => action.type === 'end')!;
    const { view } = model.settled.value;
    const steps = endsNextTurn(view, 1, 0);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(read(end)).toEqual([`${percent(step.value!)} he ends you`]);
    expect(step.value!.valueOf()).toBeGreaterThan(0);
  });

  it('M-326 M-331 M-335: of a grapple counts empty hands, and the throw of him who wins the test', async () => {
    const { model, read } = await told(POSITIONS[0]!);
    const { view } = model.settled.value;
    const option = model.choices.value.shown.find(({ action }) => action.type === 'grapple')!;
    const { odds } = option;
    if (odds.kind !== 'grapple') throw new Error('no grapple');
    const done = (steps: ReturnType<typeof endsNextTurn>): number => {
      for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.valueOf();
    };
    const all = done(endsAfterGrapple(view, odds, 1));
    expect(read(option)).toEqual([`${percent(all)} he ends you`]);
    const thrown = endsAtOnce(odds.thrown).valueOf();
    expect(all).toBeGreaterThan(odds.facts.lose.valueOf() * thrown);
    expect(all).toBeGreaterThan(done(endsNextTurn(view, 1, 0)) * (1 - odds.facts.tie.valueOf() - odds.facts.lose.valueOf()));
    const locked = structuredClone(view.state);
    Object.assign(locked.fighters[0]!, { locked: 1, grappler: true });
    Object.assign(locked.fighters[1]!, { locked: 0 });
    const { win } = testOdds(locked.fighters[1]!.stamina - locked.fighters[0]!.stamina);
    expect(done(endsNextTurn({ world: view.world, state: locked }, 1, 0))).toBeCloseTo(win.valueOf() * thrown, 9);
  });

  it('is less the farther he goes, and names the one of several', async () => {
    const { model, shown, read } = await told(POSITIONS[2]!);
    expect(read(shown.find(({ action }) => action.type === 'end')!)[0]).toMatch(
      / (thraex|secutor|retiarius|gaul|anybody|[A-Z]\w+) ends you$/,
    );
    model.aim.value = 'keep-away';
    await expect.poll(() => read(model.choices.value.shown[0]!)[0]?.startsWith('…'), { timeout: 20_000 }).toBe(false);
    const chance = (option: Option): number => model.dangers.shown.value.get(dangerKey(option)!)!.chance.valueOf();
    const here = chance(model.choices.value.shown.find(({ action }) => action.type === 'end')!);
    expect(chance(model.choices.value.shown[0]!)).toBeLessThan(here);
  });
});

describe('where can he reach me', () => {
  const chancesOf = (view: Parameters<typeof reachChances>[0], foe: number) => {
    const steps = reachChances(view, foe, 0);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  };

  it('goes from each opponent to all of them and off again, and draws the chance on each hex', async () => {
    const { model } = await opened(standing(POSITIONS[2]!, { ap: 4 }));
    const { view } = model.settled.value;
    const shown = async (): Promise<readonly string[]> => {
      cycleReach(model);
      for (let i = 0; i < 200 && model.foesReach.shown.value?.chances === null; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
      return model.foesReach.shown.value?.foes ?? [];
    };
    expect(model.overlays.value.marks.some(({ kind }) => kind.startsWith('danger'))).toBe(false);
    const [near] = await shown();
    const chances = chancesOf(
      view,
      view.state.fighters.findIndex(({ id }) => id === near),
    );
    const labels = model.overlays.value.labels;
    expect(
      [...chances].map(([cell]) =>
        labels
          .find((label) => label.cell === cell)
          ?.text.split('\n')
          .at(-1),
      ),
    ).toEqual([...chances].map(([, chance]) => percent(chance).replace(' ', '')));
    const priced = labels.filter(({ text }) => /^\d+(\n\d+%)?$/.test(text));
    expect(priced.length).toBeGreaterThan(0);
    const [cell, chance] = [...chances][0]!;
    expect(reachWords(model.foesReach.shown.value, cell, model.words)).toContain(`reaches here with ${percent(chance)}`);
    expect(duelFight(muneraDuel).hexLabel(model, cell)).not.toContain('%');
    expect(await shown()).toHaveLength(1);
    const all = await shown();
    expect(all).toHaveLength(2);
    const [one, other] = [1, 2].map((foe) => chancesOf(view, foe));
    for (const [at, most] of model.foesReach.shown.value!.chances!)
      expect(most.valueOf()).toBe(Math.max(one!.get(at)?.valueOf() ?? 0, other!.get(at)?.valueOf() ?? 0));
    expect(await shown()).toEqual([]);
    expect(model.foesReach.shown.value).toBeNull();
  });

  it('is on in the first three bouts of a game, says so, and stays as the player switches it', async () => {
    const begun = async (part: Partial<Settings>) => {
      const made = await opened(faceToFace(), [], part);
      const on = made.model.foesReach.stage.value > 0;
      if (made.model.flow.isPlayed.value) countFirstBout(made.model.options);
      return { ...made, on };
    };
    let reach: Settings['reach'] = {};
    const seen: boolean[] = [];
    for (let nth = 1; nth <= 4; nth += 1) {
      const { on, model, settings } = await begun({ reach });
      seen.push(on);
      expect(model.foesReach.byItself.value).toBe(on);
      reach = settings.value.reach;
    }
    expect(seen).toEqual([true, true, true, false]);
    const { model, settings } = await begun({ reach: { munera: 1, recount: 2 } });
    cycleReach(model);
    expect(model.announcement.value).toContain('Reach: off.');
    expect(settings.value.reach).toEqual({ munera: 'off', recount: 2 });
    expect(model.foesReach.byItself.value).toBe(false);
    expect((await begun({ reach: settings.value.reach })).on).toBe(false);
    cycleReach(model);
    expect((await begun({ reach: settings.value.reach })).on).toBe(true);
  });
});
