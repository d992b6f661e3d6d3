import { useContext } from 'preact/hooks';
import { Dialog, Worded, Latin, Portrait } from '../../common/index.ts';
import type { NamedPack } from '../by-pack.tsx';
import { inPacks, OfPack, packIn, PacksContext } from '../by-pack.tsx';
import './roster.css';
import type { ComponentChildren } from 'preact';
import type { CardKind, FigureKit } from '../../../art/index.ts';

interface ClassFaceProps {
  readonly each: RosterClass;
  /** His name, or what is pressed to take him. */
  readonly children: ComponentChildren;
}

/** Figure, arms and numbers of one who may be sent in. */
export function ClassFace({ each, children }: ClassFaceProps) {
  const { id, name, latin, kind, kit, arms, standing, text } = each;
  return (
    <>
      <span class="class-figure" aria-hidden="true">
        <Portrait card={id} kind={kind} kit={kit} />
      </span>
      <div class="class-words">
        {children}
        <Latin name={latin} beside={name} />
        {standing && <p class="quiet">{standing}</p>}
        <p id={`class-${id}`}>{arms}</p>
        <p class="class-text quiet">{text}</p>
      </div>
      {each.facts()}
    </>
  );
}

/** One who may be sent in, as a set-up screen shows him. */
export interface RosterClass {
  /** Of his card. */
  readonly id: string;
  readonly name: string;
  /** His Latin name, where his card has one beside the other. */
  readonly latin: string | undefined;
  /** What his portrait is drawn as. */
  readonly kind: CardKind;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit;
  /** What he fights as, and the others that custom matches with it. */
  readonly class: string;
  readonly foes: readonly string[];
  /** Under which heading he stands on the page of all. */
  readonly group: string;
  /** What he carries, in a sentence. */
  readonly arms: string;
  /** What he is, where his name does not say it; empty for a gladiator. */
  readonly standing: string;
  /** A sentence or two about the type. */
  readonly text: string;
  /** What his arms come to, in numbers. */
  readonly facts: () => ComponentChildren;
}

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
    <li class="class-tile wrap">
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
