import { Dialog, Portrait } from '../../common/index.ts';
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
  const { id, name, kind, kit, arms, standing, text } = each;
  return (
    <li class="class-tile">
      <span class="class-figure" aria-hidden="true">
        <Portrait card={id} kind={kind} kit={kit} />
      </span>
      <div class="class-words">
        <button type="button" class="class-name" onClick={() => onPick(id)} aria-describedby={`class-${id}`}>
          {name}
        </button>
        {standing && <p class="quiet">{standing}</p>}
        <p id={`class-${id}`}>{arms}</p>
        <p class="class-text quiet">{text}</p>
      </div>
      {each.facts()}
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
