import { useState } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import type { Career, OtherPack } from '../../career/index.ts';
import { capital, Medallion } from '../../hud/common/index.ts';
import { LONGEST_SEED } from '../link-parts.ts';
import { turnOn, useWanted } from '../packs/lost.tsx';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { Confirm, type Question } from './actions.tsx';
import { ladderRoute } from './addresses.ts';
import type { Careers } from './careers.ts';
import type { CareerHost } from './host.ts';
import { className, mindOf } from './people.ts';

/** What a career begins with. */
interface CareerChoice {
  /** The ladder by its id. */
  readonly ladder: string;
  readonly name: string;
  readonly card: string;
  readonly gentle: boolean;
  readonly iron: boolean;
  readonly seed: string;
}

interface ClassChoice {
  readonly id: string;
  readonly name: string;
  /** How he fights unless he is told otherwise. */
  readonly style: string;
}

export interface LadderChoice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly classes: readonly ClassChoice[];
}

interface NewCareerProps {
  /** One at least. */
  readonly ladders: readonly LadderChoice[];
  readonly first: CareerChoice;
  readonly palette: PaletteId;
  /** What is asked where another career would end; null where there is none. */
  readonly replaces: Question | null;
  readonly newSeed: () => string;
  readonly longestSeed: number;
  readonly onBegin: (choice: CareerChoice) => void;
  readonly onImport: (file: File) => void;
  /** Why nothing may be begun here. */
  readonly off: string | null;
}

const LONGEST_NAME = 24;

const TERMS = [
  { key: 'gentle', name: 'Gentle', note: 'Nobody of your school dies: who would, is out of it for a while.' },
  { key: 'iron', name: 'Iron', note: 'A single save and no way back: what has happened has happened.' },
] as const;

