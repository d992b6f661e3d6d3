import { portraitIn, portraitOf, type CardKind, type Portrait } from '../../art/index.ts';
import type { Catalogue, Finding } from '../../catalogue/index.ts';
import { besideName, cardName, causesOf, waitingLine } from '../../catalogue/index.ts';
import type { SheetCard, ShownFinding, ShownPack } from '../../hud/packs/index.ts';
import { madeBy } from './pack-words.ts';
import type { Checked } from './messages.ts';
import type { StoredPack } from './stored-packs.ts';
import type { Summary } from './pack-summary.ts';
import { inShortOf, sizeOf } from './pack-summary.ts';

const NOTHING: Summary = {
  errors: 0,
  warnings: 0,
  findings: [],
  adds: [],
  inShort: '',
  changes: [],
  conflicts: [],
  unmet: [],
  needs: [],
  hash: '',
};

/** As what a card of a kind stands on the sand; null for a kind without a face. */
export type FaceOfKind = (kind: string) => CardKind | null;

function shownFinding({ severity, file, line, column, message, hint, excerpt }: Finding): ShownFinding {
  return { severity, place: `${file}:${line}:${column}`, message, hint: hint ?? null, excerpt };
}

/** Causes in full; what only waits for them in a line. */
function shownFindings(findings: readonly Finding[]): ShownFinding[] {
  const { causes, waiting } = causesOf(findings);
  const lines = waiting.map((each) => ({
    severity: 'error' as const,
    place: each.file,
    message: waitingLine(each),
    hint: null,
    excerpt: '',
  }));
  return [...causes.map(shownFinding), ...lines];
}

/** The figure of a card by what a catalogue says of its look, or that of its kind. */
function faceOf({ looks }: Catalogue, id: string, kind: CardKind): Portrait {
  const table = kind === 'beast' ? looks.beast : looks.man;
  return portraitIn(Object.hasOwn(table, id) ? table[id] : undefined) ?? portraitOf(id, kind);
}

/** The cards of a pack in words, each beside its figure. */
export function cardsInWords({ catalogue, prose }: Checked, pack: string, faceOfKind: FaceOfKind): SheetCard[] {
  return (catalogue?.cards ?? []).flatMap((card): SheetCard[] => {
    const { kind, id } = card;
    const told = card.pack === pack ? prose[`${kind} ${id}`] : undefined;
    if (!told) return [];
    const [name, stands] = [cardName(card.value, id), faceOfKind(kind)];
    return [{ id, kind, name, face: stands && faceOf(catalogue!, id, stands), sentences: besideName(name, told.sentences) }];
  });
}

interface Told {
  /** Null where it could not be read. */
  readonly summary: Summary | null;
  readonly cards: readonly SheetCard[];
  readonly unread: string | null;
}

/** A pack as its screen shows it. */
export function shownPack({ about, files }: StoredPack, { summary, cards, unread }: Told): ShownPack {
  const { id, name, version, licence, authors, text } = about;
  const told = summary ?? NOTHING;
  const findings = shownFindings(told.findings);
  return {
    id,
    name,
    version,
    text,
    inShort: unread === null ? inShortOf(told) : 'It could not be read',
    by: madeBy(authors),
    facts: [id, licence === '' ? '' : `licence ${licence}`, sizeOf(files)].filter((fact) => fact !== ''),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    findings,
    conflicts: told.conflicts.map(shownFinding),
    waits: told.unmet.length > 0 ? told.unmet.join(' ') : null,
    needs: told.needs.filter((need) => need.includes('.')),
    adds: told.adds,
    changes: told.changes,
    cards,
    unread,
  };
}
