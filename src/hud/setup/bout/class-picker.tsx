import { Dialog, Portrait } from '../../common/index.ts';
import type { BoutClass } from '../../../games/munera/screens/setup/class-facts.tsx';
import { ClassFacts } from '../../../games/munera/screens/setup/class-facts.tsx';

interface ClassPickerProps {
  readonly title: string;
  readonly classes: readonly BoutClass[];
  /** Classes that those already chosen on the other sides are customarily matched with (M-284). */
  readonly foes: readonly string[];
  readonly onPick: (card: string) => void;
  readonly onClose: () => void;
}

const FOES = 'Customary foes';

interface Group {
  readonly title: string;
  readonly classes: readonly BoutClass[];
}

function groupsOf(classes: readonly BoutClass[], foes: readonly string[]): Group[] {
  const customary = classes.filter(({ card }) => foes.includes(card.class));
  const kind = (wanted: string): BoutClass[] => classes.filter(({ card }) => card.kind === wanted);
  const groups = [
    { title: FOES, classes: customary },
    { title: 'Gladiators', classes: kind('gladiator').filter((each) => !customary.includes(each)) },
    { title: 'Bestiarii', classes: kind('bestiarius') },
    { title: 'Noxii', classes: kind('noxius') },
  ];
  return groups.filter((group) => group.classes.length > 0);
}

function Tile({ each, onPick }: { readonly each: BoutClass; readonly onPick: (card: string) => void }) {
  const { card, arms, standing, text } = each;
  return (
    <li class="class-tile">
      <span class="class-figure" aria-hidden="true">
        <Portrait card={card.id} kind={card.kind} />
      </span>
      <div class="class-words">
        <button type="button" class="class-name" onClick={() => onPick(card.id)} aria-describedby={`class-${card.id}`}>
          {card.name}
        </button>
        {standing && <p class="quiet">{standing}</p>}
        <p id={`class-${card.id}`}>{arms}</p>
        <p class="class-text quiet">{text}</p>
      </div>
      <ClassFacts {...each} />
    </li>
  );
}

/** Everybody who may be sent in, on one page. */
export function ClassPicker({ title, classes, foes, onPick, onClose }: ClassPickerProps) {
  return (
    <Dialog title={title} class="class-picker" onClose={onClose}>
      {groupsOf(classes, foes).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          {group.title === FOES && <p class="quiet">The crowd likes to see them matched with those on the other side.</p>}
          <ul class="class-tiles">
            {group.classes.map((each) => (
              <Tile key={each.card.id} each={each} onPick={onPick} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