/** Who begins at the foot of the ladder: name, class, terms and dice. */
export function NewCareer({ ladders, first, palette, replaces, newSeed, longestSeed, onBegin, onImport, off }: NewCareerProps) {
  const [choice, setChoice] = useState(first);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const ask = (act: () => void): void => (replaces ? setAsked(() => act) : act());
  const change = (part: Partial<CareerChoice>): void => setChoice({ ...choice, ...part });
  const { about, classes } = ladders.find(({ id }) => id === choice.ladder) ?? ladders[0]!;
  /** The class stays where the other ladder has it too. */
  const climb = (ladder: LadderChoice): void => {
    const card = ladder.classes.some(({ id }) => id === choice.card) ? choice.card : (ladder.classes[0]?.id ?? choice.card);
    change({ ladder: ladder.id, card });
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    if (!off) ask(() => onBegin({ ...choice, name: choice.name.trim() }));
  };
  return (
    <form class="new-career" onSubmit={begin}>
      <section class="panel" aria-labelledby="new-who">
        <h2 id="new-who">Who begins</h2>
        <LadderChoices ladders={ladders} chosen={choice.ladder} onChoose={climb} />
        <p>{about}</p>
        <div class="field">
          <label for="career-name">His name</label>
          <input
            id="career-name"
            class="text-field"
            value={choice.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </div>
        <fieldset class="class-choices">
          <legend>What he is trained as</legend>
          {classes.map(({ id, name, style }) => (
            <label key={id} class="choice class-choice">
              <input type="radio" name="career-class" value={id} checked={choice.card === id} onChange={() => change({ card: id })} />
              <span class="choice-face">
                <Medallion card={id} kind="gladiator" palette={palette} size={44} hp={1} state="standing" />
                <span>
                  <b>{name}</b>
                  <span class="quiet"> {style}</span>
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </section>
      <section class="panel" aria-labelledby="new-terms">
        <h2 id="new-terms">On what terms</h2>
        {TERMS.map(({ key, name, note }) => (
          <label key={key} class="tick">
            <input type="checkbox" checked={choice[key]} onChange={({ currentTarget }) => change({ [key]: currentTarget.checked })} />
            <b>{name}</b>
            <span class="tick-note">{note}</span>
          </label>
        ))}
        <div class="field">
          <label for="career-seed">Seed of the dice: the same seed and the same choices give the same career</label>
          <span class="button-row">
            <input
              id="career-seed"
              class="text-field"
              value={choice.seed}
              maxLength={longestSeed}
              autoComplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
            />
            <button type="button" class="button" onClick={() => change({ seed: newSeed() })}>
              New seed
            </button>
          </span>
        </div>
        {replaces ? <p class="problem">{replaces.text}</p> : null}
        {off ? <p class="problem">{off}</p> : null}
        <p class="button-row">
          <button type="submit" class="button primary" aria-disabled={off !== null}>
            Begin the career
          </button>
        </p>
        <h3>Or go on with a career from a file</h3>
        <div class="field">
          <label for="career-file">A career that was exported</label>
          <input
            id="career-file"
            type="file"
            accept="text/plain,application/json,.txt,.json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) ask(() => onImport(file));
              currentTarget.value = '';
            }}
          />
        </div>
      </section>
      {replaces && asked ? <Confirm {...replaces} onYes={asked} onClose={() => setAsked(null)} /> : null}
    </form>
  );
}

interface LadderChoicesProps {
  readonly ladders: readonly LadderChoice[];
  readonly chosen: string;
  readonly onChoose: (ladder: LadderChoice) => void;
}

/** On which ladder, where there is more than one. */
function LadderChoices({ ladders, chosen, onChoose }: LadderChoicesProps) {
  if (ladders.length < 2) return null;
  return (
    <fieldset class="class-choices">
      <legend>Which ladder he climbs</legend>
      {ladders.map((ladder) => (
        <label key={ladder.id} class="choice class-choice">
          <input type="radio" name="career-ladder" value={ladder.id} checked={ladder.id === chosen} onChange={() => onChoose(ladder)} />
          <span class="choice-face">
            <b>{ladder.name}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Classes that one may begin as, each with how it usually fights. */
function classChoices(career: Career): ClassChoice[] {
  const { classes, ways } = career.house;
  return [...new Set(career.ladder.world.classes)].flatMap((id) => {
    const found = classes.get(id);
    if (!found) return [];
    const [usual = ''] = ways.get(id) ?? [];
    const mind = mindOf(career, { behaviour: usual });
    return [{ id, name: capital(className(career, id)), style: mind ? `usually ${mind.name}` : '' }];
  });
}

/** The ladders that a career may be begun on. */
function ladderChoices({ ladders, on }: Careers): LadderChoice[] {
  return ladders.map(({ id, name, about }) => ({ id, name, about, classes: classChoices(on(id)) }));
}

export function firstChoice({ ladder }: Career, seed: string): CareerChoice {
  return { ladder: ladder.id, name: '', card: ladder.world.classes[0]!, gentle: true, iron: false, seed };
}

interface HostProps {
  readonly services: Services;
  readonly host: CareerHost;
}

function packText(name: string, { was, now }: OtherPack): string {
  const then = `${name} ${was}`.trim();
  if (now === null) return `${then} is not on here.`;
  return now === was ? `${then} has other cards than it had then.` : `It was played with ${then}; ${now} is on here.`;
}

interface WaitingProps extends HostProps {
  /** It goes on. */
  readonly onGone: () => void;
}

/** Careers that wait: for which packs, and what can be done. */
function CareersAwaitingPacks({ services, host, onGone }: WaitingProps) {
  const [working, setWorking] = useState(false);
  const careers = host.waiting.value;
  const [last] = careers;
  const wanted = useWanted(services, [...new Set(careers.flatMap(({ packs }) => packs.map(({ pack }) => pack)))]);
  if (!last) return null;
  const nameOf = (pack: string): string => wanted?.packs.find(({ id }) => id === pack)?.name ?? pack;
  const missing = last.packs.flatMap(({ pack, now }) => (now === null ? [pack] : []));
  const isHere = missing.length > 0 && missing.every((pack) => wanted?.packs.some(({ id, state }) => state === 'off' && id === pack));
  const turnThemOn = async (): Promise<void> => {
    setWorking(true);
    const why = await turnOn(services, missing).finally(() => setWorking(false));
    if (why === null) onGone();
    else host.message.value = why;
  };
  const off = host.locked !== null;
  return (
    <section class="panel waiting-careers" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{careers.length === 1 ? 'Your career waits' : 'Careers wait'}</h2>
      <ul class="bulleted">
        {careers.map(({ season, day, packs }, place) => (
          <li key={place}>
            Season {season}, day {day}. {packs.map((pack) => packText(nameOf(pack.pack), pack)).join(' ')}
          </li>
        ))}
      </ul>
      <p>Nothing of it is lost: it goes on by itself when its packs are on as they were, and is kept whatever you begin meanwhile.</p>
      {working && <p role="status">The cards are dealt. This takes a moment …</p>}
      <p class="button-row">
        {isHere && (
          <button type="button" class="button primary" disabled={off || working} onClick={() => void turnThemOn()}>
            {last.packs.length === 1 ? 'Turn it on and go on' : 'Turn them on and go on'}
          </button>
        )}
        <a class={isHere ? 'button' : 'button primary'} href="#/packs">
          Packs
        </a>
        {last.packs.length > 0 && missing.length === 0 && (
          <button type="button" class="button" disabled={off} onClick={() => void host.goOn().then(onGone)}>
            Go on with the cards at hand
          </button>
        )}
      </p>
    </section>
  );
}

const REPLACES = {
  title: 'Another career ends',
  text: 'One career is kept at a time: the one in progress ends here. Export it first to keep it.',
  yes: 'End it for this one',
};

/** A career is begun, on a ladder that the address names or the usual one, or taken from a file. */
export function BeginCareer({ services, host, ladder }: HostProps & { readonly ladder: string }) {
  const [first] = useState(() =>
    firstChoice(host.careers.ladders.some(({ id }) => id === ladder) ? host.careers.on(ladder) : host.career, rollSeed()),
  );
  const [ladders] = useState(() => ladderChoices(host.careers));
  const home = (): void => services.go(ladderRoute());
  return [
    <CareersAwaitingPacks key="waiting" services={services} host={host} onGone={home} />,
    <NewCareer
      key="new"
      ladders={ladders}
      first={first}
      palette={services.settings.value.palette}
      replaces={host.save.value ? REPLACES : null}
      newSeed={rollSeed}
      longestSeed={LONGEST_SEED}
      off={host.locked}
      onBegin={({ ladder, name, ...choice }) =>
        void host.begin(ladder, { ...choice, ...(name !== '' && { name }) }).then((begun) => (begun ? home() : undefined))
      }
      onImport={(file) => void file.text().then(async (text) => ((await host.bring(text)) ? home() : undefined))}
    />,
  ];
}
