import { content } from 'virtual:content';
import type { Services, TitleLink } from '../../../app/index.ts';
import { dayOf } from '../../../app/index.ts';
import { damnatioContent } from '../rules/index.ts';
import { Medallion } from '../../../hud/common/index.ts';
import { todaysBeast } from './today.ts';

const hunting = damnatioContent(content);

const beasts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(hunting.beasts).map(({ id, name }) => [id, name.en.toLowerCase()]),
);

export function today(day: string): TitleLink {
  const { beast, seed } = todaysBeast(day, Object.keys(beasts));
  return { label: `Today’s beast: ${beasts[beast]!}`, href: `#/setup?beast=${beast}&seed=${seed}` };
}

const MEN = ['syrus', 'dama', 'pyrrhus', 'valens'];

/** The beast of the day and four who will meet it, as they stand on the sand. */
export function Frieze({ services }: { readonly services: Services }) {
  const palette = services.settings.value.palette;
  const { beast } = todaysBeast(dayOf(new Date()), Object.keys(beasts));
  const men = MEN.flatMap((id) => hunting.men[id] ?? []);
  const [large, small] = innerWidth < 640 ? [58, 38] : innerHeight < 640 ? [84, 56] : [128, 84];
  return (
    <>
      <Medallion card={beast} kind="beast" palette={palette} size={large} hp={1} state="standing" />
      {men.map((man) => (
        <Medallion
          key={man.id}
          card={man.id}
          kind="noxius"
          palette={palette}
          size={small}
          hp={1}
          state="standing"
          weapon={man.weapon.id}
          initial={man.name.slice(0, 1)}
        />
      ))}
    </>
  );
}
