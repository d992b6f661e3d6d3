import { RuleRefs, Told } from '../common/index.ts';
import { Choices, Tick } from '../page/index.ts';
import './lex-choice.css';
import type { Messages } from '../../catalogue/index.ts';
import type { Lex } from '../../engine/lex/index.ts';

type Value = boolean | number | string;

/** Toggles of some rules: which there are, their values with the default first, and their words. */
export interface LexTable {
  readonly choices: Readonly<Record<string, { readonly values: readonly Value[]; readonly rules: readonly string[] }>>;
  readonly groups: readonly { readonly title: string; readonly toggles: readonly string[] }[];
  readonly words: (toggle: string) => { readonly name: string; readonly note: string };
  readonly valueWords: (toggle: string, value: Value) => string;
}

export type LexValues = Readonly<Record<string, Value>>;

interface LexChoiceProps {
  readonly table: LexTable;
  /** What differs from the rules. */
  readonly lex: LexValues;
  readonly problem: string | null;
  readonly onLex: (lex: LexValues) => void;
}

/** A lex without what is as the rules have it. */
function withToggle({ table, lex }: LexChoiceProps, toggle: string, value: Value): LexValues {
  const { [toggle]: _old, ...rest } = lex;
  return value === table.choices[toggle]!.values[0] ? rest : { ...rest, [toggle]: value };
}

function LexToggle(props: LexChoiceProps & { readonly toggle: string }) {
  const { table, lex, toggle, onLex } = props;
  const { values, rules } = table.choices[toggle]!;
  const value = lex[toggle] ?? values[0]!;
  const words = table.words(toggle);
  const set = (next: Value): void => onLex(withToggle(props, toggle, next));
  return (
    <div class="lex-toggle">
      {typeof value === 'boolean' ? (
        <Tick label={words.name} note={<Told text={words.note} />} checked={value} onChange={set} />
      ) : (
        <>
          <Choices
            legend={words.name}
            value={value}
            options={(values as readonly (string | number)[]).map((option) => ({ value: option, label: table.valueWords(toggle, option) }))}
            onChoose={set}
          />
          <p class="quiet">
            <Told text={words.note} />
          </p>
        </>
      )}
      <RuleRefs ids={rules} />
    </div>
  );
}

const WHAT = 'What the rules leave to whoever gives the games.';

function Differences({ table, lex }: LexChoiceProps) {
  const changed = Object.keys(lex).filter((toggle) => Object.hasOwn(table.choices, toggle));
  if (changed.length === 0) return <p class="quiet">{WHAT} Everything is as the rules have it.</p>;
  const told = changed.map((toggle) => `${table.words(toggle).name.toLowerCase()}: ${table.valueWords(toggle, lex[toggle]!)}`);
  return (
    <p class="quiet">
      {WHAT} Different from the rules: {told.join('; ')}.
    </p>
  );
}

/** The rulings that may be decided otherwise, each with its rules. */
export function LexChoice(props: LexChoiceProps) {
  const { table, lex, problem, onLex } = props;
  const changed = Object.keys(lex).length;
  return (
    <section class="panel" aria-labelledby="lex-title">
      <h2 id="lex-title">Lex</h2>
      {problem && <p class="problem">{problem}</p>}
      <Differences {...props} />
      <details open={problem !== null}>
        <summary>Change the lex{changed > 0 && ` (${changed} changed)`}</summary>
        {changed > 0 && (
          <button type="button" class="button" onClick={() => onLex({})}>
            As the rules have it
          </button>
        )}
        {table.groups.map(({ title, toggles }) => (
          <div key={title} class="lex-group">
            <h3>{title}</h3>
            {toggles.map((toggle) => (
              <LexToggle key={toggle} {...props} toggle={toggle} />
            ))}
          </div>
        ))}
      </details>
    </section>
  );
}

/** The lex of a game as a set-up screen offers it, in the words of its group of messages. */
export function lexTable({ choices }: Lex, group: string, messages: Messages): LexTable {
  const words = messages[group] ?? {};
  const headings = [...new Set(Object.values(choices).flatMap((choice) => choice.group ?? []))];
  const under = (heading: string): string[] => Object.keys(choices).filter((key) => choices[key]!.group === heading);
  return {
    choices,
    groups: headings.map((heading) => ({ title: words[`group-${heading}`] ?? heading, toggles: under(heading) })),
    words: (toggle) => ({ name: words[toggle] ?? toggle, note: words[`${toggle}-note`] ?? '' }),
    valueWords: (toggle, value) => {
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return words[`${toggle}-${String(value).replace('.', '-')}`] ?? String(value);
    },
  };
}
