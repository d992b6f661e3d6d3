import { expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { childrenOf, GRADES, mindOf, USUAL_GRADE, type Behaviour, type BehaviourNode } from '../../../../src/engine/mind/index.ts';
import { muneraVocabulary, type MuneraPolicy } from '../../../../src/games/munera/bots/index.ts';
import { core, gladiators } from '../../../support/core-content.ts';
import { CLASSES, playOut } from './duels.ts';
import { by, TEMPERAMENTS } from './minds.ts';

const BOUTS = 40;
/** Of the answers in a turn, those that a branch of his own chose; the rest he does as the odds say. */
const LEAST = 0.5;

const behaviours = core.content['munera']!.behaviours as Readonly<Record<string, Behaviour>>;

const nodeAt = (tree: BehaviourNode, places: readonly number[]): BehaviourNode =>
  places.reduce<BehaviourNode>((node, place) => childrenOf(node)[place]!, tree);

/** Fights by a behaviour and notes which choice of its tree each answer came from. */
function noted(name: string, chosen: string[]): MuneraPolicy {
  const behaviour = behaviours[name]!;
  const mind = mindOf(
    behaviour,
    muneraVocabulary,
    GRADES.find(({ id }) => id === USUAL_GRADE)!,
  );
  return (seen, rng) => {
    const { action, passed } = mind.explain(seen, rng);
    const last = passed.findLast(({ held }) => held);
    const leaf = last && nodeAt(behaviour.tree, last.node);
    if (leaf?.type === 'action') chosen.push(leaf.call);
    return action;
  };
}

/** Spear-keeper, aggressor and flanker do so less often: with more ways of their own they could no longer be told from others. */
const OWN = ['netman', 'patient', 'showman', 'survivor', 'wrestler'];

test.each(OWN)(
  'the %s, with the arms that are usual for him, decides at least half of what he does in a way of his own',
  { timeout: 60_000 },
  (name) => {
    const chosen: string[] = [];
    const rng = seededRng(`own ways of ${name}`);
    const anyOf = <T>(list: readonly T[]): T => list[rng.die(list.length) - 1]!;
    const usual = Object.entries(gladiators.content.usual).flatMap(([card, way]) => (way === name && CLASSES.includes(card) ? [card] : []));
    for (let i = 0; i < BOUTS; i += 1) {
      const policies = [noted(name, chosen), by(anyOf(TEMPERAMENTS))];
      playOut([anyOf(usual), anyOf(CLASSES)], [0, 1], policies, `own/${name}/${i}`, 40);
    }
    expect(chosen.filter((call) => call !== 'fight').length / chosen.length).toBeGreaterThanOrEqual(LEAST);
  },
);
