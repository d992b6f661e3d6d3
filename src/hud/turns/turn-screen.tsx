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
}

/** The screen of a fight in which one fighter at a time has his turn. */
export function TurnScreen({ momentOf, ...props }: TurnScreenProps) {
  const strip = <TurnStrip model={props.model} momentOf={momentOf} />;
  return <FightFrame {...props} class="bout-screen" strip={strip} sheets={SHEETS} />;
}

function TurnStrip({ model, momentOf }: Pick<TurnScreenProps, 'model' | 'momentOf'>) {
  return <RoundStrip model={model} label="Round and turn" {...momentOf(model)} />;
}
