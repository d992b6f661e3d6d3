import type { Heard } from '../../../app/index.ts';
import type { Voice, VoiceKind } from '../../../engine/look/index.ts';
import type { BeastCard } from '../rules/index.ts';
import type { HuntSession } from '../desk/index.ts';

/** The voice its card names; else horns bellow, what holds its prey growls, and the rest roars. */
export function voiceOf({ voice, attacks }: Pick<BeastCard, 'voice' | 'attacks'>): Voice {
  const any = Object.values(attacks);
  const suggested: VoiceKind = any.some(({ toss }) => toss) ? 'pulsed' : any.some(({ hold }) => hold) ? 'growl' : 'low';
  return voice ?? { kind: suggested, pitch: 1, length: 1 };
}

/** Beasts roar in their own voices, men strike with what they hold. */
export function heardIn(session: HuntSession): Heard {
  const { arena } = session.view.world;
  return {
    arena,
    cellOf(figure) {
      const { beasts, men } = session.view.state;
      return [...beasts, ...men].find(({ id }) => id === figure)?.cell;
    },
    beast(figure) {
      const { world, state } = session.view;
      const card = world.content.beasts[state.beasts.find(({ id }) => id === figure)?.card ?? ''];
      return card ? voiceOf(card) : null;
    },
    weapon(figure) {
      const { world, state } = session.view;
      const man = state.men.find(({ id }) => id === figure);
      return (man && world.content.men[man.card]?.weapon.id) ?? null;
    },
  };
}
