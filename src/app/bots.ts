import type { Messages } from '../catalogue/index.ts';
import type { ControllerChoice } from '../hud/setup/index.ts';
import { seededRng, type Rng } from '../engine/dice/index.ts';
import { GRADES, USUAL_GRADE, type Behaviour } from '../engine/mind/index.ts';
import type { BotViewOf, BoutSession, Bot, Desk, Game } from '../session/index.ts';
import { gameOf, mindName, mindParts } from '../session/index.ts';
import type { Controllers } from './controllers.ts';
import { HUMAN } from './controllers.ts';

type Bots<G extends Game> = Pick<Desk<G>, 'bots' | 'usualBot'>;

/** The bot that a figure is played by; the usual one for the player at the screen and for names that nobody knows. */
export function botFor<G extends Game>({ bots, usualBot }: Bots<G>, name: string | undefined): Bot<G> {
  return bots[name !== undefined && Object.hasOwn(bots, name) ? name : usualBot]!;
}

/** What a bot fights by where that is content; undefined for other bots, and for names that nobody knows. */
export function behaviourOf<G extends Game>({ bots }: Pick<Desk<G>, 'bots'>, name: string | undefined): Behaviour | undefined {
  return name !== undefined && Object.hasOwn(bots, name) ? bots[name]!.behaviour : undefined;
}

/** Who decides, as a label: `Skilled bot`, `the patient`, `the patient (tiro)`. */
export function controllerName<G extends Game>({ bots }: Pick<Desk<G>, 'bots'>, messages: Messages, id: string): string {
  const { behaviour, grade = USUAL_GRADE } = Object.hasOwn(bots, id) ? bots[id]! : {};
  if (!behaviour) return messages['controller']?.[id] ?? id;
  return grade === USUAL_GRADE ? behaviour.name : `${behaviour.name} (${messages['mastery']?.[grade] ?? grade})`;
}

/** Who may decide for a figure, in words: the player, then the bots, the best first; each behaviour once, with its grades. */
export function controllerChoices<G extends Game>({ bots }: Bots<G>, messages: Messages): ControllerChoice[] {
  const grades = GRADES.map(({ id }) => ({ id, name: messages['mastery']?.[id] ?? id }));
  const choices = Object.entries(bots).flatMap(([id, { about, behaviour, grade }]): ControllerChoice[] => {
    if (!behaviour) return [{ id, name: controllerName({ bots }, messages, id), note: about }];
    return grade === USUAL_GRADE ? [{ id, name: behaviour.name, note: about.replace(/\.$/, ''), behaviour, grades }] : [];
  });
  return [{ id: HUMAN, name: messages['controller']?.[HUMAN] ?? HUMAN, note: '' }, ...choices];
}

/** The highest grade that answers at once. */
const AT_ONCE = GRADES.findLast((grade) => !('ahead' in grade))!.id;

/** Who plays for a bot in bouts that are played out by the hundred: the same, but without looking ahead, which takes its time. */
export function quickName(name: string): string {
  const { base, grade } = mindParts(name);
  return GRADES.some((each) => each.id === grade && 'ahead' in each) ? mindName(base, AT_ONCE) : name;
}

/** Who plays a fight out, as in a sentence: `skilled bot`, or `skilled bot for you and the greedy bot for the others`. */
export function playersInWords<G extends Game>({ bots, usualBot }: Bots<G>, messages: Messages, controllers: Controllers): string {
  const name = (id: string): string => controllerName({ bots }, messages, id).toLowerCase().replace(/^the /, '');
  const others = [
    ...new Set(
      Object.values(controllers)
        .filter((id) => id !== HUMAN)
        .map(quickName),
    ),
  ];
  if (others.every((id) => id === usualBot)) return name(usualBot);
  return `${name(usualBot)} for you and the ${others.map(name).join(' and the ')} for the others`;
}

/**
 * A bot as it decides in a session: with dice of its own, the same ones at the same place of a bout, so that a bout begun
 * again with the same answers comes out the same. Without a name the usual one.
 */
export function deciderOf<G extends Game>(session: BoutSession<G>, name: string | undefined): (bout: BotViewOf<G>) => G['action'] {
  const { desk } = gameOf<G>(session.kit, session.setup);
  return (bout) => botFor(desk, name).policy(bout, botDice(session.seed, name ?? desk.usualBot, session.steps.length));
}

/** The dice that a bot has for its answer after so many steps of a bout, the opening among them. */
export function botDice(seed: string, name: string, steps: number): Rng {
  return seededRng(`${seed} ${name} ${steps}`);
}
