import { createChoices, type HuntFight, type HuntChoices } from './facts.ts';
import { computed } from '@preact/signals';
import { areSeveral, asBeast, defendPrompt, huntIntent, whirlOdds, withMan, type View, type WhirlOdds } from '../../../rules/index.ts';
import { askedIn, bystanderStep } from './bystanders.ts';
import { mindedBeast, threatsOf } from './minded.ts';
import { facingAt, isMoving, movable, planReach } from './planning.ts';
import { plannedStrikes } from './strike-plan.ts';

/** What the player may do with whom, and what the odds are of what is chosen. */
function deriveOdds({ settled, decision, selected, pointed }: HuntFight, { strikes, slip, passed, minded }: HuntChoices) {
  const step = computed(() => bystanderStep(settled.value, passed.value === settled.value.view.state.round));
  /** Who is asked now. */
  const asked = computed(() => askedIn(settled.value, step.value));
  const movers = computed(() =>
    decision.value && step.value !== 'strike' ? movable(settled.value.view, decision.value, asked.value, settled.value.planned) : [],
  );
  const reach = computed(() => {
    const id = selected.value;
    return id && movers.value.includes(id) ? planReach(settled.value.view, id, settled.value.planned) : null;
  });
  /** The selected man on the hex that is pointed at. */
  const supposed = computed(() => {
    const [cell, figure] = [pointed.value, selected.value];
    if (cell === null || !figure || !reach.value?.cost.has(cell)) return null;
    const { view } = settled.value;
    return { figure, cell, view: withMan(view, figure, { cell, facing: facingAt(view, figure, cell) }) };
  });
  const shownView = computed(() => {
    const view = supposed.value?.view ?? settled.value.view;
    const looking = { minded: minded.value, selected: selected.value, decision: decision.value, strikes: strikes.value };
    return asBeast(view, mindedBeast(view, looking));
  });
  const isLookedAhead = computed(() => isMoving(decision.value) || decision.value?.kind === 'strikes');
  /** What the beast would do next; not while an attack is under way. */
  const intent = computed(() => (isLookedAhead.value ? huntIntent(shownView.value) : null));
  /** The same of each of several beasts, as far as it is drawn; empty where there is one. */
  const eachThreat = computed(() => (isLookedAhead.value && areSeveral(shownView.value.state) ? threatsOf(shownView.value) : []));
  const prompt = computed(() => (decision.value?.kind === 'defend' ? defendPrompt(withSlip(settled.value.view, slip.value)) : null));
  const whirl = computed(() => {
    const plan = plannedStrikes(strikes.value);
    return decision.value?.kind === 'strikes' && plan.length > 0 ? whirlOdds(shownView.value, plan) : null;
  });
  const threatened = computed((): ReadonlySet<string> => {
    if (whirl.value) return likeliest(whirl.value);
    if (!intent.value) return new Set<string>();
    const all = [...intent.value.ifBeast, ...eachThreat.value.map(({ threat }) => threat)];
    return new Set(all.flatMap(({ man, struck, swept }) => [man, ...struck, ...swept].map(({ id }) => id)));
  });
  return { step, asked, movers, reach, supposed, shownView, intent, eachThreat, prompt, whirl, threatened };
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

/** The signals of a hunt, and what follows from them. */
export function ownOf(fight: HuntFight) {
  const choices = createChoices();
  return { ...choices, ...deriveOdds(fight, choices) };
}

export type HuntOwn = ReturnType<typeof ownOf>;

/** All that the screen of a hunt shows, as signals; what a player can do is in `commands`. */
export type HuntModel = HuntFight & HuntOwn;
