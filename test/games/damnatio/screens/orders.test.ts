import { describe, expect, it } from 'vitest';
import { actsOf } from '../../../../src/games/damnatio/screens/fight/model/man-acts.ts';
import { arena, huntFrom } from './support.ts';

const LION = [{ card: 'lion', at: [0, 0], facing: 0 }] as const;
const offered = ({ model }: Awaited<ReturnType<typeof arena>>, figure: string): string[] => {
  const { view, decision, actions } = model.settled.value;
  return actsOf(view, decision, actions, figure).map(({ action, order }) => `${action.type} ${order}`);
};

describe('a man who lies, at "move all or none"', () => {
  const down = () =>
    arena(huntFrom({ start: 'men', beasts: LION, men: [{ card: 'bulla', at: [-4, 0], condition: 'down', fate: ['secondWind'] }] }));

  it('D-095 D-102: alone he is offered to stand up, and his Second wind', async () => {
    const made = await down();
    expect(made.model.decision.value?.kind).toBe('order');
    expect(offered(made, 'bulla')).toEqual(['stand move', 'second-wind move']);
  });

  it('D-102: stands up on his own hex, by the order to move', async () => {
    const { model, commands } = await down();
    commands.chooseHex(model.settled.value.view.state.men[0]!.cell);
    expect(model.refusal.value).toBeNull();
    expect(model.session.plan).toEqual([
      { type: 'order', order: 'move' },
      { type: 'stand', figure: 'bulla' },
    ]);
    expect(model.session.view.state.men[0]).toMatchObject({ down: false });
  });

  it('D-102 D-235: stands up and plays Second wind by key, and takes it back', async () => {
    const { model, commands } = await down();
    commands.secondWind();
    commands.rise();
    expect(model.session.plan.map(({ type }) => type)).toEqual(['order', 'second-wind', 'stand']);
    for (let i = 0; i < 3; i += 1) commands.undo();
    expect(model.decision.value?.kind).toBe('order');
    expect(model.session.view.state.men[0]).toMatchObject({ down: true, fate: ['secondWind'] });
  });
});

describe('a man who is Pinned, at "move all or none"', () => {
  const pinned = (others: readonly object[] = [{ card: 'valens', at: [-4, 0] }]) =>
    arena(huntFrom({ start: 'men', beasts: LION, men: [{ card: 'dama', at: [1, 0], condition: 'pinned' }, ...others] as never }));

  it('D-139: struggles while the others move, or while they hold', async () => {
    const made = await pinned();
    expect(made.model.movers.value).toContain('dama');
    expect(offered(made, 'dama')).toEqual(['struggle move', 'struggle hold']);
  });

  it('D-097 D-139: struggles under the order that was chosen', async () => {
    const { model, commands } = await pinned();
    const { view, decision, actions } = model.settled.value;
    const [, holding] = actsOf(view, decision, actions, 'dama');
    await commands.act(holding!);
    expect(model.session.steps.flatMap(({ action }) => action ?? []).slice(-3)).toEqual([
      { type: 'order', order: 'hold' },
      { type: 'struggle', figure: 'dama' },
      { type: 'done' }, // nothing else is left to do
    ]);
  });

  it('D-139: struggles from his own hex', async () => {
    const { model, commands } = await pinned();
    commands.select('dama');
    commands.chooseHex(model.settled.value.view.state.men[0]!.cell);
    await Promise.resolve();
    expect(model.session.record().actions.some(({ type }) => type === 'struggle')).toBe(true);
  });

  it('D-095 D-139: alone he is asked at once, and struggles by key', async () => {
    const { model, commands } = await pinned([]);
    expect(model.decision.value).toMatchObject({ kind: 'moves', figures: ['dama'] });
    commands.rise();
    expect(model.session.record().actions.some(({ type }) => type === 'struggle')).toBe(true);
  });
});

describe('a hex that cannot be walked to', () => {
  const far = () =>
    arena(
      huntFrom({
        start: 'men',
        beasts: LION,
        men: [
          { card: 'dama', at: [-4, 0] },
          { card: 'valens', at: [-4, 1] },
        ],
      }),
    );
  const cellOf = ({ model }: Awaited<ReturnType<typeof arena>>, q: number, r: number): number =>
    model.arena.cells.findIndex((cell) => cell.q === q && cell.r === r);

  it('D-099: says by how many points it is out of reach, and gives no order', async () => {
    const made = await far();
    made.commands.select('dama');
    made.commands.chooseHex(cellOf(made, 4, 0));
    const { points, cost, short } = /by (?<short>\d+)\. It takes (?<cost>\d+) points and he has (?<points>\d+)\.$/.exec(
      made.model.refusal.value!.text,
    )!.groups!;
    expect(Number(cost) - Number(points)).toBe(Number(short));
    expect(made.model.refusal.value).toMatchObject({ rule: 'D-099', text: expect.stringMatching(/^Dama: out of reach by/) as string });
    expect(made.model.decision.value?.kind).toBe('order');
  });

  it('D-099: says that the hex of the beast is taken', async () => {
    const made = await far();
    made.commands.select('dama');
    made.commands.chooseHex(cellOf(made, 0, 0));
    expect(made.model.refusal.value?.text).toBe('Dama: that hex is taken, or no way leads there.');
  });
});
