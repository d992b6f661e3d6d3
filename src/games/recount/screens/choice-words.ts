import type { AnswerWords, Words } from '../../../hud/common/index.ts';
import { inARow, listed } from '../../../hud/common/index.ts';
import type { Recount, RecountAction } from '../rules/index.ts';

/** How an answer is said: `did` after the name of a fighter, `doing` as what a sentence is about. */
type Mood = 'did' | 'doing';

function keyOf(action: RecountAction): string {
  switch (action.type) {
    case 'step':
      return `step-${action.sector}`;
    case 'pivot':
      return `pivot-${action.way}`;
    case 'vote':
      return action.up ? 'vote-up' : 'vote-down';
    default:
      return action.type;
  }
}

/** Answers that belong together; the end of a turn goes without saying after something else. */
function answers({ world }: Recount, actions: readonly RecountAction[], words: Words, mood: Mood): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'end') : actions;
  const said = told.map((action) =>
    words.say(mood, keyOf(action), { figure: 'target' in action ? words.figure(world.ids[action.target]!) : '' }),
  );
  return listed(inARow(said, words));
}

/** What was answered in a bout of recount, in sentences. */
export const recountAnswers: AnswerWords<Recount, RecountAction> = {
  did(bout, actions, words) {
    const [figure] = bout.decision()!.figures;
    return `${words.title(figure)} ${answers(bout, actions, words, 'did')}`;
  },
  doing: (bout, actions, words) => answers(bout, actions, words, 'doing'),
};
