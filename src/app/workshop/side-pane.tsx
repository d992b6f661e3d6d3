import type { ProseLine, ReportProps } from '../../hud/workshop/index.ts';
import { Report, Tabs, CardFigure, Prose, RuleFace, TextFace } from '../../hud/workshop/index.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { splitName, type RuleText } from '../../catalogue/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { DraftCard } from './messages.ts';
import type { Tried } from './card-trial.ts';
import { TrialView } from './trial-view.tsx';
import type { Trials } from './use-trial.ts';
import type { Workbench } from './workbench.ts';
import type { Place, Side } from './use-place.ts';

interface CardFaceProps {
  readonly services: Services;
  readonly tried: Tried | null;
  readonly card: DraftCard | null;
  readonly changes: readonly ProseLine[] | null;
  /** What is written now is broken: this is the last that was not. */
  readonly broken: boolean;
  /** What is written has been read, whatever came of it. */
  readonly read: boolean;
}

/** Where no card has come of the text yet: whether one can. */
function NoCard({ read }: Pick<CardFaceProps, 'read'>) {
  return (
    <p class="quiet" role="status">
      {read ? 'As soon as the text holds together, the card stands here.' : 'The text is read …'}
    </p>
  );
}

/** Words about cards: a rule as the rulebook will have it, and texts beside what they stand in the place of. */
function WordFace({ card }: { readonly card: DraftCard }) {
  if (card.instead) return <TextFace language={splitName(card.id).local} texts={card.instead} />;
  return <RuleFace rule={card.value as RuleText} cited={splitName(card.id).local} />;
}

/** The card as players will see it, and below it what it does otherwise than what it extends. */
function CardFace({ services, tried, card, changes, broken, read }: CardFaceProps) {
  if (!card) return <NoCard read={read} />;
  const { kit, trial, part } = tried ?? {};
  const face =
    kit && trial && part
      ? part.face({
          content: gameOf<Rules>(kit.kit, trial.setup).content,
          kind: card.kind,
          id: card.id,
          services,
          game: kit,
          setup: trial.setup,
        })
      : null;
  const stands = part?.faceOf(card.kind) ?? null;
  const old = broken && <p class="last-good">This is the last card that held together. It goes on working while you mend the text.</p>;
  if (card.kind === 'rule' || card.kind === 'text') {
    return (
      <div class="card-face">
        {old}
        <WordFace card={card} />
      </div>
    );
  }
  return (
    <div class="card-face">
      {old}
      {face ?? (stands && <CardFigure card={card.id} kind={stands} />)}
      <Prose prose={face && changes ? null : card.prose} changes={changes} parent={card.parent?.name ?? null} brief={face !== null} />
    </div>
  );
}

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
