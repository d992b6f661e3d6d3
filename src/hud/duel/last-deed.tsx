import type { BoutEvent } from '../../engine/bout/index.ts';
import { sayPassages } from '../common/index.ts';
import type { AnyFight } from '../fight/index.ts';
import './last-deed.css';

const DICE: readonly BoutEvent['type'][] = ['clashed', 'rolled'];

interface LastDeedProps {
  readonly model: Pick<AnyFight, 'presenter' | 'words'>;
  /** The events of which it tells. */
  readonly told: readonly BoutEvent['type'][];
}

/** What the last answer of this turn came to, where dice fell for it; nothing is said twice. */
export function LastDeed({ model, told }: LastDeedProps) {
  const entries = model.presenter.entries.value;
  const step = entries.at(-1)?.step;
  const deed = entries.filter((entry) => entry.step === step).map(({ event }) => event);
  if (!deed.some(({ type }) => DICE.includes(type)) || deed.some(({ type }) => type === 'turn-started')) return null;
  const lines = sayPassages(
    deed.filter(({ type }) => told.includes(type)),
    (event) => event,
    model.words,
  ).map(({ text }) => text);
  return <p class="last-deed">{lines.filter((text, i) => !lines.slice(0, i).some((before) => before.endsWith(text))).join(' ')}</p>;
}
