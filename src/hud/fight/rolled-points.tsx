import type { FigureId } from '../../engine/bout/index.ts';
import { Breakdown } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';

export interface RolledPointsProps {
  readonly model: Pick<AnyFight, 'presenter' | 'settings' | 'words'>;
  /** Whose turn it is. */
  readonly figure: FigureId | undefined;
  /** The rule of the die. */
  readonly rule: string;
}

/** The AP die of the turn and every term of it; nothing before it has fallen. */
export function RolledPoints({ model, figure, rule }: RolledPointsProps) {
  const rolled = model.presenter.entries.value.findLast(({ event }) => event.type === 'action-points' && event.figure === figure)?.event;
  if (rolled?.type !== 'action-points') return null;
  return (
    <details class="ap-why" open={model.settings.value.oddsDetail === 'law'}>
      <summary>
        Rolled {rolled.face}, {rolled.total} AP
      </summary>
      <Breakdown
        terms={[{ rule, value: rolled.face, reason: 'die' }, ...rolled.modifiers]}
        chance={null}
        words={model.words}
        caption="Action points"
      />
    </details>
  );
}
