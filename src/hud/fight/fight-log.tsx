import type { FigureId } from '../../engine/bout/index.ts';
import type { AnyFight } from './fight-model.ts';
import { withoutExecutions } from './executions.ts';
import { LogPanel } from './log-panel.tsx';

/** The log of the fight on the screen: a line leads to its dice, and chosen again back to the present. */
export function FightLog({ model }: { readonly model: Pick<AnyFight, 'presenter' | 'words' | 'picture' | 'inspected' | 'settings'> }) {
  const { presenter, words, picture, inspected, settings } = model;
  const entries = presenter.entries.value;
  return (
    <LogPanel
      entries={settings.value.skipExecutions ? withoutExecutions(entries) : entries}
      words={words}
      sideOf={(id: FigureId) => picture.value.figures.find((figure) => figure.id === id)?.place ?? null}
      inspected={inspected.value}
      onInspect={(entry) => (inspected.value = inspected.value === entry ? null : entry)}
    />
  );
}
