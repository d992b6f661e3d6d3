import { content } from 'virtual:content';
import { dayOf, formatRoute, placeOfDay, type Services, type TitleLink } from '../../../app/index.ts';
import { learnLooks } from '../../../art/index.ts';
import { damnatioContent } from '../rules/index.ts';
import { Medallion } from '../../../hud/common/index.ts';
import { beastAt, ITEMS } from './today-programme.ts';

const hunting = damnatioContent(content);
learnLooks(content.looks);

const beasts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(hunting.beasts).map(({ id, name }) => [id, name.en.toLowerCase()]),
);

const beastOf = (day: string): string => beastAt(placeOfDay(day, ITEMS).place);

export function today(day: string): TitleLink {
  const beast = beastOf(day);
  return { label: `Today’s beast: ${beasts[beast] ?? beast}`, href: formatRoute({ screen: 'today', game: 'damnatio' }) };
}

const MEN = ['syrus', 'dama', 'pyrrhus', 'valens'];

/** The beast of the day and four who will meet it, as they stand on the sand. */
export function Frieze({ services }: { readonly services: Services }) {
  const palette = services.settings.value.palette;
  const beast = beastOf(dayOf(new Date()));
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
