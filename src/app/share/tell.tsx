import { useMemo } from 'preact/hooks';
import { capital } from '../../hud/common/index.ts';
import type { ResultCard } from '../../hud/share/index.ts';
import { TellPanel } from '../../hud/share/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { dayInWords } from '../daily/days.ts';
import type { Ended, TellPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import type { Occasion } from '../occasion.ts';
import { readOccasion } from '../occasion.ts';
import type { Services } from '../services.ts';
import { challengeLink } from './challenge-link.ts';
import { rivalsOf } from './rivals.ts';
import type { Telling } from './telling.ts';
import { useLoaded } from '../use-loaded.ts';

interface TellEndProps {
  readonly services: Services;
  readonly game: Game;
  readonly ended: Ended<Rules> & { readonly occasion?: string };
  readonly part: TellPart<Rules>;
  /** What is told of it. */
  readonly telling: Telling;
}

/** What a fight was, in a sentence or two; null where there is nothing to say. */
export function occasionWords(occasion: Occasion | null, { notOwn, about }: Pick<Telling, 'notOwn' | 'about'>): string | null {
  if (occasion?.kind === 'today') {
    const day = dayInWords(occasion.day);
    if (notOwn === null && about.outcome !== null) return `Your try of ${day}: this is the one that counts.`;
    return `Your try of ${day}, the only one. ${capital(notOwn ?? 'never finished')}, it does not count for your days in a row.`;
  }
  if (occasion?.kind === 'practice') return `Practice at the fight of ${dayInWords(occasion.day)}: it does not count.`;
  if (occasion?.kind === 'fork') return 'Fought on from within another fight: it counts for itself alone.';
  return null;
}

function cardOf({ about, feat, figures, story }: Telling, occasion: Occasion | null): ResultCard {
  const day = occasion?.kind === 'today' || occasion?.kind === 'practice' ? occasion.day : null;
  const { line, marks } = feat ?? { line: about.result, marks: '' };
  return { day, practice: occasion?.kind === 'practice', who: about.whoInLine, line, marks, figures, story };
}

/** On an end page: the card, the link, and how others came out of the same fight. */
export function TellEnd({ services, game, ended, part, telling }: TellEndProps) {
  const { record, controllers, deputed, occasion: why } = ended;
  const occasion = readOccasion(why);
  const card = useMemo(() => cardOf(telling, occasion), [telling]);
  const { feat, share } = telling;
  const rivals = useLoaded(() => {
    const kept = { record, controllers, ...(deputed && { deputed }), ...(why !== undefined && { occasion: why }) };
    return feat && rivalsOf(game, services.vault, kept, part, { feat, share });
  }, [ended]);
  if (!feat) return null;
  return (
    <TellPanel
      card={card}
      link={() => challengeLink(game.kit, record, controllers, deputed)}
      occasion={occasionWords(occasion, telling)}
      rivals={rivals ?? []}
      palette={services.settings.value.palette}
    />
  );
}
