import { NO_OVERLAYS } from '../../art/index.ts';
import { Key } from '../../hud/common/index.ts';
import {
  ActionBar,
  deskCommands,
  FightFrame,
  FightLog,
  RefusalLine,
  RoundStrip,
  type BoardFigure,
  type FightModel,
  type FightOfGame,
  type FightScreenProps,
  type FoughtGame,
  type HelpOfGame,
} from '../../hud/fight/index.ts';
import type { FightTools } from '../arena/index.ts';
import { mountFight } from '../arena/index.ts';
import type { MountPart } from '../game-page.ts';
import { plainBoard, plainNames } from './plain-board.ts';
import type { PlainGame } from './plain-game.ts';

type Model<G extends FoughtGame> = FightModel<G, BoardFigure, object>;
type Commands = ReturnType<typeof commandsOf>;

function answers<G extends FoughtGame>({ session, mine }: Model<G>): readonly G['action'][] {
  return mine.value ? session.bout.actions() : [];
}

/** Answers are chosen by their numbers; hexes and turns mean nothing here. */
function commandsOf<G extends FoughtGame>(model: Model<G>) {
  return {
    ...deskCommands(model.desk),
    commit: () => model.desk.carryOn(),
    chooseHex: () => undefined,
    turn: () => undefined,
    chooseCard(n: number): void {
      const answer = answers(model)[n];
      if (answer) void model.desk.play(answer);
    },
  };
}

function fightOf<G extends FoughtGame>(plain: PlainGame<G>): FightOfGame<G, BoardFigure, object, object> {
  return {
    board: plainBoard(plain),
    facts: () => ({}),
    own: () => ({}),
    settle: () => undefined,
    pointedOut: ({ decision }) => ({ selected: decision.value?.figures[0] ?? null, threatened: new Set() }),
    overlays: () => NO_OVERLAYS,
    hexLabel({ picture, words }, cell) {
      const there = picture.value.figures.find((figure) => figure.cell === cell);
      return there ? `${words.hex(cell)}, ${there.name}` : words.hex(cell);
    },
    decisionKey: ({ decision, view }) => `${decision?.kind} ${decision?.side} ${view.state.round}`,
    decisionWords: (model) => answers(model).map(plain.say).join(', '),
    firstCell: ({ picture }) => Math.max(0, picture.value.figures[0]?.cell ?? 0),
    threats: { name: 'Marks', levels: ['hidden'] },
    sheet: 'answers',
  };
}

const HELP: HelpOfGame = {
  title: 'How it goes',
  inShort: [],
  keys: {
    tab: 'the next figure',
    digits: 'the answer with that number',
    space: 'goes on while something is shown',
  },
};

const SHEETS = [
  { key: 'answers', name: 'Answers' },
  { key: 'log', name: 'Log' },
] as const;

interface PlainScreenProps<G extends FoughtGame> extends FightScreenProps {
  readonly plain: PlainGame<G>;
  readonly tools: FightTools<Model<G>, Commands>;
}

function PlainScreen<G extends FoughtGame>({ plain, tools, ...props }: PlainScreenProps<G>) {
  const { model, commands } = tools;
  const decision = model.decision.value;
  return (
    <FightFrame
      {...props}
      model={model}
      commands={commands}
      own={{}}
      strip={<RoundStrip model={model} label="Round" whose={decision?.side ?? ''} yours={model.mine.value} text="" refs={[]} />}
      left={null}
      row={null}
      right={
        <>
          <section class="panel task" aria-label="Your choice" id="arena-hand">
            <h2>{decision?.side ?? plain.title.label}</h2>
            <RefusalLine model={model} />
            <div class="task-body">
              {answers(model).map((answer, n) => (
                <button key={JSON.stringify(answer)} type="button" class="button" onClick={() => commands.chooseCard(n)}>
                  <Key name={String(n + 1)} /> {plain.say(answer)}
                </button>
              ))}
            </div>
          </section>
          <ActionBar model={model} commands={commands} text="Choose" off />
          <FightLog model={model} />
        </>
      }
      sheets={SHEETS}
      help={HELP}
    />
  );
}

/** The fight of a plain game. */
export function plainFight<G extends FoughtGame>(plain: PlainGame<G>): MountPart<G> {
  return {
    mount: mountFight<G, BoardFigure, object, object, Commands>({
      fight: fightOf(plain),
      names: (world) => plainNames(plain.id, world),
      commands: commandsOf,
      screen: (props) => <PlainScreen plain={plain} {...props} />,
    }),
  };
}
