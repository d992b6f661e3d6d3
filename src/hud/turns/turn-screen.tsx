import type { ComponentChildren } from 'preact';
import { FightFrame, RoundStrip, type FightFrameProps } from '../fight/index.ts';
import type { TurnFight } from './turn-fight.ts';
import type { Moment } from './turn-words.ts';
import './action-points.css';
import './dials.css';
import './odds.css';
import './turns.css';

const SHEETS = [
  { key: 'answers', name: 'Actions' },
  { key: 'fighter', name: 'Fighter' },
  { key: 'foe', name: 'Opponent' },
  { key: 'log', name: 'Log' },
] as const;

interface TurnScreenProps extends Omit<FightFrameProps, 'model' | 'class' | 'strip' | 'sheets'> {
  readonly model: TurnFight;
  readonly momentOf: (model: TurnFight) => Moment;
  /** Stands beside the moment in the strip. */
  readonly beside?: ComponentChildren;
}

/** The screen of a fight in which one fighter at a time has his turn. */
export function TurnScreen({ momentOf, beside, ...props }: TurnScreenProps) {
  const strip = <TurnStrip model={props.model} momentOf={momentOf} beside={beside} />;
  return <FightFrame {...props} class="bout-screen" strip={strip} sheets={SHEETS} />;
}

function TurnStrip({ model, momentOf, beside }: Pick<TurnScreenProps, 'model' | 'momentOf' | 'beside'>) {
  return (
    <RoundStrip model={model} label="Round and turn" {...momentOf(model)}>
      {beside}
    </RoundStrip>
  );
}
