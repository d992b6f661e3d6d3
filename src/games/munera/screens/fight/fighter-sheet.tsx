import type { BoutEvent } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import type { Fighter, MercyOdds, Quadrant, Skill, View } from '../../rules/index.ts';
import { FULL_FRONT, isTired, mercyOdds, quadrantOf, saveTerms, SKILLS, threatsTo } from '../../rules/index.ts';
import { capital, listed, percent, RuleRef, RuleRefs, signed, Term, Told, WeaponIcon, type Words } from '../../../../hud/common/index.ts';
import { SheetFrame, type SheetPart } from '../../../../hud/turns/index.ts';
import { useFight } from './context.ts';
import type { Gladiator } from './model/board.ts';
import { tiringWords } from './model/fatigue.ts';

interface SheetProps {
  readonly fighter: Fighter;
  readonly part: SheetPart;
}

/** What changes neither Saves nor what somebody holds. */
const HARMLESS: readonly BoutEvent['type'][] = [
  'bout-started',
  'drawn',
  'round-started',
  'play-order',
  'turn-started',
  'turn-ended',
  'action-points',
  'paid',
  'moved',
  'faced',
  'considered',
];

/** While an answer is shown, the sheet tells nothing that belongs to the position before it or after it. */
export function sheetMoment(showing: readonly BoutEvent[] | null): 'still' | 'walk' | 'blow' {
  if (showing === null) return 'still';
  return showing.every(({ type }) => HARMLESS.includes(type)) ? 'walk' : 'blow';
}

/** A fighter as he stands: Stamina, fatigue, Saves round him, what he holds. */
export function FighterSheet({ fighter, part }: SheetProps) {
  const { model } = useFight();
  const { view } = model.settled.value;
  const { words } = model;
  const moment = sheetMoment(model.presenter.showing.value);
  const index = view.state.fighters.indexOf(fighter);
  const figure = model.picture.value.figures[index]!;
  const { card } = view.world.profiles[index]!;
  return (
    <SheetFrame model={model} figure={figure} part={part} kind={words.kind(fighter.id) ?? card.kind} life="Stamina">
      <Conditions figure={figure} words={words} />
      <Fatigue fighter={{ ...fighter, fatigue: figure.fatigue, stamina: figure.hp }} />
      <div class={moment === 'blow' ? 'not-yet' : ''}>
        <Saves view={view} index={index} />
        {part === 'foe' && model.threat.value > 0 && model.settings.value.hints ? (
          <p class="quiet sides-legend">On the sand: hatched his front, dotted his sides, the open rim his rear.</p>
        ) : null}
        <Things view={view} fighter={fighter} words={words} />
      </div>
      <div class={moment === 'still' ? '' : 'not-yet'}>
        <Danger view={view} fighter={fighter} words={words} />
      </div>
    </SheetFrame>
  );
}

function Conditions({ figure, words }: { readonly figure: Gladiator; readonly words: Words }) {
  const { model } = useFight();
  const { skills } = model.settled.value.view.world.profiles[figure.index]!;
  const names = figure.conditions;
  const learned = SKILLS.filter((skill) => skills[skill]);
  if (names.length + learned.length === 0) return null;
  return (
    <p class="tags">
      {names.map((name) => (
        <span key={name} class="tag">
          <Told text={words.say('condition', name)} />
        </span>
      ))}
      {learned.map((skill) => (
        <span key={skill} class="tag skill">
          <Term id={SKILL_TERMS[skill]}>{words.say('skill', skill)}</Term>
        </span>
      ))}
    </p>
  );
}

function Fatigue({ fighter }: { readonly fighter: Fighter }) {
  const { fatigue, stamina } = fighter;
  const full = Math.max(1, 2 * Math.max(stamina, 0) + 1);
  return (
    <div class="fatigue">
      <p>
        <Term id="fatigue">Fatigue</Term> <b>{fatigue}</b>{' '}
        <span class="quiet">
          <Told text={tiringWords(fighter)} />
        </span>{' '}
        <RuleRefs ids={['M-156', isTired(fighter) ? 'M-159' : 'M-158']} />
      </p>
      <div class="fatigue-track" aria-hidden="true">
        <i class="fatigue-fill" style={{ width: `${Math.min(100, (100 * fatigue) / full)}%` }} />
        <i class="fatigue-mark" style={{ left: `${(100 * Math.max(0, stamina)) / full}%` }} />
      </div>
    </div>
  );
}

/** Skills as terms; the skill Stamina is told under Stamina itself. */
const SKILL_TERMS: Readonly<Record<Skill, string>> = {
  reflexes: 'reflexes',
  attack: 'skill-attack',
  dodge: 'dodge',
  stamina: 'skill-stamina',
  popularity: 'popularity',
};

