import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Screen } from '../../hud/page/index.ts';
import type { ScenarioFile } from '../../session/index.ts';
import { beginScenario } from '../../session/index.ts';
import { pageKit } from '../kit.ts';
import type { ShowFight } from '../fight-place.tsx';
import { FightPlace } from '../fight-place.tsx';
import { openFight } from '../open-fight.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { useLoaded } from '../use-loaded.ts';

/** The rules a scenario proves; a scenario without a list goes by its name. */
function rulesOf({ rules, name }: ScenarioFile): readonly string[] {
  return rules && rules.length > 0 ? rules : [name.split(':')[0]!];
}

/** Scenarios under each rule they prove, rules in their order. */
export function byRule(scenarios: Readonly<Record<string, ScenarioFile>>): { readonly rule: string; readonly names: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const [name, file] of Object.entries(scenarios)) {
    for (const rule of rulesOf(file)) groups.set(rule, [...(groups.get(rule) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([rule, names]) => ({ rule, names }));
}

/** What the player of a scenario must know. */
export function scenarioNotices({ name, play = [], dice }: ScenarioFile): string[] {
  const fallen =
    dice.length === 0 ? 'The dice fall by chance.' : `The first ${dice.length} dice fall as written, those after them by chance.`;
  const answers = play.length === 0 ? '' : ` It answers: ${play.join('; ')}.`;
  return [`${name}. A rule scenario: nothing of it is saved. ${fallen}${answers}`];
}

type Scenarios = Readonly<Record<string, ScenarioFile>>;

const addressOf = (name: string): string => formatRoute({ screen: 'scenario', name });

function ScenarioList({ scenarios, wanted }: { readonly scenarios: Scenarios; readonly wanted: string }) {
  const groups = byRule(scenarios);
  return (
    <Screen title="Rule scenarios">
      {wanted !== '' && (
        <p class="panel" role="alert">
          There is no scenario “{wanted}”. These are all there are, by the rule they prove.
        </p>
      )}
      {groups.length === 0 && <p>This edition was built without them.</p>}
      <dl class="panel">
        {groups.map(({ rule, names }) => (
          <div key={rule}>
            <dt>{rule}</dt>
            {names.map((name) => (
              <dd key={name}>
                <a href={addressOf(name)}>{scenarios[name]!.name}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Screen>
  );
}

function ScenarioOver({ file, onAgain }: { readonly file: ScenarioFile; readonly onAgain: () => void }) {
  return (
    <Screen title="The scenario is over">
      <p class="panel">
        {file.name} ({rulesOf(file).join(', ')}). Nothing of it was saved; a bout of your own that was in progress still is.
      </p>
      <p class="button-row">
        <button type="button" class="button primary" onClick={onAgain}>
          Once more
        </button>
        <a class="button" href={addressOf('')}>
          All scenarios
        </a>
        <a class="button" href="#/">
          To the title
        </a>
      </p>
    </Screen>
  );
}

/** What the page gives the fight of a scenario; everybody in it is the player's. */
function pageFor(services: Services, file: ScenarioFile, onEnded: () => void) {
  return {
    catalogue: pageKit.catalogue,
    settings: services.settings,
    onSettings: services.change,
    readOnly: signal(null),
    notices: computed(() => scenarioNotices(file)),
    controllers: {},
    onEnded,
    onLeave: () => services.go({ screen: 'title' }),
  };
}

interface ScenarioArenaProps {
  readonly services: Services;
  readonly name: string;
  readonly file: ScenarioFile;
  readonly onEnded: () => void;
}

function ScenarioArena({ services, name, file, onEnded }: ScenarioArenaProps) {
  useEffect(() => void (document.title = `${file.name} · Damnatio`), [file]);
  const open = async (): Promise<ShowFight> => {
    const shown = await openFight(services, beginScenario(pageKit.kit, file, name));
    return (place) => shown(place, pageFor(services, file, onEnded));
  };
  return <FightPlace open={open} />;
}

/** A rule scenario in the arena, played by hand on its own tape of dice; nothing of it is saved. */
export function ScenarioRoute({ services, route }: ScreenRouteProps) {
  const name = route.screen === 'scenario' ? route.name : '';
  const scenarios = useLoaded(async () => (await import('virtual:scenarios')).scenarios, []);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => setOver(null), [name]);
  if (!scenarios) return null;
  const file = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!file) return <ScenarioList scenarios={scenarios} wanted={name} />;
  if (over === name) return <ScenarioOver file={file} onAgain={() => setOver(null)} />;
  return <ScenarioArena key={name} services={services} name={name} file={file} onEnded={() => setOver(name)} />;
}
