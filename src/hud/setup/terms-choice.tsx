import type { HuntSetup, Lex } from '../../rulesets/damnatio/index.ts';
import { DEFAULT_LEX, LEX_CHOICES } from '../../rulesets/damnatio/index.ts';
import { plain, RuleRefs, signed } from '../common/index.ts';
import { Choices, Tick } from '../page/index.ts';
import { LEX_GROUPS, LEX_WORDS, lexValueWords } from './lex-words.ts';

interface TermsProps {
  readonly setup: HuntSetup;
  readonly problem: string | null;
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

const GRADES = ['As it is', 'Elite I', 'Elite II', 'Elite III'];

const SLIDERS = [
  ['hitPoints', 'Hit Points', -10, 30],
  ['damage', 'Damage', -4, 6],
  ['control', 'Control', -3, 5],
] as const;

/** How dangerous the beast is, beside its card. */
export function EliteChoice({ setup, problem, onSetup }: TermsProps) {
  return (
    <section class="panel" aria-labelledby="elite-title">
      <h2 id="elite-title">Grade of the beast</h2>
      {problem && <p class="problem">{problem}</p>}
      <Choices
        legend="Elite"
        value={setup.elite}
        options={GRADES.map((label, value) => ({ value, label }))}
        onChoose={(elite) => onSetup({ elite: elite as HuntSetup['elite'] })}
      />
      <div class="sliders">
        {SLIDERS.map(([field, name, least, most]) => (
          <label class="field" key={field}>
            <span class="label">
              {name} <output>{signed(setup.sliders[field])}</output>
            </span>
            <input
              type="range"
              min={least}
              max={most}
              value={setup.sliders[field]}
              aria-valuetext={plain(setup.sliders[field])}
              onInput={(event) => onSetup({ sliders: { ...setup.sliders, [field]: Number(event.currentTarget.value) } })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

type Toggle = keyof Lex;

/** A lex without what is as the rules have it. */
function withToggle(lex: Partial<Lex>, toggle: Toggle, value: Lex[Toggle]): Partial<Lex> {
  const { [toggle]: _old, ...rest } = lex;
  return value === DEFAULT_LEX[toggle] ? rest : { ...rest, [toggle]: value };
}

function LexToggle({ setup, toggle, onSetup }: TermsProps & { readonly toggle: Toggle }) {
  const { values, rules } = LEX_CHOICES[toggle];
  const value = setup.lex[toggle] ?? DEFAULT_LEX[toggle];
  const words = LEX_WORDS[toggle];
  const set = (next: Lex[Toggle]): void => onSetup({ lex: withToggle(setup.lex, toggle, next) });
  return (
    <div class="lex-toggle">
      {typeof value === 'boolean' ? (
        <Tick label={words.name} note={words.note} checked={value} onChange={set} />
      ) : (
        <>
          <Choices
            legend={words.name}
            value={value}
            options={(values as readonly (string | number)[]).map((option) => ({ value: option, label: lexValueWords(toggle, option as Lex[Toggle]) }))}
            onChoose={(next) => set(next as Lex[Toggle])}
          />
          <p class="quiet">{words.note}</p>
        </>
      )}
      <RuleRefs ids={rules} />
    </div>
  );
}

function Differences({ lex }: { readonly lex: Partial<Lex> }) {
  const changed = (Object.keys(lex) as Toggle[]).filter((toggle) => Object.hasOwn(LEX_WORDS, toggle));
  if (changed.length === 0) return <p class="quiet">Everything is as the rules have it.</p>;
  return (
    <p class="quiet">
      Different from the rules: {changed.map((toggle) => `${LEX_WORDS[toggle].name.toLowerCase()}: ${lexValueWords(toggle, lex[toggle]!)}`).join('; ')}.
    </p>
  );
}

/** The rulings that may be decided otherwise, each with its rules. */
export function LexChoice(props: TermsProps) {
  const { setup, problem, onSetup } = props;
  const changed = Object.keys(setup.lex).length;
  return (
    <section class="panel" aria-labelledby="lex-title">
      <h2 id="lex-title">Lex</h2>
      {problem && <p class="problem">{problem}</p>}
      <Differences lex={setup.lex} />
      <details open={problem !== null}>
        <summary>Change the lex{changed > 0 && ` (${changed} changed)`}</summary>
        {changed > 0 && (
          <button type="button" class="button" onClick={() => onSetup({ lex: {} })}>
            As the rules have it
          </button>
        )}
        {LEX_GROUPS.map(({ title, toggles }) => (
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
