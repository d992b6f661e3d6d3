import { MOST_BEASTS, type BeastCard, type HuntSetup } from '../../rules/index.ts';
import { Icon } from '../../../../hud/common/index.ts';
import { Tick } from '../../../../hud/page/index.ts';
import { PackOptions } from '../../../../hud/setup/index.ts';

interface CompanyProps {
  readonly setup: HuntSetup;
  readonly beasts: readonly BeastCard[];
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

/** Several beasts at once, in the order in which they act (D-401, D-403). */
export function Company({ setup, beasts, onSetup }: CompanyProps) {
  const several = setup.lex.severalBeasts === true;
  const [first = '', ...others] = setup.beasts;
  const { severalBeasts: _, ...plain } = setup.lex;
  const other = beasts.find(({ id }) => id !== first)?.id ?? first;
  const many = (list: readonly string[]): void => onSetup({ beasts: [first, ...list] });
  const change = (on: boolean): void =>
    onSetup(
      on
        ? { lex: { ...plain, severalBeasts: true }, beasts: [first, others[0] ?? other], ...(party(setup) === 0 && { draw: 4 }) }
        : { lex: plain, beasts: [first] },
    );
  return (
    <div class="opponent">
      <Tick label="Several beasts at once" note="They have one Control and act one after another." checked={several} onChange={change} />
      {several &&
        others.map((id, place) => (
          <div class="company" key={place}>
            <label class="field">
              <span class="label">Beast {place + 2}</span>
              <select
                class="select"
                value={id}
                onChange={(event) => many(others.map((each, at) => (at === place ? event.currentTarget.value : each)))}
              >
                <PackOptions cards={beasts.map(({ id: card, name }) => ({ id: card, name: name.en }))} />
              </select>
            </label>
            <button
              type="button"
              class="button icon-button"
              aria-label={`Without beast ${place + 2}`}
              onClick={() => many(others.filter((_each, at) => at !== place))}
            >
              <Icon sign="cancel" />
            </button>
          </div>
        ))}
      {several && setup.beasts.length < MOST_BEASTS && (
        <button type="button" class="button" onClick={() => many([...others, other])}>
          Another beast
        </button>
      )}
      <Tick
        label="The handler’s mistake"
        note="A die says where each looks; whoever has its man not before it turns round first."
        checked={setup.facing === 'random'}
        onChange={(on) => onSetup({ facing: on ? 'random' : undefined })}
      />
    </div>
  );
}

function party({ men, draw }: HuntSetup): number {
  return men.length + draw;
}
