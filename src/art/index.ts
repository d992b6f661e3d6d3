/** The drawing of the game: plain Canvas 2D, no rules, of the engine only what cells and figures are; "black figure on a mosaic floor". */

export { contrast, luminance, mix, scaleTone, withAlpha } from './tones.ts';
export { sideNumeral, sideTone, textOn } from './sides.ts';
export { cosmetic, pick, seedOf, shuffled, type Cosmetic } from './random.ts';
export {
  DEFAULT_PALETTE,
  floorTones,
  PALETTE_IDS,
  PALETTES,
  type FloorTones,
  type Medal,
  type Palette,
  type PaletteId,
} from './palette.ts';
export {
  arenaApothem,
  arenaBounds,
  arenaHexes,
  FACING_STEPS,
  facingAngle,
  looksLeft,
  hexCorners,
  hexDistance,
  hexToPixel,
  pixelToHex,
  sizeToFit,
  SQRT3,
  WALL,
  wallBounds,
  type Bounds,
  type Hex,
  type Point,
} from './layout.ts';
export { figureOfBeast, figureOfMan, glyphOfThing, learnLooks, looksEdition, playLooks, previewLooks } from './looks.ts';
export { show, shown, stateShown, woundTone, type Showing } from './showing.ts';
export { hasIcon, iconAuthor, iconAuthors, iconCut, iconPath, iconSvg, ICON_BOX, type IconName } from './icons.ts';
export { figureOf, portraitIn, portraitOf, portraitSvg, type CardKind, type FigureKit, type Layer, type Portrait } from './portraits.ts';
export type { Pose } from './beasts/index.ts';
export { actionSign, glyphIcon, hasWeaponIcon, SIGNS, weaponIcon, type Sign } from './signs.ts';
export { drawGlyph, drawPortrait, glyphPath, portraitPath, type GlyphInk } from './glyph.ts';
export { BANKS, drawCavea, type CaveaOptions } from './cavea.ts';
export { drawArena, drawFloor, drawStands, type FloorOptions } from './floor.ts';
export {
  DOWN_SQUASH,
  drawMedallion,
  drawMedallionBody,
  drawMedallionHalo,
  drawMedallionRing,
  drawMedallionShadow,
  drawMedallionWedge,
  hasWedge,
  medallionBox,
  ringArc,
} from './medallion.ts';
export { lies, type ArcModel, type MedallionOptions } from './medallion-options.ts';
export { numeralIsHigh, sealIsHigh } from './seals.ts';
export type { MedallionState } from './marks.ts';
export { CONDITION_MARKS, conditionMarks, drawNet, drawSweat, type ConditionMark } from './condition-marks.ts';
export {
  drawGuardArc,
  drawOverlay,
  drawOverrunHit,
  drawPlannedArrow,
  drawThreat,
  type GuardArc,
  type OverlayKind,
  type OverlayOptions,
} from './overlays.ts';
export { drawDie, type DieOptions, type DieSides } from './dice.ts';
export {
  NO_OVERLAYS,
  type BoardPicture,
  type FigurePicture,
  type HexLabel,
  type HexMark,
  type Overlays,
  type PlannedWay,
  type Posture,
} from './picture.ts';
export { drawRudis, drawTriumph, layoutOf, triumphMoves, type TriumphFigure, type TriumphKind } from './triumph/index.ts';
export { drawMark } from './mark-paints.ts';
