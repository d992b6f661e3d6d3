import { useState } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import { Confirm, type Question } from './confirm.tsx';

/** What a career begins with. */
export interface CareerChoice {
  /** The ladder by its id. */
  readonly ladder: string;
  readonly name: string;
  readonly card: string;
  readonly gentle: boolean;
  readonly iron: boolean;
  readonly seed: string;
}

export interface ClassChoice {
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
