import { useState } from 'preact/hooks';
import { Tick } from '../page/index.ts';
import { CardsInWords, PackDetails } from './pack-details.tsx';
import { Said } from './said.tsx';
import { Share } from './share.tsx';
import type { ListedPack } from './types.ts';
import type { PackScreen } from './props.ts';

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

type ListedProps = { readonly pack: ListedPack } & PackScreen;

function Deeds({ pack, ...screen }: ListedProps) {
  const { id, name, state, shipped, before } = pack;
  return (
    <>
      {state === 'tried' && (
        <>
          <button type="button" class="button" disabled={screen.note?.working === true} onClick={() => screen.onKeepTried(id)}>
            Keep it
          </button>
          <button type="button" class="button" onClick={() => screen.onTryNoLonger(id)}>
            Try no longer
          </button>
        </>
      )}
      {!shipped && (
        <button type="button" class="button" aria-expanded={screen.sharing?.id === id} onClick={() => screen.onShare(id)}>
          Share
        </button>
      )}
      <button type="button" class="button" onClick={() => screen.onEdit(id)}>
        Edit a copy
      </button>
      {shipped && (
        <button type="button" class="button" onClick={() => screen.onPrint(id)}>
          Print its cards
        </button>
      )}
      {before !== null && (
        <button type="button" class="button" onClick={() => screen.onBack(id)}>
          Back to {before}
        </button>
      )}
      {!shipped && state !== 'tried' && <Delete name={name} onDelete={() => screen.onDelete(id)} />}
    </>
  );
}

/** The ways to what a pack adds. */
function Play({ play }: Pick<ListedPack, 'play'>) {
  if (play.length === 0) return null;
  return (
    <p class="button-row">
      {play.map(({ label, href }, place) => (
        <a key={href} class={place === 0 ? 'button primary' : 'button'} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** What the game brings for the place of a pack that is kept. */
function Brings({ pack, note, onTakeBrought }: ListedProps) {
  const { id, name, brings } = pack;
  if (brings === null) return null;
  return (
    <>
      <p>{brings.text}</p>
      <button type="button" class="button" disabled={note?.working === true} onClick={() => onTakeBrought(id)}>
        Take {name} {brings.version}
      </button>
    </>
  );
}

const STATE = { on: 'On', off: 'Off', tried: 'Tried until the page is closed' } as const;

/** A pack that is here. */
export function ListedOne({ pack, ...screen }: ListedProps) {
  const { id, name, version, state, play } = pack;
  const { sharing, note } = screen;
  const isSaid = note?.id === id;
  return (
    <li class={`panel pack ${state}`}>
      <h3>
        {name} {version} <span class="pack-state">{STATE[state]}</span>
      </h3>
      <PackDetails pack={pack} />
      <CardsInWords cards={pack.cards} />
      {state !== 'tried' && <Tick label={`${name} is on`} checked={state === 'on'} onChange={(on) => screen.onSwitch(id, on)} />}
      <Brings pack={pack} {...screen} />
      {isSaid && (
        <Said note={note}>
          <Play play={play} />
        </Said>
      )}
      {!isSaid && <Play play={play} />}
      <div class="button-row">
        <Deeds pack={pack} {...screen} />
      </div>
      {sharing?.id === id && (
        <Share shared={sharing.shared} needs={pack.needs} onFile={() => screen.onFile(id)} onPrint={() => screen.onPrint(id)} />
      )}
    </li>
  );
}
