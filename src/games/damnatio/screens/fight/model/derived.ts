import { computed } from '@preact/signals';
import type { View, WhirlOdds } from '../../../rules/index.ts';
import { defendPrompt, huntIntent, whirlOdds } from '../../../rules/index.ts';
import type { HuntChoices, HuntFight } from './facts.ts';
import { facingAt, isMoving, movable, planReach, supposing } from './planning.ts';
import { plannedStrikes } from './strike-plan.ts';

/** What the player may do with whom, and what the odds are of what is chosen. */
export function deriveOdds({ settled, decision, selected, pointed }: HuntFight, { strikes, slip }: HuntChoices) {
  const movers = computed(() => movable(settled.value.view, decision.value, settled.value.planned));
  const reach = computed(() => {
    const id = selected.value;
    return id && movers.value.includes(id) ? planReach(settled.value.view, id, settled.value.planned) : null;
  });
  /** The selected man on the hex that is pointed at. */
  const supposed = computed(() => {
    const [cell, figure] = [pointed.value, selected.value];
    if (cell === null || !figure || !reach.value?.cost.has(cell)) return null;
    const { view } = settled.value;
    return { figure, cell, view: supposing(view, figure, { cell, facing: facingAt(view, figure, cell) }) };
  });
  const shownView = computed(() => supposed.value?.view ?? settled.value.view);
  /** What the beast would do next; not while an attack is under way. */
  const intent = computed(() => (isMoving(decision.value) || decision.value?.kind === 'strikes' ? huntIntent(shownView.value) : null));
  const prompt = computed(() => (decision.value?.kind === 'defend' ? defendPrompt(withSlip(settled.value.view, slip.value)) : null));
  const whirl = computed(() => {
    const plan = plannedStrikes(strikes.value);
    return decision.value?.kind === 'strikes' && plan.length > 0 ? whirlOdds(settled.value.view, plan) : null;
  });
  const threatened = computed((): ReadonlySet<string> => {
    if (whirl.value) return likeliest(whirl.value);
    if (!intent.value) return new Set<string>();
    const { man, struck, swept } = intent.value.ifBeast;
    return new Set([man, ...struck, ...swept].map(({ id }) => id));
  });
  return { movers, reach, supposed, shownView, intent, prompt, whirl, threatened };
}

/** Whom it will most likely turn on; more than one when they are equal. */
function likeliest({ men }: WhirlOdds): Set<string> {
  const most = Math.max(0, ...[...men.values()].map((chance) => chance.valueOf()));
  return new Set([...men].filter(([, chance]) => chance.valueOf() === most).map(([id]) => id));
}

function withSlip(view: View, slip: boolean): View {
  const task = view.state.agenda.at(-1);
  if (!slip || task?.do !== 'blow') return view;
  return { world: view.world, state: { ...view.state, agenda: [...view.state.agenda.slice(0, -1), { ...task, slip: true }] } };
}