const SIDES: readonly Quadrant[] = ['front', 'left', 'right', 'rear'];

/** The Save from every side, and from which one the acting fighter would strike. */
function Saves({ view, index }: { readonly view: View; readonly index: number }) {
  const { model } = useFight();
  const fighter = view.state.fighters[index]!;
  const acting = model.acting.value;
  const seen =
    acting && acting !== fighter && acting.cell !== OUTSIDE && fighter.cell !== OUTSIDE ? quadrantOf(view, fighter, acting.cell) : null;
  return (
    <dl class="ratings saves" aria-label="Saves by side">
      {SIDES.map((quadrant) => (
        <div key={quadrant} class={quadrant === seen ? 'here' : ''}>
          <dt>
            <Term id={quadrant === 'front' || quadrant === 'rear' ? quadrant : 'side'}>{model.words.say('quadrant', quadrant)}</Term>
          </dt>
          <dd>
            {sum(saveTerms(view, index, { ...FULL_FRONT, quadrant }))}
            {quadrant === seen ? <span class="visually-hidden"> attacked from here</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is in hand, worn and sheathed. */
function Things({ view, fighter, words }: { readonly view: View; readonly fighter: Fighter; readonly words: Words }) {
  const groups = new Map<string, { gear: string; spot: string; count: number }>();
  for (const item of fighter.carried) {
    const gear = view.world.things[item]!.gear.id;
    const { spot } = view.state.items[item]!;
    const key = `${gear} ${spot}`;
    groups.set(key, { gear, spot, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  if (groups.size === 0) return <p class="quiet">Empty hands.</p>;
  return (
    <ul class="things" aria-label="Things on him">
      {[...groups.values()].map(({ gear, spot, count }) => (
        <li key={`${gear} ${spot}`} class={spot}>
          <WeaponIcon weapon={gear} /> <Told text={words.card(gear)} />
          {count > 1 ? ` ×${count}` : ''} {spot === 'ready' ? null : <span class="quiet">{words.say('spot', spot)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Who threatens him, and what the crowd would say now. */
function Danger({ view, fighter, words }: { readonly view: View; readonly fighter: Fighter; readonly words: Words }) {
  if (fighter.cell === OUTSIDE) return null;
  const threats = threatsTo(view, fighter);
  const index = view.state.fighters.indexOf(fighter);
  return (
    <div class="danger-lines">
      {threats.length > 0 ? (
        <p>
          <Term id="gang-up">Threatened by</Term> {listed(threats.map((each) => words.figure(view.world.ids[each]!)))}.{' '}
          <RuleRef id="M-139" />
        </p>
      ) : null}
      <Mercy ways={mercyOdds(view, index, threats[0] ?? -1)} words={words} />
    </div>
  );
}

/** Ways of being beaten to which the crowd would say the same, together. */
export function mercyGroups(ways: readonly MercyOdds[]): readonly (readonly MercyOdds[])[] {
  const groups = new Map<string, MercyOdds[]>();
  for (const way of ways) groups.set(percent(way.spared), [...(groups.get(percent(way.spared)) ?? []), way]);
  return [...groups.values()];
}

/** The crowd's answer by the way he would be beaten, and what it weighs. */
function Mercy({ ways, words }: { readonly ways: readonly MercyOdds[]; readonly words: Words }) {
  if (!ways.some(({ asks }) => asks)) {
    return (
      <p>
        Beaten now he dies, nobody asks the crowd. <RuleRef id="D-269" />
      </p>
    );
  }
  const named = (group: readonly MercyOdds[]): string =>
    listed(
      group.map(({ how }) => words.say('defeat', how)),
      'or',
    );
  return (
    <details>
      <summary>
        Were he beaten now, the crowd would spare him:{' '}
        {mercyGroups(ways).map((group) => (
          <span key={group[0]!.how} class="mercy-way">
            <b>{percent(group[0]!.spared)}</b> <Told text={named(group)} inside />
          </span>
        ))}
      </summary>
      <dl class="mercy">
        {ways.map(({ how, rule, modifiers }) => (
          <div key={how}>
            <dt>
              {capital(words.say('defeat', how))} <RuleRef id={rule} />
            </dt>
            {modifiers.length === 0 ? <dd>nothing for or against him</dd> : null}
            {modifiers.map((term) => (
              <dd key={term.rule}>
                {signed(term.value)} <Told text={words.reason(term.reason)} /> <RuleRef id={term.rule} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <RuleRef id="M-176" />
    </details>
  );
}
