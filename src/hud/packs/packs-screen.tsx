import { useLayoutEffect, useRef } from 'preact/hooks';
import { listed } from '../../engine/text/index.ts';
import { Screen } from '../page/index.ts';
import { Bring } from './bring.tsx';
import { ListedOne } from './listed-one.tsx';
import { CardsInWords, PackDetails } from './pack-details.tsx';
import { Said } from './said.tsx';
import type { BroughtPack, ListedPack } from './types.ts';
import './packs.css';
import type { PackScreen, PacksProps } from './props.ts';

function Listing({ title, packs, screen }: { readonly title: string; readonly packs: readonly ListedPack[]; readonly screen: PackScreen }) {
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
  const { note } = screen;
  const own = packs?.filter(({ shipped }) => !shipped) ?? [];
  const shipped = packs?.filter(({ shipped: comes }) => comes) ?? [];
  const isThere = [...own, ...shipped, ...brought].some(({ id }) => id === note?.id);
  const listing = brought.some(({ id }) => id === note?.id) ? { ...screen, note: null } : screen;
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
      <p class="visually-hidden" role="status">
        {note?.text}
      </p>
      {note && !isThere && (
        <section class="panel">
          <Said note={note} />
        </section>
      )}
      {brought.map((pack) => (
        <BroughtOne key={pack.id} pack={pack} {...screen} />
      ))}
      {packs === null && <p role="status">Reading …</p>}
      {packs && own.length === 0 && brought.length === 0 && (
        <section class="panel">
          <p>
            A pack adds beasts, men, arenas and bouts to the game. Bring one that somebody gave you, make one in the{' '}
            <a href="#/workshop">workshop</a>, or turn on one of those below. Records of the game’s own bouts stay as they are.
          </p>
        </section>
      )}
      <Listing title="Your packs" packs={own} screen={listing} />
      <Bring reading={screen.reading} problem={screen.problem} onBring={screen.onBring} />
      <Listing title="Packs that come with the game" packs={shipped} screen={listing} />
      {screen.sheet}
    </Screen>
  );
}

/** What can be decided, each with what it means. */
function Decisions({ pack, note, onTry, onKeep, onLeave }: { readonly pack: BroughtPack } & PackScreen) {
  const busy = note?.working === true;
  return (
    <dl class="pack-decisions">
      {pack.usable && pack.waits === null && (pack.adds.length > 0 || pack.errors === 0) && (
        <>
          <dt>
            <button type="button" class="button primary" disabled={busy} onClick={() => onTry(pack.id)}>
              Try it now
            </button>
          </dt>
          <dd>It plays until this page is closed. Nothing is stored.</dd>
        </>
      )}
      {pack.usable && (
        <>
          <dt>
            <button type="button" class="button" disabled={busy} onClick={() => onKeep(pack.id)}>
              {pack.replaces === null ? 'Keep it' : `Keep it instead of ${pack.replaces}`}
              {pack.waits !== null && ', off'}
            </button>
          </dt>
          <dd>
            {pack.waits === null
              ? 'It is stored in this browser and plays from now on. Under Packs it is turned off, or deleted, at any time.'
              : 'It is stored in this browser and waits. Under Packs it is turned on once what it needs is here.'}
          </dd>
        </>
      )}
      <dt>
        <button type="button" class="button" disabled={busy} onClick={() => onLeave(pack.id)}>
          Leave it
        </button>
      </dt>
      <dd>Nothing of it stays.</dd>
    </dl>
  );
}

/** A pack that waits for a decision: focus goes to it. */
export function BroughtOne({ pack, ...screen }: { readonly pack: BroughtPack } & PackScreen) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { note } = screen;
  useLayoutEffect(() => heading.current?.focus(), [pack.id, pack.version]);
  return (
    <section class="panel pack brought" aria-label={`Brought: ${pack.name}`}>
      <h2 tabIndex={-1} ref={heading}>
        Pack {pack.name} {pack.version}
      </h2>
      <PackDetails pack={pack} open />
      {pack.instead && <p>{pack.instead}</p>}
      {pack.along.length > 0 && <p>With it {listed(pack.along, 'and')} is turned on, which it needs.</p>}
      <Decisions pack={pack} {...screen} />
      {note?.id === pack.id && <Said note={note} />}
      <p class="quiet">A pack is text: it holds no program, and fetches nothing.</p>
      <CardsInWords cards={pack.cards} open />
    </section>
  );
}
