import { Dialog } from '../../common/index.ts';
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
  readonly title: string;
  readonly classes: readonly RosterClass[];
}

function groupsOf({ classes, groups, foes }: ClassPickerProps): Group[] {
  const customary = classes.filter((each) => foes.includes(each.class));
  const rest = classes.filter((each) => !customary.includes(each));
  const named = groups.map((title) => ({ title, classes: rest.filter(({ group }) => group === title) }));
  return [{ title: FOES, classes: customary }, ...named].filter((group) => group.classes.length > 0);
}

function Tile({ each, onPick }: { readonly each: RosterClass; readonly onPick: (card: string) => void }) {
  return (
    <li class="class-tile">
      <ClassFace each={each}>
        <button type="button" class="class-name" onClick={() => onPick(each.id)} aria-describedby={`class-${each.id}`}>
          {each.name}
        </button>
      </ClassFace>
    </li>
  );
}

/** Everybody who may be sent in, on one page. */
export function ClassPicker(props: ClassPickerProps) {
  const { title, onPick, onClose } = props;
  return (
    <Dialog title={title} class="class-picker" onClose={onClose}>
      {groupsOf(props).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          {group.title === FOES && <p class="quiet">The crowd likes to see them matched with those on the other side.</p>}
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
