export type { Draft, Entry, Fault, Lint } from './draft.ts';
export { blockOf, byId, isOf, of } from './draft.ts';
export { formatFinding, inOneLine, fixed, fixesApart, causesOf, formatFindings, waitingLine, type Waiting } from './finding.ts';
export { ARENA, BEHAVIOUR } from './frame-kinds.ts';
export type { BoutFault, BoutsOfProgrammes, GameCards, Words } from './game-cards.ts';
export { wordsIn } from './game-cards.ts';
export type { KnownNames } from './json-schema.ts';
export { fileSchemas, jsonSchemas, schemaFiles, lexType } from './json-schema.ts';
export type { ArenaEntry, ArenaUse, Bare, BehaviourEntry, Block, Earlier, Kind, Migration, Placed, Shape } from './kind.ts';
export { defineBlock, defineKind, listed, single, exactly } from './kind.ts';
export type { KindName } from './library.ts';
export { kindNames } from './library.ts';
export { knownNames } from './json-schema.ts';
export { spellingHint } from './spelling-hint.ts';
export { unknownCard } from './unknown-card.ts';
export { arenas } from './lint/arenas.ts';
export { opponentFaults } from './lint/programmes.ts';
export type { Start } from './lint/room.ts';
export { inTheWay, roomFaults } from './lint/room.ts';
export { withoutReserved } from './reserved-packs.ts';
export type { PackHead } from './pack-head.ts';
export { filesOfPack, packHeads, PACK_MARK } from './pack-head.ts';
export type { LoadResult, WordCard } from './load.ts';
export { loadCatalogue, loadWithWords } from './load.ts';
export type { ProseDiff } from './prose.ts';
export { diffProse, proseOfBehaviour, proseOfProgramme, article, diceText, inTwenty, plural, share } from './prose.ts';
export type { ReferencePage, ReferenceRow, ReferenceSection, ReferenceWord } from './reference/index.ts';
export { referenceFiles, referenceMarkdown, referencePages } from './reference/index.ts';
export type { MigratedFile } from './migrate.ts';
export { migrateFile } from './migrate.ts';
export { canonicalName, CORE, fullName, isPackId, parseName, splitName } from './names.ts';
export type { ScaffoldAsk } from './scaffold.ts';
export { cardToBeginFrom, scaffold, begun, resolveCard } from './scaffold.ts';
export { needsOf, scaffoldPack, scaffoldRule, titleOfId } from './scaffold-parts.ts';
export type { Instead } from './translation/instead.ts';
export { translationSkeleton } from './translation/skeleton.ts';
export { beastLook, glyph, manLook } from './schemas/look.ts';
export {
  because,
  cardId,
  cardRef,
  count,
  dice,
  flag,
  line,
  localId,
  nameOf,
  orNull,
  overrides,
  partId,
  nameIn,
  nameWithLatin,
  note,
  prose,
  rule,
  ruleId,
  said,
  sharedWord,
} from './schemas/common.ts';
export { opponents } from './schemas/programme.ts';
export { PACK } from './schemas/words.ts';
export { Sheet, readSheet } from './sheet.ts';
export { contentHash } from './hash.ts';
export { reviveCatalogue, reviveContent, reviveText } from './shipped.ts';
export { languageOf, unknownLanguage } from './translation/language.ts';
export { messagesIn } from './translation/messages.ts';
export type { ToldCard } from './card-words.ts';
export { besideName, cardName, latinName, toldBy, glyphOf } from './card-words.ts';
export type { Path, Tree } from './tree.ts';
export { at, child, textAt } from './tree.ts';
export type {
  Catalogue,
  ContentFile,
  Finding,
  Fix,
  GameContent,
  Joined,
  LadderCard,
  LessonCard,
  LessonCondition,
  Messages,
  Pack,
  PlayContent,
  ProgrammeCard,
  ProgrammedBout,
  ResolvedCard,
  RuleText,
} from './types.ts';
export { listToCards, mapAt, nameOfFirst, pairAt, renameKey, textNode, toSecond } from './migrations/nodes.ts';
