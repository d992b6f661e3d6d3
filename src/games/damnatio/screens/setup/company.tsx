import { MOST_BEASTS, type BeastCard, type HuntSetup } from '../../rules/index.ts';
import { Icon } from '../../../../hud/common/index.ts';
import { Tick } from '../../../../hud/page/index.ts';
import { PackOptions } from '../../../../hud/setup/index.ts';

interface CompanyProps {
  readonly setup: HuntSetup;
  readonly beasts: readonly BeastCard[];
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

/** The first beast, and another that may stand beside it. */
function firstAndOther({ setup, beasts }: CompanyProps): readonly [first: string, other: string] {
  const [first = ''] = setup.beasts;
  return [first, beasts.find(({ id }) => id !== first)?.id ?? first];
}

interface BeastSelectProps extends Pick<CompanyProps, 'beasts'> {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

function BeastSelect({ label, beasts, value, onChoose }: BeastSelectProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select class="select" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <PackOptions cards={beasts.map(({ id, name }) => ({ id, name: name.en }))} />
      </select>
    </label>
  );
}

/** Two beasts in rehearsal, with nobody between them. */
export function Opponent(props: CompanyProps) {
  const { setup, beasts, onSetup } = props;
  const second = setup.beasts[1];
  const [first, other] = firstAndOther(props);
  const change = (duel: boolean): void =>
    onSetup(duel ? { beasts: [first, other], men: [], draw: 0 } : { beasts: [first], men: [], draw: 4, wager: undefined });
  return (
    <div class="opponent">
      <Tick
        label="Rehearsal: beast against beast"
        note="Nobody commands; watch how their cards think."
        checked={second !== undefined}
        onChange={change}
      />
      {second !== undefined && (
        <BeastSelect label="Against" beasts={beasts} value={second} onChoose={(id) => onSetup({ beasts: [first, id], wager: undefined })} />
      )}
    </div>
  );
}

/** Several beasts at once, in the order in which they act (D-401, D-403). */
export function Company(props: CompanyProps) {
  const { setup, beasts, onSetup } = props;
  const several = setup.lex.severalBeasts === true;
  const others = setup.beasts.slice(1);
  const [first, other] = firstAndOther(props);
  const { severalBeasts: _, ...plain } = setup.lex;
  const many = (list: readonly string[]): void => onSetup({ beasts: [first, ...list] });
  const change = (on: boolean): void =>
    onSetup(
      on
        ? {
            lex: { ...plain, severalBeasts: true },
            beasts: [first, others[0] ?? other],
            ...(setup.men.length + setup.draw === 0 && { draw: 4 }),
          }
        : { lex: plain, beasts: [first] },
    );
  return (
    <div class="opponent">
      <Tick label="Several beasts at once" note="They have one Control and act one after another." checked={several} onChange={change} />
      {several &&
        others.map((id, place) => (
          <div class="company" key={place}>
            <BeastSelect
              label={`Beast ${place + 2}`}
              beasts={beasts}
              value={id}
              onChoose={(chosen) => many(others.map((each, at) => (at === place ? chosen : each)))}
            />
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
