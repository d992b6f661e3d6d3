import type { BoutEvent } from '../../../engine/bout/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../engine/hex/index.ts';
import type { Ratings } from '../../../hud/common/index.ts';
import { capital, listed, percent, RuleRef, RuleRefs, signed, Term, Told, WeaponIcon, type Words } from '../../../hud/common/index.ts';
import { pointsRow, SideRatings, type SheetPart } from '../../../hud/duel/index.ts';
import type { Fighter, MercyOdds, Quadrant, Skill, View } from '../rules/index.ts';
import { actionPointTerms, FULL_FRONT, isExhausted, isTired, mercyOdds, quadrantOf, saveTerms, SKILLS, threatsTo } from '../rules/index.ts';
import type { MuneraModel } from './board.ts';

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

interface Of {
  readonly model: MuneraModel;
  readonly index: number;
}

/** A fighter as he stands, below name and life: fatigue, Saves round him, what he holds, who threatens him. */
export function Sheet({ model, index, part }: Of & { readonly part: SheetPart }) {
  const { view } = model.settled.value;
  const { words } = model;
  const fighter = view.state.fighters[index]!;
  const moment = sheetMoment(model.presenter.showing.value);
  const { fatigue, hp: stamina } = model.picture.value.figures[index]!;
  return (
    <>
      <Fatigue fighter={{ ...fighter, fatigue, stamina }} />
      <div class={moment === 'blow' ? 'not-yet' : ''}>
        <Saves model={model} index={index} />
        {part === 'foe' && model.threat.value > 0 && model.settings.value.hints ? (
          <p class="quiet sides-legend">On the sand: hatched his front, dotted his sides, the open rim his rear.</p>
        ) : null}
        <Things view={view} fighter={fighter} words={words} />
      </div>
      <div class={moment === 'still' ? '' : 'not-yet'}>{fighter.cell === OUTSIDE ? null : <Danger model={model} index={index} />}</div>
    </>
  );
}

/** How far he is from the next stage of fatigue, in words. */
export function tiringWords(fighter: Fighter): string {
  const { fatigue, stamina } = fighter;
  if (isExhausted(fighter)) return 'exhausted';
  const left = (isTired(fighter) ? 2 * stamina : stamina) - fatigue + 1;
  const verb = isTired(fighter) ? 'exhaust' : 'tire';
  return left === 1 ? `one more ${verb}s him` : `${left} more ${verb} him`;
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

/** What he has learned. */
export function skillTags({ settled, words }: MuneraModel, index: number) {
  const { skills } = settled.value.view.world.profiles[index]!;
  return SKILLS.filter((skill) => skills[skill]).map((skill) => [SKILL_TERMS[skill], words.say('skill', skill)] as const);
}

const SIDES: readonly Quadrant[] = ['front', 'left', 'right', 'rear'];

function saveAt(view: View, index: number, quadrant: Quadrant): number {
  return sum(saveTerms(view, index, { ...FULL_FRONT, quadrant }));
}

/** The Save from every side, and from which one the acting fighter would strike. */
function Saves({ model, index }: Of) {
  const { view } = model.settled.value;
  const fighter = view.state.fighters[index]!;
  const acting = model.acting.value;
  const onSand = acting && acting !== fighter && acting.cell !== OUTSIDE && fighter.cell !== OUTSIDE;
  const sides = SIDES.map((quadrant) => ({
    key: quadrant,
    term: quadrant === 'front' || quadrant === 'rear' ? quadrant : 'side',
    name: model.words.say('quadrant', quadrant),
    value: saveAt(view, index, quadrant),
  }));
  const seen = onSand ? quadrantOf(view, fighter, acting.cell) : null;
  return <SideRatings label="Saves by side" sides={sides} seen={seen} means="attacked from here" />;
}

interface Counted<T> {
  readonly one: T;
  readonly count: number;
}

/** Equal things together. */
function counted<T>(things: readonly T[], keyOf: (thing: T) => string): Counted<T>[] {
  const groups = new Map<string, Counted<T>>();
  for (const one of things) groups.set(keyOf(one), { one, count: (groups.get(keyOf(one))?.count ?? 0) + 1 });
  return [...groups.values()];
}

/** What is in hand, worn and sheathed. */
function Things({ view: { world, state }, fighter, words }: { readonly view: View; readonly fighter: Fighter; readonly words: Words }) {
  const things = fighter.carried.map((item) => ({ gear: world.things[item]!.gear.id, spot: state.items[item]!.spot }));
  if (things.length === 0) return <p class="quiet">Empty hands.</p>;
  return (
    <ul class="things" aria-label="Things on him">
      {counted(things, ({ gear, spot }) => `${gear} ${spot}`).map(({ one: { gear, spot }, count }) => (
        <li key={`${gear} ${spot}`} class={spot}>
          <WeaponIcon weapon={gear} /> <Told text={words.card(gear)} />
          {count > 1 ? ` ×${count}` : ''} {spot === 'ready' ? null : <span class="quiet">{words.say('spot', spot)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Who threatens him, and what the crowd would say now. */
function Danger({ model, index }: Of) {
  const { words } = model;
  const { view } = model.settled.value;
  const threats = threatsTo(view, view.state.fighters[index]!);
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

/** Everything on him, equal things together. */
export function heldOf({ world, state }: View, index: number, words: Words): string[] {
  const held = counted(state.fighters[index]!.carried, (item) => world.things[item]!.gear.id);
  return held.map(({ one, count }) => `${words.card(world.things[one]!.gear.id)}${count > 1 ? ` ×${count}` : ''}`);
}

/** His fatigue, his next action points and his Saves; what he wears and has learned. */
export function ratingsOf(view: View, index: number, words: Words): Pick<Ratings, 'rows' | 'lines'> {
  const fighter = view.state.fighters[index]!;
  const { armour, skills } = view.world.profiles[index]!;
  const save = (quadrant: Quadrant): number => saveAt(view, index, quadrant);
  return {
    rows: [
      { term: 'fatigue', name: 'Fatigue', value: fighter.fatigue },
      pointsRow(actionPointTerms(view, index)),
      { term: 'save', name: 'Save', value: save('front') },
      { term: 'side', name: 'Save, left and right', value: `${save('left')} and ${save('right')}` },
      { term: 'rear', name: 'Save, rear', value: save('rear') },
    ],
    lines: [
      ['Wears', capital(words.say('armour', armour))],
      ['Fatigue', capital(tiringWords(fighter))],
      ...SKILLS.filter((skill) => skills[skill]).map((skill) => [words.say('skill', skill), words.say('skill-note', skill)] as const),
    ],
  };
}
