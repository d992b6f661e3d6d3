import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Screen, Tick } from '../page/index.ts';
import type { Brought } from './bring.tsx';
import { Bring } from './bring.tsx';
import { PackDetails } from './pack-details.tsx';
import { Share } from './share.tsx';
import type { BroughtPack, ListedPack, SharedPack } from './types.ts';
import './packs.css';

/** What can be done with packs, by their id. */
export interface PackDeeds {
  onTry(id: string): void;
  onKeep(id: string): void;
  /** Leaves what was brought, or no longer tries it. */
  onLeave(id: string): void;
  onSwitch(id: string, on: boolean): void;
  onDelete(id: string): void;
  onBack(id: string): void;
  onShare(id: string): void;
  onFile(id: string): void;
  onPrint(id: string): void;
  /** Opens a draft of it in the workshop. */
  onEdit(id: string): void;
}

export interface PacksProps extends PackDeeds {
  /** Null while they are read. */
  readonly packs: readonly ListedPack[] | null;
  readonly brought: readonly BroughtPack[];
  readonly busy: boolean;
  /** Whether what was brought is being read. */
  readonly reading: boolean;
  readonly problem: string | null;
  /** What came of the last deed; null before. */
  readonly note: string | null;
  readonly onBring: (brought: Brought) => void;
  /** The pack that is being handed on; its `id` alone while the link is made. */
  readonly sharing: { readonly id: string; readonly shared: SharedPack | null } | null;
  /** Where its cards can be played. */
  readonly play: readonly { readonly label: string; readonly href: string }[];
  /** What is printed; it is not seen on the screen. */
  readonly sheet: ComponentChildren;
}

/** Asks once more before something is gone. */
function Delete({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="button" aria-label={`Delete ${name}`} onClick={() => setAsked(true)}>
        Delete
      </button>
    );
  }
  return (
    <span class="button-row" role="group" aria-label={`Delete ${name} for good?`}>
      <button type="button" class="button" onClick={onDelete}>
        Yes, delete
      </button>
      <button type="button" class="button" onClick={() => setAsked(false)}>
        Keep
      </button>
    </span>
  );
}

type ScreenProps = Omit<PacksProps, 'packs' | 'brought'>;

/** A pack that waits for a decision: focus goes to it. */
function BroughtOne({ pack, busy, onTry, onKeep, onLeave }: { readonly pack: BroughtPack } & ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [pack.id, pack.headline]);
  return (
    <section class="panel pack brought" aria-label={`Brought: ${pack.name}`}>
      <h2 tabIndex={-1} ref={heading}>
        Pack {pack.headline}
      </h2>
      <PackDetails pack={pack} open />
      {pack.instead && <p>{pack.instead}</p>}
      <p class="button-row">
        {pack.usable && (
          <>
            <button type="button" class="button primary" disabled={busy} onClick={() => onTry(pack.id)}>
              Try it now
            </button>
            <button type="button" class="button" disabled={busy} onClick={() => onKeep(pack.id)}>
              Keep it
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => onLeave(pack.id)}>
          Leave it
        </button>
      </p>
      {pack.usable && (
        <p class="quiet">Trying lasts until this page is closed and stores nothing; what is kept plays until it is turned off.</p>
      )}
    </section>
  );
}

const STATE = { on: 'On', off: 'Off', tried: 'Tried until the page is closed', shipped: 'Comes with the game' } as const;

function Deeds({ pack, ...screen }: { readonly pack: ListedPack } & ScreenProps) {
  const { id, name, state, before } = pack;
  if (state === 'shipped') {
    return (
      <button type="button" class="button" disabled={screen.busy} aria-label={`Turn on ${name}`} onClick={() => screen.onKeep(id)}>
        Turn on
      </button>
    );
  }
  return (
    <>
      {state === 'tried' && (
        <>
          <button type="button" class="button primary" disabled={screen.busy} onClick={() => screen.onKeep(id)}>
            Keep it
          </button>
          <button type="button" class="button" onClick={() => screen.onLeave(id)}>
            Try no longer
          </button>
        </>
      )}
      <button type="button" class="button" aria-expanded={screen.sharing?.id === id} onClick={() => screen.onShare(id)}>
        Share
      </button>
      <button type="button" class="button" onClick={() => screen.onEdit(id)}>
        Edit a copy
      </button>
      {before !== null && (
        <button type="button" class="button" onClick={() => screen.onBack(id)}>
          Back to {before}
        </button>
      )}
      {state !== 'tried' && <Delete name={name} onDelete={() => screen.onDelete(id)} />}
    </>
  );
}

function ListedOne({ pack, ...screen }: { readonly pack: ListedPack } & ScreenProps) {
  const { id, name, state } = pack;
  const { sharing } = screen;
  return (
    <li class={`panel pack ${state}`}>
      <h3>
        {pack.headline} <span class="pack-state">{STATE[state]}</span>
      </h3>
      <PackDetails pack={pack} />
      {(state === 'on' || state === 'off') && (
        <Tick label={`${name} is on`} checked={state === 'on'} onChange={(on) => screen.onSwitch(id, on)} />
      )}
      <div class="button-row">
        <Deeds pack={pack} {...screen} />
      </div>
      {sharing?.id === id && <Share shared={sharing.shared} onFile={() => screen.onFile(id)} onPrint={() => screen.onPrint(id)} />}
    </li>
  );
}

function Listing({
  title,
  packs,
  screen,
}: {
  readonly title: string;
  readonly packs: readonly ListedPack[];
  readonly screen: ScreenProps;
}) {
  if (packs.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 class="pack-heading">{title}</h2>
      <ul class="packs">
        {packs.map((pack) => (
          <ListedOne key={pack.id} pack={pack} {...screen} />
        ))}
      </ul>
    </section>
  );
}

/** Every pack there is here, and the way in for others. */
export function PacksScreen({ packs, brought, ...screen }: PacksProps) {
  const own = packs?.filter(({ state }) => state !== 'shipped') ?? [];
  const shipped = packs?.filter(({ state }) => state === 'shipped') ?? [];
  return (
    <Screen
      title="Packs"
      aside={
        <>
          <a class="button" href="#/workshop">
            Workshop
          </a>
          <a class="button" href="#/bestiary">
            Bestiary
          </a>
        </>
      }
    >
      {screen.note && (
        <section class="panel pack-note">
          <p role="status">{screen.note}</p>
          {own.some(({ state }) => state === 'on' || state === 'tried') && (
            <p class="button-row">
              {screen.play.map(({ label, href }) => (
                <a key={href} class="button" href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </section>
      )}
      {brought.map((pack) => (
        <BroughtOne key={pack.id} pack={pack} {...screen} />
      ))}
      {packs === null && <p role="status">Reading …</p>}
      {packs && own.length === 0 && brought.length === 0 && (
        <section class="panel">
          <p>
            A pack adds beasts, men, arenas and bouts to the game. None is installed: the game plays with its own cards, and its records
            stay as they are when you add one.
          </p>
        </section>
      )}
      <Listing title="Your packs" packs={own} screen={screen} />
      <Bring busy={screen.busy} reading={screen.reading} problem={screen.problem} onBring={screen.onBring} />
      <Listing title="Packs that come with the game" packs={shipped} screen={screen} />
      {screen.sheet}
    </Screen>
  );
}
