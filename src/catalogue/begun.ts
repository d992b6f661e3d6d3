import { RULE, TEXT } from './frame-kinds.ts';
import type { GameCards } from './game-cards.ts';
import { filesOfPack } from './head.ts';
import { canonicalName } from './names.ts';
import { scaffold, type ScaffoldAsk } from './scaffold.ts';
import { needsOf, scaffoldPack, scaffoldRule } from './scaffold-parts.ts';
import { translationSkeleton } from './translation/skeleton.ts';
import type { Catalogue, ContentFile } from './types.ts';

interface Beside {
  readonly catalogue: Catalogue;
  /** The files that it was read from. */
  readonly files: readonly ContentFile[];
}

/** A translation of the pack that it is asked to begin from; `id` is its language. */
function textsBegun(games: readonly GameCards[], { catalogue, files }: Beside, ask: ScaffoldAsk): readonly ContentFile[] | null {
  const of = canonicalName(ask.from);
  const { id: language, pack, schemas, author } = ask;
  const translated = catalogue.packs.find((each) => each.id === of);
  if (!translated) return null;
  const texts = translationSkeleton(
    games,
    { catalogue, files: filesOfPack(files, of) },
    { language, of, pack, ...(schemas !== undefined && { schemas }) },
  );
  if (texts.length === 0) return null;
  const name = `${translated.name} (${language})`;
  const needs = needsOf(catalogue, of, pack);
  return [scaffoldPack({ pack, name, text: `${name}.`, needs, ...(author !== undefined && { author }) }), ...texts];
}

function ruleBegun({ id, pack, schemas, author }: ScaffoldAsk): readonly ContentFile[] {
  const head = scaffoldPack({
    pack,
    name: 'Rules',
    text: 'Rules that cards may cite.',
    needs: {},
    ...(author !== undefined && { author }),
  });
  return [head, scaffoldRule({ id, ...(schemas !== undefined && { schemas }) })];
}

/**
 * The files of a new pack of one card, rule or translation, the head of the pack first; null where there is nothing of the
 * name that it begins from. A rule begins from nothing.
 */
export function begun(games: readonly GameCards[], beside: Beside, ask: ScaffoldAsk): readonly ContentFile[] | null {
  if (ask.kind === RULE.noun) return ruleBegun(ask);
  if (ask.kind === TEXT.noun) return textsBegun(games, beside, ask);
  return scaffold(games, beside.catalogue, ask);
}
