import { useContext } from 'preact/hooks';
import { Dialog, Worded } from '../../common/index.ts';
import type { NamedPack } from '../by-pack.tsx';
import { inPacks, OfPack, packIn, PacksContext } from '../by-pack.tsx';
import { ClassFace } from './class-face.tsx';
import type { RosterClass } from './roster-class.ts';

interface ClassPickerProps {
  readonly title: string;
  readonly classes: readonly RosterClass[];
  /** Their headings, in order. */
  readonly groups: readonly string[];
  /** Classes that those already chosen on the other sides are customarily matched with. */
  readonly foes: readonly string[];
  readonly onPick: (card: string) => void;
  readonly onClose: () => void;
}

const FOES = 'Customary foes';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly classes: readonly RosterClass[];
}

/** Those of packs stand under the names of their packs, behind the game’s own. */
function groupsOf({ classes, groups, foes }: ClassPickerProps, packs: readonly NamedPack[]): Group[] {
  const customary = classes.filter((each) => foes.includes(each.class));
  const rest = classes.filter((each) => !customary.includes(each));
  const own = rest.filter(({ id }) => packIn(id) === null);
  const named = groups.map((title) => ({ id: title, title, classes: own.filter(({ group }) => group === title) }));
  const added = inPacks(rest, packs).flatMap(({ pack, items }) =>
    pack ? [{ id: `pack ${pack.id}`, title: pack.name, classes: items }] : [],
  );
  return [{ id: FOES, title: FOES, classes: customary }, ...named, ...added].filter((group) => group.classes.length > 0);
}

function Tile({ each, onPick }: { readonly each: RosterClass; readonly onPick: (card: string) => void }) {
  return (
    <li class="class-tile">
      <ClassFace each={each}>
        <button type="button" class="class-name" onClick={() => onPick(each.id)} aria-describedby={`class-${each.id}`}>
          <Worded text={each.name} />
        </button>
        <OfPack card={each.id} />
      </ClassFace>
    </li>
  );
}

/** Everybody who may be sent in, on one page. */
export function ClassPicker(props: ClassPickerProps) {
  const { title, onPick, onClose } = props;
  const packs = useContext(PacksContext);
  return (
    <Dialog title={title} class="class-picker" onClose={onClose}>
      {groupsOf(props, packs).map((group) => (
        <section key={group.id} aria-label={group.title}>
          <h3>{group.title}</h3>
          {group.id === FOES && <p class="quiet">The crowd likes to see them matched with those on the other side.</p>}
          <ul class="class-tiles">
            {group.classes.map((each) => (
              <Tile key={each.id} each={each} onPick={onPick} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
