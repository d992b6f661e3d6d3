import { GRADES, USUAL_GRADE, type Behaviour, type Decided, type GradeAt, type GradeId, type Mind } from '../engine/mind/index.ts';
import { canonicalJson, fingerprint } from '../engine/bout/index.ts';
import type { Rng } from '../engine/dice/index.ts';
import type { Bot, Desk } from './desk.ts';
import type { BotViewOf, Game } from './game.ts';

/** Content with behaviours for its bots. */
interface WithBehaviours {
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
}

/** A bot that fights by a behaviour: `patient` as veterans do, `patient@tiro` as a tiro would. */
export function mindName(behaviour: string, grade: GradeId = USUAL_GRADE): string {
  return grade === USUAL_GRADE ? behaviour : `${behaviour}@${grade}`;
}

/** The bot of a name without its grade, and the grade; a name without one is of the usual grade. */
export function mindParts(name: string): { readonly base: string; readonly grade: GradeId } {
  const [base = '', named] = name.split('@');
  return { base, grade: GRADES.find(({ id }) => id === named)?.id ?? USUAL_GRADE };
}

/** Tells one tree from another: what was seen of a behaviour is of the tree that it had. */
export function treeHash({ tree }: Pick<Behaviour, 'tree'>): string {
  return fingerprint(canonicalJson(tree));
}

/** A behaviour in a grade as a bot; its tree is built when it is first asked. */
class BehaviourBot<G extends Game> implements Bot<G> {
  readonly behaviour: Behaviour;
  readonly grade: GradeId;
  private readonly make: () => Mind<BotViewOf<G>, G['action']>;
  private made: Mind<BotViewOf<G>, G['action']> | null = null;

  constructor(behaviour: Behaviour, grade: GradeAt, make: () => Mind<BotViewOf<G>, G['action']>) {
    this.behaviour = behaviour;
    this.grade = grade.id;
    this.make = make;
  }

  get about(): string {
    return this.behaviour.about;
  }

  private get mind(): Mind<BotViewOf<G>, G['action']> {
    return (this.made ??= this.make());
  }

  policy(bout: BotViewOf<G>, rng: Rng): G['action'] {
    return this.mind.decide(bout, rng);
  }

  explain(bout: BotViewOf<G>, rng: Rng): Decided<G['action']> {
    return this.mind.explain(bout, rng);
  }
}

/** How well a bot of a grade fights in a game; of the usual one where none is named. */
export function gradeIn({ grades = GRADES }: { readonly grades?: readonly GradeAt[] }, id: GradeId = USUAL_GRADE): GradeAt {
  return grades.find((grade) => grade.id === id)!;
}

/** Whether content has a behaviour of this id, and so a bot of this name. */
export function hasBehaviour(content: Game['content'], id: string): boolean {
  return Object.hasOwn((content as WithBehaviours).behaviours ?? {}, id);
}

/** A desk with the behaviours of its content among its bots, in every grade, after its own bots. */
export function withMinds<G extends Game>(desk: Desk<G>, content: G['content']): Desk<G> {
  const { behaviours } = content as WithBehaviours;
  if (!desk.mind || !behaviours) return desk;
  const minds = Object.values(behaviours).flatMap((behaviour) =>
    (desk.grades ?? GRADES).map((grade): [string, Bot<G>] => [
      mindName(behaviour.id, grade.id),
      new BehaviourBot<G>(behaviour, grade, () => desk.mind!(behaviour, grade)),
    ]),
  );
  return { ...desk, bots: { ...desk.bots, ...Object.fromEntries(minds) } };
}

/** Names of the bots that a game has without its content. */
export function plainBots<G extends Game>({ bots }: Pick<Desk<G>, 'bots'>): string[] {
  return Object.entries(bots).flatMap(([name, { behaviour }]) => (behaviour ? [] : [name]));
}
