import type { FoughtGame } from '../hud/fight/index.ts';
import type { BoutSession, GameSession } from '../session/index.ts';
import type { FightProps } from './arena/index.ts';
import { pageOf } from './page-of.ts';
import type { Services } from './services.ts';
import { soundsOf } from './sound/index.ts';

/** A fight that can be put into a parent, with its sounds; its game says how it looks. */
export type OpenFight = (parent: HTMLElement, page: Omit<FightProps<FoughtGame>, 'session' | 'onShown' | 'captions'>) => () => void;

/** Loads what the game of a session shows it with. */
export async function openFight(services: Services, session: GameSession): Promise<OpenFight> {
  const fought = session as unknown as BoutSession<FoughtGame>;
  const parts = await pageOf(session.setup).parts();
  const [{ mount }, heard] = await Promise.all([parts.fight(), parts.sounds().catch(() => null)]); // it may be fought in silence
  return (parent, props) => {
    const sounds = heard && soundsOf(services, heard.heardIn(fought));
    const unmount = mount(parent, { ...props, session: fought, ...(sounds && { onShown: sounds.onShown, captions: sounds.captions }) });
    return () => {
      sounds?.stop();
      unmount();
    };
  };
}
