import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { diffProse } from '../../catalogue/index.ts';
import { RuleBookContext, RuleDialog, TermsScope, termsOf } from '../../hud/common/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { StepCoverage, Pointed } from '../../hud/workshop/index.ts';
import { offsetOf, valueAt } from '../../hud/workshop/index.ts';
import { theGame } from '../game.ts';
import { pageRules } from '../rule-book.ts';
import type { Services } from '../services.ts';
import { draftName } from './draft-head.ts';
import { textOf } from './draft.ts';
import type { Bench, DraftCard } from './messages.ts';
import { PackBar } from './pack-bar.tsx';
import type { Reader } from './reader.ts';
import { SidePane } from './side-pane.tsx';
import { placeOfStep, type Written } from './written-places.ts';
import type { Measured } from './use-report.ts';
import { useReport } from './use-report.ts';
import { useTrial } from './use-trial.ts';
import { workshopParts } from './parts.ts';
import type { Parts, Tried } from './card-trial.ts';
import { triedOf } from './card-trial.ts';
import type { Workbench, Good } from './workbench.ts';
import { WritePane } from './write-pane.tsx';
import { type Pane, type Place, usePlace } from './use-place.ts';
import { useLoaded } from '../use-loaded.ts';

const NO_PARTS: Parts = new Map();

/** The card on the bench with the bout that it is tried in, and the way to choose another opponent for it. */
function useTried(good: Good | null, card: DraftCard | null): { readonly tried: Tried | null; oppose(this: void, id: string): void } {
  const [against, setAgainst] = useState<string | null>(null);
  const parts = useLoaded(workshopParts, []) ?? NO_PARTS;
  const tried = useMemo(
    () => good && card && triedOf(parts, { kit: good.kit, card, against, edition: good.edition }),
    [parts, good, card, against],
  );
  return { tried, oppose: setAgainst };
}

interface Asked {
  /** The card as it comes out now; null where there is none any more. */
  readonly card: DraftCard | null;
  /** Of the step in its card; undefined where nobody knows it. */
  readonly path: string | undefined;
  /** The files of the draft. */
  readonly files: ReadonlySet<string>;
  /** What the card extends, within a sentence. */
  readonly parent: string;
}

/** The way to a step: a line of the draft, or a place among the values that come out, with what is said of it. */
type StepPlace = { readonly written: Written } | { readonly pointed: Pointed };

/** What an operator calls an item that is inherited: its id, else its number in the list of the parent. */
function itemFor({ parent, value }: DraftCard, list: readonly string[], index: string): string | number {
  const item = valueAt(value, [...list, index]);
  const id = valueAt(item, ['id']);
  if (typeof id === 'string') return id;
  const inherited = valueAt(parent?.value, list);
  const written = JSON.stringify(item);
  const at = Array.isArray(inherited) ? inherited.findIndex((each) => JSON.stringify(each) === written) : -1;
  return (at < 0 ? Number(index) : at) + 1;
}

/** The operator that changes an inherited item here. */
function operatorFor(card: DraftCard, path: string): string {
  const list = path.split('.');
  const index = list.pop()!;
  return `${list.join('.')}: [{ replace: ${itemFor(card, list, index)}, with: [ \u2026 ] }]`;
}

/** Where a step of a report stands, or whose it is where it is not in the draft. */
export function stepPlace({ card, path, files, parent }: Asked): StepPlace {
  const written = card && path !== undefined ? placeOfStep(card, path) : null;
  if (!written || !card || path === undefined)
    return { pointed: { path: '', said: 'The card has no such step any more: measure again to see those that it has.', code: '' } };
  if (files.has(written.file)) return { written };
  const said = `This step is inherited from ${parent} (${written.file}, line ${written.line}). Change it here with`;
  return { pointed: { path, said, code: operatorFor(card, path) } };
}

interface BenchProps {
  readonly services: Services;
  readonly workbench: Workbench;
  readonly bench: Bench | null;
  readonly reader: Reader;
}

const PANES: readonly { readonly id: Pane; readonly label: string }[] = [
  { id: 'write', label: 'Write' },
  { id: 'card', label: 'Card' },
  { id: 'bout', label: 'Bout' },
  { id: 'report', label: 'Report' },
];

/** Where only one pane fits: which. */
function PaneChoice({ place, errors }: { readonly place: Place; readonly errors: number }) {
  return (
    <div class="bench-panes" role="group" aria-label="What is seen">
      {PANES.map(({ id, label }) => (
        <button key={id} type="button" class="tab" aria-pressed={place.pane === id} onClick={() => place.show(id)}>
          {label}
          {id === 'write' && errors > 0 ? <span class="tab-note">{errors}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Ctrl and Enter tests, wherever somebody is. */
function useTestKey(test: () => void): void {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      test();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}

/** A draft while it is written: its text, and what comes of it. */
export function BenchScreen({ services, workbench, bench, reader }: BenchProps) {
  const draft = workbench.draft.value;
  const card = workbench.card.value;
  const { tried, oppose } = useTried(workbench.good.value, card);
  const place = usePlace();
  const trials = useTrial(services, tried, draft.seed);
  const test = (): void => {
    place.show('bout');
    trials.test();
  };
  const go = (file: string, line: number, column: number): void => {
    workbench.open(file);
    const from = offsetOf(textOf(workbench.draft.peek(), file) ?? '', line, column);
    place.reveal({ from, to: from });
  };
  const goToStep = (step: StepCoverage, { tried: { part, card: measured } }: Measured): void => {
    const now = workbench.good.value?.cards.find(({ kind, id }) => kind === measured.kind && id === measured.id) ?? null;
    const parent = now?.parent ? (part.called?.(now.parent) ?? now.parent.name) : 'another card';
    const files = new Set(draft.files.map(({ path }) => path));
    const at = stepPlace({ card: now, path: part.pathOfStep?.(step), files, parent });
    if ('written' in at) return go(at.written.file, at.written.line, 1);
    if (now) workbench.open(now.file);
    place.point(at.pointed);
  };
  const { report } = useReport(tried, draft.seed, {
    onOutlier({ index }, measured) {
      place.show('bout');
      trials.again(index, measured);
    },
    onStep: goToStep,
  });
  useTestKey(test);
  const game = theGame(services);
  const rules = pageRules(game.catalogue, services);
  const messages = (workbench.good.value?.kit.catalogue ?? game.catalogue).messages;
  const terms = useMemo(() => termsOf(messages, tried?.trial.setup.ruleset ?? ''), [messages, tried?.trial.setup.ruleset]);
  const changes = card?.parent?.prose && card.prose ? diffProse(card.parent.prose, card.prose) : null;
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={terms}>
        <Screen
          title={`Workshop: ${draftName(draft)}`}
          of={draft.id}
          home={{ href: '#/workshop', text: 'Workshop' }}
          aside={<PackBar services={services} workbench={workbench} tried={tried} onTest={test} />}
        >
          <div class={`bench pane-${place.pane}`}>
            <PaneChoice place={place} errors={workbench.findings.value.filter(({ severity }) => severity === 'error').length} />
            <WritePane
              vault={services.vault}
              workbench={workbench}
              bench={bench}
              reader={reader}
              tried={tried}
              place={place}
              changes={changes}
              onTest={test}
              onGo={go}
            />
            <SidePane
              services={services}
              workbench={workbench}
              tried={tried}
              place={place}
              changes={changes}
              trials={trials}
              report={report}
              onTest={test}
              onOppose={oppose}
            />
          </div>
        </Screen>
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}
