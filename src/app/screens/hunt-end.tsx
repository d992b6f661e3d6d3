import { useEffect, useMemo, useState } from 'preact/hooks';
import { wordsOf } from '../../hud/common/index.ts';
import type { Fallen, Moment } from '../../hud/end/index.ts';
import { EndScreen, luckOf, momentsByHarm, momentsBySwing } from '../../hud/end/index.ts';
import type { Hunt } from '../../rulesets/damnatio/index.ts';
import { beastCard, manCard } from '../../rulesets/damnatio/index.ts';
import type { HuntRecord, HuntReplay } from '../../session/index.ts';
import { savedMen, survives } from '../about-hunt.ts';
import type { Game } from '../game.ts';
import { linkTo } from '../replay-link.ts';
import { formatRoute } from '../routes.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { askAnalyst } from '../workers/analyst.ts';

export interface EndedHunt {
  readonly id: string;
  readonly record: HuntRecord;
  readonly replay: HuntReplay;
}

function figuresOf(hunt: Hunt): Fallen[] {
  const { world, state } = hunt;
  const beasts = state.beasts.map((beast): Fallen => {
    const card = beastCard(world, beast);
    return { id: beast.id, card: beast.card, kind: 'beast', name: card.name.en, weapon: null, lives: beast.hp > 0, hp: Math.max(0, beast.hp) / card.ratings.hitPoints };
  });
  const men = state.men.map((man): Fallen => {
    const card = manCard(world, man);
    return { id: man.id, card: man.card, kind: card.kind, name: card.name, weapon: card.weapon.id, lives: survives(state, man), hp: Math.max(0, man.hp) / card.ratings.hitPoints };
  });
  return [...beasts, ...men];
}

const COUNTS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function heading(hunt: Hunt): string {
  const { men, beasts } = hunt.state;
  if (men.length === 0) return beasts.every(({ hp }) => hp > 0) ? 'Neither fell' : 'One beast is left';
  const saved = savedMen(hunt.state);
  if (saved === men.length) return men.length === 1 ? 'He lives' : 'All live';
  return saved === 0 ? 'None lives' : `${COUNTS[saved]} of ${COUNTS[men.length]!.toLowerCase()} ${saved === 1 ? 'lives' : 'live'}`;
}

/** Moments by harm at once; by what was at stake when every position has been played out. */
function useMoments(game: Game, { record, replay }: EndedHunt): { moments: readonly Moment[]; thinking: boolean } {
  const first = useMemo(() => momentsByHarm(replay.steps), [replay]);
  const duel = record.setup.beasts.length === 2;
  const [found, setFound] = useState<{ moments: readonly Moment[]; thinking: boolean }>({ moments: first, thinking: !duel });
  useEffect(() => {
    setFound({ moments: first, thinking: !duel });
    if (duel) return;
    return askAnalyst({ ask: 'swings', content: game.catalogue.content.damnatio, record, player: 'skilled' }, (answer) => {
      const swings = answer.answer === 'swings' ? momentsBySwing(replay.steps, answer.values) : [];
      setFound({ moments: swings.length > 0 ? swings : first, thinking: false });
    });
  }, [replay]);
  return found;
}

/** The end of a hunt. */
export function HuntEndView({ services, game, ended }: { readonly services: Services; readonly game: Game; readonly ended: EndedHunt }) {
  const { record, replay, id } = ended;
  const hunt = replay.positions.at(-1)!;
  const { moments, thinking } = useMoments(game, ended);
  const words = useMemo(() => wordsOf(game.catalogue.messages, hunt.world), [hunt]);
  const men = new Set(hunt.state.men.map((man) => man.id));
  const luck = useMemo(() => luckOf(replay.steps, (figure) => men.has(figure)), [replay]);
  const outcome = hunt.outcome();
  const again = (seed: string): void => {
    game.begin(record.setup, seed);
    services.go({ screen: 'arena' });
  };
  return (
    <EndScreen
      heading={heading(hunt)}
      result={outcome ? words.say('outcome', outcome.by) : 'The hunt was broken off.'}
      rounds={hunt.state.round}
      seed={record.seed}
      figures={figuresOf(hunt)}
      moments={moments}
      thinking={thinking}
      luck={luck}
      words={words}
      palette={services.settings.value.palette}
      momentHref={(step) => formatRoute({ screen: 'replay', id, at: Math.max(0, step - 1) })}
      replayHref={formatRoute({ screen: 'replay', id, at: null })}
      link={() => linkTo(game.kit, record, null)}
      onSameDice={() => again(record.seed)}
      onNewDice={() => again(rollSeed())}
    />
  );
}
