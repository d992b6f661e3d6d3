import type { ProseLine, ReportProps } from '../../hud/workshop/index.ts';
import { Report, Tabs } from '../../hud/workshop/index.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { CardFace } from './card-face.tsx';
import type { Tried } from './tried.ts';
import { TrialView } from './trial-view.tsx';
import type { Place, Side } from './use-place.ts';
import type { Trials } from './use-trial.ts';
import type { Workbench } from './workbench.ts';

interface SidePaneProps {
  readonly services: Services;
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly place: Place;
  readonly changes: readonly ProseLine[] | null;
  readonly trials: Trials;
  readonly report: ReportProps | null;
  readonly onTest: () => void;
  readonly onOppose: (id: string) => void;
}

const LONGEST_SEED = 80;

/** What is said of words about cards where others are tried. */
const NO_SAND: Readonly<Record<string, string>> = {
  rule: 'A rule fights nobody: it is read where a card cites it. Card shows it as the rulebook will.',
  text: 'Texts change no fight. Card shows each beside what it stands in the place of.',
};

function Against({ tried, onOppose }: Pick<SidePaneProps, 'tried' | 'onOppose'>) {
  if (!tried || tried.opponents.length === 0) return null;
  return (
    <label>
      Against
      <select value={tried.against} onChange={(event) => onOppose(event.currentTarget.value)}>
        {tried.opponents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Bout(props: SidePaneProps) {
  const { services, workbench, tried, trials, onTest } = props;
  return (
    <>
      <div class="trial-begin">
        <button type="button" class="button primary" disabled={!tried} aria-busy={trials.coming !== null} onClick={onTest}>
          {trials.shown ? 'Test again' : 'Test bout'}
        </button>
        <Against {...props} />
        <label>
          Dice
          <input
            value={workbench.draft.value.seed}
            size={16}
            onChange={(event) => workbench.setSeed(event.currentTarget.value.trim().slice(0, LONGEST_SEED) || rollSeed())}
          />
        </label>
        <span class="quiet">The same dice before and after a change.</span>
      </div>
      <p role="status">{trials.coming && `${trials.coming}: it is played …`}</p>
      {trials.problem && <p class="problem">It cannot be played: {trials.problem}.</p>}
      {!tried && <p class="quiet">{NO_SAND[workbench.card.value?.kind ?? ''] ?? 'Cards of this kind stand on no sand by themselves.'}</p>}
      {trials.shown && <TrialView shown={trials.shown} services={services} />}
    </>
  );
}

function Measured(props: SidePaneProps) {
  const { report, workbench } = props;
  if (!report) return <p class="quiet">{NO_SAND[workbench.card.value?.kind ?? ''] ?? 'There is nothing to measure yet.'}</p>;
  return (
    <Report {...report}>
      <Against {...props} />
    </Report>
  );
}

/** What comes of what is written: the card, a bout, many bouts. */
export function SidePane(props: SidePaneProps) {
  const { services, workbench, tried, place, changes } = props;
  const card = workbench.card.value;
  const broken = workbench.broken.value;
  return (
    <section class="bench-side panel" aria-label="What comes of it">
      <Tabs<Side>
        name="side"
        chosen={place.side}
        onChoose={place.show}
        tabs={[
          { id: 'card', label: 'Card', note: broken && card ? 'last good' : undefined },
          { id: 'bout', label: 'Test bout' },
          { id: 'report', label: 'Report' },
        ]}
      >
        {place.side === 'card' && (
          <CardFace
            services={services}
            tried={tried}
            card={card}
            changes={changes}
            broken={broken}
            read={!workbench.stale.value || workbench.failure.value !== null}
          />
        )}
        {place.side === 'bout' && <Bout {...props} />}
        {place.side === 'report' && <Measured {...props} />}
      </Tabs>
    </section>
  );
}
