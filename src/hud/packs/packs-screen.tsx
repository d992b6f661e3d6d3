import { Screen } from '../page/index.ts';
import { Bring } from './bring.tsx';
import { BroughtOne } from './brought-one.tsx';
import { ListedOne } from './listed-one.tsx';
import { Said } from './said.tsx';
import type { ListedPack } from './types.ts';
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
